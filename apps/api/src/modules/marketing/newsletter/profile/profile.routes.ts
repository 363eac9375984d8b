import { apiContract } from '@org/schema/contract';
import { type BoundRoute, staffRoute } from '../../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../../kernel/http/in-tenant.ts';
import { readActivity } from './subscriber-activity.ts';
import {
  blockSubscriber,
  readProfile,
  removeSubscriber,
  unblockSubscriber,
  updateSubscriber,
} from './subscriber-profile.ts';

/** Creates the routes of one subscriber. */
export function profileRoutes(): BoundRoute[] {
  const { subscribers } = apiContract;
  return [
    staffRoute(subscribers.get, async ({ run, params }) => ({
      subscriber: await run((tx) => readProfile(tx, params.id)),
    })),
    staffRoute(subscribers.update, async (input) => ({
      subscriber: await inTenant(input, (w) => updateSubscriber(w, input.params.id, input.body)),
      message: 'Subscriber saved',
    })),
    staffRoute(subscribers.activity, async ({ run, params, query }) => ({
      results: await run(async (tx) => {
        // A subscriber that does not exist has no activity.
        await readProfile(tx, params.id);
        return readActivity(tx, params.id, query);
      }),
    })),
    staffRoute(subscribers.block, async (input) => ({
      subscriber: await inTenant(input, (w) => blockSubscriber(w, input.params.id)),
      message: 'This address gets no more emails',
    })),
    staffRoute(subscribers.unblock, async (input) => ({
      subscriber: await inTenant(input, (w) => unblockSubscriber(w, input.params.id)),
      message: 'This address can get emails again',
    })),
    staffRoute(subscribers.remove, async (input) => {
      await inTenant(input, (w) => removeSubscriber(w, input.params.id));
      return { message: 'Person deleted' };
    }),
  ];
}
