import type { ProductPage } from '@org/schema';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TenantTx } from '../../database/data-door.ts';
import { askedWords } from '../../database/search-words.ts';
import { foundSet } from './found-set.ts';
import { and, inPriceRange, type StoreQuery } from './listed-products.ts';
import { needsPostings } from './postings.ts';
import {
  type CountedChoice,
  choiceCounts,
  choicesByName,
  countedChoices,
  keptChoices,
} from './product-choices.ts';
import { shopCategories } from './shop-categories.ts';

/** Products over which is counted, at most: more say no more, and take longer. */
export const MOST_FACED = 1000;
/** Values of one attribute that are offered. */
const MOST_VALUES = 60;
/** Attributes that are offered. */
const MOST_ATTRIBUTES = 12;

type Facets = NonNullable<ProductPage['facets']>;

/** One number of a facet. */
interface Counted {
  readonly kind: 'choice' | 'category' | 'all';
  readonly key: string;
  readonly n: string;
}

/** The products of a query, one more than are counted where there are more, for the `with` of a statement. */
async function foundOf(tx: TenantTx, query: StoreQuery): Promise<RawBuilder<unknown>> {
  if (!needsPostings(query))
    return sql`found as materialized (
      select l.product_id as id from product_listing l
      where ${and([sql<SqlBool>`l.category_id = ${query.categoryIds?.[0] ?? 0}`, ...inPriceRange(query)])} limit ${MOST_FACED + 1}
    )`;
  const { set } = await foundSet(tx, query, askedWords(query.search ?? ''));
  return sql`${set({ most: MOST_FACED, inRange: true })}, found as materialized (select l.product_id as id from l limit ${MOST_FACED + 1})`;
}

/** What is to be counted over the products of a query. */
interface Asked {
  readonly query: StoreQuery;
  /** Ids of its products, where they are known. */
  readonly ids?: readonly number[] | undefined;
  readonly of: (found: RawBuilder<unknown>) => readonly RawBuilder<unknown>[];
}

/** Counts over the products of a query, in one statement. */
async function countOver(tx: TenantTx, { query, ids, of }: Asked): Promise<readonly Counted[]> {
  const found = ids
    ? sql`found as materialized (select unnest(${ids}::bigint[]) as id)`
    : await foundOf(tx, query);
  const all = sql`select 'all' as kind, '' as key, count(*) as n from found`;
  const { rows } = await sql<Counted>`
    with ${found} ${sql.join([all, ...of(sql`found`)], sql` union all `)}`.execute(tx);
  return rows;
}

const categoryCounts = (found: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select 'category' as kind, l.category_id::text as key, count(*) as n
  from ${found} found cross join lateral (
    select l.category_id from product_listing l where l.product_id = found.id offset 0
  ) l
  where l.category_id <> 0 group by l.category_id`;

const ofKind = (rows: readonly Counted[], kind: Counted['kind']): Counted[] =>
  rows.filter((row) => row.kind === kind);

/** True where a query asks for less than the whole shop. */
function isNarrow({ search, price, tags, attributes, productIds }: StoreQuery): boolean {
  return [search, price, tags, attributes, productIds].some((asked) => asked !== undefined);
}

/** Categories with how many of the products each has; of the whole shop, which no rows stand for, as they are kept. */
async function categoryFacets(
  tx: TenantTx,
  rows: readonly Counted[] | undefined,
): Promise<Facets['categories']> {
  const counts =
    rows && new Map(ofKind(rows, 'category').map(({ key, n }) => [Number(key), Number(n)]));
  return (await shopCategories(tx))
    .map(({ id, category, slug, count }) => ({
      id,
      category,
      slug,
      count: counts ? (counts.get(id) ?? 0) : count,
    }))
    .filter(({ count }) => count > 0);
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
 * Shape: query, ids of what it finds where they are known. Source: SHOP-001.
 */
export async function storeFacets(
  tx: TenantTx,
  query: StoreQuery,
  ids: readonly number[] | undefined,
): Promise<Facets> {
  const { attributes = [], categoryIds } = query;
  if (!isNarrow(query) && !needsPostings(query))
    return {
      categories: await categoryFacets(tx, undefined),
      attributes: byAttribute(await keptChoices(tx, categoryIds?.[0] ?? 0)),
      isCapped: false,
    };
  // Categories are counted without the chosen one, so that another can be taken.
  const inOthers = categoryIds !== undefined && isNarrow(query);
  const counted = await countOver(tx, {
    query,
    ids,
    of: (found) => [choiceCounts(found), ...(inOthers ? [] : [categoryCounts(found)])],
  });
  const chosen = choicesByName(attributes);
  const own: CountedChoice[] = [];
  for (const name of chosen.keys()) {
    const others = [...chosen].flatMap(([other, texts]) => (other === name ? [] : texts));
    const without = { ...query, attributes: others.length > 0 ? others : undefined };
    const rows = await countOver(tx, {
      query: without,
      of: (found) => [choiceCounts(found, name)],
    });
    own.push(...countedChoices(ofKind(rows, 'choice')));
  }
  const inAll = inOthers
    ? await countOver(tx, {
        query: { ...query, categoryIds: undefined },
        of: (found) => [categoryCounts(found)],
      })
    : counted;
  const choices = countedChoices(ofKind(counted, 'choice'));
  return {
    categories: await categoryFacets(tx, isNarrow(query) ? inAll : undefined),
    attributes: byAttribute([...own, ...choices.filter(({ name }) => !chosen.has(name))]),
    isCapped: Number(ofKind(counted, 'all')[0]?.n ?? 0) > MOST_FACED,
  };
}
