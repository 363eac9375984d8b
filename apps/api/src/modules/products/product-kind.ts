import {
  appError,
  PRODUCT_FIELDS,
  type Product,
  type ProductUpdate,
  type StockStatus,
} from '@org/schema';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TenantTx } from '../../database/data-door.ts';
import { orderBy, orderByKey } from '../../database/list-order.ts';
import type { ProductRecord } from '../../database/shop-tables.ts';
import { peopleByIds } from '../../entities/entity-access.ts';
import { defineEntity, type TagsOf } from '../../entities/entity-kind.ts';
import { personIn, stampFilters, stampOrders, stampsOf } from '../../entities/entity-stamps.ts';
import type { TenantWrite } from '../../events/record-change.ts';
import { categoryLinks } from '../categories/category-links.ts';
import { setOnHand } from '../inventory/change-stock.ts';
import { keepUsages, productHolder } from '../media/media-usages.repository.ts';
import { type CountedNow, countedPieces } from './counted-pieces.ts';
import { freeSkus, productColumns, productSlugs } from './product-columns.ts';
import { refreshProducts } from './refresh-products.ts';
import {
  amount,
  checkVariantsFit,
  countsOfProduct,
  keepVariants,
  ownVariant,
  variantsOf,
} from './variants.repository.ts';

const productCategories = categoryLinks('product_categories', 'product_id', 'products');

/** What is said of a product's stock: what staff have set, else what follows from its pieces. Source: PROD-007. */
export function stockStatusOf(
  row: Pick<ProductRecord, 'stock' | 'stock_status_set' | 'track_inventory' | 'allow_backorder'>,
): StockStatus {
  if (row.stock_status_set) return row.stock_status_set as StockStatus;
  if (!row.track_inventory || Number(row.stock) > 0) return 'in stock';
  return row.allow_backorder ? 'backordered' : 'out of stock';
}

/** Writes down which images a product shows. */
export async function keepPictures({ tx, tenantId }: TenantWrite, id: number): Promise<void> {
  const product = await tx
    .selectFrom('products')
    .select(['id', 'description', 'images', 'og_image'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const variants = await tx
    .selectFrom('product_variants')
    .select('image')
    .where('product_id', '=', id)
    .where('image', '<>', '')
    .execute();
  const images = variants.map(({ image }) => image);
  await keepUsages(tx, tenantId, productHolder(product, images));
}

/** The pieces of a product, or of all of its variants. */
async function piecesNow(tx: TenantTx, id: number): Promise<CountedNow> {
  const { stock } = await tx
    .selectFrom('products')
    .select('stock')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    stock: Number(stock),
    ...(await countsOfProduct(tx, id, await variantsOf(tx, [id]))),
  };
}

async function keepParts(write: TenantWrite, id: number, fields: ProductUpdate): Promise<void> {
  const { tx, tenantId } = write;
  // As its body saw it: variants that are kept first change the sum.
  const isCounted = fields.stock !== undefined || fields.onHand !== undefined;
  const before = isCounted ? await piecesNow(tx, id) : undefined;
  if (fields.category_ids) await productCategories.keep(write, id, fields.category_ids);
  if (fields.variants) await keepVariants(write, id, fields.variants);
  if (fields.variants ?? fields.attributes) {
    const { attributes } = await tx
      .selectFrom('products')
      .select('attributes')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await checkVariantsFit(tx, id, attributes);
  }
  const { images, variants, description, og_image } = fields;
  if ([images, variants, description, og_image].some((given) => given !== undefined))
    await keepPictures(write, id);
  await refreshProducts(tx, tenantId, [id]);
  const counted = before && countedPieces(fields, before);
  if (!counted) return;
  const own = await ownVariant(tx, id);
  if (!own?.is_live)
    throw appError('validation_failed', {
      formErrors: { [counted.field]: 'The pieces of this product are counted by variant' },
    });
  await setOnHand(write, [{ variantId: own.id, ...counted }], 'count');
}

/** Rows as calls answer them. A list tells how many variants there are; they are read of one product alone, or where they are asked for. */
async function toRecords(
  tx: TenantTx,
  rows: readonly ProductRecord[],
  tagsOf: TagsOf,
  hasVariants = rows.length === 1,
): Promise<Product[]> {
  const ids = rows.map(({ id }) => id);
  const people = await peopleByIds(
    tx,
    rows.map(({ author_id }) => author_id),
  );
  const categories = await productCategories.of(tx, ids);
  const variants = hasVariants ? await variantsOf(tx, ids) : undefined;
  const [only, ...others] = ids;
  const counts =
    variants && only !== undefined && others.length === 0
      ? await countsOfProduct(tx, only, variants)
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
    stockStatus: stockStatusOf(row),
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
    tags: tagsOf(row.id),
    user: personIn(people, row.author_id),
    ...stampsOf(row),
  }));
}

