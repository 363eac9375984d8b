import {
  appError,
  CART_LIMITS,
  type Cart,
  type CartItem,
  type CartSettings,
  MESSAGES,
} from '@org/schema';
import { type SqlBool, sql } from 'kysely';
import type { TenantTx } from '../../database/data-door.ts';
import type { ProductRecord, ProductVariantRecord } from '../../database/shop-tables.ts';
import { stockStatusOf } from '../products/product-kind.ts';
import { getSettings } from '../settings/settings.service.ts';
import { cartSettings } from './shop-settings.ts';

/** A cart that a visitor has, in the transaction that reads or changes it. */
export interface CartPlace {
  readonly tx: TenantTx;
  readonly tenantId: number;
  /** Stored form of the visitor's key; undefined for one who has none yet. */
  readonly key: string | undefined;
  /** Gives the visitor a key when there is something to keep. */
  readonly give: () => string;
}

type Offer = Pick<
  ProductVariantRecord,
  | 'id'
  | 'sku'
  | 'attributes'
  | 'price'
  | 'sale_price'
  | 'image'
  | 'weight'
  | 'length'
  | 'width'
  | 'height'
> & {
  readonly stock: number | string;
  readonly is_sold: boolean;
  readonly product: Pick<
    ProductRecord,
    | 'name'
    | 'slug'
    | 'images'
    | 'track_inventory'
    | 'allow_backorder'
    | 'stock_status_set'
    | 'weight'
    | 'length'
    | 'width'
    | 'height'
  >;
};

/** What variants are offered as, by their ids. */
async function offers(
  tx: TenantTx,
  where: ReturnType<typeof sql<SqlBool>>,
): Promise<ReadonlyMap<number, Offer>> {
  const { rows } = await sql<Offer>`
    select v.id, v.sku, v.attributes, v.price, v.sale_price, v.image, v.stock, v.weight, v.length, v.width, v.height,
      v.is_live and p.status = 'published' and p.deleted_at is null as is_sold,
      json_build_object('name', p.name, 'slug', p.slug, 'images', p.images, 'track_inventory', p.track_inventory,
        'allow_backorder', p.allow_backorder, 'stock_status_set', p.stock_status_set,
        'weight', p.weight, 'length', p.length, 'width', p.width, 'height', p.height) as product
    from product_variants v join products p on p.tenant_id = v.tenant_id and p.id = v.product_id
    where ${where}`.execute(tx);
  return new Map(rows.map((row) => [Number(row.id), row]));
}

/** True where more may be taken than there is. */
const isUnlimited = ({ product }: Offer, settings: CartSettings): boolean =>
  settings.add_out_of_stock_product_to_cart || !product.track_inventory || product.allow_backorder;

/** Most pieces of a thing in a cart: the shop's most, or its stock where that binds. Source: CART-015. */
function mostOf(offer: Offer, settings: CartSettings): number {
  const most = settings.max_product_cart_quantity;
  return isUnlimited(offer, settings) ? most : Math.max(0, Math.min(most, Number(offer.stock)));
}

const cents = (amount: string): number => Math.round(Number(amount) * 100);
const paid = ({ price, sale_price }: Offer): string => sale_price ?? price;

/** A product's name with the chosen values appended. Source: CART-002. */
function nameOf({ product, attributes }: Offer): string {
  const values = attributes.map(({ attribute_value }) => attribute_value);
  return values.length === 0 ? product.name : `${product.name} - ${values.join(', ')}`;
}

function warningsOf(offer: Offer, quantity: number, seen: string, most: number): string[] {
  if (!offer.is_sold) return ['This is not in the shop any more'];
  return [
    ...(cents(seen) === cents(paid(offer)) ? [] : ['The price has changed since you chose it']),
    ...(quantity <= most ? [] : [most === 0 ? 'Out of stock' : `Only ${most} are left`]),
  ];
}

interface StoredItem {
  readonly id: number;
  readonly variant_id: number;
  readonly quantity: number;
  readonly seen_price: string;
}

function toItem(row: StoredItem, offer: Offer, settings: CartSettings): CartItem {
  const { product } = offer;
  const most = mostOf(offer, settings);
  const images = offer.image
    ? [{ file: offer.image, alt: product.name }, ...product.images]
    : product.images;
  return {
    id: row.id,
    name: nameOf(offer),
    quantity: row.quantity,
    unitPrice: Number(offer.price),
    salePrice: offer.sale_price === null ? null : Number(offer.sale_price),
    sku: offer.sku,
    slug: product.slug,
    images: images.map(({ file, alt }) => ({ file, alt })),
    selectedOptions: offer.attributes,
    // A variant that says nothing of its measures has those of its product.
    weight: offer.weight ?? product.weight,
    length: offer.length ?? product.length,
    width: offer.width ?? product.width,
    height: offer.height ?? product.height,
    maxQuantity: most,
    stock: Number(offer.stock),
    stockStatus: stockStatusOf({ ...product, stock: Number(offer.stock) }),
    available: offer.is_sold && row.quantity <= most,
    lineTotal: (cents(paid(offer)) * row.quantity) / 100,
    warnings: warningsOf(offer, row.quantity, row.seen_price, most),
  };
}

