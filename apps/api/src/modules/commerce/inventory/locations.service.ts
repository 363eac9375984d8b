import type { StockLocation, StockLocationCreate, StockLocationUpdate } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import { withAdvisoryLock } from '../../../kernel/database/advisory-lock.ts';
import type { StockLocationRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { changesBetween } from '../../../kernel/entities/timeline.ts';
import { recordChange, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { defaultLocation } from '../stock/stock.repository.ts';

type CountedLocation = StockLocationRecord & { onHand: number | string; reserved: number | string };

/** Returns all locations, the default one first. The first call creates the default location. */
export async function listLocations(tx: TenantTx, tenantId: number): Promise<StockLocation[]> {
  await defaultLocation(tx, tenantId);
  const { rows } = await sql<CountedLocation>`
    select p.*, coalesce(s.on_hand, 0) as "onHand", coalesce(s.reserved, 0) as reserved
    from stock_locations p left join (
      select location_id, sum(on_hand) as on_hand, sum(reserved) as reserved
      from inventory_levels group by location_id
    ) s on s.location_id = p.id
    where p.deleted_at is null order by p.is_default desc, lower(p.name), p.id`.execute(tx);
  return rows.map((row) => ({
    id: Number(row.id),
    name: row.name,
    address: row.address,
    is_default: row.is_default,
    onHand: Number(row.onHand),
    reserved: Number(row.reserved),
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }));
}

/** Returns the locations and locks them within a tenant, so that there is always exactly one default location. */
async function places(write: TenantWrite): Promise<StockLocation[]> {
  await withAdvisoryLock(write.tx, write.tenantId, 'places of stock');
  return listLocations(write.tx, write.tenantId);
}

/**
 * Checks that no other location has the name.
 * @throws `name_taken` on the field
 */
function checkName(all: readonly StockLocation[], name: string | undefined, id?: number): void {
  const key = name?.toLowerCase();
  if (all.some((one) => one.id !== id && one.name.toLowerCase() === key)) {
    const message = 'Another location has this name';
    throw appError('name_taken', { message, formErrors: { name: message } });
  }
}

async function makeUsual({ tx }: TenantWrite, id: number): Promise<void> {
  // Unsets the old default first, because there is at most one.
  await tx
    .updateTable('stock_locations')
    .set({ is_default: false })
    .where('is_default', '=', true)
    .execute();
  await tx.updateTable('stock_locations').set({ is_default: true }).where('id', '=', id).execute();
}

async function getOne({ tx, tenantId }: TenantWrite, id: number): Promise<StockLocation> {
  const found = (await listLocations(tx, tenantId)).find((one) => one.id === id);
  if (!found) throw appError('not_found');
  return found;
}

/**
 * Creates a location.
 * @throws `name_taken`
 */
export async function createLocation(
  write: TenantWrite,
  { name, address = '', is_default }: StockLocationCreate,
): Promise<StockLocation> {
  const { tx, tenantId } = write;
  checkName(await places(write), name);
  const { id } = await tx
    .insertInto('stock_locations')
    .values({ tenant_id: tenantId, name, address })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (is_default) await makeUsual(write, id);
  await recordChange(write, { entity: 'stock_location', id, action: 'created', version: 1 });
  return getOne(write, id);
}

/**
 * Updates a location.
 * @throws `not_found`; `conflict` with the current location; `name_taken`; `validation_failed`
 */
export async function updateLocation(
  write: TenantWrite,
  id: number,
  { version, name, address, is_default }: StockLocationUpdate,
): Promise<StockLocation> {
  const { tx } = write;
  const all = await places(write);
  const current = all.find((one) => one.id === id);
  if (!current) throw appError('not_found');
  if (version !== undefined && version !== current.version) throw appError('conflict', { current });
  checkName(all, name, id);
  if (is_default === false && current.is_default)
    throw appError('validation_failed', {
      formErrors: { is_default: 'Make another location the default instead' },
    });
  await tx
    .updateTable('stock_locations')
    .set((eb) => ({
      ...(name !== undefined && { name }),
      ...(address !== undefined && { address }),
      version: eb('version', '+', 1),
      updated_at: new Date(),
    }))
    .where('id', '=', id)
    .execute();
  if (is_default && !current.is_default) await makeUsual(write, id);
  const saved = await getOne(write, id);
  await recordChange(write, {
    entity: 'stock_location',
    id,
    action: 'updated',
    version: saved.version,
    changes: changesBetween(current, saved, ['name', 'address', 'is_default']),
  });
  return saved;
}

/**
 * Deletes a location and retains its stock movements.
 * @throws `not_found`; `not_now` for the default location, and while it has stock
 */
export async function removeLocation(write: TenantWrite, id: number): Promise<void> {
  const { tx } = write;
  const current = (await places(write)).find((one) => one.id === id);
  if (!current) throw appError('not_found');
  if (current.is_default)
    throw appError('not_now', {
      message: 'This is the default location: make another location the default first',
    });
  // The row lock makes concurrent stock changes wait until the location is deleted.
  await tx
    .selectFrom('stock_locations')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const { rows } = await sql`
    select 1 from inventory_levels where location_id = ${id} and (on_hand <> 0 or reserved <> 0) limit 1`.execute(
    tx,
  );
  if (rows.length > 0)
    throw appError('not_now', { message: 'This location has stock: move it first' });
  await tx
    .updateTable('stock_locations')
    .set({ deleted_at: new Date() })
    .where('id', '=', id)
    .execute();
  await recordChange(write, { entity: 'stock_location', id, action: 'deleted' });
}
