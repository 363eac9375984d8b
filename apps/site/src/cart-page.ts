import type { ApiClient } from '@org/api-client';
import { deliveryWords, isGone } from '@org/blocks/store';
import { escapeHtml } from '@org/content/html';
import { safeMediaUrl } from '@org/device-settings';
import {
  apiContract,
  type Cart,
  type CartItem,
  CHECKOUT_PAGE,
  getMoney,
  MESSAGES,
  type Money,
  PRODUCT_PATH,
  STORE_PAGE,
} from '@org/schema';
import type { SensitivePage } from './fixed-frame.ts';
import type { SiteAnswer } from './site-page.ts';
import type { SiteExtra } from './site-places.ts';
import { getNote, NOTE_SAID, type Note } from './visitor.ts';

const FORM = '/api/v1/cart/form/';
const CLEAR = 'org-cart-clear';

/** Data of the cart page. */
interface CartContext {
  readonly cart: Cart;
  readonly locale: string;
  readonly note: Note | undefined;
}

// Forms are sent as parts: that is what the API reads, with a script and without.
const form = (item: CartItem, inner: string, more = ''): string =>
  `<form method="post" enctype="multipart/form-data" action="${FORM}"${more}><input type="hidden" name="item" value="${item.key}">${inner}</form>`;

const act = (name: string, attributes: string, label: string): string =>
  `<button type="submit" name="act" value="${name}" ${attributes}>${label}</button>`;

function picture({ images }: CartItem): string {
  const [image] = images;
  const address = image && safeMediaUrl(image.file);
  return address
    ? `<img class="org-cart-picture" src="${escapeHtml(address)}" alt="" width="96" height="96" loading="lazy">`
    : '<span class="org-cart-picture" aria-hidden="true"></span>';
}

function price(item: CartItem, money: Money): string {
  const { unitPrice, salePrice } = item;
  return salePrice === null
    ? money(unitPrice)
    : `<span class="org-buy-said">Sale price: </span><strong>${money(salePrice)}</strong> <span class="org-buy-said">Regular price: </span><s>${money(unitPrice)}</s>`;
}

/** Renders the quantity of an item. The Enter key sends the first button, for visitors without scripts. */
function amount(item: CartItem): string {
  const { id, quantity, maxQuantity } = item;
  const name = escapeHtml(item.name);
  const isMost = quantity >= maxQuantity;
  const told = isMost
    ? `<p class="org-cart-told" id="most-${id}">${MESSAGES.maxQuantity.replace('{n}', `${maxQuantity}`)}</p>`
    : '';
  return `${form(
    item,
    `${act('set', `class="org-cart-set" id="set-${id}"`, 'Update')}${act('less', `class="org-cart-step" id="less-${id}" aria-label="One less: ${name}" formnovalidate`, '−')}<input class="org-buy-input" id="amount-${id}" type="number" name="quantity" inputmode="numeric" min="1" max="${maxQuantity}" value="${quantity}" required aria-label="Quantity: ${name}"${told && ` aria-describedby="most-${id}"`}>${act('more', `class="org-cart-step" id="more-${id}" aria-label="One more: ${name}" formnovalidate${isMost ? ' disabled' : ''}`, '+')}`,
    ' class="org-cart-amount"',
  )}${told}`;
}

function itemHtml(item: CartItem, money: Money): string {
  const name = escapeHtml(item.name);
  const gone = isGone(item);
  const options = item.selectedOptions.map(
    ({ attribute_name, attribute_value }) =>
      `<span>${escapeHtml(attribute_name)}: ${escapeHtml(attribute_value)}</span>`,
  );
  const warnings = item.warnings.map(
    (warning) => `<p class="org-cart-warning">${escapeHtml(warning)}</p>`,
  );
  const link = `href="/${PRODUCT_PATH}${escapeHtml(item.slug)}"`;
  return `<li class="org-cart-item"${gone ? ' data-gone' : ''}>${picture(item)}<div class="org-cart-words"><a class="org-cart-name" ${link}>${name}</a>${options.length > 0 ? `<p class="org-cart-options">${options.join('')}</p>` : ''}<p class="org-cart-price">${price(item, money)}</p>${warnings.join('')}</div><div class="org-cart-how">${gone ? '' : amount(item)}</div><p class="org-cart-sum"><span class="org-buy-said">Total: </span>${item.available ? money(item.lineTotal) : '–'}</p>${form(item, act('remove', `class="org-cart-remove" id="remove-${item.id}" aria-label="Remove: ${name}"`, 'Remove'), ' class="org-cart-out"')}</li>`;
}

