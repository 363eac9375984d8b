import { readPriceRange } from '@org/schema';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TenantTx } from '../../database/data-door.ts';
import { askedWords, beginsWith } from '../../database/search-words.ts';
import {
  and,
  type FoundProducts,
  KEYS,
  MOST_COUNTED,
  narrowed,
  pageOf,
  type Span,
  type StoreQuery,
} from './listed-products.ts';
import { meantWords } from './meant-words.ts';

/** The words of a search, the one that the fewest products have first: through it the others are looked up. */
export async function rarestFirst(
  tx: TenantTx,
  words: readonly string[],
): Promise<readonly string[]> {
  if (words.length < 2) return words;
  const counts = sql.join(
    words.map(
      (word) => sql`(select count(*) from (
        select from search_words w where w.entity = 'product' and ${beginsWith(sql.ref('w.word'), word)} limit ${MOST_COUNTED}
      ) counted)`,
    ),
  );
  const { rows } = await sql<{ n: string[] }>`select array[${counts}] as n`.execute(tx);
  const n = rows[0]?.n.map(Number) ?? [];
  const places = words.map((_, at) => at).sort((one, other) => (n[one] ?? 0) - (n[other] ?? 0));
  return places.map((at) => words[at] ?? '');
}

/** Products with a word that begins so, each once, up to a cap; read by the word, however many products the shop has. */
export const hitsOf = (word: string): RawBuilder<unknown> => sql`
  select distinct w.entity_id as id from search_words w
  where w.entity = 'product' and ${beginsWith(sql.ref('w.word'), word)} limit ${MOST_COUNTED + 1}`;

/**
 * Places of the hits in a list, looked up hit by hit. As a plain join the planner, who takes the hits for few and a range of
 * prices for fewer, may pair each with each. Shape: conditions on the places → what stands after `from`.
 */
export const placesOfHits = (
  conditions: readonly RawBuilder<SqlBool>[],
): RawBuilder<unknown> => sql`
  hits cross join lateral (
    select * from product_listing l where l.product_id = hits.id and ${and(conditions)} offset 0
  ) l`;

/**
 * Products that have every word of a search: what the rarest of them finds is read once, up to a cap, and counted, spanned and
 * ordered from there. Walking an index until enough rows have the words would read a whole shop for words that few have.
 */
async function withWords(
  tx: TenantTx,
  query: StoreQuery,
  words: readonly string[],
): Promise<FoundProducts> {
  const { skip, take, most } = pageOf(query);
  const [rarest = '', ...others] = await rarestFirst(tx, words);
  const range = readPriceRange(query.price);
  const direction = query.orderDirection === 'DESC' ? sql`desc` : sql`asc`;
  const key = KEYS[query.orderBy];
  const inRange = range
    ? sql<SqlBool>`l.price between ${range.min} and ${range.max}`
    : sql<SqlBool>`true`;
  const { rows } = await sql<{ ids: string[] | null; n: string; all_n: string } & Span>`
    with hits as materialized (${hitsOf(rarest)}),
    l as materialized (
      select l.* from ${placesOfHits(narrowed(query, others))}
    ),
    page as (
      select l.product_id from l where ${inRange} order by ${key} ${direction}, l.product_id ${direction}
      limit ${take} offset ${skip}
    )
    select (select array_agg(product_id) from page) as ids,
      (select count(*) from l where ${inRange}) as n, (select count(*) from hits) as all_n,
      (select min(price) from l) as low, (select max(price) from l) as high`.execute(tx);
  const [found] = rows;
  const n = Number(found?.n ?? 0);
  return {
    ids: (found?.ids ?? []).map(Number),
    total: Math.min(n, most),
    totalIsCapped: Number(found?.all_n ?? 0) > MOST_COUNTED,
    minPrice: Number(found?.low ?? 0),
    maxPrice: Number(found?.high ?? 0),
    currentPage: query.currentPage,
    itemsPerPage: query.itemsPerPage,
  };
}

/** Products of a search; where no product of the shop has what was typed, those of what may have been meant. */
export async function searchedProducts(tx: TenantTx, query: StoreQuery): Promise<FoundProducts> {
  const words = askedWords(query.search ?? '');
  const found = await withWords(tx, query, words);
  if (found.total > 0) return found;
  const meant = await meantWords(tx, words);
  if (!meant) return found;
  return {
    ...(await withWords(tx, query, meant.words)),
    didYouMean: meant.text(query.search ?? ''),
  };
}
