import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TenantTx } from './data-door.ts';
import { COUNT_CAP } from './list-page.ts';

/** Most words that are kept of one row, characters of one word, and words of one search. */
const LIMITS = { words: 60, characters: 60, asked: 6 } as const;

/** Text without accents, in lower case. */
const fold = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What a search looks for in a text: its words, and whole what is written together, such as an address or a number. */
function wordsOf(text: string): string[] {
  const whole = fold(text).split(/\s+/u);
  // Of an address its domain too, and every word of it.
  const parts = whole.flatMap((word) => [
    ...word.split('@').slice(1),
    ...word.split(/[^\p{L}\p{N}]+/u),
  ]);
  return [
    ...whole.map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')),
    ...parts,
  ];
}

/**
 * The words by which a row is found.
 * Shape: its texts → words, none twice, none empty, short enough for an index.
 */
export function searchWords(texts: readonly (string | null | undefined)[]): string[] {
  const words = texts.flatMap((text) => (text ? wordsOf(text.slice(0, 2000)) : []));
  const short = words.filter(Boolean).map((word) => [...word].slice(0, LIMITS.characters).join(''));
  return [...new Set(short)].slice(0, LIMITS.words);
}

/** Puts the words of rows in the place of what they were found by until now. */
export async function keepWords(
  tx: TenantTx,
  tenantId: number,
  entity: string,
  rows: readonly { readonly id: number; readonly words: readonly string[] }[],
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const pairs = rows.flatMap(({ id, words }) => words.map((word) => ({ id, word })));
  await sql`
    with kept as (select * from unnest(${pairs.map(({ id }) => id)}::bigint[], ${pairs.map(({ word }) => word)}::text[]) as k (id, word)),
    gone as (
      delete from search_words using unnest(${ids}::bigint[]) as row (id)
      where search_words.tenant_id = ${tenantId} and search_words.entity = ${entity} and search_words.entity_id = row.id
        and not exists (select 1 from kept where kept.id = row.id and kept.word = search_words.word)
    )
    insert into search_words (tenant_id, entity, word, entity_id)
    select ${tenantId}, ${entity}, word, id from kept on conflict do nothing`.execute(tx);
}

/** The first text that does not begin with a word any more, by the order of bytes. */
function afterPrefix(word: string): string {
  return `${word}\u{10FFFF}`;
}

/**
 * Rows that have, for each word of a search, a word that begins with it. The longest is looked up first, and no further than
 * a list counts: a search of two letters costs no more than one of ten.
 * Shape: entity, the row's id, what was typed → condition; undefined where nothing of it can be searched for.
 */
export function foundBy(
  entity: string,
  id: RawBuilder<unknown>,
  typed: string,
): RawBuilder<SqlBool> | undefined {
  const asked = [...new Set(fold(typed).split(/[\s,;]+/u))]
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter(Boolean)
    .map((word) => [...word].slice(0, LIMITS.characters).join(''))
    .sort((one, other) => other.length - one.length)
    .slice(0, LIMITS.asked);
  const [longest, ...others] = asked;
  if (longest === undefined) return undefined;
  const begins = (alias: RawBuilder<unknown>, word: string): RawBuilder<SqlBool> =>
    sql<SqlBool>`${alias}.word >= ${word} collate "C" and ${alias}.word < ${afterPrefix(word)} collate "C"`;
  const w = sql.ref('w');
  const rest = others.map(
    (word) => sql`and exists (
      select 1 from search_words o where o.entity = ${entity} and o.entity_id = w.entity_id and ${begins(sql.ref('o'), word)})`,
  );
  return sql<SqlBool>`${id} in (
    select w.entity_id from search_words w
    where w.entity = ${entity} and ${begins(w, longest)} ${sql.join(rest, sql` `)}
    limit ${COUNT_CAP + 1})`;
}
