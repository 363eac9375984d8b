import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { defaultLocation, lockProducts } from './stock.repository.ts';

/** Stock level of a variant at a location, locked by this transaction. */
export interface LocationLevel {
  readonly variantId: number;
  readonly locationId: number;
  readonly onHand: number;
  readonly reserved: number;
  readonly reorderPoint: number;
  /** True while backorders exceed the stock, so that the quantity on hand can be negative. */
  readonly canBackorder: boolean;
}

/** Locked levels of variants with the ids of their products. */
export interface LockedLevels {
  readonly productIds: readonly number[];
  /** Returns the levels of a variant, the default location first. */
  readonly of: (variantId: number) => readonly LocationLevel[];
}

/** Level that is created if it does not exist. Without a location, it is at the default one. */
export interface RequiredLevel {
  readonly variantId: number;
  readonly locationId?: number;
}

/**
 * Locks the locations of a tenant, so that none is deleted while stock returns to it.
 * @returns the ids of the locations, the default one first
 */
async function lockLocations(tx: TenantTx): Promise<number[]> {
  const { rows } = await sql<{ id: number; is_default: boolean }>`
    select id, is_default from stock_locations where deleted_at is null order by id for key share`.execute(
    tx,
  );
  return rows
    .toSorted((one, other) => Number(other.is_default) - Number(one.is_default))
    .map(({ id }) => Number(id));
}

/** Creates missing levels at existing locations. Unknown variants and locations are skipped. */
async function createLevels(
  tx: TenantTx,
  tenantId: number,
  required: readonly RequiredLevel[],
  locationIds: readonly number[],
): Promise<void> {
  const [usual] = locationIds;
  const live = new Set(locationIds);
  const levels = required.flatMap(({ variantId, locationId = usual }) =>
    locationId !== undefined && live.has(locationId) ? [{ variantId, locationId }] : [],
  );
  if (levels.length === 0) return;
  await sql`
    insert into inventory_levels (tenant_id, variant_id, location_id)
    select distinct ${tenantId}::bigint, v.id, a.location_id
    from unnest(
      ${levels.map(({ variantId }) => variantId)}::bigint[], ${levels.map(({ locationId }) => locationId)}::bigint[]
    ) as a (variant_id, location_id)
    join product_variants v on v.id = a.variant_id and v.tenant_id = ${tenantId}
    order by 2, 3
    on conflict do nothing`.execute(tx);
}

/**
 * Locks all levels of variants. Every stock change locks in the same order: products, locations, then levels by variant and
 * location, each by id.
 */
export async function lockLevels(
  tx: TenantTx,
  tenantId: number,
  variantIds: readonly number[],
  required: readonly RequiredLevel[] = [],
): Promise<LockedLevels> {
  const productIds = await lockProducts(tx, variantIds);
  if (required.length > 0) await defaultLocation(tx, tenantId);
  const locationIds = await lockLocations(tx);
  await createLevels(tx, tenantId, required, locationIds);
  const { rows } = await sql<
    Record<'variant_id' | 'location_id' | 'on_hand' | 'reserved' | 'reorder_point', number> & {
      may_backorder: boolean;
    }
  >`
    select l.variant_id, l.location_id, l.on_hand, l.reserved, l.reorder_point, l.may_backorder
    from inventory_levels l
    where l.variant_id = any(${variantIds}::bigint[]) and l.location_id = any(${locationIds}::bigint[])
    order by l.variant_id, l.location_id for update`.execute(tx);
  const levels = rows
    .map((row) => ({
      variantId: Number(row.variant_id),
      locationId: Number(row.location_id),
      onHand: Number(row.on_hand),
      reserved: Number(row.reserved),
      reorderPoint: Number(row.reorder_point),
      canBackorder: row.may_backorder,
    }))
    .toSorted(
      (one, other) =>
        Number(other.locationId === locationIds[0]) - Number(one.locationId === locationIds[0]),
    );
  const byVariant = Map.groupBy(levels, ({ variantId }) => variantId);
  return { productIds, of: (variantId) => byVariant.get(variantId) ?? [] };
}
