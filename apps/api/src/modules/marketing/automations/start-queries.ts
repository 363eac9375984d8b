import type { AutomationStart, AutomationStartEvent } from '@org/schema/entities';
import { type RawBuilder, sql } from 'kysely';

/** Values that the queries of an event depend on. */
export interface StartContext {
  readonly start: AutomationStart;
  /** Only what happened at or after this time. */
  readonly since: Date;
  /** Today in the time zone of the tenant, such as `2026-03-01`. */
  readonly today: string;
  /** Day of the tenant on which the automation was activated. */
  readonly firstDay: string;
  /** The day since 9:00, when dates of customers count. */
  readonly morning: string;
  /** True for the first search of `morning`. */
  readonly isFirstSearch: boolean;
}

/** Rows of customers joined to documents: `d` is the document. */
const ofCustomer = (table: 'quotes' | 'invoices', condition: RawBuilder<unknown>) => sql`
  select c.email_key as email, d.id as record_id
  from ${sql.ref(table)} d join customers c on c.tenant_id = d.tenant_id and c.id = d.customer_id
  where c.deleted_at is null and d.deleted_at is null and ${condition}`;

/**
 * Queries of what starts automations, by event: addresses, and the record that each is about. A record starts an automation once
 * for each person; 0 stands for joining any list, which happens once.
 */
export const START_QUERIES: Readonly<
  Record<AutomationStartEvent, (context: StartContext) => RawBuilder<unknown>>
> = {
  'subscriber.joined': ({ start: { listId }, since }) => sql`
    select s.email, ${listId ?? 0}::bigint as record_id
    from list_members m join subscribers s on s.tenant_id = m.tenant_id and s.id = m.subscriber_id
    where m.status = 'subscribed' and m.updated_at >= ${since}
      and ${listId === null ? sql`true` : sql`m.list_id = ${listId}`}`,
  'order.placed': ({ since }) => sql`
    select email_key as email, id as record_id from orders
    where created_at >= ${since} and cancelled_at is null and deleted_at is null`,
  'cart.left': ({ start: { hours }, since }) => sql`
    select lower(c.details ->> 'email') as email, c.id as record_id from carts c
    where c.updated_at >= ${since}::timestamptz - make_interval(hours => ${hours}::int)
      and c.updated_at < now() - make_interval(hours => ${hours}::int)
      and coalesce(c.details ->> 'email', '') <> ''
      and exists (select 1 from cart_items i where i.tenant_id = c.tenant_id and i.cart_id = c.id)
      and not exists (select 1 from orders o where o.tenant_id = c.tenant_id
        and o.email_key = lower(c.details ->> 'email') and o.created_at >= c.updated_at)`,
  'customer.tagged': ({ start: { tagId }, since }) => sql`
    select c.email_key as email, c.id as record_id
    from taggings t join customers c on c.tenant_id = t.tenant_id and c.id = t.entity_id
    where t.entity = 'customer' and t.tag_id = ${tagId ?? 0} and t.created_at >= ${since} and c.deleted_at is null`,
  'quote.sent': ({ since }) => ofCustomer('quotes', sql`d.last_sent_at >= ${since}`),
  'invoice.overdue': ({ today, firstDay }) =>
    ofCustomer(
      'invoices',
      sql`d.balance > 0 and d.issued_at is not null and d.due_date < ${today}::date and d.due_date >= ${firstDay}::date`,
    ),
  // The record id contains the year, so that people enter once a year. In other years, February 28 stands for February 29.
  'customer.date': ({ start: { fieldKey, days }, since, morning, isFirstSearch }) => sql`
    select c.email_key as email, c.id * 10000 + extract(year from due.day)::int as record_id
    from customers c, lateral (select ${morning}::date + ${days}::int as day) due,
      lateral (select substring(c.custom_fields -> ${fieldKey}::text ->> 'value' from '^\\d{4}-(\\d\\d-\\d\\d)$') as day) own
    where c.deleted_at is null and (${isFirstSearch} or c.updated_at >= ${since})
      and (own.day = to_char(due.day, 'MM-DD')
        or (own.day = '02-29' and to_char(due.day, 'MM-DD') = '02-28' and to_char(due.day + 1, 'MM-DD') = '03-01'))`,
};
