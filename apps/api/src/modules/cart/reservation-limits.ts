import { sql } from 'kysely';
import type { TenantTx } from '../../database/tenant-database.ts';
import type { Quantities } from '../inventory/stock-levels.ts';

/** Carts that are held for one network address at once: a household, an office or a school still shops from one. */
const MAX_CARTS = 20;
/** Pieces of one thing that are held for one network address at once, whatever its stock. */
const MAX_QUANTITY = 10;
/** The part of what lies there of a thing that is held for one network address, where that is more. */
const MAX_OF_STOCK = 0.25;

/** Whose hold it would be. */
interface HoldAsked {
  readonly cartId: number;
  /** Network address, as attempts are counted by it. */
  readonly address: string;
}

/**
 * Has everybody else of a network address wait who is about to hold something, until the transaction ends. It is asked for after
 * the cart and before what is counted, by all who lock all three.
 */
export async function lockAddress(tx: TenantTx, tenantId: number, address: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`hold ${tenantId} ${address}`}, 0))`.execute(
    tx,
  );
}

/**
 * Says whether a cart may be held: so many others of its network address are at once, and so many pieces of one thing. Beyond, a
 * visitor orders as they would otherwise, without the courtesy that nobody is faster. Somebody who is signed in has one cart.
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
    where held_for = ${address} and held_until > now() and id <> ${cartId}`.execute(tx);
  if ((rows[0]?.carts ?? 0) >= MAX_CARTS) return false;
  if (wanted.length === 0) return true;
  const things = await sql<{ variant_id: number; on_hand: number; held: number }>`
    select l.variant_id, sum(l.on_hand)::float8 as on_hand, coalesce((
      select sum(r.quantity) from carts c
      join reservations r on r.tenant_id = c.tenant_id and r.cart_id = c.id and r.variant_id = l.variant_id
      where c.held_for = ${address} and c.held_until > now() and c.id <> ${cartId}
    ), 0)::float8 as held
    from inventory_levels l where l.variant_id = any(${wanted.map(({ variantId }) => variantId)}::bigint[])
    group by l.variant_id`.execute(tx);
  const known = new Map(things.rows.map((row) => [Number(row.variant_id), row]));
  return wanted.every(({ variantId, quantity }) => {
    const thing = known.get(variantId);
    // Of what is counted nowhere nothing is held.
    if (!thing) return true;
    const pieces = Math.min(quantity, thing.on_hand);
    return thing.held + pieces <= Math.max(MAX_QUANTITY, thing.on_hand * MAX_OF_STOCK);
  });
}
