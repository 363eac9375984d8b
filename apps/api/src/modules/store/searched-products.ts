import { type RawBuilder, sql } from 'kysely';
import type { TenantTx } from '../../database/data-door.ts';
import { askedWords } from '../../database/search-words.ts';
import { MOST_FACED } from './facets.ts';
import { type FoundSet, foundSet, MOST_FOUND } from './found-set.ts';
import {
  and,
  type FoundProducts,
  inPriceRange,
  KEYS,
  pageOf,
  priceOf,
  type Span,
  type StoreQuery,
  spanOf,
} from './listed-products.ts';
import { meantWords } from './meant-words.ts';

/** Places of the shop that are looked through, in order, for the first pages of what very many products have. */
const MOST_LOOKED_THROUGH = 3000;
/** Products on pages that are looked for so. */
const MOST_WALKED = 240;

interface Page extends Span {
  readonly ids: string[] | null;
  readonly among: string[] | null;
  readonly n: string;
  readonly all_n: string;
}

const order = ({ orderBy, orderDirection }: StoreQuery): RawBuilder<unknown> => {
  const direction = orderDirection === 'DESC' ? sql`desc` : sql`asc`;
  return sql`${KEYS[orderBy]} ${direction}, l.product_id ${direction}`;
};

/** A page of a set, with the numbers and prices of all of it. */
async function pageOfSet(
  tx: TenantTx,
  query: StoreQuery,
  set: RawBuilder<unknown>,
): Promise<Page | undefined> {
  const { skip, take } = pageOf(query);
  const range = and([sql`true`, ...inPriceRange(query)]);
  const { rows } = await sql<Page>`
    with ${set},
    page as (select l.product_id from l where ${range} order by ${order(query)} limit ${take} offset ${skip})
    select (select array_agg(product_id) from page) as ids,
      array(select l.product_id from l where ${range} limit ${query.facets ? MOST_FACED + 1 : 0}) as among,
      (select count(*) from l where ${range}) as n, (select count(*) from l) as all_n,
      (select min(cents) from l) as low, (select max(cents) from l) as high`.execute(tx);
  return rows[0];
}

/**
 * The first pages of what more products have than are ordered: the shop is looked through in its order until there are enough,
 * which are soon there, since many have it. Shape: → ids; undefined where they are too far apart.
 */
async function walked(
  tx: TenantTx,
  query: StoreQuery,
  { conditions, likely }: FoundSet,
): Promise<number[] | undefined> {
  const { skip, take } = pageOf(query);
  if (take === 0 || skip + take > Math.min(MOST_WALKED, likely * MOST_LOOKED_THROUGH))
    return undefined;
  const places = and([sql`l.category_id = 0`, ...inPriceRange(query)]);
  const { rows } = await sql<{ product_id: string }>`
    select l.product_id from (
      select * from product_listing l where ${places} order by ${order(query)} limit ${MOST_LOOKED_THROUGH}
    ) l where ${and(conditions)} order by ${order(query)} limit ${take} offset ${skip}`.execute(tx);
  return rows.length === take ? rows.map(({ product_id }) => Number(product_id)) : undefined;
}

/** Products that have all that a query asks for, in the place of its own words those that are given. */
async function productsWith(
  tx: TenantTx,
  query: StoreQuery,
  words: readonly string[],
): Promise<FoundProducts> {
  const { most } = pageOf(query);
  const found = await foundSet(tx, query, words);
  let page = found.isEmpty
    ? undefined
    : await pageOfSet(tx, query, found.set({ most: MOST_FOUND, inRange: false }));
  const isCapped = Number(page?.all_n ?? 0) > MOST_FOUND;
  // Of more than are counted those in the range of prices are found by themselves, and span as far as the whole shop.
  const span = isCapped ? await spanOf(tx, 0) : page;
  if (isCapped && query.price)
    page = await pageOfSet(tx, query, found.set({ most: MOST_FOUND, inRange: true }));
  const n = Number(page?.n ?? 0);
  const isMore = n > MOST_FOUND;
  const ids = (isMore && (await walked(tx, query, found))) || (page?.ids ?? []).map(Number);
  return {
    ids,
    among: (page?.among ?? []).map(Number),
    total: Math.min(n, MOST_FOUND, most),
    totalIsCapped: (isMore && MOST_FOUND < most) || found.isCutOff,
    minPrice: priceOf(span?.low),
    maxPrice: priceOf(span?.high),
    currentPage: query.currentPage,
    itemsPerPage: query.itemsPerPage,
  };
}

/**
 * Products found by words, tags, choices, ids or several categories; where no product of the shop has what was typed, those of
 * what may have been meant.
 */
export async function searchedProducts(tx: TenantTx, query: StoreQuery): Promise<FoundProducts> {
  const words = askedWords(query.search ?? '');
  const found = await productsWith(tx, query, words);
  if (found.total > 0 || words.length === 0) return found;
  const meant = await meantWords(tx, words);
  if (!meant) return found;
  return {
    ...(await productsWith(tx, query, meant.words)),
    didYouMean: meant.text(query.search ?? ''),
  };
}
