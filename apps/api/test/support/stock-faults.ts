/**
 * Query for inconsistent stock figures. After each transaction, the quantity on hand is the sum of its movements, the reserved
 * quantity is the sum of all cart reservations and at most the quantity on hand, and variants and products have the totals.
 */
export const STOCK_FAULTS = `
    select 'level' as what, l.variant_id, l.on_hand, l.reserved, l.may_backorder, m.moved, r.held
    from app.inventory_levels l
    left join lateral (
      select coalesce(sum(delta), 0) as moved from app.inventory_movements m
      where m.tenant_id = l.tenant_id and m.variant_id = l.variant_id and m.location_id = l.location_id
    ) m on true
    left join lateral (
      select coalesce(sum(quantity), 0) as held from app.reservations r
      where r.tenant_id = l.tenant_id and r.variant_id = l.variant_id and r.location_id = l.location_id
    ) r on true
    where l.on_hand <> m.moved or l.reserved <> r.held or l.reserved < 0
      or (not l.may_backorder and (l.reserved > l.on_hand or l.on_hand < 0))
    union all
    select 'variant', v.id, v.stock, s.free, null, null, null from app.product_variants v
    join lateral (
      select coalesce(sum(on_hand - reserved), 0) as free from app.inventory_levels l
      where l.tenant_id = v.tenant_id and l.variant_id = v.id
    ) s on true where v.stock <> s.free
    union all
    select 'product', p.id, p.stock, s.free, null, null, null from app.products p
    join lateral (
      select coalesce(sum(v.stock) filter (where v.is_own <> v.has_others), 0) as free from (
        select o.*, bool_or(not o.is_own) over () as has_others from app.product_variants o
        where o.tenant_id = p.tenant_id and o.product_id = p.id) v
    ) s on true where p.stock <> s.free`;
