import type { MovementReason } from '@org/schema';
import { sql } from 'kysely';
import { historyTime } from '../../database/history-time.ts';
import type { AllocatedStock } from '../../database/order-tables.ts';
import type { TenantTx } from '../../database/tenant-database.ts';
import { recordLowStock } from './low-stock.ts';
import { publishStock } from './publish-stock.ts';
import { getStocks, lockProducts, sumProducts, sumStock } from './stock.repository.ts';

/** Pieces of a variant. */
export interface Quantities {
  readonly variantId: number;
  readonly quantity: number;
}

/** The pieces of a variant at a place, locked by this transaction. */
export interface Level {
  readonly variantId: number;
  readonly locationId: number;
  readonly onHand: number;
  readonly reserved: number;
}

/** A change of the pieces at a place. */
export interface LevelChange {
  readonly variantId: number;
  readonly locationId: number;
  /** Pieces that come, or with a minus go. */
  readonly onHand?: number;
  /** Pieces that are held from now on, or with a minus are not any more. */
  readonly reserved?: number;
  /** True where more may go than there is. */
  readonly isUnlimited?: boolean;
}

/** Levels of variants that others wait for, and their products. */
export interface LockedLevels {
  readonly productIds: readonly number[];
  /** Those of the usual place first. */
  readonly of: (variantId: number) => readonly Level[];
}

/** Locks everything that is counted of variants, in the one order that all who count keep to. */
export async function lockLevels(
  tx: TenantTx,
  variantIds: readonly number[],
): Promise<LockedLevels> {
  const productIds = await lockProducts(tx, variantIds);
  const { rows } = await sql<Record<'variant_id' | 'location_id' | 'on_hand' | 'reserved', number>>`
    select l.variant_id, l.location_id, l.on_hand, l.reserved from inventory_levels l
    where l.variant_id = any(${variantIds}::bigint[])
      and l.location_id in (select id from stock_locations where deleted_at is null)
    order by l.variant_id, l.location_id for update`.execute(tx);
  const usual = await tx
    .selectFrom('stock_locations')
    .select('id')
    .where('is_default', '=', true)
    .executeTakeFirst();
  const levels = rows
    .map((row) => ({
      variantId: Number(row.variant_id),
      locationId: Number(row.location_id),
      onHand: Number(row.on_hand),
      reserved: Number(row.reserved),
    }))
    .toSorted(
      (one, other) => Number(other.locationId === usual?.id) - Number(one.locationId === usual?.id),
    );
  const byVariant = Map.groupBy(levels, ({ variantId }) => variantId);
  return { productIds, of: (variantId) => byVariant.get(variantId) ?? [] };
}

/** Spreads pieces over places, as many as each has, in their order. Shape: → pieces by place, and how many are left over. */
export function spread(
  wanted: number,
  places: readonly { readonly locationId: number; readonly free: number }[],
): { readonly taken: AllocatedStock[]; readonly left: number } {
  let left = wanted;
  const taken: AllocatedStock[] = [];
  for (const { locationId, free } of places) {
    const quantity = Math.min(left, Math.max(0, free));
    if (quantity > 0) taken.push({ location: locationId, quantity });
    left -= quantity;
  }
  return { taken, left };
}

/** Why pieces come or go, and for what. */
export interface MovementCause {
  readonly reason: MovementReason;
  readonly note?: string;
  readonly ref?: { readonly type: 'order'; readonly id: number };
  readonly userId?: number | null;
}

/**
 * Changes levels that are locked, with a movement for what comes or goes, and has what is summed up of variants and products
 * follow. Errors: the table's own checks, where more would be held than there are.
 */
export async function changeLevels(
  tx: TenantTx,
  tenantId: number,
  changes: readonly LevelChange[],
  locked: LockedLevels,
  cause: MovementCause,
): Promise<void> {
  if (changes.length === 0) return;
  const column = <Value>(read: (change: LevelChange) => Value): Value[] => changes.map(read);
  const variants = column(({ variantId }) => variantId);
  const { reason, note = '', ref, userId = null } = cause;
  await sql`
    with asked as (
      select * from unnest(
        ${variants}::bigint[], ${column((c) => c.locationId)}::bigint[], ${column((c) => c.onHand ?? 0)}::bigint[],
        ${column((c) => c.reserved ?? 0)}::bigint[], ${column((c) => c.isUnlimited ?? false)}::boolean[]
      ) as a (variant_id, location_id, pieces, held, is_unlimited)
    ),
    counted as (
      update inventory_levels l set
        on_hand = l.on_hand + a.pieces, reserved = l.reserved + a.held, updated_at = now(),
        may_backorder = l.may_backorder or a.is_unlimited
      from asked a where l.variant_id = a.variant_id and l.location_id = a.location_id
      returning l.variant_id, l.location_id, a.pieces, l.on_hand
    )
    insert into inventory_movements
      (tenant_id, variant_id, location_id, delta, balance_after, reason, note, ref_type, ref_id, user_id, created_at)
    select ${tenantId}::bigint, variant_id, location_id, pieces, on_hand, ${reason}, ${note},
      ${ref?.type ?? ''}, ${ref?.id ?? null}::bigint, ${userId}::bigint,
      coalesce(${historyTime()}::timestamptz, now())
    from counted where pieces <> 0 order by variant_id, location_id`.execute(tx);
  const before = await getStocks(tx, locked.productIds);
  await recordLowStock(
    tx,
    tenantId,
    changes.map(({ variantId, onHand = 0 }) => ({ variantId, delta: onHand })),
  );
  await sumStock(tx, variants);
  await sumProducts(tx, locked.productIds);
  await publishStock(tx, tenantId, before, await getStocks(tx, locked.productIds));
}
