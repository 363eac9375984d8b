import type { ProductVariant, VariantWrite } from '@org/schema';
import { type RawBuilder, sql } from 'kysely';
import type { ProductVariantRecord } from '../../database/shop-tables.ts';
import type { TenantTx } from '../../database/tenant-database.ts';
import type { TenantWrite } from '../../events/record-change.ts';
import { type StockCount, setOnHand } from '../inventory/change-stock.ts';
import { getCounts, NO_STOCK, type VariantCounts } from '../inventory/stock.repository.ts';
import { choiceKey } from './check-variants.ts';
import { countedPieces } from './product-quantities.ts';

/** An amount as it is stored, as calls answer it. */
export const amount = (stored: string): number => Number(stored);
const amountOrNone = (stored: string | null): number | null =>
  stored === null ? null : Number(stored);

/** A variant as calls answer it. Source: PROD-002. */
function toVariant(row: ProductVariantRecord, counts: VariantCounts): ProductVariant {
  return {
    id: row.id,
    sku: row.sku,
    price: amount(row.price),
    salePrice: amountOrNone(row.sale_price),
    imported_variant_id: row.imported_variant_id,
    attributes: row.attributes,
    stock: Number(row.stock),
    ...counts,
    barcode: row.barcode,
    image: row.image,
    weight: row.weight,
    length: row.length,
    width: row.width,
    height: row.height,
  };
}

/** Variants to choose from, in their order. Shape: ids of products → id → variants. */
export async function getVariants(
  tx: TenantTx,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, ProductVariant[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('product_variants')
    .selectAll()
    .where('product_id', 'in', productIds)
    .where('is_own', '=', false)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const counts = await getCounts(
    tx,
    rows.map(({ id }) => id),
  );
  const grouped = Map.groupBy(rows, ({ product_id }) => product_id);
  return new Map(
    [...grouped].map(([id, list]) => [
      id,
      list.map((row) => toVariant(row, counts.get(row.id) ?? NO_STOCK)),
    ]),
  );
}

/** The variants that stand for products; one is not live while its product has others. Shape: ids of products → id → variant. */
export async function ownVariants(
  tx: TenantTx,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly id: number; readonly is_live: boolean }>> {
  if (productIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('product_variants')
    .select(['id', 'is_live', 'product_id'])
    .where('product_id', 'in', productIds)
    .where('is_own', '=', true)
    .execute();
  return new Map(rows.map(({ product_id, ...own }) => [Number(product_id), own]));
}

/** Pieces of products: of their variants together, or of the one that stands for each. Shape: ids, their variants → id → pieces. */
export async function getProductCounts(
  tx: TenantTx,
  productIds: readonly number[],
  variants: ReadonlyMap<number, readonly ProductVariant[]>,
): Promise<ReadonlyMap<number, VariantCounts>> {
  const owns = await ownVariants(
    tx,
    productIds.filter((id) => !variants.has(id)),
  );
  const counts = await getCounts(
    tx,
    [...owns.values()].map(({ id }) => id),
  );
  return new Map(
    productIds.map((id) => {
      const others = variants.get(id);
      const own = owns.get(id);
      return [id, others ? getSum(others) : ((own && counts.get(own.id)) ?? NO_STOCK)];
    }),
  );
}

/** Pieces of variants together. */
function getSum(variants: readonly ProductVariant[]): VariantCounts {
  return variants.reduce(
    (sum, { onHand = 0, reserved = 0, elsewhere = 0 }) => ({
      onHand: sum.onHand + onHand,
      reserved: sum.reserved + reserved,
      elsewhere: sum.elsewhere + elsewhere,
    }),
    NO_STOCK,
  );
}

/** A product, and the variants that it is to have. */
export interface ProductVariants {
  readonly id: number;
  readonly variants: readonly VariantWrite[];
}

/** A variant of a product in its place. */
interface Placed {
  readonly productId: number;
  readonly sort: number;
  readonly variant: VariantWrite;
}

/** What is stored of a variant, beside its pieces. */
const getStored = ({ productId, sort, variant }: Placed) => {
  const { salePrice, stock: _stock, onHand: _onHand, ...plain } = variant;
  return {
    ...plain,
    product_id: productId,
    sale_price: salePrice,
    choice_key: choiceKey(variant),
    sort,
  };
};

/** Variants as rows `g` of a statement: products may have thousands, and a statement costs more than a row. */
function givenRows(placed: readonly Placed[]): RawBuilder<unknown> {
  return sql`json_to_recordset(${JSON.stringify(placed.map(getStored))}::json) as g (
    id bigint, product_id bigint, sku text, barcode text, price numeric, sale_price numeric, imported_variant_id text, attributes jsonb,
    choice_key text, image text, weight float8, length float8, width float8, height float8, sort integer)`;
}

const COMPARED = [
  'sku',
  'price',
  'salePrice',
  'imported_variant_id',
  'attributes',
  'weight',
  'length',
  'width',
  'height',
] as const;

/** True where nothing of a variant would be stored anew, beside its pieces. */
function isSame(given: VariantWrite, own: ProductVariant): boolean {
  const { barcode = own.barcode, image = own.image } = given;
  return (
    barcode === own.barcode &&
    image === own.image &&
    COMPARED.every(
      (name) => JSON.stringify(given[name] ?? null) === JSON.stringify(own[name] ?? null),
    )
  );
}

/** True where a product's variants are as they are to be, their pieces too. Shape: as they are, as they are to be. */
export function areSame(
  there: readonly ProductVariant[],
  variants: readonly VariantWrite[],
): boolean {
  return (
    there.length === variants.length &&
    variants.every((variant, at) => {
      const own = there[at];
      const isCounted =
        (variant.stock ?? own?.stock) !== own?.stock ||
        (variant.onHand ?? own?.onHand) !== own?.onHand;
      return own !== undefined && variant.id === own.id && !isCounted && isSame(variant, own);
    })
  );
}

/** Counts pieces anew where variants name them. Shape: variants as they were, in their new places, ids of new ones. */
function countsIn(
  before: ReadonlyMap<number, ProductVariant>,
  placed: readonly Placed[],
  getId: (one: Placed) => number | undefined,
): StockCount[] {
  return placed.flatMap((one) => {
    const variantId = one.variant.id ?? getId(one);
    const now = before.get(one.variant.id ?? 0) ?? {};
    const counted = countedPieces(one.variant, now, `variants[${one.sort}].`);
    return variantId === undefined || !counted ? [] : [{ variantId, ...counted }];
  });
}

/**
 * Makes products' variants what is sent, after `productProblems` found nothing wrong with them: known ones are changed, new ones
 * made, others go. Pieces on hand are counted anew where they are named. Errors: `validation_failed` for these.
 */
export async function saveVariants(
  write: TenantWrite,
  products: readonly ProductVariants[],
): Promise<void> {
  if (products.length === 0) return;
  const { tx, tenantId } = write;
  const ids = products.map(({ id }) => id);
  const there = [...(await getVariants(tx, ids)).values()];
  const before = new Map(there.flat().map((variant) => [variant.id, variant]));
  const places = await getPlaces(tx, [...before.keys()]);
  const placed = products.flatMap(({ id: productId, variants }) =>
    variants.map((variant, sort) => ({ productId, sort, variant })),
  );
  const kept = new Set(placed.map(({ variant }) => variant.id));
  const gone = [...before.keys()].filter((id) => !kept.has(id));
  if (gone.length > 0) await tx.deleteFrom('product_variants').where('id', 'in', gone).execute();
  const changed = placed.filter(({ variant, sort }) => {
    const own = before.get(variant.id ?? 0);
    return own && !(isSame(variant, own) && places.get(own.id) === sort);
  });
  await changeVariants(tx, changed);
  const fresh = placed.filter(({ variant }) => variant.id === undefined);
  const made = await insertVariants(tx, tenantId, fresh);
  const counts = countsIn(before, placed, ({ productId, sort }) =>
    made.get(`${productId} ${sort}`),
  );
  await setOnHand(write, counts, 'count');
}

/** Shape: ids of variants → id → its place among those of its product, which may leave some out. */
async function getPlaces(
  tx: TenantTx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('product_variants')
    .select(['id', 'sort'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, sort }) => [id, sort]));
}

