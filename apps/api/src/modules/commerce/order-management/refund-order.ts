import { fromCents, toCents } from '@org/schema';
import type { Order, OrderRefund, OrderRefundSelection, RefundQuote } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { RefundEmail } from '../../../kernel/database/stored-values.ts';
import { cacheActor, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { countSales } from '../orders/count-sales.ts';
import { refundedWords } from '../orders/order-copy.ts';
import { recordEvent } from '../orders/order-events.ts';
import { getPaymentStatus } from '../orders/order-status.ts';
import { type OrderedQuantities, restock } from '../orders/release-order.ts';
import { refundJob } from '../payments/refund-payment.ts';
import {
  lockOrderWithItems,
  notifyCustomer,
  type OrderTools,
  requireItems,
  saveOrder,
} from './order-actions.ts';
import { readCoverage, refundAmounts, toRefundQuote } from './refund-amounts.ts';

const getRefundEmail = (reason: string, pieces: readonly OrderedQuantities[]): RefundEmail => ({
  reason,
  pieces: pieces.map(({ item, quantity }) => ({ item: item.id, quantity })),
});

/**
 * Returns the quote for a refund of selected items and the delivery, without refunding.
 * @throws `not_found`, `validation_failed`
 */
export async function quoteRefund(
  write: TenantWrite,
  id: number,
  selection: OrderRefundSelection,
): Promise<RefundQuote> {
  const locked = await lockOrderWithItems(write, id, undefined);
  const refundable = { ...locked, covered: await readCoverage(write.tx, id) };
  return toRefundQuote(refundable, refundAmounts(refundable, selection));
}

/**
 * Returns the amount of a refund in cents.
 * @throws `validation_failed` for more than is refundable, and for nothing
 */
function requireAmount(typed: number | undefined, amount: bigint, refundable: bigint): bigint {
  const wanted = typed === undefined ? amount : toCents(typed);
  if (wanted > refundable)
    throw appError('validation_failed', {
      formErrors: { amount: `You can refund up to ${fromCents(refundable).toFixed(2)}` },
    });
  if (wanted === 0n)
    throw appError('validation_failed', {
      formErrors: { amount: 'There is nothing left to refund' },
    });
  return wanted;
}

/**
 * Refunds items, the delivery or an amount, up to what was paid, and restocks items. If a payment service refunds it, the
 * customer is mailed after it succeeded (`refundPayment`), otherwise immediately.
 * @throws `not_found`, `conflict`, `not_now`, `validation_failed`
 */
export async function refundOrder(
  write: TenantWrite,
  id: number,
  { version, amount, items: named, delivery, reason = '', restock: returned, notify }: OrderRefund,
  { tools, site }: { readonly tools: OrderTools; readonly site: string },
): Promise<Order> {
  const locked = await lockOrderWithItems(write, id, version);
  const { order, items } = locked;
  const { tx, tenantId } = write;
  const [paid, refunded] = [toCents(order.paid), toCents(order.refunded)];
  if (paid === 0n) throw appError('not_now', { message: 'Nothing was paid for this order' });
  const isAmountAlone = amount !== undefined && named === undefined && delivery === undefined;
  const covered = await readCoverage(tx, id);
  const quoted = refundAmounts(
    { ...locked, covered },
    // A refund of an amount without items covers no item.
    isAmountAlone ? { delivery: false } : { items: named, delivery },
  );
  const wanted = requireAmount(amount, quoted.amount, quoted.refundable);
  const pieces = requireItems(
    items,
    returned,
    ({ quantity, restocked }) => Number(quantity) - Number(restocked),
    ({ name }, most) => `You can restock up to ${most} of ${name}`,
  );
  const userId = await cacheActor(write);
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
      covers: JSON.stringify(quoted.covers),
      // The service may refuse the refund, so the customer is mailed after it succeeded.
      refund_email: byService && notify ? JSON.stringify(getRefundEmail(reason, pieces)) : null,
      user_id: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (byService)
    await tools.send(tx, refundJob, { paymentId }, { tenantId, key: `refund ${paymentId}` });
  // The sales of a cancelled order were subtracted when it was cancelled.
  if (!order.cancelled_at) await countSales(tx, pieces, -1);
  await restock(tx, tenantId, pieces, { orderId: id, userId });
  await recordEvent(tx, tenantId, id, {
    type: 'refund',
    text: [`${fromCents(wanted).toFixed(2)} ${order.currency}`, reason].filter(Boolean).join(', '),
    userId,
  });
  if (notify && !byService) {
    const words = refundedWords(order, { reason, isByCard: false, pieces, given: wanted });
    await notifyCustomer(write, tools, { order, site, words });
  }
  const sum = refunded + wanted;
  return saveOrder(write, locked, {
    refunded: fromCents(sum),
    payment_status: getPaymentStatus({ total: toCents(order.total), paid, refunded: sum }),
  });
}
