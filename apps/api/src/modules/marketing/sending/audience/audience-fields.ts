import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SqlField } from '../../../../kernel/database/list-filter.ts';

const subscriber = (column: string) => sql.ref(`subscribers.${column}`);

/** Returns a value of the customer with the subscriber's address; null for a subscriber who is no customer. */
const customer = (value: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select ${value} from customers c
  where c.tenant_id = subscribers.tenant_id and c.email_key = subscribers.email and c.deleted_at is null
  order by c.id limit 1)`;

/** Returns a sum over the orders with the subscriber's address. */
const orders = (value: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select ${value} from orders o
  where o.tenant_id = subscribers.tenant_id and o.email_key = subscribers.email
    and o.cancelled_at is null and o.deleted_at is null)`;

/** Returns a time of the campaigns that the subscriber got. */
const sends = (value: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select ${value} from email_sends e
  where e.tenant_id = subscribers.tenant_id and e.subscriber_id = subscribers.id)`;

/** Returns the condition for subscribers whose customer has one of several tags, or any tag. */
function hasTags(ids: readonly number[] | undefined): RawBuilder<SqlBool> {
  const named = ids ? sql`and t.tag_id = any(${ids}::bigint[])` : sql``;
  return sql<SqlBool>`exists (
    select 1 from customers c join taggings t
      on t.tenant_id = c.tenant_id and t.entity = 'customer' and t.entity_id = c.id
    where c.tenant_id = subscribers.tenant_id and c.email_key = subscribers.email and c.deleted_at is null ${named})`;
}

/** SQL of `AUDIENCE_FIELDS`, over rows of `subscribers`. */
export const AUDIENCE_SQL: Readonly<Record<string, SqlField>> = {
  'subscriber.email': { type: 'text', value: subscriber('email'), key: subscriber('email') },
  'subscriber.firstname': { type: 'text', value: subscriber('firstname') },
  'subscriber.lastname': { type: 'text', value: subscriber('lastname') },
  'subscriber.source': { type: 'text', value: subscriber('source') },
  'subscriber.created_at': { type: 'date', value: subscriber('created_at') },
  'customer.company': { type: 'text', value: customer(sql`c.company`) },
  'customer.country': { type: 'text', value: customer(sql`c.country`) },
  'customer.status': { type: 'enum', value: customer(sql`c.status`) },
  'customer.tags': { type: 'tags', value: subscriber('id'), linked: hasTags },
  'customer.created_at': { type: 'date', value: customer(sql`c.created_at`) },
  'order.count': { type: 'number', value: orders(sql`count(*)`) },
  'order.total_spent': {
    type: 'money',
    value: orders(sql`coalesce(sum(o.paid - o.refunded), 0)`),
  },
  'order.last_order_at': { type: 'date', value: orders(sql`max(o.created_at)`) },
  'email.last_opened': { type: 'date', value: sends(sql`max(e.opened_at)`) },
  'email.last_clicked': { type: 'date', value: sends(sql`max(e.clicked_at)`) },
};
