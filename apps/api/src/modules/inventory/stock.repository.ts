import { sql } from 'kysely';
import type { TenantTx } from '../../database/data-door.ts';
import type { MovementReason } from '../../database/shop-tables.ts';
import { rememberActor, type TenantWrite } from '../../events/record-change.ts';

/** The place that pieces are counted at where no other is named; made when it is first asked for. */
export async function defaultLocation(tx: TenantTx, tenantId: number): Promise<number> {
  const known = await tx
    .selectFrom('stock_locations')
    .select('id')
    .where('is_default', '=', true)
    .executeTakeFirst();
  if (known) return known.id;
  await tx
    .insertInto('stock_locations')
    .values({ tenant_id: tenantId, name: 'Main', is_default: true })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id']).where('is_default', '=', true).doNothing(),
    )
    .execute();
  return defaultLocation(tx, tenantId);
}

/** A count of pieces that is to hold from now on. */
export interface StockCount {
  readonly variantId: number;
  /** Pieces on hand, those that are held for somebody with them. */
  readonly onHand: number;
}

/**
 * Sets the pieces on hand of variants at a place, each difference as a movement. Locks levels in the order of their variants.
 * Errors: the table's own check where fewer are left than are held, told by the caller's field.
 */
export async function setOnHand(
  write: TenantWrite,
  counts: readonly StockCount[],
  reason: MovementReason,
  note = '',
): Promise<void> {
  if (counts.length === 0) return;
  const { tx, tenantId } = write;
  const productIds = await lockProducts(
    tx,
    counts.map(({ variantId }) => variantId),
  );
  const locationId = await defaultLocation(tx, tenantId);
  const userId = await rememberActor(write);
  const sorted = counts.toSorted((one, other) => one.variantId - other.variantId);
  const ids = sorted.map(({ variantId }) => variantId);
  const pieces = sorted.map(({ onHand }) => onHand);
  await sql`
    insert into inventory_levels (tenant_id, variant_id, location_id)
    select ${tenantId}, id, ${locationId} from unnest(${ids}::bigint[]) as v (id)
    on conflict do nothing`.execute(tx);
  await sql`
    select 1 from inventory_levels
    where location_id = ${locationId} and variant_id = any(${ids}::bigint[])
    order by variant_id for update`.execute(tx);
  await sql`
    with asked as (select * from unnest(${ids}::bigint[], ${pieces}::bigint[]) as a (variant_id, pieces)),
    was as (
      select l.variant_id, a.pieces, a.pieces - l.on_hand as delta
      from inventory_levels l join asked a on a.variant_id = l.variant_id
      where l.location_id = ${locationId} and l.on_hand <> a.pieces
    ),
    counted as (
      update inventory_levels l set on_hand = was.pieces, updated_at = now()
      from was where l.variant_id = was.variant_id and l.location_id = ${locationId}
    )
    insert into inventory_movements (tenant_id, variant_id, location_id, delta, balance_after, reason, note, user_id)
    select ${tenantId}::bigint, variant_id, ${locationId}::bigint, delta, pieces, ${reason}, ${note}, ${userId}::bigint
    from was order by variant_id`.execute(tx);
  await sumStock(tx, ids);
  await sumProducts(tx, productIds);
}

/**
 * Has whoever else counts pieces of these variants' products wait. Everything that counts begins here, so that all lock in the
 * same order: products by their ids, then levels by variants and places. Shape: variants → ids of their products.
 */
export async function lockProducts(tx: TenantTx, variantIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from products p
    where p.id in (select v.product_id from product_variants v where v.id = any(${variantIds}::bigint[]))
    order by p.id for no key update`.execute(tx);
  return rows.map(({ id }) => Number(id));
}

/** Sums up what can be sold of products, over their variants. */
export async function sumProducts(tx: TenantTx, productIds: readonly number[]): Promise<void> {
  await sql`
    update products p set stock = s.pieces
    from (
      select v.product_id, coalesce(sum(v.stock) filter (where v.is_own <> v.has_others), 0) as pieces
      from (
        select o.*, bool_or(not o.is_own) over (partition by o.product_id) as has_others
        from product_variants o where o.product_id = any(${productIds}::bigint[])
      ) v group by v.product_id
    ) s
    where p.id = s.product_id and p.stock <> s.pieces`.execute(tx);
}

/** Sums up what can be sold of variants, over all places. */
export async function sumStock(tx: TenantTx, variantIds: readonly number[]): Promise<void> {
  await sql`
    update product_variants v set stock = s.pieces
    from (
      select l.variant_id, sum(l.on_hand - l.reserved) as pieces from inventory_levels l
      where l.variant_id = any(${variantIds}::bigint[]) group by l.variant_id
    ) s
    where v.id = s.variant_id and v.stock <> s.pieces`.execute(tx);
}
