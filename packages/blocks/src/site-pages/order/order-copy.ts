import { getMoney } from '@org/schema';
import type { BuyerOrder } from '@org/schema/entities';

const STATUSES: Readonly<Record<BuyerOrder['status'], string>> = {
  pending: 'We are preparing your order',
  'ready for pickup': 'Ready for pickup',
  shipped: 'On its way',
  completed: 'Completed',
};

/** Returns the status of an order in words for the customer. */
export function getOrderStatus({
  status,
  cancelledAt,
}: Pick<BuyerOrder, 'status' | 'cancelledAt'>): string {
  return cancelledAt ? 'Cancelled' : STATUSES[status];
}

/** Returns the title of the order page. */
export function getOrderTitle({
  payUrl,
  cancelledAt,
}: Pick<BuyerOrder, 'payUrl' | 'cancelledAt'>): string {
  if (payUrl) return 'Please pay your order';
  return cancelledAt ? 'Your order was cancelled' : 'Thank you for your order';
}

/** Returns the sentence below the title; `''` for none. */
export function getOrderMessage(order: BuyerOrder): string {
  const { payUrl, cancelledAt, paymentStatus, hasPaymentMismatch, status, email } = order;
  if (payUrl)
    return 'We reserve your items for half an hour. Please pay in that time to complete your order.';
  // No confirmation is mailed before the payment is clear.
  if (hasPaymentMismatch)
    return 'A payment has come, of another amount than the order comes to. The shop is looking at it; please do not pay again.';
  if (cancelledAt)
    return paymentStatus === 'failed'
      ? 'It was not paid in time. You were not charged.'
      : 'No further items will be sent.';
  return status === 'pending' ? `A confirmation is on its way to ${email}.` : '';
}

/** Returns how much of an item is fulfilled, while it is only a part; `''` otherwise. */
export function getFulfilment(
  { quantity, fulfilledQuantity }: BuyerOrder['items'][number],
  { isPickup, status, cancelledAt }: BuyerOrder,
): string {
  if (fulfilledQuantity === 0 || (status !== 'pending' && !cancelledAt)) return '';
  return `${fulfilledQuantity} of ${quantity} ${isPickup ? 'ready' : 'sent'}`;
}

/** Returns the payment method with what was paid. */
export function getPaymentStatus(order: BuyerOrder, locale: string): string {
  const { paymentStatus, paymentMethod, paidTotal, refundedTotal, currency } = order;
  const money = getMoney(locale, currency);
  if (order.hasPaymentMismatch)
    return `${paymentMethod.label}: a different amount was paid and is being checked`;
  if (paymentStatus === 'unpaid' && paidTotal > 0) {
    const rest = order.cancelledAt ? '' : `, ${money(order.total - paidTotal)} due`;
    return `${paymentMethod.label}: ${money(paidTotal)} paid${rest}`;
  }
  const statuses: Readonly<Record<BuyerOrder['paymentStatus'], string>> = {
    unpaid: order.cancelledAt ? 'not paid' : 'not paid yet',
    authorized: 'authorised',
    paid: 'paid',
    partially_refunded: `paid, ${money(refundedTotal)} refunded`,
    refunded: 'refunded',
    failed: 'failed',
  };
  return `${paymentMethod.label}: ${statuses[paymentStatus]}`;
}
