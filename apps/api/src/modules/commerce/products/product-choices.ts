import { choiceText, type ProductChoice, readChoice } from '@org/schema';
import { type RawBuilder, sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';

/** Entity name of attribute values in the search index. */
export const CHOICE = 'product-choice';
/** Attribute name of a product's brand. */
const BRAND = 'Brand';
/** Maximum number of returned attribute values. */
const MAX_CHOICES = 400;

/** Returns a text in the format of `choiceText`. */
const written = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`replace(replace(replace(${text}, '%', '%25'), ':', '%3A'), ',', '%2C')`;

/** Indexes the attribute values of products, and their brand, each as one search term. Takes products that have changed. */
export async function saveChoices(
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
      where w.entity = ${CHOICE} and w.entity_id = any(${ids}::bigint[])
        and (w.entity_id, w.word) not in (select id, word from offered)
    )
    insert into search_words (tenant_id, entity, word, entity_id)
    select ${tenantId}, ${CHOICE}, word, id from offered on conflict do nothing`.execute(tx);
}

/** Attribute value with the number of products. */
export interface CountedChoice extends ProductChoice {
  readonly count: number;
}

/**
 * Returns the query that counts products by attribute value, with `kind`, `key` and `n`.
 * @param ids - ids for `= any(…)`
 * @param name - the only attribute to count
 */
export function choiceCounts(ids: RawBuilder<unknown>, name?: string): RawBuilder<unknown> {
  const prefix = name === undefined ? '' : choiceText({ name, value: '' });
  return sql`
    select 'choice' as kind, w.word as key, count(*) as n from search_words w
    where w.entity = ${CHOICE} and w.entity_id = any(${ids}) ${prefix ? sql`and starts_with(w.word, ${prefix})` : sql``}
    group by w.word`;
}

/**
 * Returns the stored number of products per attribute value in a list of the shop.
 * @param tx - the list's category
 * @param category - 0 for the whole shop
 */
export async function cachedChoices(tx: TenantTx, category: number): Promise<CountedChoice[]> {
  const { rows } = await sql<{ key: string; n: string }>`
    select word as key, n from choice_counts where category_id = ${category} and n > 0 order by n desc, word limit ${MAX_CHOICES}`.execute(
    tx,
  );
  return countedChoices(rows);
}

/**
 * Returns the attribute values of such a query, most products first.
 * @param rows - rows of search term and number
 * @returns attribute values
 */
export function countedChoices(
  rows: readonly { readonly key: string; readonly n: string }[],
): CountedChoice[] {
  return rows
    .toSorted((one, other) => Number(other.n) - Number(one.n) || (one.key < other.key ? -1 : 1))
    .slice(0, MAX_CHOICES)
    .flatMap(({ key, n }) => {
      const choice = readChoice(key);
      return choice ? [{ ...choice, count: Number(n) }] : [];
    });
}
