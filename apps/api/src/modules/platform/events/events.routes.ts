import { isStaff } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import { appError } from '@org/schema/errors';
import type { SignedIn } from '../../../kernel/access/call.ts';
import type { EventHub } from '../../../kernel/events/event-hub.ts';
import {
  type BoundRoute,
  type SessionInput,
  streamRoute,
} from '../../../kernel/http/bind-route.ts';
import type { Identity } from '../auth/identity.ts';

/** Creates the routes of a tenant's event stream for staff, at both of its paths. */
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
        // Proxies that buffer responses would hold this stream back forever.
        'x-accel-buffering': 'no',
      },
    });
  }

  return [streamRoute(events.listen, answer), streamRoute(events.stream, answer)];
}
