import { sql } from 'kysely';
import { number, object } from 'yup';
import type { TenantDatabase, TenantTx } from '../../database/tenant-database.ts';
import { defineJob } from '../../jobs/job-definition.ts';
import type { TenantJobWork } from '../../jobs/run-job.ts';
import type { SendJob } from '../../jobs/send-job.ts';
import { reserveStock } from '../inventory/reserve-stock.ts';
import { cartSettings } from '../orders/shop-settings.ts';
import { canReserve } from './reservation-limits.ts';

/** A transaction of the tenant. */
interface Place {
  readonly tx: TenantTx;
  readonly tenantId: number;
}

/** The work of letting go of what a cart holds, when its time is over: nobody looks at tenants whose carts hold nothing. */
export const releaseReservationJob = defineJob({
  name: 'end-hold',
  payload: object({ cartId: number().integer().required() }).noUnknown(),
  perTenant: 4,
});

/** Asks for that work. While it waits for a cart, no more of it is put beside it. */
function endLater(
  { tx, tenantId, send }: Place & { readonly send: SendJob },
  cartId: number,
  until: Date,
) {
  return send(
    tx,
    releaseReservationJob,
    { cartId },
    { tenantId, key: `cart ${cartId}`, startAfter: until },
  );
}

/** Things of a cart whose pieces are counted, as far as they are in the shop. */
async function getCounted(tx: TenantTx, cartId: number) {
  const { rows } = await sql<{ variant_id: number; quantity: number }>`
    select i.variant_id, i.quantity from cart_items i
    join product_variants v on v.tenant_id = i.tenant_id and v.id = i.variant_id
    join products p on p.tenant_id = v.tenant_id and p.id = v.product_id
    where i.cart_id = ${cartId} and v.is_live and p.track_inventory and p.status = 'published'
      and p.deleted_at is null`.execute(tx);
  return rows.map((row) => ({ variantId: Number(row.variant_id), quantity: row.quantity }));
}

/**
 * Has a cart, which is locked, hold its pieces, from now on for as long as the shop says. Beyond what is held for one network
 * address nothing is: who looks at their cart, or orders it, sees no difference.
 */
export async function reserveCartStock(
  place: Place & { readonly send: SendJob; readonly address: string },
  cart: { readonly id: number; readonly held_until: Date | null },
): Promise<void> {
  const { tx, tenantId, address } = place;
  const wanted = await getCounted(tx, cart.id);
  if (!(await canReserve(tx, tenantId, { cartId: cart.id, address }, wanted))) {
    if (cart.held_until) await releaseCart(place, cart);
    return;
  }
  const { reservation_minutes } = await cartSettings(tx);
  const until = new Date(Date.now() + reservation_minutes * 60_000);
  await reserveStock(tx, tenantId, cart.id, wanted);
  await tx
    .updateTable('carts')
    .set({ held_until: until, held_for: address })
    .where('id', '=', cart.id)
    .execute();
  // Where it holds something already, the work that waits for it looks when its time is over.
  if (!cart.held_until) await endLater(place, cart.id, until);
}

/** Lets go of what a cart, which is locked, holds. */
export async function releaseCart(
  { tx, tenantId }: Place,
  cart: { readonly id: number },
): Promise<void> {
  await reserveStock(tx, tenantId, cart.id, []);
  await tx
    .updateTable('carts')
    .set({ held_until: null, held_for: null })
    .where('id', '=', cart.id)
    .execute();
}

/**
 * Lets go of what a cart holds, or comes again where it is held for longer by now: whoever renews it has the cart locked, so that
 * neither goes past the other.
 */
export async function releaseReservation(
  { db, send }: { readonly db: Pick<TenantDatabase, 'asTenant'>; readonly send: SendJob },
  {
    tenantId,
    payload: { cartId },
  }: Pick<TenantJobWork<{ cartId: number }>, 'tenantId' | 'payload'>,
): Promise<void> {
  await db.asTenant(tenantId, async (tx) => {
    const cart = await tx
      .selectFrom('carts')
      .select(['id', 'held_until'])
      .where('id', '=', cartId)
      .forUpdate()
      .executeTakeFirst();
    if (!cart?.held_until) return;
    if (cart.held_until > new Date())
      await endLater({ tx, tenantId, send }, cartId, cart.held_until);
    else await releaseCart({ tx, tenantId }, cart);
  });
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
