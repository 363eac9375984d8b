import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TenantTx } from './tenant-database.ts';
import { saveTypoVariants } from './typo-variants.ts';

/** Maximum number of terms per row, of characters per term, and of terms per search. */
const LIMITS = { words: 60, characters: 60, asked: 6 } as const;

/**
 * Entities whose terms have typo variants. Long texts and technical records have none: their words would multiply the index, and
 * the names in them are those of customers, products and projects.
 */
const FORGIVEN: ReadonlySet<string> = new Set([
  'product',
  'customer',
  'project',
  'task',
  'page',
  'blog_post',
  'campaign',
  'quote',
  'invoice',
]);

/** Text without accents, in lower case. */
const fold = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Returns the terms of a text: its words, and compounds such as email addresses and numbers as a whole. */
function getWords(text: string): string[] {
  const whole = fold(text).split(/\s+/u);
  // Of an address its domain too, and every word of it.
  const parts = whole.flatMap((word) => [
    ...word.split('@').slice(1),
    ...word.split(/[^\p{L}\p{N}]+/u),
  ]);
  return [
    ...whole.map((word) =>
      word.replaceAll(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, ''),
    ),
    ...parts,
  ];
}

/**
 * The words by which a row is found.
 * @param most - most words
 * @returns words, none twice, none empty, short enough for an index
 */
export function searchTerms(
  texts: readonly (string | null | undefined)[],
  most: number = LIMITS.words,
): string[] {
  const words = texts.flatMap((text) => (text ? getWords(text.slice(0, most * 40)) : []));
  const short = words.filter(Boolean).map((word) => [...word].slice(0, LIMITS.characters).join(''));
  return [...new Set(short)].slice(0, most);
}

/** A row and the words that it is found by. */
interface RowWords {
  readonly id: number;
  readonly words: readonly string[];
}

const getPairs = (rows: readonly RowWords[]) =>
  rows.flatMap(({ id, words }) => words.map((word) => ({ id, word })));

const givenPairs = (pairs: readonly { readonly id: number; readonly word: string }[]) =>
  sql`unnest(${pairs.map(({ id }) => id)}::bigint[], ${pairs.map(({ word }) => word)}::text[]) as k (id, word)`;

/** Saves typo variants of terms, for entities with typo tolerance. */
async function keepForgiven(
  tx: TenantTx,
  tenantId: number,
  entity: string,
  rows: readonly RowWords[],
): Promise<void> {
  if (!FORGIVEN.has(entity)) return;
  const words = rows.flatMap((row) => row.words);
  await saveTypoVariants(tx, tenantId, entity, words);
}

/**
 * Indexes the terms of new rows. Skipping the lookup of existing terms saves two thirds of the work. Takes rows without indexed
 * terms, no term twice.
 */
