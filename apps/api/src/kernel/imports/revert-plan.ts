import { sql } from 'kysely';
import type { TenantTx } from '../database/tenant-database.ts';

/** Effect of undoing an import on a record. */
export interface RevertedRecord {
  readonly id: number;
  readonly outcome: 'removed' | 'restored' | 'kept';
  /** Reason for leaving all or part of it unchanged; '' when everything was reverted. */
  readonly reason: string;
  readonly title: string;
}

/** Why a record could not be reverted, as people read it. */
export const REVERT_REASONS = {
  edited: 'Changed since the import',
  editedDuring: 'Changed by someone while the import ran; earlier rows of the file still apply',
  inTrash: 'In the trash',
  deleted: 'Deleted since the import',
  stockMoved: 'Stock sold or counted since the import is not undone',
  hidden: 'Your role doesn’t show you this record',
  taken: 'Another record now uses a value that must be unique',
} as const;

/** The rows of an import that can be undone for one record. */
export interface RevertChain {
  readonly id: number;
  /** Rows whose changes are reverted, last row of the file first. */
  readonly rows: readonly number[];
  /** Version of the record before the first of these rows. */
  readonly from: number;
  /** True where the first of these rows created the record. */
  readonly isCreated: boolean;
  /** True where someone changed the record between two rows, so that the rows before that stay. */
  readonly isPartial: boolean;
}

interface RowLink {
  readonly row_no: number;
  readonly id: number;
  readonly outcome: string;
  readonly left: number;
  readonly from: number | null;
}

/**
 * Reads the rows of an import that changed records, and follows them backwards as long as nobody else changed the record in
 * between. Takes ids, current version of each record.
 * @returns chain by id; null for a record that was changed since the import
 */
export async function readRevertChains(
  tx: TenantTx,
  importId: number,
  versions: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, RevertChain | null>> {
  const { rows } = await sql<RowLink>`
    select row_no, entity_id as id, outcome, entity_version as "left", (before ->> 'version')::integer as "from"
    from import_rows
    where import_id = ${importId} and entity_id = any(${[...versions.keys()]}::bigint[])
      and outcome in ('created', 'updated') and undo = ''
    order by row_no desc`.execute(tx);
  const byRecord = Map.groupBy(rows, ({ id }) => Number(id));
  return new Map(
    [...byRecord].map(([id, links]) => [id, getChain(id, links, versions.get(id))] as const),
  );
}

/** Returns the version that a row started from, which imports of earlier releases did not store. */
const getFrom = ({ from, left }: RowLink): number => from ?? Number(left) - 1;

function getChain(
  id: number,
  links: readonly RowLink[],
  version: number | undefined,
): RevertChain | null {
  const [last] = links;
  if (!last || Number(last.left) !== version) return null;
  const chain = [last];
  for (const link of links.slice(1)) {
    const later = chain.at(-1) ?? last;
    if (later.outcome === 'created' || Number(link.left) !== getFrom(later)) break;
    chain.push(link);
  }
  return {
    id,
    from: getFrom(chain.at(-1) ?? last),
    rows: chain.map(({ row_no }) => row_no),
    isCreated: chain.at(-1)?.outcome === 'created',
    isPartial: chain.length < links.length,
  };
}

/** Values that a record had before the first row of its chain. */
export interface EarlierValues {
  readonly columns: Readonly<Record<string, unknown>>;
  /** Ids of the tags that the rows added. */
  readonly addedTags: readonly number[];
}

/** Reads what records were before an import changed them. The database merges the rows: one record may have very many. */
export async function readEarlierValues(
  tx: TenantTx,
  importId: number,
  chains: readonly RevertChain[],
): Promise<ReadonlyMap<number, EarlierValues>> {
  const ids = chains.map(({ id }) => id);
  const firsts = chains.map(({ rows }) => rows.at(-1) ?? 0);
  const { rows } = await sql<{ id: number } & EarlierValues>`
    with changed as (
      select r.entity_id as id, r.row_no, r.before
      from import_rows r
      join unnest(${ids}::bigint[], ${firsts}::integer[]) as c (id, first_row) on c.id = r.entity_id
      where r.import_id = ${importId} and r.row_no >= c.first_row and r.outcome = 'updated' and r.before is not null and r.undo = ''
    ), earliest as (
      select distinct on (id, e.key) id, e.key, e.value
      from changed, jsonb_each(case when before ? 'columns' then before -> 'columns' else before - 'version' end) e
      order by id, e.key, row_no
    ), added as (
      select distinct id, t.tag::bigint as tag
      from changed, jsonb_array_elements_text(coalesce(before -> 'addedTags', '[]')) t (tag)
    )
    select c.id,
      coalesce((select jsonb_object_agg(key, value) from earliest e where e.id = c.id), '{}') as columns,
      coalesce((select jsonb_agg(tag) from added a where a.id = c.id), '[]') as "addedTags"
    from unnest(${ids}::bigint[]) as c (id)`.execute(tx);
  return new Map(rows.map(({ id, ...values }) => [Number(id), values]));
}

/**
 * Parts of records as rows found and left them.
 * @returns by row
 */
export async function readRowParts(
  tx: TenantTx,
  importId: number,
  rowNos: readonly number[],
): Promise<ReadonlyMap<number, { readonly before: object; readonly left: object | undefined }>> {
  const { rows } = await sql<{ row_no: number; parts: object | null; left: object | null }>`
    select row_no, before -> 'parts' as parts, before -> 'left' as "left" from import_rows
    where import_id = ${importId} and row_no = any(${rowNos}::integer[])`.execute(tx);
  return new Map(
    rows.flatMap(({ row_no, parts, left }) =>
      parts ? [[row_no, { before: parts, left: left ?? undefined }] as const] : [],
    ),
  );
}

/** Reads which of these records rows of an import created. */
export async function readCreatedIds(
  tx: TenantTx,
  importId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select distinct entity_id as id from import_rows
    where import_id = ${importId} and entity_id = any(${ids}::bigint[]) and outcome = 'created'`.execute(
    tx,
  );
  return new Set(rows.map(({ id }) => Number(id)));
}

/**
 * Hands the versions of restored records to the rows of earlier imports that had left them as they are now, so that these
 * imports can be undone as well. Takes import that was undone, records with the version before it and the version now.
 */
export async function passVersionsOn(
  tx: TenantTx,
  importId: number,
  restored: readonly { readonly id: number; readonly from: number; readonly version: number }[],
): Promise<void> {
  await sql`
    update import_rows r set entity_version = v.version
    from imports i, unnest(${restored.map(({ id }) => id)}::bigint[], ${restored.map(({ from }) => from)}::integer[],
      ${restored.map(({ version }) => version)}::integer[]) as v (id, "from", version)
    where i.id < ${importId} and i.entity = (select entity from imports where id = ${importId}) and i.tenant_id = r.tenant_id
      and r.import_id = i.id and r.entity_id = v.id and r.entity_version = v."from"
      and r.outcome in ('created', 'updated') and r.undo = ''`.execute(tx);
}
