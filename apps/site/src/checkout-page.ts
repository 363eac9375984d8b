import { escapeHtml } from '@org/content/html';
import { addressLines, type Checkout, getMoney, type Money, STORE_PAGE } from '@org/schema';
import { addressHtml } from './checkout-address.ts';
import { CHECKOUT_CSS } from './checkout-css.ts';
import { type Fields, getFields } from './checkout-fields.ts';
import {
  factsHtml,
  noteHtml,
  shownItem,
  stepsHtml,
  sumsHtml,
  thingsHtml,
} from './checkout-parts.ts';
import type { SiteExtra } from './site-places.ts';
import type { Note } from './visitor.ts';

/** Data of the checkout pages. */
export interface CheckoutContext {
  readonly checkout: Checkout;
  readonly locale: string;
  readonly timezone: string;
  readonly note: Note | undefined;
  /** True where the installation knows a service of places. */
  readonly findsPlaces: boolean;
}

const FORM = '/api/v1/checkout/form/';

/** Opens a form of the checkout. The tab stores typed values until the server has them; `done` when it has all. */
function openForm({ cart }: Checkout, done: boolean): string {
  const options = escapeHtml(JSON.stringify({ cart: cart.guid, ...(done && { done }) }));
  return `<form class="org-pay-grid" method="post" enctype="multipart/form-data" action="${FORM}" novalidate data-enhance="checkout-draft" data-options="${options}">`;
}

/** Button that the Enter key sends: the first one of a form, which is hidden. */
const ENTER =
  '<button class="org-pay-enter" name="act" value="enter" tabindex="-1" aria-hidden="true"></button>';

/** Told by a script where a form is not sent, because there is nobody to send it to. */
const OFFLINE =
  '<p class="org-pay-note" role="alert" data-part="offline" hidden>You are offline. Your entries are saved. Try again once you are connected.</p>';

const page = (html: string): SiteExtra => ({
  css: CHECKOUT_CSS,
  html: `<div class="org-pay">${html}</div>`,
});

/** One of some ways. */
interface Choice {
  readonly value: string;
  readonly label: string;
  readonly end?: string;
  readonly more?: string;
  readonly name?: string;
}

function choicesHtml(
  { getId, about, wrong }: Fields,
  name: string,
  chosen: string,
  choices: readonly Choice[],
): string {
  const rows = choices.map(
    ({ value, label, end = '', more, name: kind = '' }, at) =>
      `<label class="org-pay-choice${kind && ` ${kind}`}"><input type="radio"${at === 0 ? ` id="${getId(name)}"` : ''} name="${name}" value="${escapeHtml(value)}"${value === chosen ? ' checked' : ''}${about(name)}><span>${escapeHtml(label)}</span><span>${end}</span>${more ? `<span class="org-pay-quiet">${escapeHtml(more)}</span>` : ''}</label>`,
  );
  return `<div class="org-pay-choices">${rows.join('')}</div>${wrong(name)}`;
}

function deliveryHtml(
  fields: Fields,
  { checkout, findsPlaces }: CheckoutContext,
  money: Money,
): string {
  const { details, choices } = checkout;
  const { deliveries, pickupInstructions, shippingMethods } = choices;
  const ways = choicesHtml(
    fields,
    'delivery',
    details.delivery,
    deliveries.map((value) =>
      value === 'ship'
        ? { value, label: 'Delivery' }
        : { value, label: 'Pickup', more: pickupInstructions },
    ),
  );
  const methods = choicesHtml(
    fields,
    'shippingMethodId',
    details.shippingMethodId,
    shippingMethods.map(({ id, name, price, freeOver }) => ({
      value: id,
      label: name,
      end: price > 0 ? money(price) : 'Free',
      ...(price > 0 && freeOver !== null && { more: `Free over ${money(freeOver)}` }),
    })),
  );
  // Said where it is chosen, before anything is paid.
  const delivered = choices.noDelivery
    ? `<p class="org-pay-wrong">${escapeHtml(choices.noDelivery)}.</p>`
    : methods;
  const ship = deliveries.includes('ship')
    ? `<fieldset class="org-pay-part org-pay-ship"><legend>Delivery address</legend>${addressHtml(fields, checkout, 'shipping', findsPlaces)}<div data-part="methods">${delivered}</div></fieldset>`
    : '';
  return `<fieldset class="org-pay-part"><legend>Delivery method</legend>${ways}</fieldset>${ship}`;
}