async function changeVariants(tx: TenantTx, changed: readonly Placed[]): Promise<void> {
  if (changed.length === 0) return;
  const mine = sql`v.id = any(${changed.map(({ variant }) => variant.id)}::bigint[])
    and v.product_id = any(${changed.map(({ productId }) => productId)}::bigint[])`;
  // Out of each other's way: two variants may change places.
  await sql`
    update product_variants v set choice_key = '~' || id, sku = '~' || id || '~' || sku
    where ${mine} and not v.is_own`.execute(tx);
  await sql`
    update product_variants v set sku = g.sku, barcode = coalesce(g.barcode, v.barcode), price = g.price, sale_price = g.sale_price,
      imported_variant_id = g.imported_variant_id, attributes = g.attributes, choice_key = g.choice_key, image = coalesce(g.image, v.image),
      weight = g.weight, length = g.length, width = g.width, height = g.height, sort = g.sort
    from ${givenRows(changed)} where ${mine} and v.id = g.id and v.product_id = g.product_id`.execute(
    tx,
  );
}

/** Shape: → ids by product and place. */
async function insertVariants(
  tx: TenantTx,
  tenantId: number,
  fresh: readonly Placed[],
): Promise<ReadonlyMap<string, number>> {
  if (fresh.length === 0) return new Map();
  const { rows } = await sql<{ id: number; product_id: number; sort: number }>`
    insert into product_variants (tenant_id, product_id, sku, barcode, price, sale_price, imported_variant_id, attributes, choice_key,
      image, weight, length, width, height, sort)
    select ${tenantId}, g.product_id, g.sku, coalesce(g.barcode, ''), g.price, g.sale_price, g.imported_variant_id, g.attributes,
      g.choice_key, coalesce(g.image, ''), g.weight, g.length, g.width, g.height, g.sort
    from ${givenRows(fresh)} order by g.product_id, g.sort returning id, product_id, sort`.execute(
    tx,
  );
  return new Map(rows.map(({ id, product_id, sort }) => [`${product_id} ${sort}`, Number(id)]));
}
