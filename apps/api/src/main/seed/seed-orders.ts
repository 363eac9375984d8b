import { randomBytes } from 'node:crypto';
import { invariant, type OrderFulfil } from '@org/schema';
import { sql } from 'kysely';
import { getAs } from '../../kernel/database/history-time.ts';
import type { TenantDatabase } from '../../kernel/database/tenant-database.ts';
import { updateEntity } from '../../kernel/entities/entity.service.ts';
import type { TenantWrite } from '../../kernel/events/record-change.ts';
import type { SendJob } from '../../kernel/jobs/send-job.ts';
import {
  addToCart,
  type CartContext,
  cancelOrder,
  fulfilOrder,
  type OrderTools,
  orderEntity,
  payOrder,
  placeOrder,
  refundOrder,
} from '../../modules/commerce/index.ts';
import { DEMO_CUSTOMERS } from './demo-customers.ts';
import { DEMO_DELIVERIES, DEMO_ORDERS, type DemoOrder } from './demo-orders.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Demo orders send no emails. */
const tellNobody: SendJob = async () => undefined;

/** Puts an order's cart together and orders it, as a visitor does. Shape: → id of the order. */
async function place({ tx, tenantId }: TenantWrite, order: DemoOrder): Promise<number> {
  const customer = DEMO_CUSTOMERS.find(({ email }) => email === order.email);
  invariant(customer, 'a customer of the demo');
  const key = randomBytes(32).toString('hex');
  const cart: CartContext = { tx, tenantId, send: tellNobody, key, address: '', give: () => key };
  for (const [sku, quantity] of order.things) await addToCart(cart, { sku, quantity });
  const address = DEMO_DELIVERIES[order.email];
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
    { send: tellNobody },
  );
  return orderId;
}

/** Returns the steps of an order after it was placed. */
function getSteps(write: TenantWrite, id: number, order: DemoOrder, tools: OrderTools) {
  const pay = () => payOrder(write, id, {});
  const hand = (given: Partial<OrderFulfil> = {}) =>
    fulfilOrder(write, id, { notify: false, ...given }, { tools, site: '' });
  const send = () =>
    hand({
      tracking: {
        carrier: 'Canada Post',
        number: `7023 ${4100 + order.daysAgo} ${5200 + id}`,
        url: '',
      },
    });
  const complete = () => updateEntity(write, orderEntity, id, { status: 'completed' });
  const steps: Readonly<Record<DemoOrder['fate'], readonly (() => Promise<unknown>)[]>> = {
    new: [],
    paid: [pay],
    'partly sent': [
      pay,
      async () => {
        const first = await write.tx
          .selectFrom('order_items')
          .select(['id', 'quantity'])
          .where('order_id', '=', id)
          .orderBy('id')
          .executeTakeFirstOrThrow();
        await hand({ items: [{ id: first.id, quantity: Number(first.quantity) }] });
      },
    ],
    sent: [pay, send],
    'laid out': [hand],
    'picked up': [hand, pay, complete],
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
      send,
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
  return steps[order.fate];
}

/** An order and its payments are said to be of the time that they would be of. */
async function dateBack({ tx }: TenantWrite, id: number, at: Date): Promise<void> {
  await sql`update payments set created_at = ${at}, updated_at = ${at} where order_id = ${id} and created_at = now()`.execute(
    tx,
  );
  await sql`update orders set updated_at = ${at} where id = ${id}`.execute(tx);
}

/** Creates the orders of two months for a demo tenant: each is placed, paid, sent and refunded as in the shop, without emails. */
export async function seedOrders(write: TenantWrite, db: TenantDatabase): Promise<void> {
  const { tx } = write;
  const tools: OrderTools = {
    db,
    outgoing: { put: async () => undefined },
    provider: { key: 'none' },
    send: tellNobody,
  };
  for (const order of DEMO_ORDERS) {
    let at = new Date(Date.now() - order.daysAgo * DAY - 2 * HOUR);
    const id = await getAs(at, () => place(write, order));
    await sql`update orders set created_at = ${at} where id = ${id}`.execute(tx);
    await dateBack(write, id, at);
    for (const step of getSteps(write, id, order, tools)) {
      at = new Date(Math.min(Date.now(), at.getTime() + 20 * HOUR));
      await getAs(at, step);
      await dateBack(write, id, at);
    }
  }
}
