import type { ImportRowRecord } from '../database/work-tables.ts';
import { entityRecords, keepSearch, trashEntities } from '../entities/entity.service.ts';
import type { AnyEntityKind } from '../entities/entity-kind.ts';
import { findRows, updateRows } from '../entities/entity-rows.repository.ts';
import { addTags, removeTags } from '../entities/tags.repository.ts';
import { recordChange, type TenantWrite } from '../events/record-change.ts';

type Stored = Readonly<Record<string, unknown>>;

/** What was there before a row changed it. */
interface Before {
  readonly columns: Stored;
  readonly tags?: readonly number[];
  readonly parts?: object;
}

/** What a row has kept; those of earlier versions kept the columns alone. */
function beforeOf(kept: Stored): Before {
  return 'columns' in kept ? (kept as unknown as Before) : { columns: kept };
}

/** Columns of a record as they were, ready to be written again. */
function written(columns: Stored): Stored {
  return Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    ]),
  );
}

/** Makes a record what it was. Shape: → its version from then on; undefined where it is gone. */
async function putBack(
  write: TenantWrite,
  kind: AnyEntityKind,
  id: number,
  { columns, tags, parts }: Before,
): Promise<number | undefined> {
  const { tx, tenantId } = write;
  const [row] = await updateRows(tx, kind, [id], written(columns));
  if (!row) return undefined;
  if (parts) await kind.keepParts?.(write, id, parts);
  if (tags) {
    await removeTags(tx, kind.entity, [id]);
    await addTags(tx, tenantId, kind.entity, [id], tags);
  }
  await keepSearch(write, kind, [row], await entityRecords(tx, kind, [row]));
  await recordChange(write, { entity: kind.entity, id, action: 'updated', version: row.version });
  return row.version;
}

/** The row before of the same import finds the record as it has left it, under another version. */
async function handOver(
  { tx }: TenantWrite,
  { import_id, entity_id, entity_version }: ImportRowRecord,
  version: number,
): Promise<void> {
  await tx
    .updateTable('import_rows')
    .set({ entity_version: version })
    .where('import_id', '=', import_id)
    .where('entity_id', '=', entity_id)
    .where('entity_version', '=', Number(entity_version) - 1)
    .execute();
}

/**
 * Takes back what rows of an import made and changed; what somebody has changed since is theirs, and stays.
 * Shape: transaction, kind, rows, the last of the file first.
 */
export async function takeBackEntities(
  write: TenantWrite,
  kind: AnyEntityKind,
  rows: readonly ImportRowRecord[],
): Promise<void> {
  const ids = rows.map(({ entity_id }) => Number(entity_id));
  const found = await findRows(write.tx, kind, ids, { lock: true });
  const versions = new Map(found.map(({ id, version }) => [Number(id), version]));
  // Version that a row left behind → the one under which the record has stood since a later row was taken back.
  const handed = new Map<string, number>();
  const made: number[] = [];
  for (const row of rows) {
    const id = Number(row.entity_id);
    const left = Number(row.entity_version);
    if (versions.get(id) !== (handed.get(`${id} ${left}`) ?? left)) continue;
    if (row.outcome === 'created') made.push(id);
    else if (row.before) {
      const version = await putBack(write, kind, id, beforeOf(row.before));
      if (version === undefined) continue;
      versions.set(id, version);
      handed.set(`${id} ${left - 1}`, version);
      await handOver(write, row, version);
    }
  }
  await trashEntities(write, kind, made);
}