/** Products that have one of several categories, or any at all. */
function inCategories(ids: readonly number[] | undefined): RawBuilder<SqlBool> {
  const named = ids ? sql`and l.category_id = any(${ids}::bigint[])` : sql``;
  return sql<SqlBool>`exists (
    select 1 from product_categories l
    where l.tenant_id = products.tenant_id and l.product_id = products.id ${named})`;
}

const column = (name: string) => sql.ref(`products.${name}`);
const keyed = (name: string) =>
  ({ type: 'text', value: column(name), key: column(`${name}_key`) }) as const;

/** Products. Source: PROD-001 to PROD-007, API-SEARCH-02. */
export const productKind = defineEntity<ProductRecord, Product, ProductUpdate>({
  entity: 'product',
  plural: 'products',
  words: ['product', 'products'],
  module: 'products',
  table: 'products',
  list: {
    table: 'products',
    rows: (tx) => tx.selectFrom('products').selectAll('products'),
    words: 'product',
    tagged: 'product',
    fields: PRODUCT_FIELDS,
    usual: { by: 'updated_at', direction: 'desc' },
    orders: {
      name: orderByKey('products.name_key'),
      sku: orderByKey('products.sku_key'),
      status: orderByKey('products.status'),
      unitPrice: orderBy('decimal', 'products.unit_price'),
      stock: orderBy('number', 'products.stock'),
      brand: orderByKey('products.brand_key'),
      ...stampOrders('products'),
    },
    filters: {
      name: keyed('name'),
      sku: keyed('sku'),
      status: { type: 'enum', value: column('status') },
      categories: { type: 'tags', value: column('id'), linked: inCategories },
      unitPrice: { type: 'money', value: column('unit_price') },
      salePrice: { type: 'money', value: column('sale_price') },
      stock: { type: 'number', value: column('stock') },
      numberOfVariants: { type: 'number', value: column('variant_count') },
      brand: keyed('brand'),
      barcode: { type: 'text', value: column('barcode') },
      badgeText: { type: 'text', value: column('badge_text') },
      user: { type: 'person', value: column('author_id') },
      tags: { type: 'tags', value: column('id') },
      ...stampFilters('products'),
    },
  },
  ownFilters: ({ status, category_id }) => [
    ...(status === undefined ? [] : [sql<SqlBool>`products.status = ${status}`]),
    ...(typeof category_id === 'number' ? [inCategories([category_id])] : []),
  ],
  toColumns: productColumns,
  toRecords: (tx, rows, tagsOf) => toRecords(tx, rows, tagsOf),
  toWholeRecords: (tx, rows, tagsOf) => toRecords(tx, rows, tagsOf, true),
  keepParts,
  partsOf: async (tx, ids) => {
    const categories = await productCategories.of(tx, ids);
    const variants = await variantsOf(tx, ids);
    return (id) => ({
      category_ids: (categories.get(id) ?? []).map((one) => one.id),
      variants: variants.get(id) ?? [],
    });
  },
  keepMany: ({ tx, tenantId }, ids) => refreshProducts(tx, tenantId, ids),
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
  titleOf: ({ name }) => name,
});
