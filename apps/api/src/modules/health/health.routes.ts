import { apiContract, appError } from '@org/schema';
import { sql } from 'kysely';
import type { DataDoor } from '../../database/data-door.ts';
import { type BoundRoute, openRoute } from '../../http/bind-route.ts';

/** State of the process: that it answers, and that it can work. Shape: `isDraining` tells that it is going down. */
export function healthRoutes(door: DataDoor, isDraining: () => boolean): BoundRoute[] {
  const { health } = apiContract;
  return [
    openRoute(health.live, async () => ({ status: 'ok' })),
    openRoute(health.ready, async () => {
      if (isDraining()) throw appError('unavailable', { retryAfter: 5 });
      await door.asPlatform('check health', (tx) => sql`select 1`.execute(tx));
      return { status: 'ready' };
    }),
  ];
}
