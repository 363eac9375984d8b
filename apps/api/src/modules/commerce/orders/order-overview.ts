import { sql } from 'kysely';
import { type OverviewSource, sumByDay } from '../../platform/index.ts';
import { orderEntity } from './order.entity.ts';

/** Orders and what was paid for them, by day. */
export const ORDER_OVERVIEW: OverviewSource = {
  entity: orderEntity,
  async read(tx, period, visible) {
    const { currency, previousFrom, timezone } = period;
    const revenue = await sumByDay(
      tx,
      period,
      sql`select (p.created_at at time zone ${timezone})::date as day,
          case p.kind when 'refund' then -p.amount else p.amount end as value
        from payments p join orders on orders.id = p.order_id
        where p.status = 'done' and orders.currency = ${currency} and orders.deleted_at is null
          and p.created_at >= (${previousFrom}::date::timestamp at time zone ${timezone}) and ${visible}`,
    );
    const orders = await sumByDay(
      tx,
      period,
      sql`select (orders.created_at at time zone ${timezone})::date as day, 1::numeric as value from orders
        where orders.cancelled_at is null and orders.deleted_at is null
          and orders.created_at >= (${previousFrom}::date::timestamp at time zone ${timezone}) and ${visible}`,
    );
    return [
      { name: 'revenue', currency, ...revenue },
      { name: 'orders', currency: '', ...orders },
    ];
  },
};
