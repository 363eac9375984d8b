import { sql } from 'kysely';
import type { ActivitySource, FigureSource } from '../../crm/index.ts';
import { orderEntity } from './order.entity.ts';

/** Orders of a customer, with what happened to them and their payments. */
export const ORDER_ACTIVITY: ActivitySource = {
  types: ['order', 'payment'],
  entity: orderEntity,
  entries: (customerId, visible) => sql`
    select 'order ' || orders.id, 'order', 'placed', orders.created_at, orders.number, '', orders.total, orders.currency,
      'order', orders.id, orders.author_id
    from orders where orders.customer_id = ${customerId} and orders.deleted_at is null and ${visible}
    union all
    select 'order event ' || e.id, 'order', e.type, e.created_at, orders.number, e.text, null::numeric, '',
      'order', orders.id, e.user_id
    from order_events e join orders on orders.id = e.order_id
    where orders.customer_id = ${customerId} and orders.deleted_at is null
      and e.type in ('fulfilled', 'cancelled', 'mail') and ${visible}
    union all
    select 'order payment ' || p.id, 'payment', case p.kind when 'refund' then 'refunded' else 'paid' end, p.created_at,
      orders.number, p.reference, p.amount, orders.currency, 'order', orders.id, p.user_id
    from payments p join orders on orders.id = p.order_id
    where orders.customer_id = ${customerId} and orders.deleted_at is null and p.status = 'done' and ${visible}`,
};

/** Number of orders of a customer, and what they paid for them. */
export const ORDER_FIGURES: FigureSource = {
  entity: orderEntity,
  async read(tx, customerId, visible) {
    const { rows } = await sql<{ currency: string; spent: string; orders: string }>`
      select orders.currency, sum(orders.paid - orders.refunded) as spent,
        count(*) filter (where orders.cancelled_at is null) as orders
      from orders where orders.customer_id = ${customerId} and orders.deleted_at is null and ${visible}
      group by orders.currency`.execute(tx);
    return {
      money: rows.map(({ currency, spent }) => ({ currency, spent: Number(spent) })),
      counts: { orders: rows.reduce((sum, { orders }) => sum + Number(orders), 0) },
    };
  },
};
