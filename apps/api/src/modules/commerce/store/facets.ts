import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { queryTerms } from '../../../kernel/database/search-terms.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { shopCategories } from '../product-categories/shop-categories.ts';
import {
  type CountedChoice,
  cachedChoices,
  choiceCounts,
  countedChoices,
} from '../products/product-choices.ts';
import { choicesByName } from './choice-postings.ts';
import { firstListed, foundSet, given } from './found-set.ts';
import type { IdSet } from './id-set.ts';
import { type AskedShop, needsPostings } from './postings.ts';
import type { Facets } from './postings-cache.ts';
import { and, inPriceRange, narrowing, type StoreQuery } from './store-query.ts';

/** Maximum number of counted products, because larger counts take longer and say nothing more. */
export const MAX_FACED = 1000;
/** Maximum number of values of one attribute. */
const MAX_VALUES = 60;
/** Maximum number of attributes. */
const MAX_ATTRIBUTES = 12;

/** Count of one facet value. */
interface Counted {
  readonly kind: 'choice' | 'category';
  readonly key: string;
  readonly n: string;
}

/** Returns the products of a query, one more than are counted if there are more. */
async function getSome(shop: AskedShop, query: StoreQuery): Promise<readonly number[]> {
  if (needsPostings(query)) {
    const words = queryTerms(query.search ?? '');
    return firstListed(shop, await foundSet(shop, query, { words, inRange: true }), MAX_FACED + 1);
  }
  const { rows } = await sql<{ product_id: string }>`
    select l.product_id from product_listing l
    where ${and([sql<SqlBool>`l.category_id = ${query.categoryIds?.[0] ?? 0}`, ...inPriceRange(query)])} limit ${MAX_FACED + 1}`.execute(
    shop.tx,
  );
  return rows.map(({ product_id }) => Number(product_id));
}

/** Returns a query of `kind`, `key` and `n` over products. Ids for `= any(…)`. */
type Count = (ids: RawBuilder<unknown>) => RawBuilder<unknown>;

/** Counts over products in one statement. */
async function countOver(
  { tx }: AskedShop,
  ids: readonly number[] | IdSet,
  counts: readonly Count[],
): Promise<readonly Counted[]> {
  const all = counts.map((count) => count(given(ids)));
  return (await sql<Counted>`${sql.join(all, sql` union all `)}`.execute(tx)).rows;
}

const categoryCounts: Count = (ids) => sql`
  select 'category' as kind, l.category_id::text as key, count(*) as n from product_listing l
  where l.product_id = any(${ids}) and l.category_id <> 0 group by l.category_id`;

const ofKind = (rows: readonly Counted[], kind: Counted['kind']): Counted[] =>
  rows.filter((row) => row.kind === kind);

/** Returns whether a query has filters. */
function isNarrow({ search, price, tags, attributes, productIds }: StoreQuery): boolean {
  return [search, price, tags, attributes, productIds].some((asked) => asked !== undefined);
}

/** Returns categories with their counts; without counted rows, those of the whole shop are read from storage. */
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

/** Groups attribute values by attribute, the one with the most frequent value first; values are in natural order. */
function byAttribute(choices: readonly CountedChoice[]): Facets['attributes'] {
  const attributes = new Map<string, { value: string; count: number }[]>();
  for (const { name, value, count } of choices)
    attributes.set(name, [...(attributes.get(name) ?? []), { value, count }]);
  return [...attributes].slice(0, MAX_ATTRIBUTES).map(([name, values]) => ({
    name,
    values: values.slice(0, MAX_VALUES).sort((a, b) => inOrder(a.value, b.value)),
  }));
}

/**
 * Returns the facets of a query with the number of remaining products. A selected attribute is counted without its own
 * selection, so that users can add other values. Counts are limited to `MAX_FACED` products. Takes query, ids of its results if
 * known.
 */
export async function storeFacets(
  shop: AskedShop,
  query: StoreQuery,
  known: readonly number[] | IdSet | undefined,
): Promise<Facets> {
  const place = shop.postings.facets(shop.tenantId, narrowing(query));
  if (place.kept) return place.kept;
  const facets = await countFacets(shop, query, known);
  place.keep(facets);
  return facets;
}

async function countFacets(
  shop: AskedShop,
  query: StoreQuery,
  known: readonly number[] | IdSet | undefined,
): Promise<Facets> {
  const { attributes = [], categoryIds } = query;
  const { tx } = shop;
  if (!isNarrow(query) && !needsPostings(query))
    return {
      categories: await categoryFacets(tx, undefined),
      attributes: byAttribute(await cachedChoices(tx, categoryIds?.[0] ?? 0)),
      isCapped: false,
    };
  // Categories are counted without the selected one, so that users can switch to another.
  const inOthers = categoryIds !== undefined && isNarrow(query);
  const ids = known ?? (await getSome(shop, query));
  const counted = await countOver(shop, ids, [choiceCounts, ...(inOthers ? [] : [categoryCounts])]);
  const chosen = choicesByName(attributes);
  const own: CountedChoice[] = [];
  for (const name of chosen.keys()) {
    const others = [...chosen].flatMap(([other, texts]) => (other === name ? [] : texts));
    const without = { ...query, attributes: others.length > 0 ? others : undefined };
    const rows = await countOver(shop, await getSome(shop, without), [
      (found) => choiceCounts(found, name),
    ]);
    own.push(...countedChoices(ofKind(rows, 'choice')));
  }
  const inAll = inOthers
    ? await countOver(shop, await getSome(shop, { ...query, categoryIds: undefined }), [
        categoryCounts,
      ])
    : counted;
  const choices = countedChoices(ofKind(counted, 'choice'));
  return {
    categories: await categoryFacets(tx, isNarrow(query) ? inAll : undefined),
    attributes: byAttribute([...own, ...choices.filter(({ name }) => !chosen.has(name))]),
    isCapped: ids.length > MAX_FACED,
  };
}
