import { apiContract, appError, isStaff } from '@org/schema';
import type { EventHub } from '../../events/event-hub.ts';
import { type BoundRoute, type SessionInput, streamRoute } from '../../http/bind-route.ts';
import type { SignedIn } from '../../http/call.ts';
import type { Identity } from '../auth/identity.ts';

/** The stream of a tenant's events, for its staff, at both of its addresses. Source: RT-007. */
export function eventRoutes(hub: EventHub, identity: Pick<Identity, 'stillIs'>): BoundRoute[] {
  const { events } = apiContract;

  function getListener({ person, roleId, permissions, tenant }: SignedIn) {
    if (!tenant || !isStaff(roleId)) return undefined;
    return { tenantId: tenant.id, userId: person.id, permissions };
  }

  async function answer({
    signedIn,
    query,
    call,
  }: SessionInput<typeof events.listen>): Promise<Response> {
    const listener = getListener(signedIn);
    if (!listener) throw appError('forbidden');
    const { headers } = call;
    const lastEventId = headers.get('last-event-id') ?? undefined;
    const body = query.once
      ? await hub.runOnce({ ...listener, lastEventId })
      : await hub.open({
          ...listener,
          lastEventId,
          async recheck() {
            const now = await identity.stillIs(headers);
            const still = now && getListener(now);
            return still?.tenantId === listener.tenantId ? still : undefined;
          },
        });
    return new Response(body, {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        // Proxies that keep answers back until they are whole would keep this one for ever.
        'x-accel-buffering': 'no',
      },
    });
  }

  return [streamRoute(events.listen, answer), streamRoute(events.stream, answer)];
}
