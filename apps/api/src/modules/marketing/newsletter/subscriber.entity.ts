import {
  type BlockReason,
  SUBSCRIBER_FIELDS,
  type Subscriber,
  type SubscriptionStatus,
} from '@org/schema/entities';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { orderBy } from '../../../kernel/database/list-order.ts';
import type { SubscriberRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { defineEntity } from '../../../kernel/entities/define-entity.ts';
import type { EntityRow } from '../../../kernel/entities/entity-definition.ts';

/** Row of a subscriber in lists. Subscribers have no trash: unsubscribed ones are retained, so that no import adds them again. */
type SubscriberRow = SubscriberRecord & EntityRow & { readonly list_status: string | null };

const column = (name: string) => sql.ref(`subscribers.${name}`);

/** Best status of a subscriber over all lists, in the order of `SUBSCRIPTION_STATUSES`. */
const STATUS = sql<SubscriptionStatus | null>`(
  select (array['subscribed', 'unconfirmed', 'unsubscribed'])[
    min(array_position(array['subscribed', 'unconfirmed', 'unsubscribed'], m.status))]
  from list_members m where m.tenant_id = subscribers.tenant_id and m.subscriber_id = subscribers.id)`;

/** Returns the query of subscribers with their status. */
export function subscriberRows(tx: TenantTx) {
  return tx
    .selectFrom('subscribers')
    .selectAll('subscribers')
    .select([
      STATUS.as('list_status'),
      sql<number>`1`.as('version'),
      sql<Date | null>`null`.as('deleted_at'),
    ]);
}

/** Returns the condition for subscribers on one of several lists, or on any list. */
function onLists(ids: readonly number[] | undefined): RawBuilder<SqlBool> {
  const named = ids ? sql`and m.list_id = any(${ids}::bigint[])` : sql``;
  return sql<SqlBool>`exists (
    select 1 from list_members m
    where m.tenant_id = subscribers.tenant_id and m.subscriber_id = subscribers.id and m.status <> 'unsubscribed' ${named})`;
}

async function toRecords(tx: TenantTx, rows: readonly SubscriberRow[]): Promise<Subscriber[]> {
  const ids = rows.map(({ id }) => id);
  const members =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('list_members')
          .innerJoin('email_lists', 'email_lists.id', 'list_members.list_id')
          .select([
            'list_members.subscriber_id',
            'list_members.status',
            'list_members.updated_at',
            'email_lists.id',
            'email_lists.name',
          ])
          .where('list_members.subscriber_id', 'in', ids)
          .orderBy('email_lists.name')
          .execute();
  const byPerson = Map.groupBy(members, ({ subscriber_id }) => subscriber_id);
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    firstname: row.firstname,
    lastname: row.lastname,
    timezone: row.timezone,
    status: row.list_status as SubscriptionStatus | null,
    blocked: row.suppressed_reason === '' ? 'none' : (row.suppressed_reason as BlockReason),
    source: row.source,
    lists: (byPerson.get(row.id) ?? []).map(({ id, name, status, updated_at }) => ({
      id,
      name,
      status,
      at: updated_at.toISOString(),
    })),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }));
}

/** Entity of newsletter subscribers for lists and exports; changes have separate routes. */
export const subscriberEntity = defineEntity<SubscriberRow, Subscriber, object>({
  entity: 'subscriber',
  plural: 'subscribers',
  words: ['subscriber', 'subscribers'],
  module: 'email_marketing',
  table: 'subscribers',
  list: {
    table: 'subscribers',
    rows: subscriberRows,
    searched: ['email', 'firstname', 'lastname'],
    hasTrash: false,
    fields: SUBSCRIBER_FIELDS,
    usual: { by: 'created_at', direction: 'desc' },
    orders: {
      email: orderBy('text', 'subscribers.email'),
      firstname: orderBy('text', 'subscribers.firstname'),
      lastname: orderBy('text', 'subscribers.lastname'),
      created_at: orderBy('time', 'subscribers.created_at'),
    },
    filters: {
      email: { type: 'text', value: column('email') },
      firstname: { type: 'text', value: column('firstname') },
      lastname: { type: 'text', value: column('lastname') },
      status: { type: 'enum', value: STATUS },
      lists: { type: 'tags', value: column('id'), linked: onLists },
      blocked: {
        type: 'enum',
        value: sql`coalesce(nullif(subscribers.suppressed_reason, ''), 'none')`,
      },
      timezone: { type: 'text', value: column('timezone') },
      source: { type: 'text', value: column('source') },
      created_at: { type: 'date', value: column('created_at') },
    },
  },
  toColumns: () => ({}),
  toRecords,
  searchTexts: ({ email, firstname, lastname }) => [email, firstname, lastname],
  getTitle: ({ email }) => email,
  getSubtitle: ({ firstname, lastname }) => `${firstname} ${lastname}`.trim(),
});
