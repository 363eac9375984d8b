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

/** Returns a value over the quotes or invoices of the customers with the subscriber's address. */
const documents = (
  table: 'quotes' | 'invoices',
  value: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`(
  select ${value} from customers c join ${sql.ref(table)} d on d.tenant_id = c.tenant_id and d.customer_id = c.id
  where c.tenant_id = subscribers.tenant_id and c.email_key = subscribers.email
    and c.deleted_at is null and d.deleted_at is null)`;

/** Condition for subscribers who ordered one of several products, or any product. */
function hasBought(ids: readonly number[] | undefined): RawBuilder<SqlBool> {
  const named = ids ? sql`and i.product_id = any(${ids}::bigint[])` : sql``;
  return sql<SqlBool>`exists (
    select 1 from orders o join order_items i on i.tenant_id = o.tenant_id and i.order_id = o.id
    where o.tenant_id = subscribers.tenant_id and o.email_key = subscribers.email
      and o.cancelled_at is null and o.deleted_at is null ${named})`;
}

/** Returns a time of the campaigns that the subscriber got. */
const sends = (value: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select ${value} from email_sends e
  where e.tenant_id = subscribers.tenant_id and e.subscriber_id = subscribers.id)`;

/** Returns the condition for subscribers with a customer who has one of several tags, or any tag. */
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
  'order.products': { type: 'tags', value: subscriber('id'), linked: hasBought },
  'billing.quotes': { type: 'number', value: documents('quotes', sql`count(*)`) },
  'billing.open_balance': {
    type: 'money',
    value: documents('invoices', sql`coalesce(sum(d.balance), 0)`),
  },
  'billing.last_invoice_at': { type: 'date', value: documents('invoices', sql`max(d.issued_at)`) },
  'form.name': {
    type: 'text',
    value: sql`(
      select f.form_name from form_submissions f
      where f.tenant_id = subscribers.tenant_id and f.email_key = subscribers.email
        and f.status <> 'spam' and f.deleted_at is null
      order by f.id desc limit 1)`,
  },
  'email.received': {
    type: 'number',
    value: sends(sql`count(*) filter (where e.status = 'sent')`),
  },
  'email.last_received': { type: 'date', value: sends(sql`max(e.sent_at)`) },
  'email.last_opened': { type: 'date', value: sends(sql`max(e.opened_at)`) },
  'email.last_clicked': { type: 'date', value: sends(sql`max(e.clicked_at)`) },
};
