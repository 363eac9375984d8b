import { type ProductPage, readPriceRange, type storeQuery } from '@org/schema';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { InferType } from 'yup';
import type { TenantTx } from '../../database/data-door.ts';
import { hasWord } from '../../database/search-words.ts';
import { hasChoices } from './product-choices.ts';

/** What a visitor asks of the products of a shop. */
export type StoreQuery = InferType<typeof storeQuery>;

/** Products that are counted at most where no kept count answers; and rows of a search that are looked at. */
export const MOST_COUNTED = 20_000;
/** Products of an answer that asks for all. */
const MOST_AT_ONCE = 1000;

/** Which products are on a page, and how many there are. */
export type FoundProducts = Omit<ProductPage, 'rows' | 'facets'> & {
  readonly ids: readonly number[];
};

/** What lists are ordered by. */
export const KEYS = {
  name: sql.ref('l.name_key'),
  price: sql.ref('l.price'),
  created_at: sql.ref('l.created_at'),
  sales: sql.ref('l.sales'),
} as const;

/** Where a page lies. Shape: query → rows to skip, rows to take, rows that are told of at most. */
export function pageOf({ currentPage, itemsPerPage, limit }: StoreQuery) {
  if (limit === -1) return { skip: 0, take: MOST_AT_ONCE, most: Number.POSITIVE_INFINITY };
  const most = limit > 0 ? limit : Number.POSITIVE_INFINITY;
  const skip = (currentPage - 1) * itemsPerPage;
  return { skip, take: Math.max(0, Math.min(itemsPerPage, most - skip)), most };
}

/** Places of products with a word that begins so. */
export const isNamed = (word: string): RawBuilder<SqlBool> =>
  hasWord(['product'], word, sql.ref('l.product_id'));

/** Conditions on the places of products in a list, without that on the price. */
export function narrowed(
  { productIds, tags, categoryIds, attributes }: StoreQuery,
  words: readonly string[],
): RawBuilder<SqlBool>[] {
  const [category, ...others] = categoryIds ?? [0];
  return [
    others.length === 0
      ? sql<SqlBool>`l.category_id = ${category ?? 0}`
      : sql<SqlBool>`l.category_id = 0 and exists (
          select 1 from product_listing c
          where c.tenant_id = l.tenant_id and c.product_id = l.product_id and c.category_id = any(${categoryIds}::bigint[]))`,
    ...(productIds ? [sql<SqlBool>`l.product_id = any(${productIds}::bigint[])`] : []),
    ...(tags
      ? [
          sql<SqlBool>`exists (select 1 from taggings t
            where t.tenant_id = l.tenant_id and t.entity = 'product' and t.entity_id = l.product_id and t.tag_id = any(${tags}::bigint[]))`,
        ]
      : []),
    ...hasChoices(attributes, { tenantId: sql.ref('l.tenant_id'), id: sql.ref('l.product_id') }),
    ...words.map(isNamed),
  ];
}

/** All of the conditions. */
export const and = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<unknown> =>
  sql.join([...conditions], sql` and `);

/** Prices from and to. */
export interface Span {
  readonly low: string | null;
  readonly high: string | null;
}

/** Number of products of one list, kept by what changes them. */
async function keptCount(tx: TenantTx, category: number): Promise<number> {
  const row = await tx
    .selectFrom('category_counts')
    .select('n')
    .where('category_id', '=', category)
    .executeTakeFirst();
  return Number(row?.n ?? 0);
}

/** Number of products of a list. Shape: → the number, and whether there are more. */
async function countOf(
  tx: TenantTx,
  query: StoreQuery,
  conditions: readonly RawBuilder<SqlBool>[],
): Promise<{ readonly n: number; readonly isCapped: boolean }> {
  const isPlain =
    !query.productIds && !query.tags && !query.attributes && (query.categoryIds?.length ?? 1) === 1;
  if (isPlain && !query.price)
    return { n: await keptCount(tx, query.categoryIds?.[0] ?? 0), isCapped: false };
  const { rows } = await sql<{ n: string }>`
    select count(*) as n from (
      select 1 from product_listing l where ${and(conditions)} limit ${MOST_COUNTED + 1}
    ) counted`.execute(tx);
  const n = Number(rows[0]?.n ?? 0);
  return { n: Math.min(n, MOST_COUNTED), isCapped: n > MOST_COUNTED };
}

/** Products that visitors may buy, as far as a query asks for them without a search. Source: API-PROD-01. */
export async function listedProducts(tx: TenantTx, query: StoreQuery): Promise<FoundProducts> {
  const { skip, take, most } = pageOf(query);
  const range = readPriceRange(query.price);
  const base = narrowed(query, []);
  const conditions = range
    ? [...base, sql<SqlBool>`l.price between ${range.min} and ${range.max}`]
    : base;
  const counted = await countOf(tx, query, conditions);
  const total = Math.min(counted.n, most);
  const descends = query.orderDirection === 'DESC';
  const key = KEYS[query.orderBy];
  // From the end where that is nearer; few in a range of prices are read by their price, and ordered then.
  const fromEnd = !counted.isCapped && skip > counted.n / 2;
  const direction = descends !== fromEnd ? sql`desc` : sql`asc`;
  const rowsHere = fromEnd ? Math.max(0, Math.min(take, counted.n - skip)) : take;
  const offset = fromEnd ? Math.max(0, counted.n - skip - rowsHere) : skip;
  const isNarrow = range !== undefined && !counted.isCapped && query.orderBy !== 'price';
  const source = isNarrow
    ? sql`(select * from product_listing l where ${and(conditions)} offset 0) l`
    : sql`product_listing l`;
  const { rows } = await sql<{ product_id: string }>`
    select l.product_id from ${source} ${isNarrow ? sql`` : sql`where ${and(conditions)}`}
    order by ${key} ${direction}, l.product_id ${direction} limit ${rowsHere} offset ${offset}`.execute(
    tx,
  );
  const ids = rows.map(({ product_id }) => Number(product_id));
  const { rows: spans } = await sql<Span>`
    select (select l.price from product_listing l where ${and(base)} order by l.price limit 1) as low,
      (select l.price from product_listing l where ${and(base)} order by l.price desc limit 1) as high`.execute(
    tx,
  );
  return {
    ids: fromEnd ? ids.reverse() : ids,
    total,
    totalIsCapped: counted.isCapped && counted.n < most,
    minPrice: Number(spans[0]?.low ?? 0),
    maxPrice: Number(spans[0]?.high ?? 0),
    currentPage: query.currentPage,
    itemsPerPage: query.itemsPerPage,
  };
}
