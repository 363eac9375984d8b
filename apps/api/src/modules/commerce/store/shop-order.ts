import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { unpackedIds } from './id-set.ts';
import type { Posting } from './posting.ts';
import type { AskedShop } from './postings.ts';
import type { ReadPosting } from './postings-cache.ts';
import { and, inPriceRange, type StoreQuery } from './store-query.ts';

/** Sort keys of lists. */
const KEYS = {
  name: sql.ref('l.name_key'),
  price: sql.ref('l.cents'),
  created_at: sql.ref('l.created_at'),
  sales: sql.ref('l.sales'),
} as const;

/** Maximum number of cached products from the beginning of an order. */
const MAX_KEPT = 60_000;

/** Products of a list of the shop in one order. */
export interface ShopOrder {
  readonly by: keyof typeof KEYS;
  readonly descends: boolean;
  /** Category of the list, 0 for the whole shop. */
  readonly category: number;
  /** Price range of the products. */
  readonly price?: string | undefined;
  /** Further properties that each product has. */
  readonly having?: readonly Posting[];
}

/** Returns the `order by` of a query over listed rows `l`. */
export function getOrder({
  by,
  descends,
}: Pick<ShopOrder, 'by' | 'descends'>): RawBuilder<unknown> {
  const direction = descends ? sql`desc` : sql`asc`;
  return sql`${KEYS[by]} ${direction}, l.product_id ${direction}`;
}

/** Returns the sort order of a query. Relevance needs few products; for very many it is replaced by the name. */
export const asked = ({
  orderBy,
  orderDirection,
}: StoreQuery): Pick<ShopOrder, 'by' | 'descends'> =>
  orderBy === 'relevance'
    ? { by: 'name', descends: false }
    : { by: orderBy, descends: orderDirection === 'DESC' };

/**
 * Returns the relevance of a listed row `l` to search terms, highest first: 2 for each whole word in the product's name, 1 for
 * each prefix of a word. English plurals match their singular.
 */
export function getRelevance(words: readonly string[]): RawBuilder<unknown> {
  const name = sql`' ' || l.name_key || ' '`;
  const scores = words.map((word) => {
    const plain = word.replaceAll(/[\\%_]/g, String.raw`\$&`);
    const stem = plain.length > 3 ? plain.replace(/s$/, '') : plain;
    return sql`case when ${name} like ${`% ${plain} %`} or ${name} like ${`% ${stem} %`} then 2
      when ${name} like ${`% ${stem}%`} then 1 else 0 end`;
  });
  return sql`${sql.join([sql`0`, ...scores], sql` + `)} desc`;
}

/** Returns the condition of a posting on a listed row `l`. */
const onPlace = ({ onPlace: condition, has }: Posting): RawBuilder<SqlBool> =>
  condition ?? has(sql.ref('l.product_id'));

/** Returns the conditions of postings on a listed row `l`. */
export const onPlaces = (postings: readonly Posting[]): RawBuilder<SqlBool>[] =>
  postings.map(onPlace);

/** Returns the packed ids of the products of a list, in the order of an index or sorted from a few rows. */
async function readOrder(
  { tx }: AskedShop,
  { category, price, having = [], ...order }: ShopOrder,
  {
    from,
    count,
    isFew,
  }: { readonly from: number; readonly count: number; readonly isFew: boolean },
): Promise<Float64Array> {
  const conditions = and([
    sql`l.category_id = ${category}`,
    ...inPriceRange({ price }),
    ...onPlaces(having),
  ]);
  // `offset 0` keeps the planner from scanning another index when the rows are read by price first.
  const places = isFew
    ? sql`(select * from product_listing l where ${conditions} offset 0) l`
    : sql`product_listing l where ${conditions}`;
  const { rows } = await sql<{ packed: Buffer | null }>`
    select string_agg(int8send(l.product_id), ''::bytea) as packed from (
      select l.product_id from ${places} order by ${getOrder(order)} limit ${count} offset ${from}
    ) l`.execute(tx);
  return unpackedIds(rows[0]?.packed ?? Buffer.alloc(0));
}

/**
 * Returns the first products of an order from the cache or the database, so that the next page or another search in the same
 * order needs no query.
 * @returns ids in that order, at least the wanted number if there are as many, and whether more follow
 */
export async function firstInOrder(
  shop: AskedShop,
  order: ShopOrder,
  wanted: number,
  isFew = false,
): Promise<ReadPosting> {
  const { by, descends, category, price, having = [] } = order;
  const place = shop.postings.posting(
    shop.tenantId,
    `order ${JSON.stringify([by, descends, category, price, having.map(({ name }) => name)])}`,
  );
  if (place.kept && (!place.kept.isCut || place.kept.ids.length >= wanted)) return place.kept;
  const ids = await readOrder(shop, order, { from: 0, count: wanted, isFew });
  const first = { ids, isCut: ids.length === wanted };
  if (wanted <= MAX_KEPT) place.keep(first);
  return first;
}

/** Returns products of an order from any offset. */
export async function getOrderPart(
  shop: AskedShop,
  order: ShopOrder,
  { from, count }: { readonly from: number; readonly count: number },
): Promise<Float64Array> {
  if (from + count > MAX_KEPT) return readOrder(shop, order, { from, count, isFew: false });
  const { ids } = await firstInOrder(shop, order, from + count);
  return ids.subarray(from, from + count);
}
