import { fromCents, toCents } from '@org/schema';
import type { CartItem, CartSettings } from '@org/schema/entities';
import { type SqlBool, sql } from 'kysely';
import type { ProductRecord, ProductVariantRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { getStockStatus } from '../products/product.entity.ts';

/** Variant with its current price, stock and product. */
export type Offer = Pick<
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
  readonly product_id: number;
  /** Quantity that the cart can have: unreserved stock and what the cart itself reserves. */
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
    | 'weight_unit'
    | 'length'
    | 'width'
    | 'height'
  >;
};

/** Returns the offers of variants by id. Without a cart, nothing is reserved for the visitor. */
export async function offers(
  tx: TenantTx,
  where: ReturnType<typeof sql<SqlBool>>,
  cartId = 0,
): Promise<ReadonlyMap<number, Offer>> {
  const { rows } = await sql<Offer>`
    select v.id, v.product_id, v.sku, v.attributes, v.price, v.sale_price, v.image, v.weight, v.length, v.width, v.height,
      v.stock + coalesce((
        select sum(r.quantity) from reservations r where r.cart_id = ${cartId} and r.variant_id = v.id), 0) as stock,
      v.is_live and p.status = 'published' and p.deleted_at is null as is_sold,
      json_build_object('name', p.name, 'slug', p.slug, 'images', p.images, 'track_inventory', p.track_inventory,
        'allow_backorder', p.allow_backorder, 'stock_status_set', p.stock_status_set,
        'weight', p.weight, 'weight_unit', p.weight_unit, 'length', p.length, 'width', p.width, 'height', p.height) as product
    from product_variants v join products p on p.tenant_id = v.tenant_id and p.id = v.product_id
    where ${where}`.execute(tx);
  return new Map(rows.map((row) => [Number(row.id), row]));
}

/** Returns whether the quantity may exceed the stock. */
export const isUnlimited = ({ product }: Offer, settings: CartSettings): boolean =>
  settings.add_out_of_stock_product_to_cart || !product.track_inventory || product.allow_backorder;

/** Returns the maximum quantity of an item in a cart: the shop's limit, or the stock when it is limited. */
export function getMost(offer: Offer, settings: CartSettings): number {
  const most = settings.max_product_cart_quantity;
  return isUnlimited(offer, settings) ? most : Math.max(0, Math.min(most, Number(offer.stock)));
}

/** Returns the unit price: the sale price if there is one. */
export const paid = ({ price, sale_price }: Offer): string => sale_price ?? price;

/** Returns a product's name with the chosen values appended. */
export function getName({ product, attributes }: Offer): string {
  const values = attributes.map(({ attribute_value }) => attribute_value);
  return values.length === 0 ? product.name : `${product.name} - ${values.join(', ')}`;
}

function getWarnings(offer: Offer, quantity: number, seen: string, most: number): string[] {
  if (!offer.is_sold) return ['This product is no longer available'];
  return [
    ...(toCents(seen) === toCents(paid(offer)) ? [] : ['The price has changed since you chose it']),
    ...(quantity <= most ? [] : [most === 0 ? 'Out of stock' : `Only ${most} left`]),
  ];
}

/** Line item of a cart as it is stored. */
export interface StoredItem {
  readonly id: number;
  readonly key: string;
  readonly variant_id: number;
  readonly quantity: number;
  readonly seen_price: string;
}

/** Returns a line item of a cart in the format of the API. */
export function toItem(row: StoredItem, offer: Offer, settings: CartSettings): CartItem {
  const { product } = offer;
  const most = getMost(offer, settings);
  const images = offer.image
    ? [{ file: offer.image, alt: product.name }, ...product.images]
    : product.images;
  return {
    id: row.id,
    key: row.key,
    name: getName(offer),
    quantity: row.quantity,
    unitPrice: Number(offer.price),
    salePrice: offer.sale_price === null ? null : Number(offer.sale_price),
    sku: offer.sku,
    slug: product.slug,
    images: images.map(({ file, alt }) => ({ file, alt })),
    selectedOptions: offer.attributes,
    // A variant without dimensions has those of its product.
    weight: offer.weight ?? product.weight,
    length: offer.length ?? product.length,
    width: offer.width ?? product.width,
    height: offer.height ?? product.height,
    maxQuantity: most,
    stock: Math.max(0, Number(offer.stock)),
    stockStatus: getStockStatus({ ...product, stock: Number(offer.stock) }),
    available: offer.is_sold && row.quantity <= most,
    lineTotal: fromCents(toCents(paid(offer)) * BigInt(row.quantity)),
    warnings: getWarnings(offer, row.quantity, row.seen_price, most),
  };
}
