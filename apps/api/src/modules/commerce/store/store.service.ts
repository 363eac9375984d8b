import type { Category, CategoryRef, ProductPage, PublicProduct } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { defineList } from '../../../kernel/database/list-definition.ts';
import { orderBy, orderByKey } from '../../../kernel/database/list-order.ts';
import { readList } from '../../../kernel/database/read-list.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { shopCategories } from '../product-categories/shop-categories.ts';
import { choicePostings } from './choice-postings.ts';
import { storeFacets } from './facets.ts';
import { listedProducts } from './listed-products.ts';
import { type AskedShop, needsPostings } from './postings.ts';
import { productCards, productInFull } from './product-cards.ts';
import { searchedProducts } from './searched-products.ts';
import { type FoundProducts, getPage, type StoreQuery } from './store-query.ts';

/** Scope of the products: visitors see published ones, staff see drafts too. */
export interface StoreView {
  readonly isStaff: boolean;
}

/** List of the shop's products for staff, including drafts and, on request, the trash. */
const STAFF_LIST = defineList({
  table: 'products',
  rows: (tx) => tx.selectFrom('products').select(['products.id', 'products.min_price']),
  words: 'product',
  tagged: 'product',
  orders: {
    name: orderByKey('products.name_key'),
    price: orderBy('decimal', 'products.min_price'),
    created_at: orderBy('time', 'products.created_at'),
    sales: orderBy('number', 'products.sales'),
  },
  usual: { by: 'name', direction: 'asc' },
});

async function staffProducts(tx: TenantTx, query: StoreQuery): Promise<FoundProducts> {
  const { take, most } = getPage(query);
  const [min, max] = (query.price ?? '').split(',').map(Number);
  const own: RawBuilder<SqlBool>[] = [
    sql<SqlBool>`products.status <> 'archived'`,
    ...(query.productIds ? [sql<SqlBool>`products.id = any(${query.productIds}::bigint[])`] : []),
    ...(query.categoryIds
      ? [
          sql<SqlBool>`exists (select 1 from product_categories c where c.tenant_id = products.tenant_id
            and c.product_id = products.id and c.category_id = any(${query.categoryIds}::bigint[]))`,
        ]
      : []),
  ];
  own.push(...choicePostings(query.attributes).map(({ has }) => has(sql.ref('products.id'))));
  const priced =
    min !== undefined && max !== undefined
      ? [...own, sql<SqlBool>`products.min_price between ${min} and ${max}`]
      : own;
  const asked = { ...query, itemsPerPage: Math.max(1, take), tagMatch: 'any' };
  const results = await readList(tx, STAFF_LIST, asked, priced);
  const { rows } = await sql<{ low: string | null; high: string | null }>`
    select min(min_price) as low, max(min_price) as high from products
    where deleted_at is null and ${sql.join(own, sql` and `)}`.execute(tx);
  return {
    ids: take === 0 ? [] : results.rows.map(({ id }) => id),
    total: Math.min(results.total, most),
    totalIsCapped: results.totalIsCapped,
    minPrice: Number(rows[0]?.low ?? 0),
    maxPrice: Number(rows[0]?.high ?? 0),
    currentPage: query.currentPage,
    itemsPerPage: query.itemsPerPage,
  };
}

/** Returns published products, by search if there are filters. */
function visitorsProducts(shop: AskedShop, query: StoreQuery): Promise<FoundProducts> {
  return needsPostings(query) ? searchedProducts(shop, query) : listedProducts(shop, query);
}

/** Returns a page of the products of a shop. */
export async function storeProducts(
  shop: AskedShop,
  query: StoreQuery,
  { isStaff }: StoreView,
): Promise<ProductPage> {
  const { ids, among, ...found } = await (isStaff
    ? staffProducts(shop.tx, query)
    : visitorsProducts(shop, query));
  return {
    ...found,
    rows: await productCards(shop.tx, ids),
    // The facets count the shown results, even if those are of a corrected search.
    ...(query.facets && {
      facets: await storeFacets(
        shop,
        { ...query, search: found.didYouMean ?? query.search },
        among,
      ),
    }),
  };
}

/**
 * Returns a product by its slug.
 * @throws `not_found`, also for a product that only staff may see
 */
export async function storeProduct(
  tx: TenantTx,
  slug: string,
  { isStaff }: StoreView,
): Promise<{ readonly product: PublicProduct; readonly related: readonly PublicProduct[] }> {
  const row = await tx
    .selectFrom('products')
    .selectAll()
    .where('slug', '=', slug)
    .where('deleted_at', 'is', null)
    .$if(!isStaff, (query) => query.where('status', '=', 'published'))
    .executeTakeFirst();
  if (!row) throw appError('not_found');
  const inCategory = await tx
    .selectFrom('product_categories')
    .select('category_id')
    .where('product_id', '=', row.id)
    .orderBy('category_id')
    .limit(1)
    .executeTakeFirst();
  // The category is a parameter, because a subquery would keep the planner from using the order of the index.
  const { rows } = await sql<{ product_id: string }>`
    select l.product_id from product_listing l
    where l.category_id = ${inCategory?.category_id ?? 0} and l.product_id <> ${row.id}
    order by l.sales desc, l.product_id desc limit 4`.execute(tx);
  const related = await productCards(
    tx,
    rows.map(({ product_id }) => Number(product_id)),
  );
  return { product: await productInFull(tx, row), related };
}

/**
 * Returns a category of the shop by its slug, with its direct children.
 * @throws `not_found`
 */
export async function storeCategory(
  tx: TenantTx,
  slug: string,
): Promise<{ readonly category: Category; readonly children: CategoryRef[] }> {
  const all = await shopCategories(tx);
  const found = all.find((one) => one.slug === slug);
  if (!found) throw appError('not_found');
  const children = all
    .filter(({ parent_id }) => parent_id === found.id)
    .map(({ id, category, slug: own }) => ({ id, category, slug: own }));
  return { category: found, children };
}
