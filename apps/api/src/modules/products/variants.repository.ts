import {
  appError,
  type ProductAttribute,
  type ProductVariant,
  type VariantWrite,
} from '@org/schema';
import { type RawBuilder, sql } from 'kysely';
import type { TenantTx } from '../../database/data-door.ts';
import type { ProductVariantRecord } from '../../database/shop-tables.ts';
import type { TenantWrite } from '../../events/record-change.ts';
import { setOnHand } from '../inventory/change-stock.ts';
import { countsOf, NO_PIECES, type VariantCounts } from '../inventory/stock.repository.ts';
import { countedPieces } from './counted-pieces.ts';

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
export async function variantsOf(
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
  const counts = await countsOf(
    tx,
    rows.map(({ id }) => id),
  );
  const grouped = Map.groupBy(rows, ({ product_id }) => product_id);
  return new Map(
    [...grouped].map(([id, list]) => [
      id,
      list.map((row) => toVariant(row, counts.get(row.id) ?? NO_PIECES)),
    ]),
  );
}

/** The variant that stands for a product; it is not live while the product has others. */
export function ownVariant(
  tx: TenantTx,
  productId: number,
): Promise<{ id: number; is_live: boolean } | undefined> {
  return tx
    .selectFrom('product_variants')
    .select(['id', 'is_live'])
    .where('product_id', '=', productId)
    .where('is_own', '=', true)
    .executeTakeFirst();
}

/** Pieces of one product: of its variants together, or of the one that stands for it. */
export async function countsOfProduct(
  tx: TenantTx,
  productId: number,
  variants: ReadonlyMap<number, readonly ProductVariant[]>,
): Promise<VariantCounts> {
  const others = variants.get(productId);
  if (others)
    return others.reduce(
      (sum, { onHand = 0, reserved = 0, elsewhere = 0 }) => ({
        onHand: sum.onHand + onHand,
        reserved: sum.reserved + reserved,
        elsewhere: sum.elsewhere + elsewhere,
      }),
      NO_PIECES,
    );
  const own = await ownVariant(tx, productId);
  return (own && (await countsOf(tx, [own.id])).get(own.id)) ?? NO_PIECES;
}

/** The values that a variant is chosen by as one text, whatever their order and case. */
export function choiceKey({ attributes }: Pick<VariantWrite, 'attributes'>): string {
  const pairs = attributes.map(({ attribute_name, attribute_value }) => [
    attribute_name.toLowerCase(),
    attribute_value.toLowerCase(),
  ]);
  return JSON.stringify(pairs.sort(([one], [other]) => ((one ?? '') < (other ?? '') ? -1 : 1)));
}

type FormErrors = Record<string, string>;

/** True where a variant has one value of each attribute of its product, and none beside them. */
function fits({ attributes }: Pick<VariantWrite, 'attributes'>, of: readonly ProductAttribute[]) {
  const values = new Map(
    attributes.map(({ attribute_name, attribute_value }) => [
      attribute_name.toLowerCase(),
      attribute_value.toLowerCase(),
    ]),
  );
  return (
    attributes.length === of.length &&
    of.every(({ name, values: known }) => {
      const value = values.get(name.toLowerCase());
      return known.some((one) => one.toLowerCase() === value);
    })
  );
}

/** Variants fit the attributes of their product, whichever of the two is saved. Errors: `validation_failed` by variant. */
export async function checkVariantsFit(
  tx: TenantTx,
  productId: number,
  attributes: readonly ProductAttribute[],
): Promise<void> {
  const variants = (await variantsOf(tx, [productId])).get(productId) ?? [];
  const strays = variants.flatMap((variant, at) => (fits(variant, attributes) ? [] : [at]));
  if (strays.length === 0) return;
  const message = 'This variant does not have one value of each attribute';
  throw appError('validation_failed', {
    formErrors: Object.fromEntries(strays.map((at) => [`variants[${at}].attributes`, message])),
  });
}

/** What is wrong within the variants themselves, by field. Shape: variants, ids that the product has. */
export function variantProblems(
  variants: readonly VariantWrite[],
  known: ReadonlySet<number>,
): FormErrors {
  const problems: FormErrors = {};
  const skus = new Set<string>();
  const choices = new Set<string>();
  for (const [at, variant] of variants.entries()) {
    const sku = variant.sku.toLowerCase();
    const choice = choiceKey(variant);
    if (variant.id !== undefined && !known.has(variant.id))
      problems[`variants[${at}].id`] = 'This variant does not exist';
    if (skus.has(sku)) problems[`variants[${at}].sku`] = 'Two variants have this SKU';
    if (variant.attributes.length === 0)
      problems[`variants[${at}].attributes`] = 'Please choose a value of each attribute';
    else if (choices.has(choice))
      problems[`variants[${at}].attributes`] = 'Two variants have these values';
    skus.add(sku);
    choices.add(choice);
  }
  return problems;
}

