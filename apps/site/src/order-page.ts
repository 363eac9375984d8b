import { escapeHtml } from '@org/content/html';
import { addressLines, type BuyerOrder, STORE_PAGE } from '@org/schema';
import { CHECKOUT_CSS } from './checkout-css.ts';
import { factsHtml, noteHtml, sumsHtml, thingsHtml } from './checkout-parts.ts';
import { moneyOf } from './money.ts';
import type { SiteExtra } from './site-places.ts';
import type { Note } from './visitor.ts';

const STATES: Readonly<Record<BuyerOrder['status'], string>> = {
  pending: 'We are working on it',
  'ready for pickup': 'Ready to be picked up',
  shipped: 'On its way',
  completed: 'Completed',
};

/** Words for what was paid. */
function paymentWords(
  { paymentStatus, paymentMethod, refundedTotal, currency }: BuyerOrder,
  locale: string,
): string {
  const money = moneyOf(locale, currency);
  const words: Readonly<Record<BuyerOrder['paymentStatus'], string>> = {
    unpaid: 'not paid yet',
    authorized: 'authorised',
    paid: 'paid',
    partially_refunded: `paid, ${money(refundedTotal)} given back`,
    refunded: 'given back',
    failed: 'did not work',
  };
  return `${paymentMethod.label}: ${words[paymentStatus]}`;
}

/** An order for its buyer: what it is, where it stands, and how it is paid. Shape: order, locale, what is to be said → markup. */
export function orderExtra(
  order: BuyerOrder,
  { locale, note }: { readonly locale: string; readonly note: Note | undefined },
): SiteExtra {
  const money = moneyOf(locale, order.currency);
  const state = order.cancelledAt ? 'Cancelled' : STATES[order.status];
  const { shipping, billing } = order.addresses;
  const tracking = order.tracking
    .map(({ carrier, number, url }) => [carrier, number, url].filter(Boolean).join(' '))
    .join('\n');
  const facts = factsHtml([
    [
      'Placed',
      new Intl.DateTimeFormat(locale || 'en', { dateStyle: 'long' }).format(
        new Date(order.created_at),
      ),
    ],
    ['Contact', [order.customerName, order.email, order.phone].filter(Boolean).join('\n')],
    shipping
      ? [
          'Delivery',
          [...addressLines(shipping), order.shippingMethod?.name].filter(Boolean).join('\n'),
        ]
      : ['Pickup', order.pickupInstructions || 'You pick it up'],
    ['Bill', billing.street ? addressLines(billing).join('\n') : ''],
    ['Payment', paymentWords(order, locale)],
    ['Parcel', tracking],
    ['Your note', order.note],
  ]);
  const pay = order.payUrl
    ? `<p class="org-pay-go"><a class="org-button" data-variant="primary" href="${escapeHtml(order.payUrl)}">Pay ${money(order.total)}</a></p>`
    : '';
  return {
    css: CHECKOUT_CSS,
    html: `<div class="org-pay"><h1 tabindex="-1">${order.payUrl ? 'Please pay your order' : 'Thank you for your order'}</h1><p class="org-pay-steps">Order ${escapeHtml(order.number)} <span class="org-pay-state">${state}</span></p>${noteHtml(note)}<div class="org-pay-grid"><div class="org-pay-main">${pay}<p>${order.payUrl ? 'It is yours once it is paid; what is not paid in half an hour goes back to the shop.' : `A confirmation is on its way to ${escapeHtml(order.email)}.`} Keep this address: it shows you at any time how far your order has come.</p>${facts}<p><a href="/${STORE_PAGE}">Continue shopping</a></p></div><aside class="org-pay-side" aria-labelledby="order-things"><h2 id="order-things">What you ordered</h2>${thingsHtml(order.items, money)}${sumsHtml(order.totals, { money, delivery: shipping ? 'Delivery' : '', codes: order.coupons.map(({ code }) => code) })}</aside></div></div>`,
  };
}
