import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';

/** Change of a quantity on hand. */
export interface CountedChange {
  readonly variantId: number;
  /** Difference, negative when stock was removed. */
  readonly delta: number;
}

/**
 * Records variants that reached their low-stock alert, and clears those that are above it again, so that staff get one mail per
 * variant and not one per sale. The quantity on hand counts, including reserved stock, so abandoned checkouts cause no alerts.
 * Records nothing in a shop without recipients for the mail.
 */
export async function recordLowStock(
  tx: TenantTx,
  tenantId: number,
  changes: readonly CountedChange[],
): Promise<void> {
  const moved = changes.filter(({ delta }) => delta !== 0);
  if (moved.length === 0) return;
  const ids = [...new Set(moved.map(({ variantId }) => variantId))];
  const less = [
    ...new Set(moved.flatMap(({ variantId, delta }) => (delta < 0 ? [variantId] : []))),
  ];
  await sql`
    with levels as (
      select l.variant_id, sum(l.on_hand) as pieces, bool_or(l.reorder_point > 0) as has_point,
        bool_or(l.reorder_point > 0 and l.on_hand <= l.reorder_point) as is_warned
      from inventory_levels l
      where l.variant_id = any(${ids}::bigint[])
        and l.location_id in (select id from stock_locations where deleted_at is null)
      group by l.variant_id
    ),
    shop as (select (orders ->> 'low_stock')::bigint as low_at from shop_settings
      where jsonb_array_length(coalesce(orders -> 'low_stock_emails', '[]')) > 0),
    counted as (
      select v.id, v.is_live and p.track_inventory and p.deleted_at is null and (
        levels.is_warned or not levels.has_point and levels.pieces <= shop.low_at
      ) as is_low
      from levels cross join shop
      join product_variants v on v.id = levels.variant_id and v.id = any(${ids}::bigint[])
      join products p on p.tenant_id = v.tenant_id and p.id = v.product_id
    ),
    risen as (
      delete from low_stock s using counted c where s.variant_id = c.id and c.is_low is not true
    )
    insert into low_stock (tenant_id, variant_id)
    select ${tenantId}::bigint, id from counted where is_low and id = any(${less}::bigint[]) order by id
    on conflict do nothing`.execute(tx);
}