function paymentHtml(fields: Fields, { checkout, findsPlaces }: CheckoutContext): string {
  const { details, choices } = checkout;
  const { paymentMethods } = choices;
  const ways = choicesHtml(
    fields,
    'paymentMethod',
    details.paymentMethod,
    paymentMethods.map(({ key, label }) => ({
      value: key,
      label,
      ...(key === 'pickup' && { name: 'org-pay-onpickup' }),
    })),
  );
  const same = choices.deliveries.includes('ship')
    ? `<label class="org-pay-tick org-pay-same"><input type="checkbox" name="sameBilling" value="1"${details.sameBilling ? ' checked' : ''}><span>Billing address is the same</span></label>`
    : '';
  // A script keeps it up to date; without one the server sees that the payment was chosen for another delivery.
  const paymentFor = `<input type="hidden" name="paymentFor" value="${details.delivery}">`;
  return `<fieldset class="org-pay-part"><legend>Payment</legend>${ways}${same}${paymentFor}</fieldset><fieldset class="org-pay-part org-pay-bill"><legend>Billing address</legend>${addressHtml(fields, checkout, 'billing', findsPlaces)}</fieldset>`;
}

const ADDRESS = ['street', 'city', 'province', 'postalCode', 'countryCode'];
/** Fields in the order of the page. */
const ORDER: readonly string[] = [
  'email',
  'firstname',
  'lastname',
  'phone',
  'delivery',
  ...ADDRESS.map((part) => `shipping.${part}`),
  'shippingMethodId',
  'paymentMethod',
  ...ADDRESS.map((part) => `billing.${part}`),
  'note',
  'terms',
];

/** Renders the problems above the form, with a link to each field. */
function problemsHtml({ getId }: Fields, { problems }: Checkout): string {
  const entries = Object.entries(problems).toSorted(
    ([one], [other]) => ORDER.indexOf(one) - ORDER.indexOf(other),
  );
  if (entries.length === 0) return '';
  const links = entries.map(
    ([name, problem]) => `<li><a href="#${getId(name)}">${escapeHtml(problem)}</a></li>`,
  );
  return `<div class="org-pay-note" role="alert" tabindex="-1"><p><strong>Please check these fields</strong></p><ul>${links.join('')}</ul></div>`;
}

/** The field of a discount code: with one that was refused, and why. */
function codeHtml(note: Note | undefined): string {
  const { code, text } = note ?? {};
  const about =
    code === undefined
      ? ''
      : ` value="${escapeHtml(code)}" aria-invalid="true" aria-describedby="checkout-coupon-wrong"`;
  const wrong =
    code === undefined
      ? ''
      : `<span class="org-pay-wrong" id="checkout-coupon-wrong" role="alert">${escapeHtml(text ?? '')}</span>`;
  return `<div class="org-pay-code"><label for="checkout-coupon">Discount code</label><input id="checkout-coupon" name="coupon" maxlength="40" autocomplete="off" autocapitalize="characters"${about}><button class="org-pay-plain" name="act" value="coupon" formnovalidate>Apply</button>${wrong}</div>`;
}

/** Notice beside totals that may be outdated. */
const NOT_TOLD = 'We couldn’t update your total. You see it before you order';

/** Button that updates the totals without a script, and keeps everything typed so far. */
const UPDATE =
  '<noscript><p class="org-pay-go"><button class="org-pay-plain" name="act" value="look" formnovalidate>Update totals</button></p></noscript>';

