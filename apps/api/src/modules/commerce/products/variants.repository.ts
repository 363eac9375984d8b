import type { ProductVariant, VariantWrite } from '@org/schema/entities';
import { type RawBuilder, sql } from 'kysely';
import type { ProductVariantRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { type StockCount, setOnHand } from '../stock/change-stock.ts';
import { getCounts, NO_STOCK, type VariantCounts } from '../stock/stock.repository.ts';
import { choiceKey } from './check-variants.ts';
import { countedPieces } from './product-quantities.ts';

/** Converts a stored amount into the format of the API. */
export const amount = (stored: string): number => Number(stored);
const amountOrNone = (stored: string | null): number | null =>
  stored === null ? null : Number(stored);

/** Returns a variant in the format of the API. */
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

/**
 * Returns the variants of products in order. Takes ids of products.
 * @returns id → variants
 */
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

/**
 * Returns the own variants of products; one is not live while its product has others. Takes ids of products.
 * @returns id → variant
 */
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

/**
 * Returns the quantities of products: the totals of their variants, or of the own variant.
 * @returns id → quantities
 */
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

/** Returns the total quantities of variants. */
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

/** Product with its new variants. */
export interface ProductVariants {
  readonly id: number;
  readonly variants: readonly VariantWrite[];
}

/** Variant of a product with its position. */
interface Placed {
  readonly productId: number;
  readonly sort: number;
  readonly variant: VariantWrite;
}

/** Returns the stored columns of a variant, without its quantity. */
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

/** Returns variants as rows `g` of a statement. Products may have thousands, and one statement per variant would be slower. */
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

/** Returns whether a variant is unchanged, apart from its quantity. */
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

/** Returns whether a product's variants are unchanged, including their quantities. */
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

/**
 * Returns the quantities that variants set.
 * @param before - current variants
 * @param placed - new variants with positions
 * @param getId - ids of new ones
 */
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
 * Replaces products' variants after `productProblems` found no errors: updates known ones, creates new ones and deletes the
 * others. Sets the quantities on hand that are given.
 * @throws `validation_failed` for these
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

/**
 * Returns the positions of variants. Takes ids of variants.
 * @returns id → position within its product, possibly with gaps
 */
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
  // Temporary keys avoid unique constraint violations when two variants swap values.
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

/**
 * Inserts variants.
 * @returns ids by product and position
 */
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
