import { sql } from 'kysely';
import { queryTerms } from '../../../kernel/database/search-terms.ts';
import { getDidYouMean } from './did-you-mean.ts';
import { MAX_FACED } from './facets.ts';
import { type FoundSet, firstListed, foundSet, getPlaces, MAX_FOUND } from './found-set.ts';
import { hasId, type IdSet, unpackedIds } from './id-set.ts';
import { listFigures } from './list-figures.ts';
import type { Span } from './list-figures.types.ts';
import type { AskedShop } from './postings.ts';
import type { FoundList } from './postings-cache.ts';
import { asked, firstInOrder, getOrder, getRelevance, onPlaces } from './shop-order.ts';
import {
  and,
  type FoundProducts,
  getList,
  getPage,
  getPrice,
  inPriceRange,
  narrowing,
  type StoreQuery,
} from './store-query.ts';

/** Maximum number of listed rows that are scanned in order for a page of a query with very many results. */
const MAX_LOOKED_THROUGH = 60_000;

/** Returns a small number of products in order by single lookups, with the price range of all. */
async function inOrder(
  { tx }: AskedShop,
  query: StoreQuery,
  few: readonly number[] | IdSet,
  { found, words }: { readonly found: FoundSet; readonly words: readonly string[] },
): Promise<Omit<FoundList, 'isCut'>> {
  const order = getOrder(asked(query));
  const ranked = query.orderBy === 'relevance' ? sql`${getRelevance(words)}, ${order}` : order;
  const range = and([sql`true`, ...inPriceRange(query)]);
  const { rows } = await sql<Span & { packed: Buffer | null }>`
    with ${getPlaces(few, onPlaces(found.rest))}
    select (select string_agg(int8send(l.product_id), ''::bytea order by ${ranked}) from l where ${range}) as packed,
      (select min(cents) from l) as low, (select max(cents) from l) as high`.execute(tx);
  const ids = unpackedIds(rows[0]?.packed ?? Buffer.alloc(0));
  return {
    ids,
    isAll: true,
    n: ids.length,
    among: ids.toSorted().slice(0, MAX_FACED + 1),
    span: { low: rows[0]?.low ?? null, high: rows[0]?.high ?? null },
  };
}

/**
 * Returns the first products of a query with too many results to sort: it scans the shop's order until there are enough, which
 * is soon because many match.
 * @returns undefined when the matches are too far apart
 */
async function walked(
  shop: AskedShop,
  query: StoreQuery,
  found: FoundSet,
  wanted: number,
): Promise<Pick<FoundList, 'ids' | 'isAll'> | undefined> {
  // The list of a category is smaller than that of the whole shop.
  const category = getList(query);
  const { all } = await listFigures(shop, category);
  // The result is already limited to the price range, so the range matters only when sorting by price begins there.
  const price = query.orderBy === 'price' ? query.price : undefined;
  const order = { ...asked(query), category, price, having: found.rest };
  // Estimates the steps from an even distribution plus a fifth; later rounds use the actual distribution.
  let steps = Math.ceil((1.2 * wanted * all) / found.ids.length) + 200;
  for (let rounds = 0; rounds < 3 && steps <= MAX_LOOKED_THROUGH; rounds++) {
    const places = await firstInOrder(shop, order, steps);
    const ids = found.isCut ? places.ids : places.ids.filter((id) => hasId(found.ids, id));
    if (ids.length >= wanted || !places.isCut) return { ids, isAll: !places.isCut };
    if (ids.length === 0) break;
    steps = Math.ceil((1.5 * wanted * Math.max(steps, places.ids.length)) / ids.length);
  }
  return undefined;
}

/** Returns the results of a query with more products than are counted, by filtering with the price range, which may leave few. */
async function foundOfMany(
  shop: AskedShop,
  query: StoreQuery,
  found: FoundSet,
  {
    some,
    wanted,
    words,
  }: {
    readonly some: readonly number[];
    readonly wanted: number;
    readonly words: readonly string[];
  },
): Promise<{ readonly list: Omit<FoundList, 'isCut'>; readonly isSome: boolean }> {
  // The price range of so many products is that of the whole shop.
  const { span } = await listFigures(shop, 0);
  if (some.length > MAX_FOUND) {
    const first = await walked(shop, query, found, wanted);
    const among = Float64Array.from(some.slice(0, MAX_FACED + 1));
    if (first) return { list: { ...first, n: some.length, among, span }, isSome: false };
  }
  const list = await inOrder(shop, query, some, { found, words });
  return { list: { ...list, n: some.length, span }, isSome: some.length > MAX_FOUND };
}

/**
 * Returns the results of a query with other search terms, as far as needed, from the cache or the database. When matches are too
 * far apart, later pages come from a part of them; they are cached separately from the complete first pages.
 */
async function foundList(
  shop: AskedShop,
  query: StoreQuery,
  words: readonly string[],
  wanted: number,
): Promise<FoundList> {
  const name = JSON.stringify([words, narrowing(query), query.orderBy, query.orderDirection]);
  const place = shop.postings.found(shop.tenantId, name);
  const placeOfSome = shop.postings.found(shop.tenantId, `some of ${name}`);
  if (place.kept && (place.kept.isAll || place.kept.ids.length >= wanted)) return place.kept;
  if (placeOfSome.kept) return placeOfSome.kept;
  const all = await foundSet(shop, query, { words, inRange: false });
  const listed =
    all.ids.length <= MAX_FOUND ? all.ids : await firstListed(shop, all, MAX_FOUND + 1);
  if (listed.length <= MAX_FOUND) {
    const list = {
      ...(await inOrder(shop, query, listed, { found: all, words })),
      isCut: all.isCut,
    };
    place.keep(list);
    return list;
  }
  const inRange = query.price ? await foundSet(shop, query, { words, inRange: true }) : all;
  const some = query.price ? await firstListed(shop, inRange, MAX_FOUND + 1) : [...listed];
  const { list, isSome } = await foundOfMany(shop, query, inRange, { some, wanted, words });
  const found = { ...list, isCut: all.isCut };
  (isSome ? placeOfSome : place).keep(found);
  return found;
}

/** Returns the products of a query with the given search terms in place of its own. */
async function productsWith(
  shop: AskedShop,
  query: StoreQuery,
  words: readonly string[],
): Promise<FoundProducts> {
  const { skip, take, most } = getPage(query);
  const { ids, n, isCut, among, span } = await foundList(shop, query, words, skip + take);
  return {
    ids: [...ids.subarray(skip, skip + take)],
    among,
    total: Math.min(n, MAX_FOUND, most),
    totalIsCapped: (n > MAX_FOUND && MAX_FOUND < most) || isCut,
    minPrice: getPrice(span.low),
    maxPrice: getPrice(span.high),
    currentPage: query.currentPage,
    itemsPerPage: query.itemsPerPage,
  };
}

/**
 * Returns products found by search terms, tags, attribute values, ids or several categories; without any match, those of the
 * corrected search.
 */
export async function searchedProducts(shop: AskedShop, query: StoreQuery): Promise<FoundProducts> {
  const words = queryTerms(query.search ?? '');
  const found = await productsWith(shop, query, words);
  if (found.total > 0 || words.length === 0) return found;
  const meant = await getDidYouMean(shop, words);
  if (!meant) return found;
  return {
    ...(await productsWith(shop, query, meant.words)),
    didYouMean: meant.text(query.search ?? ''),
  };
}
