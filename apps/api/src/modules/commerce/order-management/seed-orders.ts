import { randomBytes } from 'node:crypto';
import type { OrderFulfil } from '@org/schema/entities';
import { invariant } from '@org/schema/errors';
import type { DemoOrder, DemoOrderState, DemoTenant } from '@org/starter-kits';
import { sql } from 'kysely';
import { getAs, latestPast } from '../../../kernel/database/history-time.ts';
import type { TenantDatabase } from '../../../kernel/database/tenant-database.ts';
import { updateEntity } from '../../../kernel/entities/entity.service.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { renderMail } from '../../../kernel/mail/render-mail.ts';
import type { TenantSeed } from '../../../kernel/module/seed.ts';
import { addToCart } from '../cart/cart.service.ts';
import type { CartContext } from '../cart/read-cart.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { orderEntity } from '../orders/order.entity.ts';
import { cancelOrder, fulfilOrder, type OrderTools, payOrder } from './order-actions.ts';
import { refundOrder } from './refund-order.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Demo orders send no emails. */
const ignoreJob: SendJob = async () => undefined;

/** Fills a cart and places the order, as a visitor does. Returns the id of the order. */
async function place(
  { tx, tenantId }: TenantWrite,
  { customers, shop }: DemoTenant,
  order: DemoOrder,
): Promise<number> {
  const customer = customers?.customers.find(({ email }) => email === order.email);
  invariant(customer, 'the demo has a customer for each order');
  const key = randomBytes(32).toString('hex');
  const cart: CartContext = { tx, tenantId, send: ignoreJob, key, address: '', give: () => key };
  for (const item of order.items) await addToCart(cart, item);
  const address = shop?.addresses[order.email];
  const { orderId } = await placeOrder(
    cart,
    undefined,
    {
      email: order.email,
      firstname: customer.firstname ?? '',
      lastname: customer.lastname ?? '',
      phone: customer.phone ?? '',
      delivery: order.pickup ? 'pickup' : 'ship',
      shippingMethodId: order.express ? 'express' : 'post',
      shipping: address,
      sameBilling: !order.pickup,
      billing: address,
      paymentMethod: order.pickup ? 'pickup' : 'invoice',
      note: order.note ?? '',
      terms: true,
    },
    { send: ignoreJob },
  );
  return orderId;
}

/** Returns the steps of an order after it was placed. */
function getSteps(write: TenantWrite, id: number, order: DemoOrder, tools: OrderTools) {
  const pay = () => payOrder(write, id, {});
  const fulfil = (given: Partial<OrderFulfil> = {}) =>
    fulfilOrder(write, id, { notify: false, ...given }, { tools, site: '' });
  const ship = () =>
    fulfil({
      tracking: {
        carrier: 'Canada Post',
        number: `7023 ${4100 + order.daysAgo} ${5200 + id}`,
        url: '',
      },
    });
  const complete = () => updateEntity(write, orderEntity, id, { status: 'completed' });
  const steps: Readonly<Record<DemoOrderState, readonly (() => Promise<unknown>)[]>> = {
    new: [],
    paid: [pay],
    'partly shipped': [
      pay,
      async () => {
        const first = await write.tx
          .selectFrom('order_items')
          .select(['id', 'quantity'])
          .where('order_id', '=', id)
          .orderBy('id')
          .executeTakeFirstOrThrow();
        await fulfil({ items: [{ id: first.id, quantity: Number(first.quantity) }] });
      },
    ],
    shipped: [pay, ship],
    'ready for pickup': [fulfil],
    'picked up': [fulfil, pay, complete],
    cancelled: [
      () =>
        cancelOrder(
          write,
          id,
          { reason: 'Ordered twice', restock: true, notify: false },
          { tools, site: '' },
        ),
    ],
    refunded: [
      pay,
      ship,
      async () => {
        const { paid } = await write.tx
          .selectFrom('orders')
          .select('paid')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        await refundOrder(
          write,
          id,
          { amount: Number(paid), reason: 'Came back unused', notify: false },
          { tools, site: '' },
        );
      },
    ],
  };
  return steps[order.state];
}

/** Sets the dates of an order and its payments, which the transaction has given the present time. */
async function backdate({ tx }: TenantWrite, id: number, at: Date): Promise<void> {
  await sql`update payments set created_at = ${at}, updated_at = ${at} where order_id = ${id} and created_at = now()`.execute(
    tx,
  );
  await sql`update orders set updated_at = ${at} where id = ${id}`.execute(tx);
}

/** Creates the orders of a demo tenant: each is placed, paid, shipped and refunded as in the shop, without emails. */
export async function seedOrders({ write, tenant }: TenantSeed, db: TenantDatabase): Promise<void> {
  const { tx } = write;
  const tools: OrderTools = {
    db,
    mailQueue: { add: async () => undefined },
    designMail: async (_tx, _tenantId, { parts }) => renderMail(parts),
    provider: { key: 'none' },
    send: ignoreJob,
  };
  const latest = await latestPast(tx);
  for (const order of tenant.shop?.orders ?? []) {
    let at = new Date(Date.now() - order.daysAgo * DAY - 2 * HOUR);
    const id = await getAs(at, () => place(write, tenant, order));
    await sql`update orders set created_at = ${at} where id = ${id}`.execute(tx);
    await backdate(write, id, at);
    for (const step of getSteps(write, id, order, tools)) {
      at = new Date(Math.min(latest.getTime(), at.getTime() + 20 * HOUR));
      await getAs(at, step);
      await backdate(write, id, at);
    }
  }
}