/** Confirmation before the cart is cleared: a popover, which works without a script. */
const clearing = `<button class="org-cart-remove" type="button" popovertarget="${CLEAR}">Clear cart</button><form id="${CLEAR}" class="org-cart-ask" popover="auto" method="post" enctype="multipart/form-data" action="${FORM}" role="alertdialog" aria-labelledby="${CLEAR}-ask"><p id="${CLEAR}-ask"><strong>Remove all items from your cart?</strong></p><div class="org-buy-row"><button class="org-button org-buy-remove" type="button" popovertarget="${CLEAR}" popovertargetaction="hide">${MESSAGES.cancel}</button><button class="org-button org-buy-button" data-variant="danger" type="submit" name="act" value="clear">Clear cart</button></div></form>`;

function told(note: Note | undefined): string {
  if (!note) return '';
  return `<p class="org-cart-note" role="${note.kind === 'done' ? 'status' : 'alert'}">${escapeHtml(note.text)}</p>`;
}

/** Renders the delivery costs, as far as they are known. */
function deliveryHtml({ delivery }: Cart, money: Money): string {
  if (!delivery) return '';
  return `<p class="org-cart-options">${escapeHtml(deliveryWords(delivery, money))}</p>`;
}

/** The way on: to the checkout, or why there is none. */
const onward = ({ warnings }: Cart): string =>
  warnings.length === 0
    ? `<p><a class="org-button" data-variant="primary" href="/${CHECKOUT_PAGE}">Checkout</a></p>`
    : warnings.map((warning) => `<p class="org-cart-warning">${escapeHtml(warning)}</p>`).join('');

/** The cart: what is in it at the prices of now, and everything that can be done with it as forms. Source: ROUTE-SITE-02, CART-005, CART-006. */
function cartExtra({ cart, locale, note }: CartContext): SiteExtra {
  const { items, itemsCount, totals, currency } = cart;
  const money = getMoney(locale, currency);
  const known = JSON.stringify({
    itemsCount,
    items: items.map(({ key, sku, quantity }) => ({ key, sku, quantity })),
  });
  const open = `<div class="org-cart" data-enhance="cart-page" data-cart="${escapeHtml(known)}" data-failed="${MESSAGES.formFailed}"><h1 class="org-cart-title" tabindex="-1">Cart</h1>${told(note)}`;
  if (items.length === 0)
    return {
      css: '',
      html: `${open}<div class="org-cart-empty"><p>Your cart is empty.</p><a class="org-button" data-variant="primary" href="/${STORE_PAGE}">Go to the shop</a></div></div>`,
    };
  const discounts = cart.coupons
    .filter(({ discount }) => discount > 0)
    .map(
      ({ code, discount }) =>
        `<p><span>Discount ${escapeHtml(code)}</span> <strong>−${money(discount)}</strong></p>`,
    )
    .join('');
  const left = items.some(({ available }) => !available)
    ? '<p class="org-cart-options">What cannot be bought at the moment is not counted.</p>'
    : '';
  return {
    css: '',
    html: `${open}<ul class="org-cart-items">${items.map((item) => itemHtml(item, money)).join('')}</ul><div class="org-cart-end"><div class="org-cart-ways"><a href="/${STORE_PAGE}">Continue shopping</a>${clearing}</div><div class="org-cart-totals"><p><span>Subtotal</span> <strong>${money(totals.subtotal)}</strong></p>${discounts}${left}${deliveryHtml(cart, money)}${onward(cart)}</div></div></div>`,
  };
}

/** Builds the page of a visitor's cart. Shape: API client, site, the browser's cookies → page, and cookies that remove what was said. */
export async function cartPage(
  api: ApiClient,
  { settings }: SiteAnswer,
  cookie: string,
): Promise<Pick<SensitivePage, 'title' | 'extra'> & { readonly said: readonly string[] }> {
  const { cart } = await api.call(apiContract.cart.get, { headers: { cookie } });
  const note = getNote(cookie);
  return {
    title: 'Cart',
    extra: cartExtra({ cart, locale: settings.locale, note }),
    said: note ? [NOTE_SAID] : [],
  };
}
