import { sql } from 'kysely';
import { number, object } from 'yup';
import type { TenantDatabase, TenantTx } from '../../../kernel/database/tenant-database.ts';
import { defineJob } from '../../../kernel/jobs/job-definition.ts';
import type { TenantJobWork } from '../../../kernel/jobs/run-job.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { cartSettings } from '../shop-settings/shop-settings.ts';
import { reserveStock } from '../stock/reserve-stock.ts';
import { canReserve } from './reservation-limits.ts';

/** Transaction of the tenant. */
interface Place {
  readonly tx: TenantTx;
  readonly tenantId: number;
}

/** Job that releases a cart's reservation when it expires. Tenants without reservations are never scanned. */
export const releaseReservationJob = defineJob({
  name: 'end-hold',
  payload: object({ cartId: number().integer().required() }).noUnknown(),
  perTenant: 4,
});

/** Queues the release job, unless one is already waiting for the cart. */
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

/** Returns the line items of a cart whose stock is tracked and that are still for sale. */
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
 * Reserves the stock of a locked cart for the time that the shop sets. It reserves nothing beyond the limit of a network address;
 * the visitor sees no difference in the cart or checkout.
 */
export async function reserveCartStock(
  place: Place & { readonly send: SendJob; readonly address: string },
  cart: { readonly id: number; readonly reserved_until: Date | null },
): Promise<void> {
  const { tx, tenantId, address } = place;
  const wanted = await getCounted(tx, cart.id);
  if (!(await canReserve(tx, tenantId, { cartId: cart.id, address }, wanted))) {
    if (cart.reserved_until) await releaseCart(place, cart);
    return;
  }
  const { reservation_minutes } = await cartSettings(tx);
  const until = new Date(Date.now() + reservation_minutes * 60_000);
  await reserveStock(tx, tenantId, cart.id, wanted);
  await tx
    .updateTable('carts')
    .set({ reserved_until: until, reserved_by_address: address })
    .where('id', '=', cart.id)
    .execute();
  // When the cart already has a reservation, its waiting job checks again at the end.
  if (!cart.reserved_until) await endLater(place, cart.id, until);
}

/** Releases the reservation of a locked cart. */
export async function releaseCart(
  { tx, tenantId }: Place,
  cart: { readonly id: number },
): Promise<void> {
  await reserveStock(tx, tenantId, cart.id, []);
  await tx
    .updateTable('carts')
    .set({ reserved_until: null, reserved_by_address: null })
    .where('id', '=', cart.id)
    .execute();
}

/**
 * Releases the reservation of a cart, or queues itself again when the reservation was extended. Extending locks the cart, so the
 * two cannot overlap.
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
      .select(['id', 'reserved_until'])
      .where('id', '=', cartId)
      .forUpdate()
      .executeTakeFirst();
    if (!cart?.reserved_until) return;
    if (cart.reserved_until > new Date())
      await endLater({ tx, tenantId, send }, cartId, cart.reserved_until);
    else await releaseCart({ tx, tenantId }, cart);
  });
}

/**
 * Releases one expired reservation, skipping carts that are being ordered. It handles one cart per transaction, because two
 * would lock stock in no common order.
 * @returns whether there may be more
 */
export async function releaseExpired(tx: TenantTx, tenantId: number): Promise<boolean> {
  const cart = await tx
    .selectFrom('carts')
    .select('id')
    .where('reserved_until', '<', new Date())
    .orderBy('reserved_until')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (cart) await releaseCart({ tx, tenantId }, cart);
  return cart !== undefined;
}

/**
 * Deletes abandoned carts without a reservation that were not changed since a date, up to a maximum.
 * @returns whether there may be more
 */
export async function removeLeftCarts(tx: TenantTx, before: Date, most: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from carts c where c.id in (
      select id from carts where updated_at < ${before} and reserved_until is null limit ${most}
    ) and not exists (select 1 from reservations r where r.cart_id = c.id)`.execute(tx);
  return Number(numAffectedRows) === most;
}
