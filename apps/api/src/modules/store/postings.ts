import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TenantTx } from '../../database/data-door.ts';
import { askedWords, hasWord, idsWith } from '../../database/search-words.ts';
import type { StoreQuery } from './listed-products.ts';
import { choicePostings } from './product-choices.ts';

/** Products of one posting that are read at most. */
export const MOST_READ = 20_000;

/** Products that have one of the things asked for: as a list that an index gives, and as a condition on one product. */
export interface Posting {
  /** A query of `id`, in which a product may stand twice. */
  readonly ids: RawBuilder<unknown>;
  has(id: RawBuilder<unknown>): RawBuilder<SqlBool>;
}

/** A posting with a number of products, which is exact up to {@link MOST_READ}. */
interface Weighed {
  readonly posting: Posting;
  readonly n: number;
}

const wordPosting = (word: string): Posting => ({
  ids: sql`select entity_id as id from (${idsWith(['product'], word)}) w`,
  has: (id) => hasWord(['product'], word, id),
});

const tagPosting = (tags: readonly number[]): Posting => ({
  ids: sql`select t.entity_id as id from taggings t where t.entity = 'product' and t.tag_id = any(${tags}::bigint[])`,
  has: (id) => sql<SqlBool>`(
    select true from taggings t where t.entity = 'product' and t.tag_id = any(${tags}::bigint[]) and t.entity_id = ${id} limit 1)`,
});

const categoryPosting = (ids: readonly number[]): Posting => ({
  ids: sql`select c.product_id as id from product_listing c where c.category_id = any(${ids}::bigint[])`,
  has: (id) => sql<SqlBool>`(
    select true from product_listing c where c.category_id = any(${ids}::bigint[]) and c.product_id = ${id} limit 1)`,
});

const productPosting = (ids: readonly number[]): Posting => ({
  ids: sql`select unnest(${ids}::bigint[]) as id`,
  has: (id) => sql<SqlBool>`${id} = any(${ids}::bigint[])`,
});

/** Words as postings. */
export const wordPostings = (words: readonly string[]): Posting[] => words.map(wordPosting);

/** All that a query asks for but the price. */
export function postingsOf(query: StoreQuery, words: readonly string[]): Posting[] {
  const { productIds, tags, categoryIds, attributes } = query;
  return [
    ...wordPostings(words),
    ...(productIds ? [productPosting(productIds)] : []),
    ...(tags ? [tagPosting(tags)] : []),
    ...choicePostings(attributes),
    ...(categoryIds ? [categoryPosting(categoryIds)] : []),
  ];
}

/** True where a query asks for more than one list of the shop, in a range of prices or not: what the order of that list answers. */
export function needsPostings(query: StoreQuery): boolean {
  const { productIds, tags, attributes, categoryIds, search } = query;
  return (
    [productIds, tags, attributes].some((asked) => asked !== undefined) ||
    (categoryIds?.length ?? 1) > 1 ||
    askedWords(search ?? '').length > 0
  );
}

/**
 * Postings by how many products they have, the fewest first: these are read, and the others looked up for each of them.
 * Shape: postings → all of them with their numbers.
 */
export async function rarestFirst(
  tx: TenantTx,
  postings: readonly Posting[],
): Promise<readonly Weighed[]> {
  if (postings.length === 0) return [];
  const counts = sql.join(
    postings.map(
      ({ ids }) =>
        sql`(select count(*) from (select from (${ids}) p limit ${MOST_READ + 1}) counted)`,
    ),
  );
  const { rows } = await sql<{ n: string[] }>`select array[${counts}]::bigint[] as n`.execute(tx);
  return postings
    .map((posting, at) => ({ posting, n: Number(rows[0]?.n[at] ?? 0) }))
    .toSorted((one, other) => one.n - other.n);
}
