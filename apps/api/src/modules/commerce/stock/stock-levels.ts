import type { MovementReason } from '@org/schema/entities';
import { sql } from 'kysely';
import { historyTime } from '../../../kernel/database/history-time.ts';
import type { AllocatedStock } from '../../../kernel/database/stored-values.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { LockedLevels } from './lock-levels.ts';
import { recordLowStock } from './low-stock.ts';
import { publishStock } from './publish-stock.ts';
import { getStocks, sumProducts, sumStock } from './stock.repository.ts';

/** Quantity of a variant. */
export interface Quantities {
  readonly variantId: number;
  readonly quantity: number;
}

/** Change of a stock level. */
export interface LevelChange {
  readonly variantId: number;
  readonly locationId: number;
  /** Difference of the quantity on hand, negative when stock is removed. */
  readonly onHand?: number;
  /** Difference of the reserved quantity, negative when stock is released. */
  readonly reserved?: number;
  /** True when the quantity may become negative. */
  readonly isUnlimited?: boolean;
}

/**
 * Distributes a quantity over locations in their order.
 * @returns allocated quantity by location, and the remainder
 */
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

/** Reason and reference of a stock movement. */
export interface MovementCause {
  readonly reason: MovementReason;
  readonly note?: string;
  readonly ref?: { readonly type: 'order'; readonly id: number };
  readonly userId?: number | null;
}

/**
 * Changes locked levels, records a stock movement for each difference on hand, and updates the totals of variants and products.
 * @throws the table's constraints, such as reserving more than is on hand
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
        may_backorder = (l.may_backorder or a.is_unlimited) and l.on_hand + a.pieces < l.reserved + a.held
      from asked a where l.variant_id = a.variant_id and l.location_id = a.location_id
      returning l.variant_id, l.location_id, a.pieces, l.on_hand
    )
    insert into inventory_movements
      (tenant_id, product_id, variant_id, product_name, sku, attributes, location_id, delta, balance_after, reason, note, ref_type,
        ref_id, user_id, created_at)
    select ${tenantId}::bigint, p.id, v.id, p.name, v.sku, v.attributes, c.location_id, c.pieces, c.on_hand, ${reason}, ${note},
      ${ref?.type ?? ''}, ${ref?.id ?? null}::bigint, ${userId}::bigint,
      coalesce(${historyTime()}::timestamptz, now())
    from counted c
    join product_variants v on v.id = c.variant_id and v.id = any(${variants}::bigint[])
    join products p on p.id = v.product_id and p.id = any(${locked.productIds}::bigint[])
    where c.pieces <> 0 order by v.id, c.location_id`.execute(tx);
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
