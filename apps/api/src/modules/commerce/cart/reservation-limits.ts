import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { Quantities } from '../stock/stock-levels.ts';

/**
 * Maximum number of carts with a reservation per network address; enough for a household, an office or a school behind one
 * address.
 */
const MAX_CARTS = 20;
/** Quantity of one product that one network address can always reserve, whatever its stock. */
const MAX_QUANTITY = 10;
/** Share of the stock of a product that one network address can reserve, if that is more than `MAX_QUANTITY`. */
const MAX_OF_STOCK = 0.25;

/** Cart and network address of a reservation. */
interface HoldAsked {
  readonly cartId: number;
  /** Network address, for counting attempts. */
  readonly address: string;
}

/**
 * Locks the reservations of a network address until the transaction ends. Every caller that needs all three locks the cart first,
 * then the address, then the stock.
 */
export async function lockAddress(tx: TenantTx, tenantId: number, address: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`hold ${tenantId} ${address}`}, 0))`.execute(
    tx,
  );
}

/**
 * Returns whether a cart can reserve stock, given what other carts of its network address reserve. A visitor beyond the limit can
 * still order, but without a reservation. A signed-in visitor has one cart.
 */
export async function canReserve(
  tx: TenantTx,
  tenantId: number,
  { cartId, address }: HoldAsked,
  wanted: readonly Quantities[],
): Promise<boolean> {
  await lockAddress(tx, tenantId, address);
  const { rows } = await sql<{ carts: number }>`
    select count(*)::int as carts from carts
    where reserved_by_address = ${address} and reserved_until > now() and id <> ${cartId}`.execute(
    tx,
  );
  if ((rows[0]?.carts ?? 0) >= MAX_CARTS) return false;
  if (wanted.length === 0) return true;
  const things = await sql<{ variant_id: number; on_hand: number; held: number }>`
    select l.variant_id, sum(l.on_hand)::float8 as on_hand, coalesce((
      select sum(r.quantity) from carts c
      join reservations r on r.tenant_id = c.tenant_id and r.cart_id = c.id and r.variant_id = l.variant_id
      where c.reserved_by_address = ${address} and c.reserved_until > now() and c.id <> ${cartId}
    ), 0)::float8 as held
    from inventory_levels l where l.variant_id = any(${wanted.map(({ variantId }) => variantId)}::bigint[])
    group by l.variant_id`.execute(tx);
  const known = new Map(things.rows.map((row) => [Number(row.variant_id), row]));
  return wanted.every(({ variantId, quantity }) => {
    const thing = known.get(variantId);
    // Products without stock levels have nothing to reserve.
    if (!thing) return true;
    const pieces = Math.min(quantity, thing.on_hand);
    return thing.held + pieces <= Math.max(MAX_QUANTITY, thing.on_hand * MAX_OF_STOCK);
  });
}
