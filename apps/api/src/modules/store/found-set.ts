import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TenantTx } from '../../database/data-door.ts';
import { and, inPriceRange, keptCount, type StoreQuery } from './listed-products.ts';
import { MOST_READ, postingsOf, rarestFirst } from './postings.ts';

/** Products that are found by words, tags or choices are counted, spanned and ordered up to so many. */
export const MOST_FOUND = 2000;

/** What a query finds: a query of its places in the shop, and what is needed to look through the shop itself instead. */
export interface FoundSet {
  /**
   * `l (product_id, name_key, cents, created_at, sales)`, for the `with` of a statement, of as many products as are wanted and
   * one more where there are more; those in the range of prices alone, or of any price.
   */
  set(of: { readonly most: number; readonly inRange: boolean }): RawBuilder<unknown>;
  /** All that is asked for, as conditions on a place `l`. */
  readonly conditions: readonly RawBuilder<SqlBool>[];
  /** Share of the shop that is likely to be found, where what is asked for is spread evenly. */
  readonly likely: number;
  /** True where no product has one of the things asked for. */
  readonly isEmpty: boolean;
  /** True where the rarest thing asked for is had by more products than are read. */
  readonly isCutOff: boolean;
}

/**
 * Finds products by the rarest of what is asked for, and looks the rest up product by product, so that the work is that of the
 * rarest alone, however many products the shop has. As a plain join the planner, who takes what is found for few, may pair each
 * with each. Shape: query, its words → the set. Source: server.md ruling 5.
 */
export async function foundSet(
  tx: TenantTx,
  query: StoreQuery,
  words: readonly string[],
): Promise<FoundSet> {
  const [first, ...others] = await rarestFirst(tx, postingsOf(query, words));
  const shop = await keptCount(tx, 0);
  const rest = others.map(({ posting }) => posting.has(sql.ref('h.id')));
  // What is left of the rarest is known before its places are looked up, which costs more.
  const lookedUp = (wanted: number, more: readonly RawBuilder<SqlBool>[]) => sql`
    hits as materialized (
      select distinct id from (${first?.posting.ids ?? sql`select 0 as id`} limit ${rest.length + more.length === 0 ? wanted + 1 : MOST_READ + 1}) h
    ),
    l as materialized (
      select l.product_id, l.name_key, l.cents, l.created_at, l.sales
      from (select h.id from hits h where ${and([sql<SqlBool>`true`, ...rest])} offset 0) had cross join lateral (
        select * from product_listing l where l.product_id = had.id and ${and([sql<SqlBool>`l.category_id = 0`, ...more])} offset 0
      ) l limit ${wanted + 1}
    )`;
  const all = [first, ...others].flatMap((one) => (one ? [one] : []));
  const place = sql.ref('l.product_id');
  return {
    set: ({ most, inRange }) => lookedUp(most, inRange ? inPriceRange(query) : []),
    conditions: all.map(({ posting }) => posting.has(place)),
    likely: all.reduce((product, { n }) => (product * n) / Math.max(1, shop), 1),
    isEmpty: first?.n === 0,
    isCutOff: others.length > 0 && (first?.n ?? 0) > MOST_READ,
  };
}
