import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { lockLevels } from './lock-levels.ts';
import {
  getAvailability,
  getReserved,
  readReservations,
  replaceReservations,
} from './reservations.repository.ts';
import { changeLevels, type LevelChange, type Quantities, spread } from './stock-levels.ts';

/**
 * Reserves exactly these quantities for a cart, as far as they are available; others cannot buy them until they are released.
 * A cart's own reservations count as available. The caller locks the cart; stock is locked in the common order.
 */
export async function reserveStock(
  tx: TenantTx,
  tenantId: number,
  cartId: number,
  wanted: readonly Quantities[],
): Promise<void> {
  const reservations = await readReservations(tx, cartId);
  const ids = [...new Set([...reservations, ...wanted].map(({ variantId }) => variantId))];
  if (ids.length === 0) return;
  const locked = await lockLevels(tx, tenantId, ids);
  const next = wanted.flatMap(({ variantId, quantity }) =>
    spread(quantity, getAvailability(locked, reservations, variantId)).taken.map((taken) => ({
      variantId,
      locationId: taken.location,
      quantity: taken.quantity,
    })),
  );
  const changes = ids.flatMap((variantId) =>
    locked.of(variantId).flatMap(({ locationId }): LevelChange[] => {
      const by =
        getReserved(next, variantId, locationId) - getReserved(reservations, variantId, locationId);
      return by === 0 ? [] : [{ variantId, locationId, reserved: by }];
    }),
  );
  if (changes.length === 0) return;
  await replaceReservations(tx, tenantId, cartId, next);
  await changeLevels(tx, tenantId, changes, locked, { reason: 'sale' });
}
