import type { ApiClient } from '@org/api-client';
import { escapeHtml } from '@org/content/html';
import { apiContract, getMoney, ORDER_PATH, type OwnOrder, STORE_PAGE } from '@org/schema';
import { againHtml, stateWords } from './order-page.ts';
import { getDay } from './site-day.ts';
import type { SiteAnswer } from './site-page.ts';

/** Formats of a site. */
type Writes = Pick<SiteAnswer['settings'], 'locale' | 'timezone'>;

/** An order in a list: its number leads to all of it. */
function orderHtml(order: OwnOrder, { locale, timezone }: Writes): string {
  const { guid, number, currency, total, itemsCount, created_at } = order;
  const facts = [
    getDay(created_at, { locale, timezone }),
    `${itemsCount} ${itemsCount === 1 ? 'piece' : 'pieces'}`,
    getMoney(locale, currency)(total),
  ];
  return `<li><a href="/${ORDER_PATH}${guid}">Order ${escapeHtml(number)}</a><span>${stateWords(order)}</span><small>${facts.join('\u00a0· ')}</small>${againHtml(guid, 'org-you-quiet', `order ${number}`)}</li>`;
}

/**
 * Renders the orders of a visitor for their profile; '' when the site has no shop and the visitor has no orders.
 * Shape: fetch of the API, cookies of the browser, settings of the site → markup.
 */
export async function ownOrdersHtml(
  api: ApiClient,
  cookie: string,
  { cart, locale, timezone }: Writes & Pick<SiteAnswer['settings'], 'cart'>,
): Promise<string> {
  const { orders, total } = await api.call(apiContract.checkout.orders, { headers: { cookie } });
  if (orders.length === 0)
    return cart.enabled
      ? `<h2>Your orders</h2><p>You have no orders yet.</p><p><a href="/${STORE_PAGE}">Go to the shop</a></p>`
      : '';
  const rest = total > orders.length ? `<p>The newest ${orders.length} of ${total}.</p>` : '';
  return `<h2>Your orders</h2><ul class="org-you-orders">${orders.map((order) => orderHtml(order, { locale, timezone })).join('')}</ul>${rest}`;
}
