import { PRODUCT_STATUSES } from '@org/schema';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { hasTerm, idsWith, queryTerms } from '../../database/search-terms.ts';
import type { TenantTx } from '../../database/tenant-database.ts';
import { idSet } from './id-set.ts';
import type { PostingsCache, ReadPosting } from './postings-cache.ts';
import { choicePostings } from './product-choices.ts';
import { getList, inPriceRange, type StoreQuery } from './store-query.ts';

/** A shop that is asked. */
export interface AskedShop {
  readonly tx: TenantTx;
  readonly tenantId: number;
  readonly postings: PostingsCache;
}

/** Products that have one of the things asked for: as a list that an index gives, and as a condition on one product. */
export interface Posting {
  /** What is asked for, as it is kept under. */
  readonly name: string;
  /** A query of `id`, in which a product may stand twice. */
  readonly ids: RawBuilder<unknown>;
  /** True where all of them stand in the shop: others may be drafts. */
  readonly areListed?: boolean;
  /** True where all of them are products of the tenant: any number can be asked for. */
  readonly areProducts?: boolean;
  has(id: RawBuilder<unknown>): RawBuilder<SqlBool>;
  /** The same as a condition on a place `l` of the shop, where that is less work. */
  readonly onPlace?: RawBuilder<SqlBool>;
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

/** Words as postings. */
export const termPostings = (words: readonly string[]): Posting[] => words.map(wordPosting);

/** All that a query asks for but the price. */
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

/** True where a query asks for more than one list of the shop, in a range of prices or not: what the order of that list answers. */
export function needsPostings(query: StoreQuery): boolean {
  const { productIds, tags, attributes, categoryIds, search } = query;
  return (
    [productIds, tags, attributes].some((asked) => asked !== undefined) ||
    (categoryIds?.length ?? 1) > 1 ||
    queryTerms(search ?? '').length > 0
  );
}

/** Products that do not stand in the shop: published ones do. */
export const UNLISTED: Pick<Posting, 'name' | 'ids'> = {
  name: 'unlisted',
  ids: sql`
    select id from products where deleted_at is null and status = any(${PRODUCT_STATUSES.filter((status) => status !== 'published')}::text[])
    union all select id from products where deleted_at is not null`,
};

/** The products in the range of prices of a query, in its category where it is one. Shape: → none where it has no such range. */
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

/** The products of a posting, as they are kept or read now. */
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