async function findCart(
  { tx, key }: CartPlace,
  { lock }: { readonly lock: boolean },
): Promise<{ readonly id: number; readonly version: number } | undefined> {
  if (key === undefined) return undefined;
  return tx
    .selectFrom('carts')
    .select(['id', 'version'])
    .where('key_hash', '=', key)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** A visitor's cart at the prices and stocks of now; an empty one for who has none. Source: CART-001. */
export async function readCart(place: CartPlace): Promise<Cart> {
  const { tx } = place;
  const cart = await findCart(place, { lock: false });
  const { currency } = await getSettings(tx);
  const settings = await cartSettings(tx);
  const rows: StoredItem[] = cart
    ? await tx
        .selectFrom('cart_items')
        .select(['id', 'variant_id', 'quantity', 'seen_price'])
        .where('cart_id', '=', cart.id)
        .orderBy('id')
        .execute()
    : [];
  const ids = rows.map(({ variant_id }) => variant_id);
  const known =
    ids.length === 0
      ? new Map<number, Offer>()
      : await offers(tx, sql<SqlBool>`v.id = any(${ids}::bigint[])`);
  const items = rows.flatMap((row) => {
    const offer = known.get(row.variant_id);
    return offer ? [toItem(row, offer, settings)] : [];
  });
  const sum = items
    .filter(({ available }) => available)
    .reduce((total, { lineTotal }) => total + Math.round(lineTotal * 100), 0);
  return {
    items,
    itemsCount: items.reduce((count, { quantity }) => count + quantity, 0),
    totals: { subtotal: sum / 100, total: sum / 100 },
    currency,
    version: cart?.version ?? 1,
  };
}

/** Errors: `not_now` where the shop sells nothing; `validation_failed` on `quantity`. Source: CART-015 to CART-018. */
function checkQuantity(offer: Offer, quantity: number, settings: CartSettings): void {
  const most = mostOf(offer, settings);
  if (quantity <= most) return;
  throw appError('validation_failed', {
    formErrors: {
      quantity: most === 0 ? MESSAGES.outOfStock : MESSAGES.maxQuantity.replace('{n}', `${most}`),
    },
  });
}

function requireOpen(settings: CartSettings): void {
  if (!settings.enabled)
    throw appError('not_now', { message: 'This shop takes no orders at the moment' });
}

async function openCart(place: CartPlace): Promise<number> {
  const known = await findCart(place, { lock: true });
  if (known) return known.id;
  const { tx, tenantId } = place;
  const { id } = await tx
    .insertInto('carts')
    .values({ tenant_id: tenantId, key_hash: place.give() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function touch(tx: TenantTx, cartId: number): Promise<void> {
  await tx
    .updateTable('carts')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: new Date() }))
    .where('id', '=', cartId)
    .execute();
}

/**
 * Puts a thing into a cart by its SKU, making the cart where there is none: one more of it, or as many as are named.
 * Errors: `not_found` for what is not in the shop; `not_now`; `validation_failed`. Source: CART-003, CART-004.
 */
export async function addToCart(
  place: CartPlace,
  { sku, quantity }: { readonly sku: string; readonly quantity?: number | undefined },
): Promise<{ readonly key: string | undefined }> {
  const { tx, tenantId } = place;
  const settings = await cartSettings(tx);
  requireOpen(settings);
  const found = await offers(tx, sql<SqlBool>`v.sku_key = lower(${sku}) and v.is_live`);
  const [offer] = [...found.values()].filter(({ is_sold }) => is_sold);
  if (!offer) throw appError('not_found', { message: 'This product is not in the shop' });
  let given: string | undefined;
  const cartId = await openCart({
    ...place,
    give: () => {
      given = place.give();
      return given;
    },
  });
  const items = await tx
    .selectFrom('cart_items')
    .select(['variant_id', 'quantity'])
    .where('cart_id', '=', cartId)
    .execute();
  const there = items.find(({ variant_id }) => variant_id === Number(offer.id));
  if (!there && items.length >= CART_LIMITS.items)
    throw appError('validation_failed', {
      formErrors: { sku: `A cart holds at most ${CART_LIMITS.items} different things` },
    });
  const next = quantity ?? (there?.quantity ?? 0) + 1;
  checkQuantity(offer, next, settings);
  const values = { quantity: next, seen_price: paid(offer) };
  await tx
    .insertInto('cart_items')
    .values({ tenant_id: tenantId, cart_id: cartId, variant_id: Number(offer.id), ...values })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'cart_id', 'variant_id']).doUpdateSet(values),
    )
    .execute();
  await touch(tx, cartId);
  return { key: given ?? place.key };
}

/** Sets how many there are to be of a thing; 0 takes it out. Errors: `not_found`, `not_now`, `validation_failed`. Source: CART-005. */
export async function setQuantity(
  place: CartPlace,
  itemId: number,
  quantity: number,
): Promise<void> {
  const { tx } = place;
  const cart = await findCart(place, { lock: true });
  const item =
    cart &&
    (await tx
      .selectFrom('cart_items')
      .select(['id', 'variant_id'])
      .where('cart_id', '=', cart.id)
      .where('id', '=', itemId)
      .executeTakeFirst());
  if (!cart || !item) throw appError('not_found', { message: 'This is not in the cart any more' });
  if (quantity === 0) await tx.deleteFrom('cart_items').where('id', '=', item.id).execute();
  else {
    const settings = await cartSettings(tx);
    requireOpen(settings);
    const offer = (await offers(tx, sql<SqlBool>`v.id = ${item.variant_id}`)).get(item.variant_id);
    if (!offer?.is_sold)
      throw appError('not_found', { message: 'This is not in the shop any more' });
    checkQuantity(offer, quantity, settings);
    await tx
      .updateTable('cart_items')
      .set({ quantity, seen_price: paid(offer) })
      .where('id', '=', item.id)
      .execute();
  }
  await touch(tx, cart.id);
}

/** Empties a cart. Source: CART-006. */
export async function clearCart(place: CartPlace): Promise<void> {
  const cart = await findCart(place, { lock: true });
  if (!cart) return;
  await place.tx.deleteFrom('cart_items').where('cart_id', '=', cart.id).execute();
  await touch(place.tx, cart.id);
}
