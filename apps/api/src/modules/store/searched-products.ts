import { type RawBuilder, sql } from 'kysely';
import { askedWords } from '../../database/search-words.ts';
import { MOST_FACED } from './facets.ts';
import { type FoundSet, firstListed, foundSet, MOST_FOUND, placesOf, restOf } from './found-set.ts';
import { hasId, type IdSet, unpackedIds } from './id-set.ts';
import {
  and,
  type FoundProducts,
  inPriceRange,
  KEYS,
  keptCount,
  pageOf,
  priceOf,
  type Span,
  type StoreQuery,
  spanOf,
} from './listed-products.ts';
import { meantWords } from './meant-words.ts';
import type { AskedShop } from './postings.ts';

/** Places of the shop that are looked through, in order, for a page of what very many products have. */
const MOST_LOOKED_THROUGH = 60_000;

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

/** A page of so few products that each is looked up, with the numbers and prices of all of them. */
async function pageOfFew(
  { tx }: AskedShop,
  query: StoreQuery,
  ids: readonly number[] | IdSet,
  found: FoundSet,
): Promise<Page | undefined> {
  const { skip, take } = pageOf(query);
  const range = and([sql`true`, ...inPriceRange(query)]);
  const { rows } = await sql<Page>`
    with ${placesOf(ids, restOf(found))},
    page as (select l.product_id from l where ${range} order by ${order(query)} limit ${take} offset ${skip})
    select (select array_agg(product_id) from page) as ids,
      array(select l.product_id from l where ${range} limit ${query.facets ? MOST_FACED + 1 : 0}) as among,
      (select count(*) from l where ${range}) as n, (select count(*) from l) as all_n,
      (select min(cents) from l) as low, (select max(cents) from l) as high`.execute(tx);
  return rows[0];
}

/**
 * A page of what more products have than are ordered: the shop is looked through in its order until there are enough, which are
 * soon there, since many have it. Shape: → ids; undefined where they are too far apart.
 */
async function walked(
  { tx }: AskedShop,
  query: StoreQuery,
  found: FoundSet,
): Promise<readonly number[] | undefined> {
  const { skip, take } = pageOf(query);
  if (take === 0) return undefined;
  // The list of one category is nearer to what is asked for than the whole shop's.
  const [category = 0] = query.categoryIds?.length === 1 ? query.categoryIds : [];
  const wanted = skip + take;
  const list = await keptCount(tx, category);
  // As many as are needed where they are spread evenly, and a fifth more; then by how they are spread here.
  let steps = Math.ceil((1.2 * wanted * list) / found.ids.length) + 200;
  for (let rounds = 0; rounds < 3 && steps <= MOST_LOOKED_THROUGH; rounds++) {
    const { rows } = await sql<{ packed: Buffer | null }>`
      select string_agg(int8send(l.product_id), ''::bytea) as packed from (
        select l.product_id from product_listing l
        where ${and([sql`l.category_id = ${category}`, ...inPriceRange(query), ...restOf(found)])}
        order by ${order(query)} limit ${steps}
      ) l`.execute(tx);
    const places = unpackedIds(rows[0]?.packed ?? Buffer.alloc(0));
    const ids = places.filter((id) => found.isCut || hasId(found.ids, id));
    if (ids.length >= wanted || places.length < steps) return [...ids.subarray(skip, wanted)];
    if (ids.length === 0) break;
    steps = Math.ceil((1.5 * wanted * steps) / ids.length);
  }
  return undefined;
}

/** What is found of as much as is ordered, or of more. */
interface Found {
  readonly ids: readonly number[];
  readonly among: readonly number[];
  /** Products that are found, one more than are counted where there are more. */
  readonly n: number;
  readonly span: Span | undefined;
}

async function foundOfFew(
  shop: AskedShop,
  query: StoreQuery,
  ids: readonly number[] | IdSet,
  found: FoundSet,
): Promise<Found> {
  const page = await pageOfFew(shop, query, ids, found);
  return {
    ids: (page?.ids ?? []).map(Number),
    among: (page?.among ?? []).map(Number),
    n: Number(page?.n ?? 0),
    span: page,
  };
}

/** A page of more products than are counted: of those in the range of prices, which may be few again. */
async function foundOfMany(
  shop: AskedShop,
  query: StoreQuery,
  found: FoundSet,
  some: readonly number[],
): Promise<Found> {
  // They span as far as the whole shop.
  const span = await spanOf(shop.tx, 0);
  if (some.length <= MOST_FOUND) return { ...(await foundOfFew(shop, query, some, found)), span };
  const ids =
    (await walked(shop, query, found)) ?? (await foundOfFew(shop, query, some, found)).ids;
  return { ids, among: some.slice(0, MOST_FACED + 1), n: some.length, span };
}

/** Products that have all that a query asks for, in the place of its own words those that are given. */
async function productsWith(
  shop: AskedShop,
  query: StoreQuery,
  words: readonly string[],
): Promise<FoundProducts> {
  const { most } = pageOf(query);
  const all = await foundSet(shop, query, { words, inRange: false });
  const isFew = all.ids.length <= MOST_FOUND;
  const listed = isFew ? all.ids : await firstListed(shop, all, MOST_FOUND + 1);
  let found: Found;
  if (listed.length <= MOST_FOUND) found = await foundOfFew(shop, query, listed, all);
  else {
    const inRange = query.price ? await foundSet(shop, query, { words, inRange: true }) : all;
    const some = query.price ? await firstListed(shop, inRange, MOST_FOUND + 1) : [...listed];
    found = await foundOfMany(shop, query, inRange, some);
  }
  const { ids, among, n, span } = found;
  const isMore = n > MOST_FOUND;
  return {
    ids,
    among,
    total: Math.min(n, MOST_FOUND, most),
    totalIsCapped: (isMore && MOST_FOUND < most) || all.isCut,
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
export async function searchedProducts(shop: AskedShop, query: StoreQuery): Promise<FoundProducts> {
  const words = askedWords(query.search ?? '');
  const found = await productsWith(shop, query, words);
  if (found.total > 0 || words.length === 0) return found;
  const meant = await meantWords(shop, words);
  if (!meant) return found;
  return {
    ...(await productsWith(shop, query, meant.words)),
    didYouMean: meant.text(query.search ?? ''),
  };
}
