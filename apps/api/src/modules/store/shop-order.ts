import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { unpackedIds } from './id-set.ts';
import type { AskedShop, Posting } from './postings.ts';
import type { ReadPosting } from './postings-cache.ts';
import { and, inPriceRange, type StoreQuery } from './store-query.ts';

/** What lists are ordered by. */
const KEYS = {
  name: sql.ref('l.name_key'),
  price: sql.ref('l.cents'),
  created_at: sql.ref('l.created_at'),
  sales: sql.ref('l.sales'),
} as const;

/** Products of the beginning of an order that are kept at most. */
const MAX_KEPT = 60_000;

/** The products of one list of the shop in one order. */
export interface ShopOrder {
  readonly by: keyof typeof KEYS;
  readonly descends: boolean;
  /** The list's category, 0 for the whole shop. */
  readonly category: number;
  /** A range of prices that they are in. */
  readonly price?: string | undefined;
  /** What each of them has besides. */
  readonly having?: readonly Posting[];
}

/** The order that a query asks for, for `order by` over places `l`. */
export function getOrder({
  by,
  descends,
}: Pick<ShopOrder, 'by' | 'descends'>): RawBuilder<unknown> {
  const direction = descends ? sql`desc` : sql`asc`;
  return sql`${KEYS[by]} ${direction}, l.product_id ${direction}`;
}

/** How the rows of a query are ordered. Relevance needs few products; among very many it is the order by name. */
export const asked = ({
  orderBy,
  orderDirection,
}: StoreQuery): Pick<ShopOrder, 'by' | 'descends'> =>
  orderBy === 'relevance'
    ? { by: 'name', descends: false }
    : { by: orderBy, descends: orderDirection === 'DESC' };

/**
 * Relevance of a place `l` to the words of a search, highest first: 2 for each word in the product's name, 1 for each that a word
 * of the name begins with. English plurals match their singular.
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

/** Condition on a place `l` of what was asked for with a posting. */
const onPlace = ({ onPlace: condition, has }: Posting): RawBuilder<SqlBool> =>
  condition ?? has(sql.ref('l.product_id'));

/** Conditions on a place `l` of what was asked for with postings. */
export const onPlaces = (postings: readonly Posting[]): RawBuilder<SqlBool>[] =>
  postings.map(onPlace);

/** Packed ids of the products of a list, in the order of an index or of what few are read. */
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
  // What is read by its price first cannot be taken for a way along another index.
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
 * The first products of an order, as they are kept or read now: whoever asks for the next page, or for another word among the same,
 * has them already. Shape: → ids in that order, at least as many as are wanted where there are as many, and whether more follow.
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

/** Products of an order from a place on, which may be far from its beginning. */
export async function getOrderPart(
  shop: AskedShop,
  order: ShopOrder,
  { from, count }: { readonly from: number; readonly count: number },
): Promise<Float64Array> {
  if (from + count > MAX_KEPT) return readOrder(shop, order, { from, count, isFew: false });
  const { ids } = await firstInOrder(shop, order, from + count);
  return ids.subarray(from, from + count);
}
