import { choiceText, type ProductChoice, readChoice } from '@org/schema';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TenantTx } from '../../database/data-door.ts';

/** Under which name the choices of products lie among the words that rows are found by. */
const ENTITY = 'product-choice';
/** What the brand of a product is called among its choices. */
const BRAND = 'Brand';

/** A text of the database as `choiceText` writes it. */
const written = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`replace(replace(replace(${text}, '%', '%25'), ':', '%3A'), ',', '%2C')`;

/**
 * Keeps what products can be chosen by: each value of their attributes, and their brand, as one word of an index.
 * Shape: products that have changed. Source: SHOP-001.
 */
export async function keepChoices(
  tx: TenantTx,
  tenantId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`
    with offered as (
      select distinct p.id, c.word from products p
      cross join lateral (
        select ${written(sql`a.one ->> 'name'`)} || ':' || ${written(sql`v.value`)} as word
        from jsonb_array_elements(p.attributes) a (one)
        cross join lateral jsonb_array_elements_text(a.one -> 'values') v
        union all
        select ${written(sql`${BRAND}::text`)} || ':' || ${written(sql`p.brand`)} where p.brand <> ''
      ) c
      where p.id = any(${ids}::bigint[]) and p.deleted_at is null
    ),
    gone as (
      delete from search_words w
      where w.entity = ${ENTITY} and w.entity_id = any(${ids}::bigint[])
        and (w.entity_id, w.word) not in (select id, word from offered)
    )
    insert into search_words (tenant_id, entity, word, entity_id)
    select ${tenantId}, ${ENTITY}, word, id from offered on conflict do nothing`.execute(tx);
}

/** Choices by their names, each written. Those that are none are left out. */
export function choicesByName(texts: readonly string[] | undefined): Map<string, string[]> {
  const byName = new Map<string, string[]>();
  for (const text of texts ?? []) {
    const choice = readChoice(text);
    if (choice) byName.set(choice.name, [...(byName.get(choice.name) ?? []), choiceText(choice)]);
  }
  return byName;
}

/** Conditions of choices: one value of each name that is asked for. Shape: choices, tenant and id of the product → conditions. */
export function hasChoices(
  texts: readonly string[] | undefined,
  { tenantId, id }: { readonly tenantId: RawBuilder<unknown>; readonly id: RawBuilder<unknown> },
): RawBuilder<SqlBool>[] {
  return [...choicesByName(texts).values()].map(
    (words) => sql<SqlBool>`exists (
      select 1 from search_words w
      where w.tenant_id = ${tenantId} and w.entity = ${ENTITY} and w.entity_id = ${id} and w.word = any(${words}::text[]))`,
  );
}

/** How many products have a choice. */
export interface CountedChoice extends ProductChoice {
  readonly count: number;
}

/**
 * Counts choices over products. Shape: their ids, the name to count alone, or undefined for all → choices, by name and value.
 */
export async function countChoices(
  tx: TenantTx,
  ids: readonly number[],
  name: string | undefined,
): Promise<CountedChoice[]> {
  const prefix = name === undefined ? '' : `${choiceText({ name, value: '' })}`;
  const { rows } = await sql<{ word: string; n: string }>`
    select w.word, count(*) as n
    from unnest(${ids}::bigint[]) as chosen (id) join search_words w on w.entity = ${ENTITY} and w.entity_id = chosen.id
    ${prefix ? sql`where starts_with(w.word, ${prefix})` : sql``}
    group by w.word order by n desc, w.word limit 400`.execute(tx);
  return rows.flatMap(({ word, n }) => {
    const choice = readChoice(word);
    return choice ? [{ ...choice, count: Number(n) }] : [];
  });
}
