import type { ApiClient } from '@org/api-client';
import type { AccountOrdersProps } from '@org/blocks/site-pages';
import { apiContract } from '@org/schema/contract';
import type { SiteAnswer } from './site-page.ts';

/** Returns the orders of a signed-in visitor; undefined when the site has no shop and the visitor has no orders. */
export async function findOwnOrders(
  api: ApiClient,
  cookie: string,
  { cart, locale, timezone }: SiteAnswer['settings'],
): Promise<AccountOrdersProps | undefined> {
  const { orders, total } = await api.call(apiContract.checkout.orders, { headers: { cookie } });
  if (orders.length === 0 && !cart.enabled) return undefined;
  return { orders, total, formats: { locale, timezone } };
}
