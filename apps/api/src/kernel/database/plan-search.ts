import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { COUNT_CAP } from './list-page.ts';
import { hasTerm, idsWith, isAmong, queryTerms } from './search-terms.ts';
import type { TenantTx } from './tenant-database.ts';

/** Maximum number of rows that are checked one by one. */
const FEW = 5000;
/** So far words are counted before a search is answered. */
const COUNTED = 20_000;
/** Rows by which it is guessed how common a word is. */
const SAMPLED = 400;
/** Relative costs of a lookup, of an id in a set, and of a step along an index. */
const COSTS = { lookUp: 12, id: 1.2, step: 1 } as const;
/** Memory for the ids that a broad search reads, so that looking one up never means reading them again. */
const MEMORY = '64MB';

/** Condition that finds the matches of a search, in the way that is cheapest for their number. */
export interface PlannedSearch {
  readonly condition: RawBuilder<SqlBool>;
  /** Number of matches, when it is known: exact up to the counting limit, above the limit otherwise. */
  readonly found?: number;
  /** True where so few rows are found that they are best counted as they are read. */
  readonly isFew: boolean;
  /** The rows, where they are few. */
  readonly ids?: readonly string[];
}

/** Table and rows that a search is planned for. */
export interface SearchPlace {
  /** Name under which the words of the list's rows lie. */
  readonly entity: string;
  /** The row's id. */
  readonly id: RawBuilder<unknown>;
  /** Rows before the end of the part that is read. */
  readonly reach: number;
  /** Rows of the whole list, where it is known, nothing but the search narrows it, and an index gives its order. */
  readonly among: number | undefined;
  /** Table of the rows. */
  readonly table: string;
}

async function useMemory(tx: TenantTx): Promise<void> {
  await sql`select set_config('work_mem', ${MEMORY}, true)`.execute(tx);
}

/** Counts terms with a prefix, up to a limit. */
async function countWords(
  tx: TenantTx,
  entity: string,
  words: readonly string[],
  limit: number,
): Promise<number[]> {
  const counts = words.map(
    (word) => sql`(select count(*) from (${idsWith([entity], word)} limit ${limit}) counted)`,
  );
  const { rows } = await sql<{ counts: string[] }>`
    select array[${sql.join(counts)}] as counts`.execute(tx);
  return rows[0]?.counts.map(Number) ?? [];
}

interface Hits {
  /** Words that were counted, up to the limit. */
  readonly words: number;
  /** Rows that have them. */
  readonly rows: number;
  /** The rows, where they are all there and few. */
  readonly ids: string[] | null;
}

/** The rows that one word finds, as far as they are counted. */
async function getHits(tx: TenantTx, entity: string, word: string): Promise<Hits> {
  const { rows } = await sql<Hits>`
    with counted as materialized (${idsWith([entity], word)} limit ${COUNTED + 1}),
      hits as materialized (select distinct entity_id from counted)
    select (select count(*) from counted) as words, (select count(*) from hits) as rows,
      case when (select count(*) from counted) <= ${COUNTED} and (select count(*) from hits) <= ${FEW}
        then array(select entity_id from hits) end as ids`.execute(tx);
  const [hits] = rows;
  return {
    words: Number(hits?.words ?? 0),
    rows: Number(hits?.rows ?? 0),
    ids: hits?.ids ?? null,
  };
}

const getOne = (id: RawBuilder<unknown>, ids: readonly string[]): PlannedSearch => ({
  condition: sql<SqlBool>`${id} = any(${ids}::bigint[])`,
  found: ids.length,
  isFew: true,
  ids,
});

/** Returns the share of the newest rows that have a term, from 0 to 1. */
async function getShare(
  tx: TenantTx,
  { entity, table }: SearchPlace,
  word: string,
): Promise<number> {
  const newest = sql`
    select id as newest from ${sql.table(table)} where deleted_at is null order by id desc limit ${SAMPLED}`;
  const { rows } = await sql<{ n: number; found: number }>`
    select count(*) as n, count(*) filter (where ${hasTerm([entity], word, sql.ref('newest'))}) as found
    from (${newest}) sample`.execute(tx);
  const [counted] = rows;
  return counted && Number(counted.n) > 0 ? Number(counted.found) / Number(counted.n) : 0;
}

/** True where walking along the order and looking each row up is less work than reading all rows with the word first. */
async function isWalked(tx: TenantTx, place: SearchPlace, word: string): Promise<boolean> {
  const { among, reach } = place;
  if (among === undefined) return false;
  const share = await getShare(tx, place, word);
  if (share === 0) return false;
  const steps = reach / share;
  return COSTS.lookUp * steps < COSTS.id * share * among + COSTS.step * steps;
}

/** A search of one word. */
async function planOne(tx: TenantTx, place: SearchPlace, word: string): Promise<PlannedSearch> {
  const { entity, id } = place;
  const { words, rows, ids } = await getHits(tx, entity, word);
  if (ids) return getOne(id, ids);
  const isCounted = words <= COUNTED;
  const found = isCounted ? rows : COUNT_CAP + 1;
  if (!isCounted && (await isWalked(tx, place, word)))
    return { condition: hasTerm([entity], word, id), found, isFew: false };
  await useMemory(tx);
  return { condition: isAmong([entity], word, id), found, isFew: false };
}

/** A search of several words, which begins with the one that the fewest rows have. */
async function planSeveral(
  tx: TenantTx,
  { entity, id }: SearchPlace,
  words: readonly string[],
): Promise<PlannedSearch> {
  const counts = await countWords(tx, entity, words, FEW + 1);
  const least = Math.min(...counts);
  const [rarest = '', ...others] = words.toSorted(
    (one, other) => (counts[words.indexOf(one)] ?? 0) - (counts[words.indexOf(other)] ?? 0),
  );
  const isFew = least <= FEW;
  if (!isFew) await useMemory(tx);
  const own = sql.ref('b.entity_id');
  const rest = others.map((word) =>
    isFew ? hasTerm([entity], word, own) : isAmong([entity], word, own),
  );
  const { rows } = await sql<{ entity_id: string }>`
    select distinct entity_id from (
      select b.entity_id from (${idsWith([entity], rarest)}) b where ${sql.join(rest, sql` and `)} limit ${FEW + 1}
    ) hits`.execute(tx);
  if (rows.length <= FEW)
    return getOne(
      id,
      rows.map(({ entity_id }) => String(entity_id)),
    );
  const each = words.map((word) => isAmong([entity], word, id));
  return { condition: sql<SqlBool>`(${sql.join(each, sql` and `)})`, isFew: false };
}

/**
 * Plans a search of the rows outside of the trash. Rare terms are checked row by row, common terms are looked up in a set, and
 * for very common terms the first matches are found along the order of the list. Takes table and search.
 * @returns plan; undefined when no term can be searched for
 */
export async function planSearch(
  tx: TenantTx,
  place: SearchPlace,
  typed: string,
): Promise<PlannedSearch | undefined> {
  const words = queryTerms(typed);
  const [first, second] = words;
  if (first === undefined) return undefined;
  return second === undefined ? planOne(tx, place, first) : planSeveral(tx, place, words);
}
