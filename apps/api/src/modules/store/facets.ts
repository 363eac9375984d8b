import { type ProductPage, readPriceRange } from '@org/schema';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TenantTx } from '../../database/data-door.ts';
import { askedWords } from '../../database/search-words.ts';
import { narrowed, type StoreQuery } from './listed-products.ts';
import { type CountedChoice, choicesByName, countChoices } from './product-choices.ts';
import { shopCategories } from './shop-categories.ts';

/** Products over which is counted, at most: more say no more, and take longer. */
const MOST_COUNTED = 5000;
/** Values of one attribute that are offered. */
const MOST_VALUES = 60;
/** Attributes that are offered. */
const MOST_ATTRIBUTES = 12;

type Facets = NonNullable<ProductPage['facets']>;

/** The products that a query finds, up to the most that are counted. Shape: query → a query for their ids. */
function found(query: StoreQuery): RawBuilder<unknown> {
  const range = readPriceRange(query.price);
  const conditions: RawBuilder<SqlBool>[] = [
    ...narrowed(query, askedWords(query.search ?? '')),
    ...(range ? [sql<SqlBool>`l.price between ${range.min} and ${range.max}`] : []),
  ];
  return sql`select l.product_id from product_listing l
    where ${sql.join(conditions, sql` and `)} limit ${MOST_COUNTED + 1}`;
}

/** True where a query asks for less than the whole shop. */
function isNarrow({ search, price, tags, attributes, productIds }: StoreQuery): boolean {
  return [search, price, tags, attributes, productIds].some((asked) => asked !== undefined);
}

/** Categories with how many of the found products each has; of the whole shop as they are kept. */
async function categoryFacets(tx: TenantTx, query: StoreQuery): Promise<Facets['categories']> {
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
  if (!isNarrow(query)) return asFound(undefined);
  const { rows } = await sql<{ category_id: string; n: string }>`
    with found as materialized (${found({ ...query, categoryIds: undefined })})
    select l.category_id, count(*) as n from found
    join product_listing l on l.product_id = found.product_id and l.category_id <> 0
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
  const { attributes = [] } = query;
  const names = [...choicesByName(attributes).keys()];
  const without = (name: string): StoreQuery => {
    const others = [...choicesByName(attributes)].filter(([other]) => other !== name);
    const left = others.flatMap(([, texts]) => texts);
    return { ...query, attributes: left.length > 0 ? left : undefined };
  };
  const { rows } = await sql<{ n: string }>`
    select count(*) as n from (${found(query)}) found`.execute(tx);
  const counted = await countChoices(tx, found(query), undefined);
  const own: CountedChoice[] = [];
  for (const name of names) own.push(...(await countChoices(tx, found(without(name)), name)));
  return {
    categories: await categoryFacets(tx, query),
    attributes: byAttribute([...own, ...counted.filter(({ name }) => !names.includes(name))]),
    isCapped: Number(rows[0]?.n ?? 0) > MOST_COUNTED,
  };
}