/** Renders the order summary: items, totals and discount codes. */
function sideHtml(
  { checkout, locale, timezone, note }: CheckoutContext,
  money: Money,
  withCode: boolean,
): string {
  const { cart, totals, details, heldUntil, choices } = checkout;
  const [coupon] = cart.coupons;
  const code = coupon
    ? `<p class="org-pay-go"><span>Code <strong>${escapeHtml(coupon.code)}</strong></span><button class="org-pay-plain" name="act" value="remove-coupon" formnovalidate>Remove<span class="org-buy-said"> the code</span></button></p>`
    : codeHtml(note);
  const warnings = cart.warnings.map(
    (warning) => `<p class="org-pay-wrong">${escapeHtml(warning)}</p>`,
  );
  const delivery = details.delivery === 'ship' ? 'Delivery' : '';
  const until = heldUntil
    ? `<p class="org-pay-quiet">Held for you until ${new Intl.DateTimeFormat(locale || 'en', { timeStyle: 'short', timeZone: timezone }).format(new Date(heldUntil))}</p>`
    : '';
  // An order that cannot be placed has nothing to pay.
  const isPayable = cart.warnings.length === 0 && choices.noDelivery === '';
  const told = isPayable
    ? sumsHtml(totals, {
        money,
        delivery,
        codes: cart.coupons.map((one) => one.code),
        isTaxOpen: details.delivery === 'ship' && details.shipping.province === '',
      })
    : '<p class="org-pay-quiet">The total appears once your order can be placed.</p>';
  const noDelivery = choices.noDelivery
    ? `<p class="org-pay-wrong">${escapeHtml(choices.noDelivery)}.</p>`
    : '';
  const sums = `${warnings.join('')}${noDelivery}${told}${until}`;
  // A script updates the totals immediately when the visitor can still choose something.
  const ending = withCode
    ? `${code}${UPDATE}<div class="org-pay-tell" aria-live="polite" data-enhance="checkout-sums" data-failed="${NOT_TOLD}">${sums}</div>`
    : sums;
  const count = cart.items.reduce((sum, { quantity }) => sum + quantity, 0);
  // Folded on a phone, unless it has something to say; wide pages show its content without the control.
  const isOpen = !withCode || !isPayable || note?.code !== undefined;
  const summary = `<summary><span>Your order<span class="org-pay-quiet"> · ${count} ${count === 1 ? 'item' : 'items'}</span></span><strong data-part="total">${isPayable ? money(totals.total) : ''}</strong></summary>`;
  return `<aside class="org-pay-side" aria-labelledby="checkout-order"><h2 id="checkout-order">Your order</h2><details${isOpen ? ' open' : ''}>${summary}<div class="org-pay-side-content">${thingsHtml(cart.items.map(shownItem), money)}${ending}</div></details></aside>`;
}

/** A page for who cannot order: there is nothing to order, or they are to sign in first. */
function closedExtra({ checkout, note }: CheckoutContext): SiteExtra | undefined {
  const { cart, canOrder, choices } = checkout;
  const told = (text: string, href: string, label: string): SiteExtra =>
    page(
      `<div class="org-pay-empty"><h1>Checkout</h1>${noteHtml(note)}<p>${text}</p><a class="org-button" data-variant="primary" href="${href}">${label}</a></div>`,
    );
  if (cart.items.length === 0)
    return told('Your cart is empty.', `/${STORE_PAGE}`, 'Go to the shop');
  if (!canOrder)
    return told('Please sign in to order in this shop.', '/sign-in?next=/checkout', 'Sign in');
  if (choices.deliveries.length === 0 || choices.paymentMethods.length === 0)
    return told('This shop is not taking orders at the moment.', '/cart', 'Back to the cart');
  return undefined;
}

