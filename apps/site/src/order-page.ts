import { escapeHtml } from '@org/content/html';
import { addressLines, type BuyerOrder, getMoney, MESSAGES, STORE_PAGE } from '@org/schema';
import { CHECKOUT_CSS } from './checkout-css.ts';
import { factsHtml, noteHtml, sumsHtml, thingsHtml } from './checkout-parts.ts';
import { getDay } from './site-day.ts';
import type { SiteExtra } from './site-places.ts';
import type { Note } from './visitor.ts';

const STATES: Readonly<Record<BuyerOrder['status'], string>> = {
  pending: 'We are preparing your order',
  'ready for pickup': 'Ready for pickup',
  shipped: 'On its way',
  completed: 'Completed',
};

/** Returns the status of an order in words for the customer. */
export const stateWords = ({
  status,
  cancelledAt,
}: Pick<BuyerOrder, 'status' | 'cancelledAt'>): string =>
  cancelledAt ? 'Cancelled' : STATES[status];

/** A button that puts what was ordered into the cart once more. Shape: name of the order, classes → form. */
export const againHtml = (guid: string, look: string, of = ''): string =>
  `<form method="post" enctype="multipart/form-data" action="/api/v1/cart/form/"><input type="hidden" name="order" value="${escapeHtml(guid)}"><button class="${look}" name="act" value="again">Order again${of && `<span class="org-you-said">: ${escapeHtml(of)}</span>`}</button></form>`;

/** Returns the title of the order page. */
function getTitle({ payUrl, cancelledAt }: BuyerOrder): string {
  if (payUrl) return 'Please pay your order';
  return cancelledAt ? 'Your order was cancelled' : 'Thank you for your order';
}

/** Returns the sentence below the title. */
function tidings(order: BuyerOrder): string {
  const { payUrl, cancelledAt, paymentStatus, paymentDiffers, status, email } = order;
  if (payUrl)
    return 'We reserve your items for half an hour. Please pay in that time to complete your order.';
  // No confirmation is mailed before it is paid.
  if (paymentDiffers)
    return 'A payment has come, of another amount than the order comes to. The shop is looking at it; please do not pay again.';
  if (cancelledAt)
    return paymentStatus === 'failed'
      ? 'It was not paid in time. You were not charged.'
      : 'No further items will be sent.';
  return status === 'pending' ? `A confirmation is on its way to ${escapeHtml(email)}.` : '';
}

/** Renders the tracking of the parcels, with links where there are any. */
function parcels({ tracking }: BuyerOrder): string {
  return tracking
    .map(({ carrier, number, url }) => {
      const words = escapeHtml([carrier, number].filter(Boolean).join(' ') || url);
      return /^https?:\/\//i.test(url)
        ? `<a href="${escapeHtml(url)}" target="_blank" rel="noopener noreferrer">${words}</a>`
        : words;
    })
    .join('<br>');
}

/** Returns how much of an item is fulfilled, while it is only a part. */
function partly(
  { quantity, fulfilledQuantity }: BuyerOrder['items'][number],
  { isPickup, status, cancelledAt }: BuyerOrder,
): string {
  if (fulfilledQuantity === 0 || (status !== 'pending' && !cancelledAt)) return '';
  return `${fulfilledQuantity} of ${quantity} ${isPickup ? 'ready' : 'sent'}`;
}

/** Words for what was paid. */
function paymentWords(order: BuyerOrder, locale: string): string {
  const { paymentStatus, paymentMethod, paidTotal, refundedTotal, currency } = order;
  const money = getMoney(locale, currency);
  if (order.paymentDiffers)
    return `${paymentMethod.label}: a different amount was paid and is being checked`;
  if (paymentStatus === 'unpaid' && paidTotal > 0) {
    const rest = order.cancelledAt ? '' : `, ${money(order.total - paidTotal)} due`;
    return `${paymentMethod.label}: ${money(paidTotal)} paid${rest}`;
  }
  const words: Readonly<Record<BuyerOrder['paymentStatus'], string>> = {
    unpaid: order.cancelledAt ? 'not paid' : 'not paid yet',
    authorized: 'authorised',
    paid: 'paid',
    partially_refunded: `paid, ${money(refundedTotal)} refunded`,
    refunded: 'refunded',
    failed: 'failed',
  };
  return `${paymentMethod.label}: ${words[paymentStatus]}`;
}

/** An order for its buyer: what it is, where it stands, and how it is paid. Shape: order, locale, what is to be said → markup. */
export function orderExtra(
  order: BuyerOrder,
  {
    locale,
    timezone,
    note,
  }: { readonly locale: string; readonly timezone: string; readonly note: Note | undefined },
): SiteExtra {
  const money = getMoney(locale, order.currency);
  const { shipping, billing } = order.addresses;
  const facts = factsHtml([
    ['Placed', getDay(order.created_at, { locale, timezone })],
    ['Contact', [order.customerName, order.email, order.phone].filter(Boolean).join('\n')],
    shipping
      ? [
          'Delivery',
          [...addressLines(shipping), order.shippingMethod?.name].filter(Boolean).join('\n'),
        ]
      : ['Pickup', order.pickupInstructions || 'You pick up your order'],
    ['Bill', billing.street ? addressLines(billing).join('\n') : ''],
    ['Payment', paymentWords(order, locale)],
    ['Your note', order.note],
    ['Parcel', { html: parcels(order) }],
  ]);
  const pay = order.payUrl
    ? `<p class="org-pay-go"><a class="org-button" data-variant="primary" href="${escapeHtml(order.payUrl)}">Pay ${money(order.total)}</a></p>`
    : '';
  return {
    css: CHECKOUT_CSS,
    html: `<div class="org-pay"><h1 tabindex="-1">${getTitle(order)}</h1><p class="org-pay-steps">Order ${escapeHtml(order.number)} <span class="org-pay-state">${stateWords(order)}</span></p>${noteHtml(note)}<div class="org-pay-grid"><div class="org-pay-main">${pay}<p>${tidings(order)}${order.cancelledAt ? '' : ' Save this link to check your order at any time.'}</p>${facts}<div class="org-pay-go">${order.payUrl ? '' : againHtml(order.guid, 'org-pay-plain')}<a href="/${STORE_PAGE}">Continue shopping</a></div></div><aside class="org-pay-side" aria-labelledby="order-things"><h2 id="order-things">What you ordered</h2>${thingsHtml(
      order.items.map((item) => ({ ...item, more: partly(item, order) })),
      money,
    )}${sumsHtml(order.totals, { money, delivery: shipping ? 'Delivery' : '', codes: order.coupons.map(({ code }) => code) })}</aside></div></div>`,
  };
}

/** Says that there is no order at an address. */
export function missingOrderExtra(): SiteExtra {
  return {
    css: CHECKOUT_CSS,
    html: `<div class="org-pay"><div class="org-pay-empty"><h1>${MESSAGES.pageNotFound}</h1><p>The address may be incomplete. Open the link in your order email again.</p><a class="org-button" data-variant="primary" href="/">Go to the home page</a></div></div>`,
  };
}
