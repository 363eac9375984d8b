import { fromCents, readPriceRange, toCents } from '@org/schema';
import type { storeQuery } from '@org/schema/contract';
import type { ProductPage } from '@org/schema/entities';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { InferType } from 'yup';
import type { IdSet } from './id-set.ts';

/** Query of a shop's products by a visitor. */
export type StoreQuery = InferType<typeof storeQuery>;

/** Maximum number of products when a request asks for all. */
const MAX_AT_ONCE = 1000;

/** Products of a page, with the total. */
export type FoundProducts = Omit<ProductPage, 'rows' | 'facets'> & {
  readonly ids: readonly number[];
  /** Products of all pages, up to a maximum, if they are known, for the facets. */
  readonly among?: readonly number[] | IdSet;
};

/**
 * Returns a price in cents, as lists store it: the planner can use an index on integers behind row-level security, but not one on
 * decimals.
 */
const cents = (price: number): number => Number(toCents(price));
/** Returns a stored price in major units. */
export const getPrice = (kept: string | null | undefined): number => fromCents(BigInt(kept ?? 0));

/**
 * Returns the position of a page.
 * @returns rows to skip, rows to take, maximum number of reported rows
 */
export function getPage({ currentPage, itemsPerPage, limit }: StoreQuery) {
  if (limit === -1) return { skip: 0, take: MAX_AT_ONCE, most: Number.POSITIVE_INFINITY };
  const most = limit > 0 ? limit : Number.POSITIVE_INFINITY;
  const skip = (currentPage - 1) * itemsPerPage;
  return { skip, take: Math.max(0, Math.min(itemsPerPage, most - skip)), most };
}

/** Returns the only category of a query, or 0 for the whole shop; its list is the smallest that contains the results. */
export const getList = ({ categoryIds }: StoreQuery): number =>
  categoryIds?.length === 1 ? (categoryIds[0] ?? 0) : 0;

/** Returns the filters of a query without sorting and page, as its cache key. */
export const narrowing = ({
  search,
  price,
  tags,
  attributes,
  productIds,
  categoryIds,
}: StoreQuery): string =>
  JSON.stringify([search, price, tags, attributes, productIds, categoryIds]);

/** Returns the conjunction of conditions. */
export const and = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.join([...conditions], sql` and `)}`;

/** Returns the condition of a query's price range on a listed row `l`; none without a price range. */
export function inPriceRange({ price }: Pick<StoreQuery, 'price'>): RawBuilder<SqlBool>[] {
  const range = readPriceRange(price);
  return range ? [sql<SqlBool>`l.cents between ${cents(range.min)} and ${cents(range.max)}`] : [];
}
