import { fromCents, toCents } from '@org/schema';
import { type Cart, type CartItem, inKilograms } from '@org/schema/entities';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { CouponRecord } from '../../../kernel/database/records.ts';
import type { TenantTables } from '../../../kernel/database/tables.gen.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { couponProblem, findCoupon } from '../pricing/coupons.ts';
import { addUp } from '../pricing/order-totals.ts';
import { getDelivery } from '../pricing/shipping-prices.ts';
import { leastWords, shopSettings } from '../shop-settings/shop-settings.ts';
import type { ShopSettings } from '../shop-settings/shop-settings.types.ts';
import { type Offer, offers, paid, type StoredItem, toItem } from './cart-offers.ts';

/** Context of a visitor's cart in the transaction that reads or changes it. */
export interface CartContext {
  readonly tx: TenantTx;
  readonly tenantId: number;
  readonly send: SendJob;
  /** Stored hash of the visitor's key; undefined when they have none yet. */
  readonly key: string | undefined;
  /** Visitor who is signed in on the site; undefined for guests. */
  readonly visitorId?: number | undefined;
  /** Network address of the visitor, for counting reservations. */
  readonly address: string;
  /**
   * Sets the key cookie when there is something to store.
   * @returns stored hash
   */
  readonly give: () => string;
}

/** Row of a cart. */
export type CartRecord = Selectable<TenantTables['carts']>;

/** Line item of a cart with its current offer. */
export interface CartLine {
  readonly stored: StoredItem;
  readonly offer: Offer;
  readonly item: CartItem;
  /** Price of the whole quantity in cents. */
  readonly total: bigint;
}

/** Cart with everything that its prices depend on. */
export interface OpenCart {
  /** Undefined for a visitor without a cart. */
  readonly row: CartRecord | undefined;
  readonly lines: readonly CartLine[];
  readonly shop: ShopSettings;
  readonly coupon: CouponRecord | undefined;
}

/**
 * Returns a visitor's cart; undefined when there is none. The cart of a signed-in visitor is hidden from others who use the same
 * browser later.
 */
export async function findCart(
  {
    tx,
    key,
    visitorId = null,
  }: Pick<CartContext, 'tx' | 'key'> & {
    readonly visitorId?: number | null | undefined;
  },
  { lock }: { readonly lock: boolean },
): Promise<CartRecord | undefined> {
  if (key === undefined) return undefined;
  return tx
    .selectFrom('carts')
    .selectAll()
    .where('key_hash', '=', key)
    .where(sql<boolean>`(user_id is null or user_id = ${visitorId}::bigint)`)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
}

/**
 * Returns line items with their current offers, without items that no longer exist. Takes items, id of the cart that reserves
 * stock for them, 0 for none.
 */
export async function priceLines(
  tx: TenantTx,
  rows: readonly StoredItem[],
  { cart }: Pick<ShopSettings, 'cart'>,
  cartId: number,
): Promise<CartLine[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ variant_id }) => variant_id);
  const known = await offers(tx, sql<SqlBool>`v.id = any(${ids}::bigint[])`, cartId);
  return rows.flatMap((stored) => {
    const offer = known.get(stored.variant_id);
    if (!offer) return [];
    const total = toCents(paid(offer)) * BigInt(stored.quantity);
    return [{ stored, offer, item: toItem(stored, offer, cart), total }];
  });
}

async function getLines(tx: TenantTx, cartId: number, shop: ShopSettings): Promise<CartLine[]> {
  const rows: StoredItem[] = await tx
    .selectFrom('cart_items')
    .select(['id', 'key', 'variant_id', 'quantity', 'seen_price'])
    .where('cart_id', '=', cartId)
    .orderBy('id')
    .execute();
  return priceLines(tx, rows, shop, cartId);
}

/** Returns a visitor's cart at current prices and stock. */
export async function openCart(
  place: CartContext,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<OpenCart> {
  const row = await findCart(place, { lock });
  const shop = await shopSettings(place.tx);
  return {
    row,
    shop,
    lines: row ? await getLines(place.tx, row.id, shop) : [],
    coupon: row && (await findCoupon(place.tx, row.coupon_code)),
  };
}

/** Returns the price of a cart's goods in cents, without unavailable items. */
export const getSubtotal = ({ lines }: Pick<OpenCart, 'lines'>): bigint =>
  lines.reduce((sum, { item, total }) => (item.available ? sum + total : sum), 0n);

/** Returns the weight of a cart's goods in kg; goods without a weight count as 0. */
export const getWeight = ({ lines }: Pick<OpenCart, 'lines'>): number =>
  lines.reduce((sum, { item, offer, stored }) => {
    const weight = inKilograms(item.weight ?? 0, offer.product.weight_unit);
    return item.available ? sum + weight * stored.quantity : sum;
  }, 0);

/** Returns the reasons why a cart cannot be ordered. */
function getWarnings(open: OpenCart, problem: string | undefined, goods: bigint): string[] {
  const { shop, lines } = open;
  if (lines.length === 0) return [];
  const least = toCents(shop.cart.min_order_total);
  return [
    ...(problem ? [problem] : []),
    ...(shop.cart.enabled ? [] : ['This shop is not taking orders at the moment']),
    ...(lines.every(({ item }) => item.available)
      ? []
      : ['Something in your cart cannot be ordered at the moment']),
    ...(goods < least ? [leastWords(shop)] : []),
  ];
}

/** Returns a cart in the format of the API. */
export function describeCart(open: OpenCart): Cart {
  const { row, lines, shop, coupon } = open;
  const subtotal = getSubtotal(open);
  const code = row?.coupon_code ?? '';
  const problem = code ? couponProblem(coupon, { subtotal, shop }) : undefined;
  const totals = addUp({
    lines: lines.filter(({ item }) => item.available).map(({ total }) => total),
    ...(coupon && !problem && { coupon }),
    rates: [],
    includesTax: false,
  });
  return {
    guid: row?.guid ?? null,
    items: lines.map(({ item }) => item),
    itemsCount: lines.reduce((count, { item }) => count + item.quantity, 0),
    totals: {
      subtotal: fromCents(subtotal),
      discount: fromCents(totals.discount),
      total: fromCents(totals.total),
    },
    currency: shop.currency,
    delivery: getDelivery(
      shop,
      { goods: subtotal - totals.discount, weight: getWeight(open) },
      !problem && coupon?.kind === 'free_shipping',
    ),
    coupons: code ? [{ code, discount: fromCents(totals.couponDiscount) }] : [],
    warnings: getWarnings(open, problem, subtotal - totals.discount),
    version: row?.version ?? 1,
  };
}

/** Returns whether a cart has items and all of them can be ordered now. */
export function isOrderable(open: OpenCart): boolean {
  const { warnings, items } = describeCart(open);
  return items.length > 0 && warnings.length === 0;
}

/** Returns a visitor's cart at current prices and stock; an empty one for a visitor without a cart. */
export async function readCart(place: CartContext): Promise<Cart> {
  return describeCart(await openCart(place));
}