export async function indexFirstTerms(
  tx: TenantTx,
  tenantId: number,
  entity: string,
  rows: readonly RowWords[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into search_words (tenant_id, entity, word, entity_id)
    select ${tenantId}, ${entity}, word, id from ${givenPairs(getPairs(rows))} order by word, id`.execute(
    tx,
  );
  await keepForgiven(tx, tenantId, entity, rows);
}

/**
 * Replaces the indexed terms of rows. Ids are looked up as a list and terms in a hash: the planner has no statistics of a table
 * that has just grown, and would pair each row with each term.
 */
export async function indexTerms(
  tx: TenantTx,
  tenantId: number,
  entity: string,
  rows: readonly RowWords[],
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await sql`
    with kept as (select * from ${givenPairs(getPairs(rows))}),
    gone as (
      delete from search_words w where w.tenant_id = ${tenantId} and w.entity = ${entity} and w.entity_id = any(${ids}::bigint[])
        and (w.entity_id, w.word) not in (select id, word from kept)
    )
    insert into search_words (tenant_id, entity, word, entity_id)
    select ${tenantId}, ${entity}, word, id from kept order by word, id on conflict do nothing`.execute(
    tx,
  );
  await keepForgiven(tx, tenantId, entity, rows);
}

/** Under which name the words of an entity's rows lie while the rows are in the trash. */
function trashed(entity: string): string {
  return `~${entity}`;
}

/** Names under which the words of an entity's rows may lie, in the trash and outside. */
export function wordNames(entity: string): readonly [live: string, inTrash: string] {
  return [entity, trashed(entity)];
}

/** Lets rows be found among those of the trash, or among the others again. */
export async function moveTerms(
  tx: TenantTx,
  tenantId: number,
  entity: string,
  ids: readonly number[],
  { intoTrash }: { readonly intoTrash: boolean },
): Promise<void> {
  if (ids.length === 0) return;
  const [from, to] = intoTrash ? [entity, trashed(entity)] : [trashed(entity), entity];
  await sql`
    with gone as (
      delete from search_words where entity = ${from} and entity_id = any(${ids}::bigint[]) returning entity_id, word
    )
    insert into search_words (tenant_id, entity, entity_id, word)
    select ${tenantId}::bigint, ${to}, entity_id, word from gone on conflict do nothing`.execute(
    tx,
  );
}

/**
 * The words of a search, none twice, the longest first.
 * @param typed - what was typed
 * @returns words that some row's words are to begin with
 */
export function queryTerms(typed: string): string[] {
  return [...new Set(fold(typed).split(/[\s,;]+/u))]
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, ''))
    .filter(Boolean)
    .map((word) => [...word].slice(0, LIMITS.characters).join(''))
    .sort((one, other) => other.length - one.length)
    .slice(0, LIMITS.asked);
}

/**
 * True for texts that begin with one, by the order of bytes, which an index answers.
 * @returns condition
 */
export function beginsWith(column: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
  // The first text that does not begin so any more ends the range.
  const end = `${text}\u{10FFFF}`;
  return sql<SqlBool>`(${column} collate "C" >= ${text} and ${column} collate "C" < ${end})`;
}

/**
 * Ids of rows that have a word which begins so.
 * @param names - names of the words
 * @returns a query of `entity_id`
 */
export function idsWith(names: readonly string[], word: string): RawBuilder<unknown> {
  return sql`select w.entity_id from search_words w where ${entityIs(names)} and ${beginsWith(sql.ref('w.word'), word)}`;
}

function entityIs(names: readonly string[]): RawBuilder<SqlBool> {
  const [only, ...others] = names;
  return others.length === 0
    ? sql<SqlBool>`w.entity = ${only}`
    : sql<SqlBool>`w.entity = any(${names}::text[])`;
}

/**
 * Returns the condition for rows with a term of that prefix, checked row by row.
 * @param id - SQL of the row's id
 * @returns condition
 */
export function hasTerm(
  names: readonly string[],
  word: string,
  id: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  // The limit keeps the planner from reading all rows with the word first.
  return sql<SqlBool>`(${sql`select true from search_words w where ${entityIs(names)} and w.entity_id = ${id} and ${beginsWith(sql.ref('w.word'), word)} limit 1`})`;
}

/** True for a row that has a word which begins so, after all rows with the word have been read. */
export function isAmong(
  names: readonly string[],
  word: string,
  id: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  // Under "is true" it stays a look-up in a set of ids, and rows are still read in the order of an index.
  return sql<SqlBool>`(${id} in (${idsWith(names, word)})) is true`;
}

/**
 * Rows that have, for each word of a search, a word that begins with it; for changes of all of them.
 * @param names - names of the words
 * @param id - the row's id
 * @param typed - what was typed
 * @returns condition; undefined where nothing of it can be searched for
 */
export function foundBy(
  names: readonly string[],
  id: RawBuilder<unknown>,
  typed: string,
): RawBuilder<SqlBool> | undefined {
  const asked = queryTerms(typed);
  if (asked.length === 0) return undefined;
  const each = asked.map((word) => sql<SqlBool>`${id} in (${idsWith(names, word)})`);
  return sql<SqlBool>`(${sql.join(each, sql` and `)})`;
}
