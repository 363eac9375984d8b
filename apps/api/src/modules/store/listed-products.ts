import { type ProductPage, readPriceRange, type storeQuery } from '@org/schema';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { InferType } from 'yup';
import type { TenantTx } from '../../database/data-door.ts';

/** What a visitor asks of the products of a shop. */
export type StoreQuery = InferType<typeof storeQuery>;

/** Products in a range of prices that are counted at most. */
const MOST_COUNTED = 20_000;
/** Products of an answer that asks for all. */
const MOST_AT_ONCE = 1000;

/** Which products are on a page, and how many there are. */
export type FoundProducts = Omit<ProductPage, 'rows' | 'facets'> & {
  readonly ids: readonly number[];
  /** Products of all pages, up to a number, where they are known: what the facets count. */
  readonly among?: readonly number[];
};

/** What lists are ordered by. */
export const KEYS = {
  name: sql.ref('l.name_key'),
  price: sql.ref('l.cents'),
  created_at: sql.ref('l.created_at'),
  sales: sql.ref('l.sales'),
} as const;

/** A price as lists keep it: in whole cents, whose order an index answers behind row security, as that of decimals does not. */
const cents = (price: number): number => Math.round(price * 100);
/** A price of a list as answers tell it. */
export const priceOf = (kept: string | null | undefined): number => Number(kept ?? 0) / 100;

/** Where a page lies. Shape: query → rows to skip, rows to take, rows that are told of at most. */
export function pageOf({ currentPage, itemsPerPage, limit }: StoreQuery) {
  if (limit === -1) return { skip: 0, take: MOST_AT_ONCE, most: Number.POSITIVE_INFINITY };
  const most = limit > 0 ? limit : Number.POSITIVE_INFINITY;
  const skip = (currentPage - 1) * itemsPerPage;
  return { skip, take: Math.max(0, Math.min(itemsPerPage, most - skip)), most };
}

/** All of the conditions. */
export const and = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.join([...conditions], sql` and `)}`;

/** Condition of the range of prices of a query on a place `l`; none where it has no such range. */
export function inPriceRange({ price }: StoreQuery): RawBuilder<SqlBool>[] {
  const range = readPriceRange(price);
  return range ? [sql<SqlBool>`l.cents between ${cents(range.min)} and ${cents(range.max)}`] : [];
}

/** Prices from and to, in cents. */
export interface Span {
  readonly low: string | null;
  readonly high: string | null;
}

/** Lowest and highest price of a list of the shop. Shape: the list's category, 0 for the whole shop. */
export async function spanOf(tx: TenantTx, category: number): Promise<Span | undefined> {
  const list = sql`from product_listing l where l.category_id = ${category} order by l.cents`;
  const { rows } = await sql<Span>`
    select (select l.cents ${list} limit 1) as low, (select l.cents ${list} desc limit 1) as high`.execute(
    tx,
  );
  return rows[0];
}

/** Number of products of one list, kept by what changes them. */
export async function keptCount(tx: TenantTx, category: number): Promise<number> {
  const row = await tx
    .selectFrom('category_counts')
    .select('n')
    .where('category_id', '=', category)
    .executeTakeFirst();
  return Number(row?.n ?? 0);
}

/** Products of a list in a range of prices, one more than are counted of more. */
async function countInRange(
  tx: TenantTx,
  conditions: readonly RawBuilder<SqlBool>[],
): Promise<number> {
  const { rows } = await sql<{ n: string }>`
    select count(*) as n from (
      select 1 from product_listing l where ${and(conditions)} limit ${MOST_COUNTED + 1}
    ) counted`.execute(tx);
  return Number(rows[0]?.n ?? 0);
}

/** What reading a row beside its index costs, in steps along an index. */
const ROW_COST = 8;

/**
 * Products of one list of the shop, in a range of prices or not: in the order of an index, from its nearer end; few in a range of
 * prices are read by their price and ordered then, where that is less work. Source: API-PROD-01.
 */
export async function listedProducts(tx: TenantTx, query: StoreQuery): Promise<FoundProducts> {
  const { skip, take, most } = pageOf(query);
  const category = query.categoryIds?.[0] ?? 0;
  const inRange = inPriceRange(query);
  const conditions = [sql<SqlBool>`l.category_id = ${category}`, ...inRange];
  const all = await keptCount(tx, category);
  const n = inRange.length > 0 ? await countInRange(tx, conditions) : all;
  const isCapped = inRange.length > 0 && n > MOST_COUNTED;
  const fromEnd = !isCapped && skip > n / 2;
  const rowsHere = fromEnd ? Math.max(0, Math.min(take, n - skip)) : take;
  const offset = fromEnd ? Math.max(0, n - skip - rowsHere) : skip;
  const descends = (query.orderDirection === 'DESC') !== fromEnd;
  const direction = descends ? sql`desc` : sql`asc`;
  const steps = ((offset + rowsHere) * all) / Math.max(1, n);
  // Of more than are counted nobody knows how many there are: to read all of them may take long, the way along the index does not.
  const readsRange =
    inRange.length > 0 && !isCapped && query.orderBy !== 'price' && n * ROW_COST < steps;
  const source = readsRange
    ? sql`(select * from product_listing l where ${and(conditions)} offset 0) l`
    : sql`product_listing l where ${and(conditions)}`;
  const { rows } = await sql<{ product_id: string }>`
    select l.product_id from ${source}
    order by ${KEYS[query.orderBy]} ${direction}, l.product_id ${direction} limit ${rowsHere} offset ${offset}`.execute(
    tx,
  );
  const ids = rows.map(({ product_id }) => Number(product_id));
  const span = await spanOf(tx, category);
  return {
    ids: fromEnd ? ids.reverse() : ids,
    total: Math.min(n, isCapped ? MOST_COUNTED : n, most),
    totalIsCapped: isCapped && MOST_COUNTED < most,
    minPrice: priceOf(span?.low),
    maxPrice: priceOf(span?.high),
    currentPage: query.currentPage,
    itemsPerPage: query.itemsPerPage,
  };
}
