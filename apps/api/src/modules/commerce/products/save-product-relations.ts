import type { ProductUpdate } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { type SqlBool, sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { RecordParts } from '../../../kernel/entities/entity-definition.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { categoryLinks, productHolder, saveManyUsages } from '../../content/index.ts';
import { type StockCount, setOnHand } from '../stock/change-stock.ts';
import { type CountedNow, countedPieces } from './product-quantities.ts';
import { saveOwnVariants, sumUpProducts } from './refresh-products.ts';
import {
  areSame,
  getProductCounts,
  getVariants,
  ownVariants,
  saveVariants,
} from './variants.repository.ts';

type Parts = RecordParts<ProductUpdate>;

/** Links between products and categories. */
export const productCategories = categoryLinks('product_categories', 'product_id', 'products');

/** Saves which images products show. */
export async function savePictures(
  { tx, tenantId }: TenantWrite,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const products = await tx
    .selectFrom('products')
    .select(['id', 'description', 'images', 'og_image'])
    .where('id', 'in', ids)
    .execute();
  const variants = await tx
    .selectFrom('product_variants')
    .select(['product_id', 'image'])
    .where('product_id', 'in', ids)
    .where('image', '<>', '')
    .execute();
  const images = Map.groupBy(variants, ({ product_id }) => product_id);
  await saveManyUsages(
    tx,
    tenantId,
    'product',
    products.map((product) =>
      productHolder(
        product,
        (images.get(product.id) ?? []).map(({ image }) => image),
      ),
    ),
  );
}

/** A new product has no own variant yet, so its stock is only the quantity from the request. */
const isCountedByVariant = sql<SqlBool>`exists (
  select 1 from product_variants v where v.tenant_id = products.tenant_id and v.product_id = products.id)`;

/**
 * Returns the quantities of products including all of their variants; none for a new product.
 * @returns id → quantities
 */
async function piecesNow(
  tx: TenantTx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CountedNow>> {
  if (ids.length === 0) return new Map();
  const products = await tx
    .selectFrom('products')
    .select(['id', 'stock'])
    .where('id', 'in', ids)
    .where(isCountedByVariant)
    .execute();
  const counts = await getProductCounts(tx, ids, await getVariants(tx, ids));
  return new Map(
    products.map(({ id, stock }) => [id, { stock: Number(stock), ...counts.get(id) }]),
  );
}

const isCounted = ({ fields: { stock, onHand } }: Parts): boolean =>
  stock !== undefined || onHand !== undefined;

/**
 * Sets the quantities of products without variants when bodies change them.
 * @throws `validation_failed`
 */
async function keepPieces(
  write: TenantWrite,
  counted: readonly Parts[],
  before: ReadonlyMap<number, CountedNow>,
): Promise<void> {
  const asked = counted.flatMap(({ id, fields }) => {
    const pieces = countedPieces(fields, before.get(id) ?? {});
    return pieces ? [{ id, pieces }] : [];
  });
  const owns = await ownVariants(
    write.tx,
    asked.map(({ id }) => id),
  );
  const counts = asked.map(({ id, pieces }): StockCount => {
    const own = owns.get(id);
    if (own?.is_live) return { variantId: own.id, ...pieces };
    throw appError('validation_failed', {
      formErrors: { [pieces.field]: 'The stock of this product is tracked by variant' },
    });
  });
  await setOnHand(write, counts, 'count');
}

const showsPictures = ({ fields: { images, variants, description, og_image } }: Parts): boolean =>
  [images, variants, description, og_image].some((given) => given !== undefined);

/** Saves the relations of products: categories, variants, quantities, image usages and totals. */
export async function saveProductRelations(
  write: TenantWrite,
  parts: readonly Parts[],
): Promise<void> {
  const counted = parts.filter(isCounted);
  // The quantities as the bodies saw them, because saving the variants changes the totals.
  const before = await piecesNow(
    write.tx,
    counted.map(({ id }) => id),
  );
  await productCategories.keep(
    write,
    parts.flatMap(({ id, fields: { category_ids: categoryIds } }) =>
      categoryIds ? [{ id, categoryIds }] : [],
    ),
  );
  await saveVariants(
    write,
    parts.flatMap(({ id, fields: { variants } }) => (variants ? [{ id, variants }] : [])),
  );
  await savePictures(
    write,
    parts.filter(showsPictures).map(({ id }) => id),
  );
  const ids = parts.map(({ id }) => id);
  await saveOwnVariants(write.tx, ids);
  // Every change locks products and their stock before the counts of lists.
  await keepPieces(write, counted, before);
  await sumUpProducts(write.tx, write.tenantId, ids);
}

/** Returns the relations of products in the format of an update, with quantities on hand regardless of reservations. */
export async function getProductRelations(
  tx: TenantTx,
  ids: readonly number[],
): Promise<(id: number) => Partial<ProductUpdate>> {
  const categories = await productCategories.of(tx, ids);
  const variants = await getVariants(tx, ids);
  const counts = await getProductCounts(tx, ids, variants);
  return (id) => ({
    category_ids: (categories.get(id) ?? []).map((one) => one.id),
    variants: (variants.get(id) ?? []).map(({ stock: _stock, ...variant }) => variant),
    ...(!variants.has(id) && { onHand: counts.get(id)?.onHand ?? 0 }),
  });
}

const sameIds = (some: readonly number[], others: readonly number[]): boolean =>
  new Set(some).size === others.length && others.every((id) => some.includes(id));

/** Returns the products whose relations would change. */
export async function changedProductParts(
  tx: TenantTx,
  parts: readonly Parts[],
): Promise<ReadonlySet<number>> {
  const ids = parts.map(({ id }) => id);
  const categories = await productCategories.of(tx, ids);
  const variants = await getVariants(tx, ids);
  const pieces = await piecesNow(tx, ids);
  const isOther = ({ id, fields }: Parts): boolean => {
    const { category_ids, variants: given, stock, onHand } = fields;
    const now = pieces.get(id);
    const there = (categories.get(id) ?? []).map((one) => one.id);
    return (
      (stock !== undefined && stock !== now?.stock) ||
      (onHand !== undefined && onHand !== now?.onHand) ||
      (category_ids !== undefined && !sameIds(category_ids, there)) ||
      (given !== undefined && !areSame(variants.get(id) ?? [], given))
    );
  };
  return new Set(parts.filter(isOther).map(({ id }) => id));
}
