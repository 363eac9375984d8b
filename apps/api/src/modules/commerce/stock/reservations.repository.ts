import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { LockedLevels } from './lock-levels.ts';

/** Quantity that a cart reserves at a location. */
export interface Reservation {
  readonly variantId: number;
  readonly locationId: number;
  readonly quantity: number;
}

/** Returns the reservations of a cart. */
export async function readReservations(tx: TenantTx, cartId: number): Promise<Reservation[]> {
  const rows = await tx
    .selectFrom('reservations')
    .select(['variant_id', 'location_id', 'quantity'])
    .where('cart_id', '=', cartId)
    .execute();
  return rows.map((row) => ({
    variantId: row.variant_id,
    locationId: row.location_id,
    quantity: Number(row.quantity),
  }));
}

/** Returns the quantity of a variant that is reserved at a location. */
export const getReserved = (
  reservations: readonly Reservation[],
  variantId: number,
  locationId: number,
): number =>
  reservations.find((one) => one.variantId === variantId && one.locationId === locationId)
    ?.quantity ?? 0;

/** Replaces the reservations of a cart. */
export async function replaceReservations(
  tx: TenantTx,
  tenantId: number,
  cartId: number,
  reservations: readonly Reservation[],
): Promise<void> {
  await tx.deleteFrom('reservations').where('cart_id', '=', cartId).execute();
  if (reservations.length === 0) return;
  await tx
    .insertInto('reservations')
    .values(
      reservations.map(({ variantId, locationId, quantity }) => ({
        tenant_id: tenantId,
        cart_id: cartId,
        variant_id: variantId,
        location_id: locationId,
        quantity,
      })),
    )
    .execute();
}

/** Returns the locations of a variant with the quantity available to this cart, including what it has reserved itself. */
export const getAvailability = (
  locked: LockedLevels,
  reservations: readonly Reservation[],
  variantId: number,
) =>
  locked.of(variantId).map(({ locationId, onHand, reserved }) => ({
    locationId,
    free: onHand - reserved + getReserved(reservations, variantId, locationId),
  }));
