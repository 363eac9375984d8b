import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type IdSet, inAll, notIn } from './id-set.ts';
import {
  type AskedShop,
  getPostings,
  type Posting,
  pricePostings,
  readPosting,
  UNLISTED,
} from './postings.ts';
import { onPlaces } from './shop-order.ts';
import { and, type StoreQuery } from './store-query.ts';

/** Products that are found by words, tags or choices are counted, spanned and ordered up to so many. */
export const MAX_FOUND = 2000;

/** Products that are looked up rather than freed of those that do not stand in the shop. */
const FEW = 500;

/** Products that have all that is asked for. */
export interface FoundSet {
  /** Those that have everything that was read whole; drafts may be among them. */
  readonly ids: IdSet;
  /** What more products have than are read: to be looked up for each. */
  readonly rest: readonly Posting[];
  /** True where all of them stand in the shop. */
  readonly areListed: boolean;
  /** What was asked for, as it is kept under. */
  readonly name: string;
  /** True where more products than are read have each thing that is asked for: then ids are some of those that have one. */
  readonly isCut: boolean;
}

/** Products that have all of the postings: those that are read whole are met with each other, in the process. */
export async function meet(shop: AskedShop, postings: readonly Posting[]): Promise<FoundSet> {
  const read: { posting: Posting; ids: IdSet; isCut: boolean }[] = [];
  for (const posting of postings) {
    read.push({ posting, ...(await readPosting(shop, posting)) });
    // What nobody has is had by nobody together with something else.
    if (read.at(-1)?.ids.length === 0) break;
  }
  const whole = read.filter(({ isCut }) => !isCut);
  const cut = read.filter(({ isCut }) => isCut);
  // Where nothing is whole, the beginning of one thing stands for all of it.
  const met = whole.length > 0 ? whole : cut.slice(0, 1);
  const ids = inAll(met.map((one) => one.ids));
  const rest = cut.map(({ posting }) => posting);
  const isCut = whole.length === 0 && cut.length > 0;
  // Choices are words of visitors, which must not be read as the end of one name and the beginning of the next.
  const name = JSON.stringify(postings.map((posting) => posting.name));
  const areListed = met.some(({ posting }) => posting.areListed);
  if (areListed || ids.length <= FEW || !met.some(({ posting }) => posting.areProducts))
    return { name, ids, rest, areListed, isCut };
  const unlisted = await readPosting(shop, UNLISTED);
  return unlisted.isCut
    ? { name, ids, rest, areListed, isCut }
    : { name, ids: notIn(ids, unlisted.ids), rest, areListed: true, isCut };
}

/** Products that have all that a query asks for, of any price or in its range. Source: server.md ruling 5. */
export const foundSet = (
  shop: AskedShop,
  query: StoreQuery,
  { words, inRange }: { readonly words: readonly string[]; readonly inRange: boolean },
): Promise<FoundSet> =>
  meet(shop, [...getPostings(query, words), ...(inRange ? pricePostings(query) : [])]);

/**
 * Given ids, for `= any(…)`. They come by a query, so that the planner does not weigh each of them, and takes the index for what it
 * thinks to be few; as a plain join it may pair each with each.
 */
export const given = (ids: readonly number[] | IdSet): RawBuilder<unknown> =>
  sql`array(select unnest(${[...ids]}::bigint[]))`;

/**
 * Places of products in the shop, for the `with` of a statement: `l (product_id, name_key, cents, created_at, sales)`.
 * Shape: ids, conditions on a place `l`.
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

/** The first of found products that stand in the shop, as many as are wanted. Shape: → ids, fewer where there are no more. */
export async function firstListed(
  { tx, tenantId, postings }: AskedShop,
  found: FoundSet,
  wanted: number,
): Promise<readonly number[]> {
  if (found.areListed && found.rest.length === 0) return [...found.ids.subarray(0, wanted)];
  const place = postings.posting(tenantId, `first ${wanted} with ${found.name}`);
  if (place.kept) return [...place.kept.ids];
  const listed: number[] = [];
  // Most are there: more are looked through where many are drafts, or cost something else.
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
