import { fromCents, toCents } from '@org/schema';
import type { Order, OrderCancel, OrderFulfil, OrderPay } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { OrderItemRecord, OrderRecord } from '../../../kernel/database/records.ts';
import { getEntity } from '../../../kernel/entities/entity.service.ts';
import { findRows, updateRows } from '../../../kernel/entities/entity-rows.repository.ts';
import { changesBetween } from '../../../kernel/entities/timeline.ts';
import {
  cacheActor,
  recordChange,
  type TenantWrite,
} from '../../../kernel/events/record-change.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { countSales } from '../orders/count-sales.ts';
import { orderEntity } from '../orders/order.entity.ts';
import { cancelledWords, fulfilledWords } from '../orders/order-copy.ts';
import { recordEvent } from '../orders/order-events.ts';
import { type BuyerMailTools, mailBuyer, type OrderCopy } from '../orders/order-mails.ts';
import { getBalanceDue, getPaymentStatus } from '../orders/order-status.ts';
import { type OrderedQuantities, quantityLeft, restock } from '../orders/release-order.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { releaseCoupons } from '../pricing/coupons.ts';

/** Dependencies of actions on orders. */
export interface OrderTools extends BuyerMailTools {
  /** Service for card payments. */
  readonly provider: Pick<PaymentProvider, 'key'>;
  readonly send: SendJob;
}

/** Locked order with its line items. */
export interface LockedOrder {
  readonly order: OrderRecord;
  readonly items: readonly OrderItemRecord[];
}

/**
 * Locks an order for a change.
 * @throws `not_found`; `conflict` with the current order
 */
export async function lockOrderWithItems(
  write: TenantWrite,
  id: number,
  version: number | undefined,
): Promise<LockedOrder> {
  const { tx } = write;
  const [row] = await findRows(tx, orderEntity, [id], { lock: true });
  if (!row) throw appError('not_found');
  if (version !== undefined && version !== row.version)
    throw appError('conflict', { current: await getEntity(write, orderEntity, id) });
  const items = await tx
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  // The entity definition guarantees that the row is an order.
  return { order: row as unknown as OrderRecord, items };
}

/**
 * Saves and records a change of an order.
 * @returns the order in the format of the API
 */
export async function saveOrder(
  write: TenantWrite,
  { order }: LockedOrder,
  columns: Readonly<Record<string, unknown>>,
): Promise<Order> {
  const [changed] = await updateRows(write.tx, orderEntity, [order.id], columns);
  await recordChange(write, {
    entity: 'order',
    id: order.id,
    action: 'updated',
    version: changed?.version,
    changes: changed && changesBetween(order, changed, Object.keys(columns)),
  });
  return (await getEntity(write, orderEntity, order.id)) as Order;
}

function requireLive({ cancelled_at }: OrderRecord, what: string): void {
  if (cancelled_at) throw appError('not_now', { message: `This order is cancelled: ${what}` });
}

/** Returns the quantity of a line item that is still to be fulfilled. */
const getLeft = ({ quantity, fulfilled, restocked }: OrderItemRecord): number =>
  Math.max(0, Number(quantity) - Number(fulfilled) - Number(restocked));

/** Mails the customer about a change of their order. */
export async function notifyCustomer(
  write: TenantWrite,
  tools: OrderTools,
  {
    order,
    site,
    words,
  }: { readonly order: OrderRecord; readonly site: string; readonly words: OrderCopy },
): Promise<void> {
  await mailBuyer(write.tx, write.tenantId, tools, { order, site, words });
  await recordEvent(write.tx, write.tenantId, order.id, {
    type: 'mail',
    text: words.subject,
    userId: write.actor.person.id,
  });
}

/**
 * Returns the selected line items.
 * @throws `validation_failed` for an item of another order, and for a quantity that is too large
 */
export function requireItems(
  items: readonly OrderItemRecord[],
  named: OrderFulfil['items'],
  getMost: (item: OrderItemRecord) => number,
  getMessage: (item: OrderItemRecord, most: number) => string,
): { readonly item: OrderItemRecord; readonly quantity: number }[] {
  const wanted = new Map<number, number>();
  for (const { id, quantity } of named ?? []) wanted.set(id, (wanted.get(id) ?? 0) + quantity);
  return [...wanted].map(([id, quantity]) => {
    const item = items.find((one) => one.id === id);
    if (!item)
      throw appError('validation_failed', {
        formErrors: { items: 'This item isn’t part of the order' },
      });
    const most = getMost(item);
    if (quantity > most)
      throw appError('validation_failed', { formErrors: { items: getMessage(item, most) } });
    return { item, quantity };
  });
}

/**
 * Fulfils line items of an order, or everything that is left when no items are given. A completely fulfilled order is shipped,
 * or ready for pickup.
 * @throws `not_found`, `conflict`, `not_now`, `validation_failed`
 */