/** Renders the page for contact, delivery and payment. Source: CART-023. */
export function checkoutExtra(place: CheckoutContext): SiteExtra {
  const closed = closedExtra(place);
  if (closed) return closed;
  const { checkout, locale, note } = place;
  const { details, choices, problems, currency } = checkout;
  const money = getMoney(locale, currency);
  const fields = getFields(checkout);
  const { field, about, wrong, getId } = fields;
  const terms = choices.termsPath
    ? `<div><label class="org-pay-tick"><input id="${getId('terms')}" type="checkbox" name="terms" value="1"${details.terms ? ' checked' : ''}${about('terms')}><span>I agree to the <a href="${escapeHtml(choices.termsPath)}" target="_blank" rel="noopener">terms</a></span></label>${wrong('terms')}</div>`
    : '';
  const account = choices.createAccount
    ? `<label class="org-pay-tick"><input type="checkbox" name="createAccount" value="1"${details.createAccount ? ' checked' : ''}><span>Create an account for my next order<small class="org-pay-quiet">We send you a link to set a password.</small></span></label>`
    : '';
  const contact = `<fieldset class="org-pay-part"><legend>Contact</legend>${field('email', 'Email', details.email, { type: 'email', complete: 'email', most: 254 })}<div class="org-pay-two">${field('firstname', 'First name', details.firstname, { complete: 'given-name', most: 100 })}${field('lastname', 'Last name', details.lastname, { complete: 'family-name', most: 100 })}</div>${field('phone', 'Phone', details.phone, { type: 'tel', complete: 'tel', most: 40, isOptional: true })}${account}</fieldset>`;
  const words = `<label class="org-pay-field"><span>Anything we should know? <small>(optional)</small></span><textarea name="note" maxlength="2000" rows="3"${problems.note ? ' aria-invalid="true"' : ''}>${escapeHtml(details.note)}</textarea></label>`;
  const go = `${OFFLINE}<div class="org-pay-go"><button class="org-button" data-variant="primary" name="act" value="details">Continue to review</button><a href="/cart">Back to the cart</a></div>`;
  return page(
    `<h1 tabindex="-1">Checkout</h1>${stepsHtml('details')}${note?.code === undefined ? noteHtml(note) : ''}${problemsHtml(fields, checkout)}${openForm(checkout, false)}${ENTER}<div class="org-pay-main">${contact}${deliveryHtml(fields, place, money)}${paymentHtml(fields, place)}${words}${terms}${go}</div>${sideHtml(place, money, true)}</form>`,
  );
}

/** Renders the page on which the visitor reviews the order and places it. Source: CART-023. */
export function reviewExtra(place: CheckoutContext): SiteExtra {
  const closed = closedExtra(place);
  if (closed) return closed;
  const { checkout, locale, note } = place;
  const { details, choices, totals, isReady, cart } = checkout;
  const money = getMoney(locale, checkout.currency);
  const isShipped = details.delivery === 'ship';
  const method = choices.shippingMethods.find(({ id }) => id === details.shippingMethodId);
  const payment = choices.paymentMethods.find(({ key }) => key === details.paymentMethod);
  const hasOwnBill = isShipped && !details.sameBilling;
  const facts = factsHtml([
    [
      'Contact',
      [`${details.firstname} ${details.lastname}`, details.email, details.phone]
        .filter(Boolean)
        .join('\n'),
    ],
    isShipped
      ? ['Delivery', [...addressLines(details.shipping), method?.name].filter(Boolean).join('\n')]
      : ['Pickup', choices.pickupInstructions || 'You pick up your order'],
    ['Bill', hasOwnBill ? addressLines(details.billing).join('\n') : ''],
    ['Payment', payment?.label ?? ''],
    ['Note', details.note],
    ['Account', details.createAccount ? 'We send you a link to set a password' : ''],
  ]);
  const order = isReady
    ? `<input type="hidden" name="total" value="${totals.total}"><button class="org-button" data-variant="primary" name="act" value="place">${details.paymentMethod === 'stripe' ? 'Place order and pay' : 'Place order'}, ${money(totals.total)}</button>`
    : `<p class="org-pay-wrong">${cart.warnings.length > 0 ? 'Some items cannot be ordered.' : 'Some details are missing.'}</p>`;
  const cartLink = cart.warnings.length > 0 ? '<a href="/cart">Change the cart</a>' : '';
  const back = `<a href="/checkout">Change your details</a>${cartLink}`;
  return page(
    `<h1 tabindex="-1">Review your order</h1>${stepsHtml('review')}${noteHtml(note)}${openForm(checkout, true)}<div class="org-pay-main">${facts}${OFFLINE}<div class="org-pay-go">${order}${back}</div></div>${sideHtml(place, money, false)}</form>`,
  );
}
