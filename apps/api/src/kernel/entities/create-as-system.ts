import type { TenantTx } from '../database/tenant-database.ts';
import { publishChange } from '../events/publish-event.ts';
import { recordChange, type TenantWrite } from '../events/record-change.ts';
import { entityRecords, keepSearch } from './entity.service.ts';
import type { AnyEntityDefinition, Columns } from './entity-definition.ts';
import { countBy, insertRow } from './entity-rows.repository.ts';

/**
 * Creates a record on behalf of the system, such as a form submission of a visitor. It is searched, counted and announced like
 * every other record; its history begins with the first user who changes it. Takes transaction of the tenant, entity, columns,
 * writer of its relations, user if there is one.
 * @returns id
 */
export async function createAsSystem(
  tx: TenantTx,
  tenantId: number,
  kind: AnyEntityDefinition,
  columns: Columns,
  writeParts?: (id: number) => Promise<void>,
  staff?: TenantWrite,
): Promise<number> {
  const row = await insertRow(tx, kind, { ...columns, tenant_id: tenantId });
  const id = Number(row.id);
  await writeParts?.(id);
  await keepSearch({ tx, tenantId }, kind, [row], await entityRecords(tx, kind, [row]));
  await countBy(tx, tenantId, kind, 1);
  if (staff) await recordChange(staff, { entity: kind.entity, id, action: 'created', version: 1 });
  else await publishChange(tx, tenantId, { entity: kind.entity, id, action: 'created' });
  return id;
}