export async function fulfilOrder(
  write: TenantWrite,
  id: number,
  { version, items: named, tracking, notify }: OrderFulfil,
  { tools, site }: { readonly tools: OrderTools; readonly site: string },
): Promise<Order> {
  const locked = await lockOrderWithItems(write, id, version);
  const { order, items } = locked;
  requireLive(order, 'it can’t be fulfilled');
  const all = items.flatMap((item) =>
    getLeft(item) > 0 ? [{ id: item.id, quantity: getLeft(item) }] : [],
  );
  if (all.length === 0)
    throw appError('not_now', {
      message: order.is_pickup
        ? 'All items are already ready for pickup'
        : 'All items are already fulfilled',
    });
  const pieces = requireItems(items, named ?? all, getLeft, ({ name }, most) =>
    most === 0 ? `All of ${name} is already fulfilled` : `You can fulfill up to ${most} of ${name}`,
  );
  const { tx, tenantId } = write;
  for (const { item, quantity } of pieces)
    await tx
      .updateTable('order_items')
      .set({ fulfilled: sql`fulfilled + ${quantity}` })
      .where('id', '=', item.id)
      .execute();
  const count = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  const isWhole = count === all.reduce((sum, { quantity }) => sum + quantity, 0);
  const userId = await cacheActor(write);
  const done = order.is_pickup ? 'ready for pickup' : 'shipped';
  const by = tracking?.number ? `, ${[tracking.carrier, tracking.number].join(' ').trim()}` : '';
  await recordEvent(tx, tenantId, id, {
    type: 'fulfilled',
    text: `${count} ${count === 1 ? 'item' : 'items'}${by}`,
    userId,
  });
  const moves = isWhole && order.status === 'pending';
  if (moves) await recordEvent(tx, tenantId, id, { type: 'status', text: done, userId });
  if (notify)
    await notifyCustomer(write, tools, {
      order,
      site,
      words: fulfilledWords(order, {
        isWhole,
        hasBegun: items.some(({ fulfilled }) => Number(fulfilled) > 0),
        tracking,
        pieces,
      }),
    });
  return saveOrder(write, locked, {
    ...(moves && { status: done }),
    ...(tracking && { tracking: JSON.stringify([...order.tracking, tracking]) }),
  });
}

/**
 * Records a manual payment.
 * @throws `not_found`, `conflict`, `not_now`, `validation_failed` for more than the balance due
 */
export async function payOrder(
  write: TenantWrite,
  id: number,
  { version, amount, reference = '' }: OrderPay,
): Promise<Order> {
  const locked = await lockOrderWithItems(write, id, version);
  const { order } = locked;
  requireLive(order, 'no payment can be recorded');
  const due = getBalanceDue(order);
  if (due === 0n) throw appError('not_now', { message: 'This order is already paid' });
  const paid = amount === undefined ? due : toCents(amount);
  if (paid > due)
    throw appError('validation_failed', {
      formErrors: { amount: `The balance due is ${fromCents(due).toFixed(2)}` },
    });
  return insertManualPayment(write, locked, { paid, reference });
}

async function insertManualPayment(
  write: TenantWrite,
  locked: LockedOrder,
  { paid, reference }: { readonly paid: bigint; readonly reference: string },
): Promise<Order> {
  const { tx, tenantId } = write;
  const { order } = locked;
  const userId = await cacheActor(write);
  await tx
    .insertInto('payments')
    .values({
      tenant_id: tenantId,
      order_id: order.id,
      kind: 'payment',
      // The shop itself got the payment, in cash or by bank transfer.
      provider: 'shop',
      provider_ref: null,
      amount: fromCents(paid),
      status: 'done',
      reference,
      user_id: userId,
    })
    .execute();
  await recordEvent(tx, tenantId, order.id, {
    type: 'payment',
    text: [`${fromCents(paid).toFixed(2)} ${order.currency}`, reference].filter(Boolean).join(', '),
    userId,
  });
  const sum = toCents(order.paid) + paid;
  return saveOrder(write, locked, {
    paid: fromCents(sum),
    payment_status: getPaymentStatus({
      total: toCents(order.total),
      paid: sum,
      refunded: toCents(order.refunded),
    }),
  });
}

/** Returns the items of an order that are still in the shop; for a pickup order this includes those that are ready. */
const getUnshipped = ({ order, items }: LockedOrder): OrderedQuantities[] =>
  order.is_pickup
    ? quantityLeft(items)
    : items.flatMap((item) => (getLeft(item) > 0 ? [{ item, quantity: getLeft(item) }] : []));

const getCount = (pieces: readonly OrderedQuantities[]): number =>
  pieces.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Cancels an order, or its unfulfilled items, and restocks them. If nothing was fulfilled, its coupon can be used again.
 * Payments are returned by a separate refund.
 * @throws `not_found`, `conflict`, `not_now`
 */
export async function cancelOrder(
  write: TenantWrite,
  id: number,
  { version, reason = '', restock: isRestocked, notify }: OrderCancel,
  { tools, site }: { readonly tools: OrderTools; readonly site: string },
): Promise<Order> {
  const locked = await lockOrderWithItems(write, id, version);
  const { order, items } = locked;
  requireLive(order, 'it was cancelled before');
  if (order.status === 'shipped' || order.status === 'completed')
    throw appError('not_now', {
      message: `An order that is ${order.status} cannot be cancelled: refund it instead`,
    });
  const pieces = getUnshipped(locked);
  const sent = order.is_pickup
    ? 0
    : items.reduce((sum, { fulfilled }) => sum + Number(fulfilled), 0);
  if (sent > 0 && pieces.length === 0)
    throw appError('not_now', {
      message: 'All of this order was sent: refund it instead',
    });
  const { tx, tenantId } = write;
  const userId = await cacheActor(write);
  await countSales(tx, pieces, -1);
  if (isRestocked) await restock(tx, tenantId, pieces, { orderId: id, userId });
  if (sent === 0) await releaseCoupons(tx, id);
  const part = `${getCount(pieces)} not sent any more, ${sent} sent before`;
  await recordEvent(tx, tenantId, id, {
    type: 'cancelled',
    text: [...(sent > 0 ? [part] : []), reason].filter(Boolean).join(': '),
    userId,
  });
  if (notify) {
    const words = cancelledWords(order, { reason, hasBegun: sent > 0, pieces });
    await notifyCustomer(write, tools, { order, site, words });
  }
  return saveOrder(write, locked, { cancelled_at: new Date() });
}
