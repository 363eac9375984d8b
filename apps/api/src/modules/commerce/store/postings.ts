import { PRODUCT_STATUSES } from '@org/schema/entities';
import { type SqlBool, sql } from 'kysely';
import { hasTerm, idsWith, queryTerms } from '../../../kernel/database/search-terms.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { choicePostings } from './choice-postings.ts';
import { idSet } from './id-set.ts';
import type { Posting } from './posting.ts';
import type { PostingsCache, ReadPosting } from './postings-cache.ts';
import { getList, inPriceRange, type StoreQuery } from './store-query.ts';

/** Shop with its transaction and its cache. */
export interface AskedShop {
  readonly tx: TenantTx;
  readonly tenantId: number;
  readonly postings: PostingsCache;
}

const wordPosting = (word: string): Posting => ({
  name: `word ${word}`,
  areProducts: true,
  ids: sql`select entity_id as id from (${idsWith(['product'], word)}) w`,
  has: (id) => hasTerm(['product'], word, id),
});

const tagPosting = (tags: readonly number[]): Posting => ({
  name: `tags ${tags}`,
  areProducts: true,
  ids: sql`select t.entity_id as id from taggings t where t.entity = 'product' and t.tag_id = any(${tags}::bigint[])`,
  has: (id) => sql<SqlBool>`(
    select true from taggings t where t.entity = 'product' and t.tag_id = any(${tags}::bigint[]) and t.entity_id = ${id} limit 1)`,
});

const categoryPosting = (ids: readonly number[]): Posting => ({
  name: `categories ${ids}`,
  areListed: true,
  ids: sql`select c.product_id as id from product_listing c where c.category_id = any(${ids}::bigint[])`,
  has: (id) => sql<SqlBool>`(
    select true from product_listing c where c.category_id = any(${ids}::bigint[]) and c.product_id = ${id} limit 1)`,
});

const productPosting = (ids: readonly number[]): Posting => ({
  name: `products ${ids}`,
  ids: sql`select unnest(${ids}::bigint[]) as id`,
  has: (id) => sql<SqlBool>`${id} = any(${ids}::bigint[])`,
});

/** Returns the postings of search terms. */
export const termPostings = (words: readonly string[]): Posting[] => words.map(wordPosting);

/** Returns the postings of a query, except for its price range. */
export function getPostings(query: StoreQuery, words: readonly string[]): Posting[] {
  const { productIds, tags, categoryIds, attributes } = query;
  return [
    ...termPostings(words),
    ...(productIds ? [productPosting(productIds)] : []),
    ...(tags ? [tagPosting(tags)] : []),
    ...choicePostings(attributes),
    ...(categoryIds ? [categoryPosting(categoryIds)] : []),
  ];
}

/** Returns whether a query needs more than one list of the shop and a price range, which the index of the list can answer. */
export function needsPostings(query: StoreQuery): boolean {
  const { productIds, tags, attributes, categoryIds, search } = query;
  return (
    [productIds, tags, attributes].some((asked) => asked !== undefined) ||
    (categoryIds?.length ?? 1) > 1 ||
    queryTerms(search ?? '').length > 0
  );
}

/** Products that are not listed because they are not published. */
export const UNLISTED: Pick<Posting, 'name' | 'ids'> = {
  name: 'unlisted',
  ids: sql`
    select id from products where deleted_at is null and status = any(${PRODUCT_STATUSES.filter((status) => status !== 'published')}::text[])
    union all select id from products where deleted_at is not null`,
};

/**
 * Returns the posting of products in a query's price range, within its category if it has one.
 * @returns empty without a price range
 */
export function pricePostings(query: StoreQuery): Posting[] {
  const category = getList(query);
  const listed = sql`select true from product_listing l where l.category_id = ${category}`;
  return inPriceRange(query).map((inRange) => ({
    name: `price ${query.price} in ${category}`,
    areListed: true,
    ids: sql`select l.product_id as id from product_listing l where l.category_id = ${category} and ${inRange}`,
    has: (id) => sql<SqlBool>`(${listed} and l.product_id = ${id} and ${inRange} limit 1)`,
    onPlace: inRange,
  }));
}

/** Returns the products of a posting from the cache or the database. */
export async function readPosting(
  { tx, tenantId, postings }: AskedShop,
  { name, ids }: Pick<Posting, 'name' | 'ids'>,
): Promise<ReadPosting> {
  const place = postings.posting(tenantId, name);
  if (place.kept) return place.kept;
  const { rows } = await sql<{ packed: Buffer | null; n: string }>`
    select string_agg(int8send(id), ''::bytea) as packed, count(*) as n from (select id from (${ids}) p limit ${postings.most + 1}) read`.execute(
    tx,
  );
  const [row] = rows;
  const posting = {
    ids: idSet(row?.packed ?? Buffer.alloc(0)),
    isCut: Number(row?.n ?? 0) > postings.most,
  };
  place.keep(posting);
  return posting;
}
