import { MESSAGES } from '@org/schema/copy';
import { CART_LIMITS, type CartSettings } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { type SqlBool, sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { cartSettings } from '../shop-settings/shop-settings.ts';
import { getMost, type Offer, offers, paid } from './cart-offers.ts';
import { reserveCartStock } from './cart-reservations.ts';
import { type CartContext, type CartRecord, findCart } from './read-cart.ts';

/**
 * Checks a quantity.
 * @throws `not_now` when the shop sells nothing; `validation_failed` on `quantity`
 */
function checkQuantity(offer: Offer, quantity: number, settings: CartSettings): void {
  const most = getMost(offer, settings);
  if (quantity <= most) return;
  throw appError('validation_failed', {
    formErrors: {
      quantity: most === 0 ? MESSAGES.outOfStock : MESSAGES.maxQuantity.replace('{n}', `${most}`),
    },
  });
}

/**
 * Checks that the shop takes orders.
 * @throws `not_now`
 */
export function requireOpen(settings: CartSettings): void {
  if (!settings.enabled)
    throw appError('not_now', { message: 'This shop is not taking orders at the moment' });
}

/** Returns the visitor's cart with a row lock; creates it when there is none. */
async function lockCart(place: CartContext): Promise<CartRecord> {
  const known = await findCart(place, { lock: true });
  if (known) return known;
  const { tx, tenantId, visitorId = null } = place;
  return tx
    .insertInto('carts')
    .values({ tenant_id: tenantId, key_hash: place.give(), user_id: visitorId })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function touch(place: CartContext, cart: CartRecord): Promise<void> {
  await place.tx
    .updateTable('carts')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: new Date() }))
    .where('id', '=', cart.id)
    .execute();
  // A cart with a reservation reserves its new content.
  if (cart.reserved_until) await reserveCartStock(place, cart);
}

/**
 * Adds an item to a cart by SKU, one unit or the given quantity, and creates the cart if necessary.
 * @throws `not_found` for a product that is not for sale; `not_now`; `validation_failed`
 */
export async function addToCart(
  place: CartContext,
  { sku, quantity }: { readonly sku: string; readonly quantity?: number | undefined },
): Promise<{ readonly key: string | undefined }> {
  const { tx, tenantId } = place;
  const settings = await cartSettings(tx);
  requireOpen(settings);
  const known = await findCart(place, { lock: true });
  const found = await offers(tx, sql<SqlBool>`v.sku_key = lower(${sku}) and v.is_live`, known?.id);
  const [offer] = [...found.values()].filter(({ is_sold }) => is_sold);
  if (!offer) throw appError('not_found', { message: 'This product is not available' });
  let given: string | undefined;
  const give = (): string => {
    given = place.give();
    return given;
  };
  const cart = known ?? (await lockCart({ ...place, give }));
  const items = await tx
    .selectFrom('cart_items')
    .select(['variant_id', 'quantity'])
    .where('cart_id', '=', cart.id)
    .execute();
  const there = items.find(({ variant_id }) => variant_id === Number(offer.id));
  if (!there && items.length >= CART_LIMITS.items)
    throw appError('validation_failed', {
      formErrors: { sku: `A cart can hold up to ${CART_LIMITS.items} different items` },
    });
  const next = quantity ?? (there?.quantity ?? 0) + 1;
  checkQuantity(offer, next, settings);
  const values = { quantity: next, seen_price: Number(paid(offer)) };
  await tx
    .insertInto('cart_items')
    .values({ tenant_id: tenantId, cart_id: cart.id, variant_id: Number(offer.id), ...values })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'cart_id', 'variant_id']).doUpdateSet(values),
    )
    .execute();
  await touch(place, cart);
  return { key: given ?? place.key };
}

/**
 * Changes the quantity of a line item.
 * @throws `not_found`, `not_now`, `validation_failed`
 */
async function changeQuantity(
  tx: TenantTx,
  cart: CartRecord,
  item: { readonly id: number; readonly variant_id: number },
  quantity: number,
): Promise<void> {
  const settings = await cartSettings(tx);
  requireOpen(settings);
  const found = await offers(tx, sql<SqlBool>`v.id = ${item.variant_id}`, cart.id);
  const offer = found.get(item.variant_id);
  if (!offer?.is_sold)
    throw appError('not_found', { message: 'This product is no longer available' });
  checkQuantity(offer, quantity, settings);
  await tx
    .updateTable('cart_items')
    .set({ quantity, seen_price: Number(paid(offer)) })
    .where('id', '=', item.id)
    .execute();
}

/**
 * Sets the quantity of a line item; 0 removes it.
 * @throws `not_found`, `not_now`, `validation_failed`
 */
export async function setQuantity(
  place: CartContext,
  key: string,
  quantity: number,
): Promise<void> {
  const { tx } = place;
  const cart = await findCart(place, { lock: true });
  const item =
    cart &&
    key &&
    (await tx
      .selectFrom('cart_items')
      .select(['id', 'variant_id'])
      .where('cart_id', '=', cart.id)
      .where('key', '=', key)
      .executeTakeFirst());
  if (!cart || !item)
    throw appError('not_found', { message: 'This item is no longer in your cart' });
  if (quantity === 0) await tx.deleteFrom('cart_items').where('id', '=', item.id).execute();
  else await changeQuantity(tx, cart, item, quantity);
  await touch(place, cart);
}

/** Empties a cart. */
export async function clearCart(place: CartContext): Promise<void> {
  const cart = await findCart(place, { lock: true });
  if (!cart) return;
  await place.tx.deleteFrom('cart_items').where('cart_id', '=', cart.id).execute();
  await touch(place, cart);
}
