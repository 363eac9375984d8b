import { apiContract } from '@org/schema/contract';
import { appError } from '@org/schema/errors';
import { type BoundRoute, openRoute } from '../../../kernel/http/bind-route.ts';

/**
 * Creates the health routes: liveness and readiness.
 * @param prove - `prove` throws when the process cannot work
 * @param isDraining - `isDraining` is true during shutdown
 */
export function healthRoutes(prove: () => Promise<void>, isDraining: () => boolean): BoundRoute[] {
  const { health } = apiContract;
  return [
    openRoute(health.live, async () => ({ status: 'ok' })),
    openRoute(health.ready, async () => {
      if (isDraining()) throw appError('unavailable', { retryAfter: 5 });
      await prove();
      return { status: 'ready' };
    }),
  ];
}
