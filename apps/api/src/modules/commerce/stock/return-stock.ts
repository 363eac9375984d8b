import type { AllocatedStock } from '../../../kernel/database/stored-values.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { lockLevels } from './lock-levels.ts';
import { changeLevels, type LevelChange } from './stock-levels.ts';

/** Allocated stock that returns to its locations. */
export interface Returned {
  readonly variantId: number;
  readonly pieces: readonly AllocatedStock[];
}

/** Returns the stock of an order to its locations. Deleted variants are skipped. */
export async function returnStock(
  tx: TenantTx,
  tenantId: number,
  returned: readonly Returned[],
  { orderId, userId = null }: { readonly orderId: number; readonly userId?: number | null },
): Promise<void> {
  const locked = await lockLevels(
    tx,
    tenantId,
    returned.map(({ variantId }) => variantId),
  );
  const back = returned.flatMap(({ variantId, pieces }) =>
    pieces.map(({ location, quantity }) => {
      const places = locked.of(variantId);
      // Stock of a deleted location returns to the default location.
      const { locationId } = places.find((one) => one.locationId === location) ??
        places[0] ?? { locationId: location };
      return { variantId, locationId, quantity };
    }),
  );
  const changes = [...new Set(back.map(({ variantId }) => variantId))].flatMap((variantId) =>
    locked.of(variantId).flatMap(({ locationId }): LevelChange[] => {
      const comes = back
        .filter((one) => one.variantId === variantId && one.locationId === locationId)
        .reduce((sum, { quantity }) => sum + quantity, 0);
      return comes === 0 ? [] : [{ variantId, locationId, onHand: comes }];
    }),
  );
  await changeLevels(tx, tenantId, changes, locked, {
    reason: 'return',
    ref: { type: 'order', id: orderId },
    userId,
  });
}
