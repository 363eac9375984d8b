import { sql } from 'kysely';
import type { TenantTx } from '../../database/data-door.ts';
import { holdPieces } from '../inventory/hold-pieces.ts';
import { cartSettings } from '../orders/shop-settings.ts';

/** A transaction of the tenant. */
interface Place {
  readonly tx: TenantTx;
  readonly tenantId: number;
}

/** Things of a cart whose pieces are counted, as far as they are in the shop. */
async function countedOf(tx: TenantTx, cartId: number) {
  const { rows } = await sql<{ variant_id: number; quantity: number }>`
    select i.variant_id, i.quantity from cart_items i
    join product_variants v on v.tenant_id = i.tenant_id and v.id = i.variant_id
    join products p on p.tenant_id = v.tenant_id and p.id = v.product_id
    where i.cart_id = ${cartId} and v.is_live and p.track_inventory and p.status = 'published'
      and p.deleted_at is null`.execute(tx);
  return rows.map((row) => ({ variantId: Number(row.variant_id), quantity: row.quantity }));
}

/** Has a cart, which is locked, hold its pieces, from now on for as long as the shop says. Shape: → until when. */
export async function holdCart(
  { tx, tenantId }: Place,
  cart: { readonly id: number },
): Promise<Date> {
  const { reservation_minutes } = await cartSettings(tx);
  const until = new Date(Date.now() + reservation_minutes * 60_000);
  await holdPieces(tx, tenantId, cart.id, await countedOf(tx, cart.id));
  await tx.updateTable('carts').set({ held_until: until }).where('id', '=', cart.id).execute();
  return until;
}

/** Lets go of what a cart, which is locked, holds. */
export async function releaseCart(
  { tx, tenantId }: Place,
  cart: { readonly id: number },
): Promise<void> {
  await holdPieces(tx, tenantId, cart.id, []);
  await tx.updateTable('carts').set({ held_until: null }).where('id', '=', cart.id).execute();
}

/**
 * Lets go of what a cart holds whose time is over; one that somebody is ordering just now is left. One in a transaction: two would
 * lock what they count in no common order. Shape: → whether there may be more.
 */
export async function releaseExpired(tx: TenantTx, tenantId: number): Promise<boolean> {
  const cart = await tx
    .selectFrom('carts')
    .select('id')
    .where('held_until', '<', new Date())
    .orderBy('held_until')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (cart) await releaseCart({ tx, tenantId }, cart);
  return cart !== undefined;
}

/** Deletes carts, at most some thousand, that nobody has touched since; their pieces were let go before. Shape: → whether there may be more. */
export async function removeLeftCarts(tx: TenantTx, before: Date, most: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from carts c where c.id in (
      select id from carts where updated_at < ${before} and held_until is null limit ${most}
    ) and not exists (select 1 from reservations r where r.cart_id = c.id)`.execute(tx);
  return Number(numAffectedRows) === most;
}
