import { type ProductPage, readPriceRange } from '@org/schema';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TenantTx } from '../../database/data-door.ts';
import { askedWords } from '../../database/search-words.ts';
import { and, narrowed, type StoreQuery } from './listed-products.ts';
import { type CountedChoice, choicesByName, countChoices } from './product-choices.ts';
import { hitsOf, placesOfHits, rarestFirst } from './searched-products.ts';
import { shopCategories } from './shop-categories.ts';

/** Products over which is counted, at most: more say no more, and take longer. */
const MOST_COUNTED = 2000;
/** Values of one attribute that are offered. */
const MOST_VALUES = 60;
/** Attributes that are offered. */
const MOST_ATTRIBUTES = 12;

type Facets = NonNullable<ProductPage['facets']>;

/** Ids of products that a query finds, one more than are counted where there are more. Shape: query, its words, the rarest first. */
async function found(
  tx: TenantTx,
  query: StoreQuery,
  [rarest, ...others]: readonly string[],
): Promise<number[]> {
  const range = readPriceRange(query.price);
  const conditions: RawBuilder<SqlBool>[] = [
    ...narrowed(query, others),
    ...(range ? [sql<SqlBool>`l.price between ${range.min} and ${range.max}`] : []),
  ];
  // Looking at each product of a shop for a word that few have would read all of it.
  const among =
    rarest === undefined
      ? sql`select l.product_id from product_listing l where ${and(conditions)}`
      : sql`with hits as materialized (${hitsOf(rarest)})
          select l.product_id from ${placesOfHits(conditions)}`;
  const { rows } = await sql<{ product_id: string }>`
    ${among} limit ${MOST_COUNTED + 1}`.execute(tx);
  return rows.map(({ product_id }) => Number(product_id));
}

/** True where a query asks for less than the whole shop. */
function isNarrow({ search, price, tags, attributes, productIds }: StoreQuery): boolean {
  return [search, price, tags, attributes, productIds].some((asked) => asked !== undefined);
}

/** Categories with how many of the products each has; of the whole shop, which no ids stand for, as they are kept. */
async function categoryFacets(
  tx: TenantTx,
  ids: readonly number[] | undefined,
): Promise<Facets['categories']> {
  const all = await shopCategories(tx);
  const asFound = (counts: ReadonlyMap<number, number> | undefined) =>
    all
      .map(({ id, category, slug, count }) => ({
        id,
        category,
        slug,
        count: counts ? (counts.get(id) ?? 0) : count,
      }))
      .filter(({ count }) => count > 0);
  if (!ids) return asFound(undefined);
  const { rows } = await sql<{ category_id: string; n: string }>`
    select l.category_id, count(*) as n from unnest(${ids}::bigint[]) as found (id)
    join product_listing l on l.product_id = found.id and l.category_id <> 0
    group by l.category_id`.execute(tx);
  return asFound(new Map(rows.map(({ category_id, n }) => [Number(category_id), Number(n)])));
}

const inOrder = new Intl.Collator('en', { numeric: true }).compare;

/** Choices as attributes with their values: attributes by how many have them, values as people read them. */
function byAttribute(choices: readonly CountedChoice[]): Facets['attributes'] {
  const attributes = new Map<string, { value: string; count: number }[]>();
  for (const { name, value, count } of choices)
    attributes.set(name, [...(attributes.get(name) ?? []), { value, count }]);
  return [...attributes].slice(0, MOST_ATTRIBUTES).map(([name, values]) => ({
    name,
    values: values.slice(0, MOST_VALUES).sort((a, b) => inOrder(a.value, b.value)),
  }));
}

/**
 * What the products of a query can be narrowed by, with how many would be left. An attribute that is chosen from is counted
 * without its own choice, so that its other values can be added. Counted are the products of the query up to a cap.
 * Source: SHOP-001.
 */
export async function storeFacets(tx: TenantTx, query: StoreQuery): Promise<Facets> {
  const { attributes = [], categoryIds } = query;
  const words = await rarestFirst(tx, askedWords(query.search ?? ''));
  const ids = await found(tx, query, words);
  const counted = await countChoices(tx, ids, undefined);
  const chosen = choicesByName(attributes);
  const own: CountedChoice[] = [];
  for (const name of chosen.keys()) {
    const others = [...chosen].flatMap(([other, texts]) => (other === name ? [] : texts));
    const without = { ...query, attributes: others.length > 0 ? others : undefined };
    own.push(...(await countChoices(tx, await found(tx, without, words), name)));
  }
  // Categories are counted without the chosen one, so that another can be taken.
  const ofAll = categoryIds ? { ...query, categoryIds: undefined } : undefined;
  const inAll = ofAll && isNarrow(query) ? await found(tx, ofAll, words) : ids;
  return {
    categories: await categoryFacets(tx, isNarrow(query) ? inAll : undefined),
    attributes: byAttribute([...own, ...counted.filter(({ name }) => !chosen.has(name))]),
    isCapped: ids.length > MOST_COUNTED,
  };
}
