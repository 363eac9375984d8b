import { type ProductPage, readPriceRange, type storeQuery } from '@org/schema';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { InferType } from 'yup';
import type { IdSet } from './id-set.ts';

/** What a visitor asks of the products of a shop. */
export type StoreQuery = InferType<typeof storeQuery>;

/** Products of an answer that asks for all. */
const MAX_AT_ONCE = 1000;

/** Which products are on a page, and how many there are. */
export type FoundProducts = Omit<ProductPage, 'rows' | 'facets'> & {
  readonly ids: readonly number[];
  /** Products of all pages, up to a number, where they are known: what the facets count. */
  readonly among?: readonly number[] | IdSet;
};

/** A price as lists keep it: in whole cents, whose order an index answers behind row security, as that of decimals does not. */
const cents = (price: number): number => Math.round(price * 100);
/** A price of a list as answers tell it. */
export const getPrice = (kept: string | null | undefined): number => Number(kept ?? 0) / 100;

/** Where a page lies. Shape: query → rows to skip, rows to take, rows that are told of at most. */
export function getPage({ currentPage, itemsPerPage, limit }: StoreQuery) {
  if (limit === -1) return { skip: 0, take: MAX_AT_ONCE, most: Number.POSITIVE_INFINITY };
  const most = limit > 0 ? limit : Number.POSITIVE_INFINITY;
  const skip = (currentPage - 1) * itemsPerPage;
  return { skip, take: Math.max(0, Math.min(itemsPerPage, most - skip)), most };
}

/** The one category of a query, 0 for the whole shop: whose list is nearest to what is asked for. */
export const getList = ({ categoryIds }: StoreQuery): number =>
  categoryIds?.length === 1 ? (categoryIds[0] ?? 0) : 0;

/** What narrows a query, whatever its order and its page: as what was found is kept under. */
export const narrowing = ({
  search,
  price,
  tags,
  attributes,
  productIds,
  categoryIds,
}: StoreQuery): string =>
  JSON.stringify([search, price, tags, attributes, productIds, categoryIds]);

/** All of the conditions. */
export const and = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.join([...conditions], sql` and `)}`;

/** Condition of the range of prices of a query on a place `l`; none where it has no such range. */
export function inPriceRange({ price }: Pick<StoreQuery, 'price'>): RawBuilder<SqlBool>[] {
  const range = readPriceRange(price);
  return range ? [sql<SqlBool>`l.cents between ${cents(range.min)} and ${cents(range.max)}`] : [];
}
