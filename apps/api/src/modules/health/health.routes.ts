import { apiContract, appError } from '@org/schema';
import { type BoundRoute, openRoute } from '../../http/bind-route.ts';

/** State of the process: that it answers, and that it can work. Shape: `prove` fails when it cannot, `isDraining` tells that it is going down. */
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
