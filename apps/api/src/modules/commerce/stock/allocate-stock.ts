import type { AllocatedStock } from '../../../kernel/database/stored-values.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { lockLevels } from './lock-levels.ts';
import {
  getAvailability,
  getReserved,
  readReservations,
  replaceReservations,
} from './reservations.repository.ts';
import { changeLevels, type LevelChange, type Quantities, spread } from './stock-levels.ts';

/** Ordered quantity. It may exceed the stock only if `isUnlimited` is true. */
export interface Wanted extends Quantities {
  readonly isUnlimited: boolean;
}

/** Stock that was allocated to an order, or the variants with too little stock. */
export type Taken =
  | { readonly taken: ReadonlyMap<number, AllocatedStock[]> }
  | { readonly missing: readonly number[] };

/**
 * Allocates the stock of an order, the cart's reservations first, and releases the cart's other reservations. Allocates
 * everything or nothing.
 * @returns allocated stock of each variant by location
 */
export async function allocateStock(
  tx: TenantTx,
  tenantId: number,
  { cartId, orderId }: { readonly cartId: number; readonly orderId: number },
  wanted: readonly Wanted[],
): Promise<Taken> {
  const reservations = await readReservations(tx, cartId);
  const ids = [...new Set([...reservations, ...wanted].map(({ variantId }) => variantId))];
  // Orders beyond the stock are recorded at a level, which a variant without stock does not have yet.
  const required = wanted.filter(({ isUnlimited }) => isUnlimited);
  const locked = await lockLevels(tx, tenantId, ids, required);
  const taken = new Map<number, AllocatedStock[]>();
  const missing: number[] = [];
  for (const { variantId, quantity, isUnlimited } of wanted) {
    const places = getAvailability(locked, reservations, variantId);
    const found = spread(quantity, places);
    if (found.left > 0 && !isUnlimited) missing.push(variantId);
    taken.set(variantId, found.left > 0 ? beyond(found.taken, found.left, places) : found.taken);
  }
  if (missing.length > 0) return { missing };
  const unlimited = new Set(
    wanted.flatMap(({ variantId, isUnlimited }) => (isUnlimited ? [variantId] : [])),
  );
  const changes = ids.flatMap((variantId) =>
    locked.of(variantId).flatMap(({ locationId }): LevelChange[] => {
      const goes = (taken.get(variantId) ?? [])
        .filter(({ location }) => location === locationId)
        .reduce((sum, { quantity }) => sum + quantity, 0);
      const lets = getReserved(reservations, variantId, locationId);
      return goes + lets === 0
        ? []
        : [
            {
              variantId,
              locationId,
              onHand: -goes,
              reserved: -lets,
              isUnlimited: unlimited.has(variantId),
            },
          ];
    }),
  );
  await replaceReservations(tx, tenantId, cartId, []);
  await changeLevels(tx, tenantId, changes, locked, {
    reason: 'sale',
    ref: { type: 'order', id: orderId },
  });
  return { taken };
}

/** Allocates the quantity beyond the stock at the first location. */
function beyond(
  taken: readonly AllocatedStock[],
  left: number,
  [first]: readonly { readonly locationId: number }[],
): AllocatedStock[] {
  if (!first) return [...taken];
  const there = taken.find(({ location }) => location === first.locationId)?.quantity ?? 0;
  return [
    { location: first.locationId, quantity: there + left },
    ...taken.filter(({ location }) => location !== first.locationId),
  ];
}
