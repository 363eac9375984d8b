import type { Vehicle, VehicleWrite } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { VehicleRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';

/** Returns a vehicle in the format of the API. */
function toVehicle(record: VehicleRecord): Vehicle {
  const {
    tenant_id: _tenant,
    customer_id: _customer,
    created_at: _made,
    check_in_status,
    ...rest
  } = record;
  return { ...rest, check_in_status: check_in_status as Vehicle['check_in_status'] };
}

/**
 * Returns vehicles of customers, oldest first. Takes ids of customers.
 * @returns id → vehicles
 */
export async function getVehicles(
  tx: TenantTx,
  customerIds: readonly number[],
): Promise<ReadonlyMap<number, Vehicle[]>> {
  const byCustomer = new Map<number, Vehicle[]>();
  if (customerIds.length === 0) return byCustomer;
  const rows = await tx
    .selectFrom('vehicles')
    .selectAll()
    .where('customer_id', 'in', customerIds)
    .orderBy('id')
    .execute();
  for (const row of rows) {
    const list = byCustomer.get(row.customer_id) ?? [];
    list.push(toVehicle(row));
    byCustomer.set(row.customer_id, list);
  }
  return byCustomer;
}

/**
 * Replaces a customer's vehicles: updates known ones, creates new ones and deletes the others.
 * @throws `validation_failed` for the id of a vehicle of another customer
 */
export async function saveVehicles(
  { tx, tenantId }: TenantWrite,
  customerId: number,
  vehicles: readonly VehicleWrite[],
): Promise<void> {
  const there = (await getVehicles(tx, [customerId])).get(customerId) ?? [];
  const known = new Set(there.map(({ id }) => id));
  for (const [at, { id }] of vehicles.entries())
    if (id !== undefined && !known.has(id))
      throw appError('validation_failed', {
        formErrors: { [`vehicles[${at}].id`]: 'This vehicle does not exist' },
      });
  const kept = new Set(vehicles.map(({ id }) => id));
  const gone = [...known].filter((id) => !kept.has(id));
  if (gone.length > 0) await tx.deleteFrom('vehicles').where('id', 'in', gone).execute();
  for (const { id, ...vehicle } of vehicles) {
    if (id !== undefined)
      await tx.updateTable('vehicles').set(vehicle).where('id', '=', id).execute();
    else
      await tx
        .insertInto('vehicles')
        .values({ ...vehicle, tenant_id: tenantId, customer_id: customerId })
        .execute();
  }
}
