import { escapeHtml } from '@org/content/html';
import { safeMediaUrl } from '@org/device-settings';
import type { CartItem, Money, OrderTotals } from '@org/schema';
import type { Note } from './visitor.ts';

/** Renders a note above a page, which is shown once. */
export function noteHtml(note: Note | undefined): string {
  return note
    ? `<p class="org-pay-note" role="${note.kind === 'done' ? 'status' : 'alert'}">${escapeHtml(note.text)}</p>`
    : '';
}

/** A thing as lists of the checkout and of orders show it. */
export interface ShownThing {
  readonly name: string;
  readonly quantity: number;
  readonly lineTotal: number;
  readonly image?: string | undefined;
  /** Details below the name. */
  readonly more?: string | undefined;
}

/** A thing of a cart, to be shown. */
export const shownItem = ({ name, quantity, lineTotal, images }: CartItem): ShownThing => ({
  name,
  quantity,
  lineTotal,
  image: images[0]?.file,
});

function picture(file: string | undefined): string {
  const address = file && safeMediaUrl(file);
  return address
    ? `<img class="org-pay-picture" src="${escapeHtml(address)}" alt="" width="56" height="56" loading="lazy">`
    : '<span class="org-pay-picture" aria-hidden="true"></span>';
}

/** Renders the ordered items. */
export function thingsHtml(things: readonly ShownThing[], money: Money): string {
  // Orders keep no pictures: what was bought may have changed since.
  const isPlain = things.every(({ image }) => image === undefined);
  const rows = things.map(
    ({ name, quantity, lineTotal, image, more }) =>
      `<li>${isPlain ? '' : picture(image)}<span><b>${escapeHtml(name)}</b><br><span class="org-pay-quiet">Quantity: ${quantity}${more ? ` · ${escapeHtml(more)}` : ''}</span></span><span>${money(lineTotal)}</span></li>`,
  );
  return `<ul class="org-pay-items${isPlain ? ' org-pay-plainly' : ''}">${rows.join('')}</ul>`;
}

const row = (label: string, value: string, name = ''): string =>
  `<div${name && ` class="${name}"`}><dt>${escapeHtml(label)}</dt><dd>${value}</dd></div>`;

/** Renders the totals of an order. Shape: totals, label of the delivery, discount codes → list. */
export function sumsHtml(
  totals: OrderTotals,
  {
    money,
    delivery,
    codes,
    isTaxOpen = false,
  }: {
    readonly money: Money;
    readonly delivery: string;
    readonly codes: readonly string[];
    /** True while the tax depends on an address that is still missing. */
    readonly isTaxOpen?: boolean;
  },
): string {
  const { subtotal, discount, shipping, taxLines, total, pricesIncludeTax } = totals;
  const taxes = taxLines
    .filter(({ amount }) => amount > 0)
    .map(({ name, rate, amount }) =>
      row(`${pricesIncludeTax ? 'Including ' : ''}${name} ${rate}%`, money(amount)),
    );
  const isBeforeTax = isTaxOpen && taxes.length === 0 && !pricesIncludeTax;
  return `<dl class="org-pay-sums">${[
    row('Subtotal', money(subtotal)),
    ...(discount > 0 ? [row(`Discount ${codes.join(', ')}`, `−${money(discount)}`)] : []),
    ...(delivery ? [row(delivery, shipping > 0 ? money(shipping) : 'Free')] : []),
    ...(pricesIncludeTax ? [] : taxes),
    row(isBeforeTax ? 'Total before tax' : 'Total', money(total), 'org-pay-total'),
    ...(pricesIncludeTax ? taxes : []),
  ].join('')}</dl>`;
}

/** A name with its text, or with markup that is safe. */
export type Fact = readonly [name: string, said: string | { readonly html: string }];

/** Renders labels with values; empty values are left out. */
export function factsHtml(facts: readonly Fact[]): string {
  const rows = facts
    .map(([name, said]) => [name, typeof said === 'string' ? escapeHtml(said) : said.html])
    .filter(([, html]) => html)
    .map(([name, html]) => `<div><dt>${name}</dt><dd>${html}</dd></div>`);
  return `<dl class="org-pay-facts">${rows.join('')}</dl>`;
}

/** The ways of a checkout, with where the visitor is. */
export function stepsHtml(current: 'details' | 'review'): string {
  const step = (name: string, href: string, isHere: boolean): string =>
    `<li>${isHere ? `<span aria-current="step">${name}</span>` : `<a href="${href}">${name}</a>`}</li>`;
  return `<ol class="org-pay-steps"><li><a href="/cart">Cart</a></li>${step('1. Your details', '/checkout', current === 'details')}${current === 'review' ? step('2. Review and order', '', true) : '<li>2. Review and order</li>'}</ol>`;
}
