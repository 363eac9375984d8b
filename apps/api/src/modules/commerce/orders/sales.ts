import { fromCents, toCents } from '@org/schema';
import { SALES_DAYS, type Sales } from '@org/schema/entities';
import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { shopSettings } from '../shop-settings/shop-settings.ts';

/** Returns a summary of the shop: open orders, and sales per day in the tenant's time zone. */
export async function readSales(tx: TenantTx): Promise<Sales> {
  const { timezone } = await getSettings(tx);
  const { currency } = await shopSettings(tx);
  const zone = timezone || 'UTC';
  const { rows } = await sql<{ day: string; total: string; orders: number }>`
    with today as (select (now() at time zone ${zone})::date as day)
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(sum(o.total), 0)::text as total, count(o.id)::int as orders
    from today, lateral (select today.day - n as day from generate_series(0, ${SALES_DAYS - 1}::int) n) d
    left join orders o on o.created_at >= (d.day::timestamp at time zone ${zone})
      and o.created_at < ((d.day + 1)::timestamp at time zone ${zone})
      and o.cancelled_at is null and o.currency = ${currency}
    group by d.day order by d.day`.execute(tx);
  const { waiting } = await tx
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<string>().as('waiting'))
    .where('status', '=', 'pending')
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    waiting: Number(waiting),
    currency,
    total: fromCents(rows.reduce((sum, { total }) => sum + toCents(total), 0n)),
    orders: rows.reduce((sum, { orders }) => sum + orders, 0),
    days: rows.map(({ day, total, orders }) => ({ day, total: Number(total), orders })),
  };
}
