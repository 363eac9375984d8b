import { apiContract } from '@org/schema/contract';
import type { Subscriber } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { entityRecords, listEntities } from '../../../kernel/entities/entity.service.ts';
import { recordChange, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { entitySource, startExport } from '../../../kernel/exports/exports.service.ts';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { addSubscribers } from './add-subscribers.ts';
import { emailListUsages } from './email-list-usages.ts';
import {
  createEmailList,
  listEmailLists,
  removeEmailList,
  updateEmailList,
} from './email-lists.service.ts';
import { saveMember } from './newsletter.repository.ts';
import { subscriberEntity, subscriberRows } from './subscriber.entity.ts';

async function findSubscriber({ tx }: TenantWrite, id: number): Promise<Subscriber> {
  const row = await subscriberRows(tx).where('subscribers.id', '=', id).executeTakeFirst();
  const [found] = row ? await entityRecords(tx, subscriberEntity, [row]) : [];
  if (!found) throw appError('not_found');
  return found;
}

/**
 * Unsubscribes a subscriber from all lists; earlier unsubscriptions keep their record.
 * @throws `not_found`
 */
async function unsubscribe(write: TenantWrite, id: number): Promise<Subscriber> {
  const { tx, tenantId, actor } = write;
  const { lists } = await findSubscriber(write, id);
  const consent = { left_at: new Date().toISOString(), left_by: actor.person.displayName };
  for (const list of lists)
    if (list.status !== 'unsubscribed')
      await saveMember(
        tx,
        tenantId,
        { listId: list.id, subscriberId: id },
        { status: 'unsubscribed', consent },
      );
  await recordChange(write, { entity: 'subscriber', id, action: 'updated' });
  return findSubscriber(write, id);
}

const addedMessage = (count: number): string =>
  count === 1 ? '1 person added' : `${count} people added`;

/** Creates the staff routes of subscribers and email lists. */
export function subscriberRoutes(send: SendJob): BoundRoute[] {
  const { subscribers, emailLists } = apiContract;
  return [
    staffRoute(subscribers.list, async (input) => ({
      results: await inTenant(input, (w) => listEntities(w, subscriberEntity, input.query)),
    })),
    staffRoute(subscribers.add, async (input) => {
      const added = await inTenant(input, (w) => addSubscribers(w, input.body));
      return { ...added, message: addedMessage(added.added) };
    }),
    staffRoute(subscribers.unsubscribe, async (input) => ({
      subscriber: await inTenant(input, (w) => unsubscribe(w, input.params.id)),
      message: 'This address will receive no more emails',
    })),
    staffRoute(subscribers.export, async (input) => ({
      export: await inTenant(input, (w) =>
        startExport(w, entitySource(subscriberEntity), send, input.body),
      ),
      message: 'Your export has started',
    })),
    staffRoute(emailLists.list, async (input) => ({
      results: await input.run((tx) => listEmailLists(tx, input.query)),
    })),
    staffRoute(emailLists.create, async (input) => ({
      list: await inTenant(input, (w) => createEmailList(w, input.body)),
      message: 'List created',
    })),
    staffRoute(emailLists.update, async (input) => ({
      list: await inTenant(input, (w) => updateEmailList(w, input.params.id, input.body)),
      message: 'List saved',
    })),
    staffRoute(emailLists.usage, async ({ run, params }) => {
      const rows = await run((tx) => emailListUsages(tx, params.id));
      return { results: { rows, total: rows.length } };
    }),
    staffRoute(emailLists.remove, async (input) => {
      const force = input.query.force ?? input.body.force ?? false;
      await inTenant(input, (w) => removeEmailList(w, input.params.id, force));
      return { message: 'List deleted' };
    }),
  ];
}
