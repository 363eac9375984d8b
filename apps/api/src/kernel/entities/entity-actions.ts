import { appError, invariant } from '@org/schema/errors';
import { recordChange, type TenantWrite } from '../events/record-change.ts';
import { entityRecords, getEntity, keepSearch } from './entity.service.ts';
import { asSeenBy, getScope } from './entity-access.ts';
import type { AnyEntityDefinition, Columns, EntityRow } from './entity-definition.ts';
import { findRows, updateRows } from './entity-rows.repository.ts';
import { changesBetween } from './timeline.ts';

/**
 * Locks a record for an action on it, such as one that its fields cannot express.
 * @throws `not_found`, also for one that the user may not see; `conflict` with the current record
 */
export async function lockEntity<Row extends EntityRow>(
  write: TenantWrite,
  kind: AnyEntityDefinition,
  id: number,
  version: number | undefined,
): Promise<Row> {
  const [row] = await findRows(write.tx, kind, [id], { lock: true }, getScope(kind, write));
  if (!row) throw appError('not_found');
  if (version !== undefined && version !== row.version)
    throw appError('conflict', { current: await getEntity(write, kind, id) });
  // The entity definition guarantees the type of its rows.
  return row as unknown as Row;
}

/** Saves columns of a locked record that an action has decided on, with its search terms, history and event. */
export async function saveLocked<Rec extends object>(
  write: TenantWrite,
  kind: AnyEntityDefinition,
  current: EntityRow,
  columns: Columns,
): Promise<Rec> {
  const [row] = await updateRows(write.tx, kind, [current.id], columns);
  invariant(row, 'a locked row can be changed');
  const [record] = await entityRecords(write.tx, kind, [row]);
  invariant(record, 'a row has a record');
  await keepSearch(write, kind, [row], [record]);
  await recordChange(write, {
    entity: kind.entity,
    id: row.id,
    action: 'updated',
    version: row.version,
    changes: changesBetween(current, row, Object.keys(columns)),
  });
  return asSeenBy(kind, write, record) as Rec;
}
