import {
  appError,
  type Order,
  type OrderCancel,
  type OrderFulfil,
  type OrderPay,
  type OrderRefund,
} from '@org/schema';
import { sql } from 'kysely';
import type { OrderItemRecord, OrderRecord, RefundTold } from '../../database/order-tables.ts';
import { getEntity } from '../../entities/entity.service.ts';
import { findRows, updateRows } from '../../entities/entity-rows.repository.ts';
import { changesBetween } from '../../entities/timeline.ts';
import { recordChange, rememberActor, type TenantWrite } from '../../events/record-change.ts';
import type { SendJob } from '../../jobs/send-job.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { refundJob } from '../payments/refund-payment.ts';
import { fromCents, toCents } from './cents.ts';
import { countSales } from './count-sales.ts';
import { giveCouponsBack } from './coupons.ts';
import { type OrderedPieces, piecesLeft, restock } from './drop-order.ts';
import { noteEvent } from './order-events.ts';
import { orderKind } from './order-kind.ts';
import { mailBuyer, type OrderMailTools, type OrderWords } from './order-mails.ts';
import { owed, paymentStatusOf } from './order-status.ts';
import { cancelledWords, fulfilledWords, refundedWords } from './order-words.ts';

/** What is done with orders stands on. */
export interface OrderTools extends Pick<OrderMailTools, 'door' | 'outgoing'> {
  /** The service that takes payments by card. */
  readonly provider: Pick<PaymentProvider, 'key'>;
  readonly send: SendJob;
}

/** An order that this transaction is about to change, with its things. */
interface Held {
  readonly order: OrderRecord;
  readonly items: readonly OrderItemRecord[];
}

/** Locks an order that is about to be changed. Errors: `not_found`; `conflict` with the order as it is. */
export async function hold(
  write: TenantWrite,
  id: number,
  version: number | undefined,
): Promise<Held> {
  const { tx } = write;
  const [row] = await findRows(tx, orderKind, [id], { lock: true });
  if (!row) throw appError('not_found');
  if (version !== undefined && version !== row.version)
    throw appError('conflict', { current: await getEntity(write, orderKind, id) });
  const items = await tx
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  // The rows of the kind's own table.
  return { order: row as unknown as OrderRecord, items };
}

/** Writes what was changed of an order, and tells of it. Shape: → the order as answers have it. */
export async function keep(
  write: TenantWrite,
  { order }: Held,
  columns: Readonly<Record<string, unknown>>,
): Promise<Order> {
  const [changed] = await updateRows(write.tx, orderKind, [order.id], columns);
  await recordChange(write, {
    entity: 'order',
    id: order.id,
    action: 'updated',
    version: changed?.version,
    changes: changed && changesBetween(order, changed, Object.keys(columns)),
  });
  return (await getEntity(write, orderKind, order.id)) as Order;
}

function requireLive({ cancelled_at }: OrderRecord, what: string): void {
  if (cancelled_at) throw appError('not_now', { message: `This order is cancelled: ${what}` });
}

/** Pieces of a thing that are still to be handed over. */
const leftOf = ({ quantity, fulfilled, restocked }: OrderItemRecord): number =>
  Math.max(0, Number(quantity) - Number(fulfilled) - Number(restocked));

/** Tells a buyer of what was done with their order. */
async function tellBuyer(
  write: TenantWrite,
  tools: OrderTools,
  {
    order,
    site,
    words,
  }: { readonly order: OrderRecord; readonly site: string; readonly words: OrderWords },
): Promise<void> {
  await mailBuyer(write.tx, write.tenantId, tools, { order, site, words });
  await noteEvent(write.tx, write.tenantId, order.id, {
    type: 'mail',
    text: words.subject,
    userId: write.actor.person.id,
  });
}

/** Which pieces are meant. Errors: `validation_failed` for things of another order, and for more pieces than are left. */
function piecesOf(
  items: readonly OrderItemRecord[],
  named: OrderFulfil['items'],
  mostOf: (item: OrderItemRecord) => number,
  says: (item: OrderItemRecord, most: number) => string,
): { readonly item: OrderItemRecord; readonly quantity: number }[] {
  const wanted = new Map<number, number>();
  for (const { id, quantity } of named ?? []) wanted.set(id, (wanted.get(id) ?? 0) + quantity);
  return [...wanted].map(([id, quantity]) => {
    const item = items.find((one) => one.id === id);
    if (!item)
      throw appError('validation_failed', {
        formErrors: { items: 'This is not a thing of the order' },
      });
    const most = mostOf(item);
    if (quantity > most)
      throw appError('validation_failed', { formErrors: { items: says(item, most) } });
    return { item, quantity };
  });
}

