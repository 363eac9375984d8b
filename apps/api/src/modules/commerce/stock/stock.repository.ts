import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';

/** Returns the default location, which is created on first use. */
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

/**
 * Locks the products of variants. Every stock change begins here, so that all lock in the same order: products by id, then
 * levels by variant and location. The ids form a list, because the planner of a fast-growing shop has outdated statistics and
 * would join each product with each variant.
 * @returns ids of their products
 */
export async function lockProducts(tx: TenantTx, variantIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from products p
    where p.id = any(array(select v.product_id from product_variants v where v.id = any(${variantIds}::bigint[])))
    order by p.id for no key update`.execute(tx);
  return rows.map(({ id }) => Number(id));
}

/** Updates the available totals of products from their variants. */
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
    where p.id = s.product_id and p.id = any(${productIds}::bigint[]) and p.stock <> s.pieces`.execute(
    tx,
  );
}

/** Returns the available totals of products. */
export async function getStocks(
  tx: TenantTx,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'stock'])
    .where('id', 'in', productIds)
    .execute();
  return new Map(rows.map(({ id, stock }) => [id, Number(stock)]));
}

/** Updates the available totals of variants from all locations. */
export async function sumStock(tx: TenantTx, variantIds: readonly number[]): Promise<void> {
  await sql`
    update product_variants v set stock = s.pieces
    from (
      select l.variant_id, sum(l.on_hand - l.reserved) as pieces from inventory_levels l
      where l.variant_id = any(${variantIds}::bigint[]) group by l.variant_id
    ) s
    where v.id = s.variant_id and v.id = any(${variantIds}::bigint[]) and v.stock <> s.pieces`.execute(
    tx,
  );
}

/** Quantities of a variant, for forms that set them. */
export interface VariantCounts {
  readonly onHand: number;
  readonly reserved: number;
  readonly elsewhere: number;
}

/** Quantities of a variant without stock levels. */
export const NO_STOCK: VariantCounts = { onHand: 0, reserved: 0, elsewhere: 0 };

/**
 * Returns the quantities of variants: on hand at the default location, reserved in total, and on hand elsewhere.
 * @returns id → quantities
 */
export async function getCounts(
  tx: TenantTx,
  variantIds: readonly number[],
): Promise<ReadonlyMap<number, VariantCounts>> {
  if (variantIds.length === 0) return new Map();
  const { rows } = await sql<VariantCounts & { id: number }>`
    select l.variant_id as id, coalesce(sum(l.on_hand) filter (where p.is_default), 0) as "onHand",
      sum(l.reserved) as reserved, coalesce(sum(l.on_hand) filter (where not p.is_default), 0) as elsewhere
    from inventory_levels l join stock_locations p on p.tenant_id = l.tenant_id and p.id = l.location_id
    where l.variant_id = any(${variantIds}::bigint[]) group by l.variant_id`.execute(tx);
  return new Map(
    rows.map(({ id, onHand, reserved, elsewhere }) => [
      Number(id),
      { onHand: Number(onHand), reserved: Number(reserved), elsewhere: Number(elsewhere) },
    ]),
  );
}
