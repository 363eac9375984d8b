import { appError } from '@org/schema/errors';
import { type SqlBool, sql } from 'kysely';
import { cartSettings } from '../shop-settings/shop-settings.ts';
import { addToCart, requireOpen } from './cart.service.ts';
import { getMost, offers } from './cart-offers.ts';
import { type CartContext, findCart } from './read-cart.ts';

/**
 * Adds the items of an order to a cart at current prices, as far as they are available.
 * @param guid - GUID of an order
 * @returns cart, names of products that are not fully available
 * @throws `not_found`; `not_now`
 */
export async function orderAgain(
  place: CartContext,
  guid: string,
): Promise<{ readonly place: CartContext; readonly less: readonly string[] }> {
  const { tx } = place;
  const settings = await cartSettings(tx);
  requireOpen(settings);
  const things = await tx
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select(['order_items.variant_id', 'order_items.name', 'order_items.quantity'])
    .where('orders.guid', '=', guid)
    .orderBy('order_items.id')
    .execute();
  if (things.length === 0) throw appError('not_found', { message: 'This order does not exist' });
  const cart = await findCart(place, { lock: true });
  const there = cart
    ? await tx
        .selectFrom('cart_items')
        .select(['variant_id', 'quantity'])
        .where('cart_id', '=', cart.id)
        .execute()
    : [];
  const ids = things.map(({ variant_id }) => variant_id);
  const known = await offers(tx, sql<SqlBool>`v.id = any(${ids}::bigint[])`, cart?.id);
  const less: string[] = [];
  let at = place;
  for (const { variant_id, name, quantity } of things) {
    const offer = known.get(Number(variant_id));
    const most = offer?.is_sold ? getMost(offer, settings) : 0;
    const wanted = Number(quantity);
    const has = there.find((one) => one.variant_id === variant_id)?.quantity ?? 0;
    if (most < wanted) less.push(name);
    const next = Math.min(most, wanted);
    // Never reduces a quantity that is already in the cart.
    if (offer && next > has)
      at = { ...at, ...(await addToCart(at, { sku: offer.sku, quantity: next })) };
  }
  return { place: at, less };
}
