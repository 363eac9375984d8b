import { sql } from 'kysely';
import type { DataDoor } from '../database/data-door.ts';
import type { ImportRecord, ImportRowRecord } from '../database/entity-tables.ts';
import { entityRecords, keepSearch, trashEntities } from '../entities/entity.service.ts';
import { findRows, updateRows } from '../entities/entity-rows.repository.ts';
import { publishEvent } from '../events/publish-event.ts';
import { recordChange, type TenantWrite } from '../events/record-change.ts';
import type { Actor } from '../http/call.ts';
import type { ImportTarget } from './import-target.ts';

const BATCH = 500;

/** Columns of a record as they were, ready to be written again. */
function written(before: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(before).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    ]),
  );
}

async function undoBatch(
  write: TenantWrite,
  target: ImportTarget,
  rows: readonly ImportRowRecord[],
): Promise<void> {
  const { tx } = write;
  const { kind } = target;
  const ids = rows.map(({ entity_id }) => Number(entity_id));
  const there = new Map(
    (await findRows(tx, kind, ids, { lock: true })).map((row) => [Number(row.id), row]),
  );
  // What somebody has changed since is theirs, and stays.
  const untouched = rows.filter(
    ({ entity_id, entity_version }) => there.get(Number(entity_id))?.version === entity_version,
  );
  const made = untouched.filter(({ outcome }) => outcome === 'created');
  await trashEntities(
    write,
    kind,
    made.map(({ entity_id }) => Number(entity_id)),
  );
  for (const { entity_id, before, outcome } of untouched) {
    if (outcome !== 'updated' || !before) continue;
    const id = Number(entity_id);
    const [row] = await updateRows(tx, kind, [id], written(before));
    if (!row) continue;
    await keepSearch(write, kind, [row], await entityRecords(tx, kind, [row]));
    await recordChange(write, { entity: kind.entity, id, action: 'updated', version: row.version });
  }
}

/** Takes back what an import made and changed, last row first; goes on where another try ended. */
export async function undoRows(
  door: DataDoor,
  run: {
    readonly record: ImportRecord;
    readonly actor: Actor;
    readonly tenantId: number;
    readonly signal: AbortSignal;
  },
  target: ImportTarget,
): Promise<void> {
  const { record, actor, tenantId, signal } = run;
  for (let left = true; left; ) {
    signal.throwIfAborted();
    left = await door.asTenant(tenantId, async (tx) => {
      const rows = await tx
        .selectFrom('import_rows')
        .selectAll()
        .where('import_id', '=', record.id)
        .where('outcome', 'in', ['created', 'updated'])
        .orderBy('row_no', 'desc')
        .limit(BATCH)
        .execute();
      if (rows.length === 0) return false;
      await undoBatch({ tx, tenantId, actor }, target, rows);
      await tx
        .deleteFrom('import_rows')
        .where('import_id', '=', record.id)
        .where(
          'row_no',
          'in',
          rows.map(({ row_no }) => row_no),
        )
        .execute();
      return true;
    });
  }
  await door.asTenant(tenantId, async (tx) => {
    await tx
      .updateTable('imports')
      .set({ status: 'undone', finished_at: sql`now()` })
      .where('id', '=', record.id)
      .execute();
    await publishEvent(
      tx,
      tenantId,
      'new_toast',
      { message: 'The import is taken back', variant: 'success' },
      { userId: record.user_id },
    );
  });
}
