import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { beginsWith, hasTerm, idsWith } from '../../../kernel/database/search-terms.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { getScope } from '../../../kernel/entities/entity-access.ts';
import type { AnyEntityDefinition } from '../../../kernel/entities/entity-definition.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';

/** Maximum number of rows of one entity that are read to rank them by their titles. */
const MAX_CANDIDATES = 24;
/** Maximum number of index entries of one entity that are looked through for a common prefix. */
const MAX_SCANNED = 2000;

/** Ids of an entity's rows that match a search. */
export interface Candidates {
  readonly kind: AnyEntityDefinition;
  readonly ids: readonly number[];
}

/** Returns the condition that a found row is one that the user may see. */
function visibleRow(
  kind: AnyEntityDefinition,
  reader: Pick<TenantWrite, 'actor'>,
): RawBuilder<SqlBool> {
  const scope = getScope(kind, reader);
  if (scope.length === 0) return sql<SqlBool>`true`;
  const { table } = kind;
  return sql<SqlBool>`exists (
    select from ${sql.table(table)} where ${sql.ref(`${table}.id`)} = w.entity_id and ${sql.join(scope, sql` and `)})`;
}

/** Returns the terms from the rarest to the most common, as far as they are counted, among all entities together. */
async function rarestFirst(
  tx: TenantTx,
  entities: readonly string[],
  terms: readonly string[],
): Promise<string[]> {
  if (terms.length === 1) return [...terms];
  const counts = terms.map(
    (term) => sql`(select count(*) from (${idsWith(entities, term)} limit ${MAX_SCANNED}) counted)`,
  );
  const { rows } = await sql<{ counts: string[] }>`
    select array[${sql.join(counts)}] as counts`.execute(tx);
  const found = rows[0]?.counts.map(Number) ?? [];
  return terms
    .map((term, at) => ({ term, count: found[at] ?? 0 }))
    .sort((one, other) => one.count - other.count)
    .map(({ term }) => term);
}

/** Rows of one entity that have all terms: those with the whole word before those that only begin with it, newest first. */
function selectMatches(
  kind: AnyEntityDefinition,
  [first = '', ...others]: readonly string[],
  reader: Pick<TenantWrite, 'actor'>,
): RawBuilder<unknown> {
  const { entity } = kind;
  const id = sql.ref('w.entity_id');
  const rest = sql.join(
    [...others.map((term) => hasTerm([entity], term, id)), visibleRow(kind, reader)],
    sql` and `,
  );
  return sql`(select ${entity}::text as entity, entity_id, min(distance) as distance from (
    (select w.entity_id, 0 as distance from search_words w
      where w.entity = ${entity} and w.word = ${first} and ${rest}
      order by w.entity_id desc limit ${MAX_CANDIDATES})
    union all
    (select w.entity_id, 1 as distance from (
      select p.entity_id from search_words p
      where p.entity = ${entity} and ${beginsWith(sql.ref('p.word'), first)} and p.word <> ${first}
      limit ${MAX_SCANNED}) w
      where ${rest} order by w.entity_id desc limit ${MAX_CANDIDATES})
  ) found group by entity_id order by distance, entity_id desc limit ${MAX_CANDIDATES})`;
}

/** Returns the rows that have all terms of a search, of each entity that has any. */
export async function findCandidates(
  { tx, actor }: Pick<TenantWrite, 'tx' | 'actor'>,
  kinds: readonly AnyEntityDefinition[],
  terms: readonly string[],
): Promise<Candidates[]> {
  if (kinds.length === 0 || terms.length === 0) return [];
  const ordered = await rarestFirst(
    tx,
    kinds.map(({ entity }) => entity),
    terms,
  );
  const { rows } = await sql<{ entity: string; entity_id: string }>`
    ${sql.join(
      kinds.map((kind) => selectMatches(kind, ordered, { actor })),
      sql` union all `,
    )}`.execute(tx);
  const byEntity = Map.groupBy(rows, ({ entity }) => entity);
  return kinds.flatMap((kind) => {
    const ids = byEntity.get(kind.entity)?.map(({ entity_id }) => Number(entity_id));
    return ids ? [{ kind, ids }] : [];
  });
}
