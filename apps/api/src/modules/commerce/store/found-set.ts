import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type IdSet, inAll, notIn } from './id-set.ts';
import type { Posting } from './posting.ts';
import { type AskedShop, getPostings, pricePostings, readPosting, UNLISTED } from './postings.ts';
import { onPlaces } from './shop-order.ts';
import { and, type StoreQuery } from './store-query.ts';

/** Maximum number of results of a search or filter that are counted, sorted and used for the price range. */
export const MAX_FOUND = 2000;

/** Number of products up to which single lookups replace the removal of unlisted products. */
const FEW = 500;

/** Products that match all postings. */
export interface FoundSet {
  /** Products that match all postings that were read completely; drafts may be among them. */
  readonly ids: IdSet;
  /** Postings that are too long to read, to be checked for each product. */
  readonly rest: readonly Posting[];
  /** True when all products are listed in the shop. */
  readonly areListed: boolean;
  /** Cache key of the request. */
  readonly name: string;
  /** True when every posting is too long to read: then the ids are only some of those that match one. */
  readonly isCut: boolean;
}

/** Returns the intersection of postings. Completely read postings are intersected in memory. */
export async function meet(shop: AskedShop, postings: readonly Posting[]): Promise<FoundSet> {
  const read: { posting: Posting; ids: IdSet; isCut: boolean }[] = [];
  for (const posting of postings) {
    read.push({ posting, ...(await readPosting(shop, posting)) });
    // An empty posting makes the intersection empty.
    if (read.at(-1)?.ids.length === 0) break;
  }
  const whole = read.filter(({ isCut }) => !isCut);
  const cut = read.filter(({ isCut }) => isCut);
  // Without a complete posting, the first part of one posting is used.
  const met = whole.length > 0 ? whole : cut.slice(0, 1);
  const ids = inAll(met.map((one) => one.ids));
  const rest = cut.map(({ posting }) => posting);
  const isCut = whole.length === 0 && cut.length > 0;
  // JSON keeps names apart, because attribute values of visitors could contain any separator.
  const name = JSON.stringify(postings.map((posting) => posting.name));
  const areListed = met.some(({ posting }) => posting.areListed);
  if (areListed || ids.length <= FEW || !met.some(({ posting }) => posting.areProducts))
    return { name, ids, rest, areListed, isCut };
  const unlisted = await readPosting(shop, UNLISTED);
  return unlisted.isCut
    ? { name, ids, rest, areListed, isCut }
    : { name, ids: notIn(ids, unlisted.ids), rest, areListed: true, isCut };
}

/** Returns the products that match a query, with or without its price range. */
export const foundSet = (
  shop: AskedShop,
  query: StoreQuery,
  { words, inRange }: { readonly words: readonly string[]; readonly inRange: boolean },
): Promise<FoundSet> =>
  meet(shop, [...getPostings(query, words), ...(inRange ? pricePostings(query) : [])]);

/**
 * Returns ids for `= any(…)`. They come from a subquery, so that the planner does not estimate each of them and uses the index;
 * with a plain join it may compare every pair.
 */
export const given = (ids: readonly number[] | IdSet): RawBuilder<unknown> =>
  sql`array(select unnest(${[...ids]}::bigint[]))`;

/**
 * Returns the listed rows of products for the `with` of a statement: `l (product_id, name_key, cents, created_at, sales)`.
 * @param conditions - conditions on a row `l`
 */
export const getPlaces = (
  ids: readonly number[] | IdSet,
  conditions: readonly RawBuilder<SqlBool>[],
): RawBuilder<unknown> => sql`l as materialized (
  select l.product_id, l.name_key, l.cents, l.created_at, l.sales from product_listing l
  where ${areIn(ids, conditions)}
)`;

const areIn = (ids: readonly number[] | IdSet, conditions: readonly RawBuilder<SqlBool>[]) =>
  and([sql<SqlBool>`l.product_id = any(${given(ids)}) and l.category_id = 0`, ...conditions]);

/**
 * Returns the first listed products, up to a number.
 * @returns ids, fewer when there are no more
 */
export async function firstListed(
  { tx, tenantId, postings }: AskedShop,
  found: FoundSet,
  wanted: number,
): Promise<readonly number[]> {
  if (found.areListed && found.rest.length === 0) return [...found.ids.subarray(0, wanted)];
  const place = postings.posting(tenantId, `first ${wanted} with ${found.name}`);
  if (place.kept) return [...place.kept.ids];
  const listed: number[] = [];
  // Most products are listed; the chunks grow in case many are drafts or outside of the price range.
  for (let from = 0, size = wanted + 100; from < found.ids.length; from += size, size *= 3) {
    const { rows } = await sql<{ product_id: string }>`
      select l.product_id from product_listing l
      where ${areIn(found.ids.subarray(from, from + size), onPlaces(found.rest))} limit ${wanted - listed.length}`.execute(
      tx,
    );
    listed.push(...rows.map(({ product_id }) => Number(product_id)));
    if (listed.length === wanted) break;
  }
  const ids = Float64Array.from(listed).sort();
  place.keep({ ids, isCut: listed.length === wanted });
  return [...ids];
}