/** SKUs of variants that another product, or one of its variants, has. */
export async function takenSkus(
  tx: TenantTx,
  productId: number,
  variants: readonly VariantWrite[],
): Promise<ReadonlySet<string>> {
  const keys = variants.map(({ sku }) => sku.toLowerCase());
  const { rows } = await sql<{ sku_key: string }>`
    select sku_key from products where sku_key = any(${keys}::text[]) and id <> ${productId} and deleted_at is null
    union
    select sku_key from product_variants where sku_key = any(${keys}::text[]) and product_id <> ${productId} and is_live`.execute(
    tx,
  );
  return new Set(rows.map(({ sku_key }) => sku_key));
}

/** Variants as rows `g` of a statement: a product may have thousands, and a statement costs more than a row. */
function givenRows(variants: readonly VariantWrite[]): RawBuilder<unknown> {
  const rows = variants.map(({ salePrice, stock: _stock, onHand: _onHand, ...variant }, sort) => ({
    ...variant,
    sale_price: salePrice,
    choice_key: choiceKey(variant),
    sort,
  }));
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as g (
    id bigint, sku text, barcode text, price numeric, sale_price numeric, imported_variant_id text, attributes jsonb,
    choice_key text, image text, weight float8, length float8, width float8, height float8, sort integer)`;
}

/**
 * Makes a product's variants what is sent: known ones are changed, new ones made, others go. Pieces on hand are counted anew
 * where they are named.
 * Errors: `validation_failed` by variant: unknown ids, SKUs and values that are there twice.
 */
export async function keepVariants(
  write: TenantWrite,
  productId: number,
  variants: readonly VariantWrite[],
): Promise<void> {
  const { tx, tenantId } = write;
  const there = (await variantsOf(tx, [productId])).get(productId) ?? [];
  const known = new Set(there.map(({ id }) => id));
  const problems = variantProblems(variants, known);
  const taken = await takenSkus(tx, productId, variants);
  for (const [at, { sku }] of variants.entries())
    if (taken.has(sku.toLowerCase()))
      problems[`variants[${at}].sku`] ??= 'Another product has this SKU';
  if (Object.keys(problems).length > 0)
    throw appError('validation_failed', { formErrors: problems });

  const kept = new Set(variants.map(({ id }) => id));
  const gone = [...known].filter((id) => !kept.has(id));
  if (gone.length > 0) await tx.deleteFrom('product_variants').where('id', 'in', gone).execute();
  // Out of each other's way: two variants may change places.
  if (known.size > 0)
    await sql`
      update product_variants set choice_key = '~' || id, sku = '~' || id || '~' || sku
      where product_id = ${productId} and not is_own`.execute(tx);
  const given = givenRows(variants);
  await sql`
    update product_variants v set sku = g.sku, barcode = coalesce(g.barcode, v.barcode), price = g.price, sale_price = g.sale_price,
      imported_variant_id = g.imported_variant_id, attributes = g.attributes, choice_key = g.choice_key, image = coalesce(g.image, v.image),
      weight = g.weight, length = g.length, width = g.width, height = g.height, sort = g.sort
    from ${given} where g.id is not null and v.product_id = ${productId} and v.id = g.id`.execute(
    tx,
  );
  const { rows: made } = await sql<{ id: number; sort: number }>`
    insert into product_variants (tenant_id, product_id, sku, barcode, price, sale_price, imported_variant_id, attributes, choice_key,
      image, weight, length, width, height, sort)
    select ${tenantId}, ${productId}, g.sku, coalesce(g.barcode, ''), g.price, g.sale_price, g.imported_variant_id, g.attributes,
      g.choice_key, coalesce(g.image, ''), g.weight, g.length, g.width, g.height, g.sort
    from ${given} where g.id is null returning id, sort`.execute(tx);
  const idAt = new Map(made.map(({ id, sort }) => [sort, Number(id)]));
  const now = new Map(there.map((variant) => [variant.id, variant]));
  const counts = variants.flatMap((variant, sort) => {
    const variantId = variant.id ?? idAt.get(sort);
    const before = variant.id === undefined ? {} : (now.get(variant.id) ?? {});
    const counted = countedPieces(variant, before, `variants[${sort}].`);
    return variantId === undefined || !counted ? [] : [{ variantId, ...counted }];
  });
  await setOnHand(write, counts, 'count');
}
