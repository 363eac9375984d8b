import {
  PRODUCT_FIELDS,
  type Product,
  type ProductUpdate,
  type StockStatus,
} from '@org/schema/entities';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ProductRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { defineEntity } from '../../../kernel/entities/define-entity.ts';
import { peopleByIds } from '../../../kernel/entities/entity-access.ts';
import type { TagsOf } from '../../../kernel/entities/entity-definition.ts';
import { getStamps, personIn } from '../../../kernel/entities/entity-stamps.ts';
import { freeSkus, manyProductColumns, productColumns, productSlugs } from './product-columns.ts';
import { refreshProducts } from './refresh-products.ts';
import { revertProductRelations } from './revert-product-relations.ts';
import {
  changedProductParts,
  getProductRelations,
  productCategories,
  saveProductRelations,
} from './save-product-relations.ts';
import { amount, getProductCounts, getVariants } from './variants.repository.ts';

/** Returns the stock status of a product: the one that staff set, or one that follows from its quantity. */
export function getStockStatus(
  row: Pick<ProductRecord, 'stock' | 'stock_status_set' | 'track_inventory' | 'allow_backorder'>,
): StockStatus {
  if (row.stock_status_set) return row.stock_status_set as StockStatus;
  if (!row.track_inventory || Number(row.stock) > 0) return 'in stock';
  return row.allow_backorder ? 'backordered' : 'out of stock';
}

/**
 * Returns products in the format of the API. Lists include the number of variants; a single product, or a list on request,
 * includes the variants.
 */
async function toRecords(
  tx: TenantTx,
  rows: readonly ProductRecord[],
  getTags: TagsOf,
  hasVariants = rows.length === 1,
): Promise<Product[]> {
  const ids = rows.map(({ id }) => id);
  const people = await peopleByIds(
    tx,
    rows.map(({ author_id }) => author_id),
  );
  const categories = await productCategories.of(tx, ids);
  const variants = hasVariants ? await getVariants(tx, ids) : undefined;
  const [only, ...others] = ids;
  const counts =
    variants && only !== undefined && others.length === 0
      ? (await getProductCounts(tx, [only], variants)).get(only)
      : undefined;
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    imported_id: row.imported_id,
    sku: row.sku,
    slug: row.slug,
    status: row.status,
    images: row.images,
    badgeText: row.badge_text,
    badgeColor: row.badge_color,
    categories: categories.get(row.id) ?? [],
    unitPrice: amount(row.unit_price),
    salePrice: row.sale_price === null ? null : amount(row.sale_price),
    priceRange: { min: amount(row.min_price), max: amount(row.max_price) },
    numberOfVariants: row.variant_count,
    stock: Number(row.stock),
    ...counts,
    stockStatus: getStockStatus(row),
    stockStatusSet: row.stock_status_set,
    trackInventory: row.track_inventory,
    allowBackorder: row.allow_backorder,
    attributes: row.attributes,
    ...(variants && { variants: variants.get(row.id) ?? [], description: row.description }),
    dimensions: {
      weight: row.weight,
      length: row.length,
      width: row.width,
      height: row.height,
      weightUnit: row.weight_unit as Product['dimensions']['weightUnit'],
      lengthUnit: row.length_unit as Product['dimensions']['lengthUnit'],
    },
    excerpt: row.excerpt,
    brand: row.brand,
    barcode: row.barcode,
    taxClass: row.tax_class,
    canonical_url: row.canonical_url,
    meta_title: row.meta_title,
    meta_keywords: row.meta_keywords,
    meta_description: row.meta_description,
    focus_keyphrase: row.focus_keyphrase,
    og_image: row.og_image,
    noindex: row.noindex,
    tags: getTags(row.id),
    user: personIn(people, row.author_id),
    ...getStamps(row),
  }));
}

/** Returns the condition for products in one of several categories, or in any category. */
function inCategories(ids: readonly number[] | undefined): RawBuilder<SqlBool> {
  const named = ids ? sql`and l.category_id = any(${ids}::bigint[])` : sql``;
  return sql<SqlBool>`exists (
    select 1 from product_categories l
    where l.tenant_id = products.tenant_id and l.product_id = products.id ${named})`;
}

const column = (name: string) => sql.ref(`products.${name}`);

/** Fields that are only displayed, so that a change needs no update of totals, sorting or filters. */
const SHOWN_ALONE: ReadonlySet<string> = new Set(['badgeText', 'badgeColor', 'stockStatusSet']);

/** Entity of products. */
export const productEntity = defineEntity<ProductRecord, Product, ProductUpdate>({
  entity: 'product',
  plural: 'products',
  words: ['product', 'products'],
  module: 'products',
  table: 'products',
  list: {
    fields: PRODUCT_FIELDS,
    usual: { by: 'updated_at', direction: 'desc' },
    columnOf: { numberOfVariants: 'variant_count' },
    filters: { categories: { type: 'tags', value: column('id'), linked: inCategories } },
  },
  ownFilters: ({ status, category_id }) => [
    ...(status === undefined ? [] : [sql<SqlBool>`products.status = ${status}`]),
    ...(typeof category_id === 'number' ? [inCategories([category_id])] : []),
  ],
  toColumns: productColumns,
  toManyColumns: manyProductColumns,
  toRecords: (tx, rows, getTags) => toRecords(tx, rows, getTags),
  toWholeRecords: (tx, rows, getTags) => toRecords(tx, rows, getTags, true),
  saveRelations: saveProductRelations,
  getParts: getProductRelations,
  changedParts: changedProductParts,
  revertRelations: revertProductRelations,
  keepMany: async ({ tx, tenantId }, ids, set) => {
    if (Object.keys(set).some((name) => !SHOWN_ALONE.has(name)))
      await refreshProducts(tx, tenantId, ids);
  },
  afterMove: ({ tx, tenantId }, ids) => refreshProducts(tx, tenantId, ids),
  beforeRestore: async (write, ids) => {
    await productSlugs.freeAddresses(write, ids);
    await freeSkus(write, ids);
  },
  searchTexts: (product) => [
    product.name,
    product.sku,
    product.barcode,
    product.brand,
    ...product.categories.map(({ category }) => category),
    ...(product.variants ?? []).flatMap(({ sku, barcode }) => [sku, barcode]),
    product.excerpt,
  ],
  getTitle: ({ name }) => name,
  getSubtitle: ({ sku }) => sku,
});