/**
 * Notes pieces as sent, or as laid out to be picked up. Once all are, the order is shipped, or ready for pickup.
 * Errors: `not_found`, `conflict`, `not_now`, `validation_failed`.
 */
export async function fulfilOrder(
  write: TenantWrite,
  id: number,
  { version, items: named, tracking, notify }: OrderFulfil,
  { tools, site }: { readonly tools: OrderTools; readonly site: string },
): Promise<Order> {
  const held = await hold(write, id, version);
  const { order, items } = held;
  requireLive(order, 'nothing of it is sent');
  const all = items.flatMap((item) =>
    leftOf(item) > 0 ? [{ id: item.id, quantity: leftOf(item) }] : [],
  );
  if (all.length === 0)
    throw appError('not_now', {
      message: order.is_pickup ? 'All of it is laid out already' : 'All of it was sent already',
    });
  const pieces = piecesOf(items, named ?? all, leftOf, ({ name }, most) =>
    most === 0 ? `Nothing is left of ${name}` : `Only ${most} are left of ${name}`,
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
  const userId = await rememberActor(write);
  const done = order.is_pickup ? 'ready for pickup' : 'shipped';
  const by = tracking?.number ? `, ${[tracking.carrier, tracking.number].join(' ').trim()}` : '';
  await noteEvent(tx, tenantId, id, {
    type: 'fulfilled',
    text: `${count} ${count === 1 ? 'piece' : 'pieces'}${by}`,
    userId,
  });
  const moves = isWhole && order.status === 'pending';
  if (moves) await noteEvent(tx, tenantId, id, { type: 'status', text: done, userId });
  if (notify)
    await tellBuyer(write, tools, {
      order,
      site,
      words: fulfilledWords(order, {
        isWhole,
        hasBegun: items.some(({ fulfilled }) => Number(fulfilled) > 0),
        tracking,
        pieces,
      }),
    });
  return keep(write, held, {
    ...(moves && { status: done }),
    ...(tracking && { tracking: JSON.stringify([...order.tracking, tracking]) }),
  });
}

/** Notes a payment that came another way. Errors: `not_found`, `conflict`, `not_now`, `validation_failed` for more than is owed. */
export async function payOrder(
  write: TenantWrite,
  id: number,
  { version, amount, reference = '' }: OrderPay,
): Promise<Order> {
  const held = await hold(write, id, version);
  const { order } = held;
  requireLive(order, 'nothing is paid for it any more');
  const due = owed(order);
  if (due === 0n) throw appError('not_now', { message: 'This order is paid' });
  const paid = amount === undefined ? due : toCents(amount);
  if (paid > due)
    throw appError('validation_failed', {
      formErrors: { amount: `No more than ${fromCents(due).toFixed(2)} is owed` },
    });
  return keepPayment(write, held, { paid, reference });
}

async function keepPayment(
  write: TenantWrite,
  held: Held,
  { paid, reference }: { readonly paid: bigint; readonly reference: string },
): Promise<Order> {
  const { tx, tenantId } = write;
  const { order } = held;
  const userId = await rememberActor(write);
  await tx
    .insertInto('payments')
    .values({
      tenant_id: tenantId,
      order_id: order.id,
      kind: 'payment',
      // What the shop itself was handed, in cash or by a transfer.
      provider: 'shop',
      provider_ref: null,
      amount: fromCents(paid),
      status: 'done',
      reference,
      user_id: userId,
    })
    .execute();
  await noteEvent(tx, tenantId, order.id, {
    type: 'payment',
    text: [`${fromCents(paid).toFixed(2)} ${order.currency}`, reference].filter(Boolean).join(', '),
    userId,
  });
  const sum = toCents(order.paid) + paid;
  return keep(write, held, {
    paid: fromCents(sum),
    payment_status: paymentStatusOf({
      total: toCents(order.total),
      paid: sum,
      refunded: toCents(order.refunded),
    }),
  });
}

const refundTold = (reason: string, pieces: readonly OrderedPieces[]): RefundTold => ({
  reason,
  pieces: pieces.map(({ item, quantity }) => ({ item: item.id, quantity })),
});

/**
 * Gives money back, never more than was paid, and puts pieces back into the stock. Where a service gives it, the buyer is told
 * when it has (`refundPayment`), otherwise at once.
 * Errors: `not_found`, `conflict`, `not_now`, `validation_failed`.
 */
export async function refundOrder(
  write: TenantWrite,
  id: number,
  { version, amount, reason = '', restock: named, notify }: OrderRefund,
  { tools, site }: { readonly tools: OrderTools; readonly site: string },
): Promise<Order> {
  const held = await hold(write, id, version);
  const { order, items } = held;
  const [paid, refunded, wanted] = [toCents(order.paid), toCents(order.refunded), toCents(amount)];
  if (paid === 0n) throw appError('not_now', { message: 'Nothing was paid for this order' });
  if (wanted > paid - refunded)
    throw appError('validation_failed', {
      formErrors: {
        amount: `No more than ${fromCents(paid - refunded).toFixed(2)} can be given back`,
      },
    });
  const pieces = piecesOf(
    items,
    named,
    ({ quantity, restocked }) => Number(quantity) - Number(restocked),
    ({ name }, most) => `Only ${most} of ${name} can come back`,
  );
  const { tx, tenantId } = write;
  const userId = await rememberActor(write);
  const byService = await tx
    .selectFrom('payments')
    .select('provider')
    .where('order_id', '=', id)
    .where('kind', '=', 'payment')
    .where('status', '=', 'done')
    .where('provider', '=', tools.provider.key)
    .executeTakeFirst();
  const { id: paymentId } = await tx
    .insertInto('payments')
    .values({
      tenant_id: tenantId,
      order_id: id,
      kind: 'refund',
      provider: byService?.provider ?? 'shop',
      provider_ref: null,
      amount: fromCents(wanted),
      status: byService ? 'open' : 'done',
      reference: reason,
      // The service may refuse: the buyer is told once it has not.
      told: byService && notify ? JSON.stringify(refundTold(reason, pieces)) : null,
      user_id: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (byService)
    await tools.send(tx, refundJob, { paymentId }, { tenantId, key: `refund ${paymentId}` });
  // Of a cancelled order they were taken off when it was cancelled.
  if (!order.cancelled_at) await countSales(tx, pieces, -1);
  await restock(tx, tenantId, pieces, { orderId: id, userId });
  await noteEvent(tx, tenantId, id, {
    type: 'refund',
    text: [`${fromCents(wanted).toFixed(2)} ${order.currency}`, reason].filter(Boolean).join(', '),
    userId,
  });
  if (notify && !byService) {
    const words = refundedWords(order, { reason, isByCard: false, pieces, given: wanted });
    await tellBuyer(write, tools, { order, site, words });
  }
  const sum = refunded + wanted;
  return keep(write, held, {
    refunded: fromCents(sum),
    payment_status: paymentStatusOf({ total: toCents(order.total), paid, refunded: sum }),
  });
}

/** Pieces of an order that are still in the shop: of one that is picked up, also those that are laid out. */
const hereOf = ({ order, items }: Held): OrderedPieces[] =>
  order.is_pickup
    ? piecesLeft(items)
    : items.flatMap((item) => (leftOf(item) > 0 ? [{ item, quantity: leftOf(item) }] : []));

const countOf = (pieces: readonly OrderedPieces[]): number =>
  pieces.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Cancels an order, or what of it has not left the shop; those pieces go back into the stock. Where nothing has left, its coupon
 * can be used again. Money that was paid is given back by a refund.
 * Errors: `not_found`, `conflict`, `not_now`.
 */
export async function cancelOrder(
  write: TenantWrite,
  id: number,
  { version, reason = '', restock: puts, notify }: OrderCancel,
  { tools, site }: { readonly tools: OrderTools; readonly site: string },
): Promise<Order> {
  const held = await hold(write, id, version);
  const { order, items } = held;
  requireLive(order, 'it was cancelled before');
  if (order.status === 'shipped' || order.status === 'completed')
    throw appError('not_now', {
      message: `An order that is ${order.status} cannot be cancelled: give the money back instead`,
    });
  const pieces = hereOf(held);
  const sent = order.is_pickup
    ? 0
    : items.reduce((sum, { fulfilled }) => sum + Number(fulfilled), 0);
  if (sent > 0 && pieces.length === 0)
    throw appError('not_now', {
      message: 'All of this order was sent: give the money back instead',
    });
  const { tx, tenantId } = write;
  const userId = await rememberActor(write);
  await countSales(tx, pieces, -1);
  if (puts) await restock(tx, tenantId, pieces, { orderId: id, userId });
  if (sent === 0) await giveCouponsBack(tx, id);
  const part = `${countOf(pieces)} not sent any more, ${sent} sent before`;
  await noteEvent(tx, tenantId, id, {
    type: 'cancelled',
    text: [...(sent > 0 ? [part] : []), reason].filter(Boolean).join(': '),
    userId,
  });
  if (notify) {
    const words = cancelledWords(order, { reason, hasBegun: sent > 0, pieces });
    await tellBuyer(write, tools, { order, site, words });
  }
  return keep(write, held, { cancelled_at: new Date() });
}
