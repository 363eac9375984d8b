import type { AllocatedStock } from '../../../kernel/database/stored-values.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { type LockedLevels, lockLevels } from './lock-levels.ts';
import { changeLevels, type LevelChange, type Quantities, spread } from './stock-levels.ts';

/** Quantity that a cart reserves at a location. */
interface Held {
  readonly variantId: number;
  readonly locationId: number;
  readonly quantity: number;
}

async function heldBy(tx: TenantTx, cartId: number): Promise<Held[]> {
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

const heldAt = (held: readonly Held[], variantId: number, locationId: number): number =>
  held.find((one) => one.variantId === variantId && one.locationId === locationId)?.quantity ?? 0;

/** Replaces the reservations of a cart. */
async function writeHolds(
  tx: TenantTx,
  tenantId: number,
  cartId: number,
  holds: readonly Held[],
): Promise<void> {
  await tx.deleteFrom('reservations').where('cart_id', '=', cartId).execute();
  if (holds.length === 0) return;
  await tx
    .insertInto('reservations')
    .values(
      holds.map(({ variantId, locationId, quantity }) => ({
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
const placesFor = (locked: LockedLevels, held: readonly Held[], variantId: number) =>
  locked.of(variantId).map(({ locationId, onHand, reserved }) => ({
    locationId,
    free: onHand - reserved + heldAt(held, variantId, locationId),
  }));

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
  const held = await heldBy(tx, cartId);
  const ids = [...new Set([...held, ...wanted].map(({ variantId }) => variantId))];
  if (ids.length === 0) return;
  const locked = await lockLevels(tx, tenantId, ids);
  const next = wanted.flatMap(({ variantId, quantity }) =>
    spread(quantity, placesFor(locked, held, variantId)).taken.map((taken) => ({
      variantId,
      locationId: taken.location,
      quantity: taken.quantity,
    })),
  );
  const changes = ids.flatMap((variantId) =>
    locked.of(variantId).flatMap(({ locationId }): LevelChange[] => {
      const by = heldAt(next, variantId, locationId) - heldAt(held, variantId, locationId);
      return by === 0 ? [] : [{ variantId, locationId, reserved: by }];
    }),
  );
  if (changes.length === 0) return;
  await writeHolds(tx, tenantId, cartId, next);
  await changeLevels(tx, tenantId, changes, locked, { reason: 'sale' });
}

/** Ordered quantity. It may exceed the stock only if `isUnlimited` is true. */
export interface Wanted extends Quantities {
  readonly isUnlimited: boolean;
}

/** Stock that was allocated to an order, or the variants with too little stock. */
export type Taken =
  | { readonly taken: ReadonlyMap<number, AllocatedStock[]> }
  | { readonly missing: readonly number[] };

/**
 * Allocates the stock of an order, the cart's reservations first, and releases the cart's other reservations.
 * Allocates everything or nothing. Shape: cart, order, quantities → allocated stock of each variant by location.
 */
export async function allocateStock(
  tx: TenantTx,
  tenantId: number,
  { cartId, orderId }: { readonly cartId: number; readonly orderId: number },
  wanted: readonly Wanted[],
): Promise<Taken> {
  const held = await heldBy(tx, cartId);
  const ids = [...new Set([...held, ...wanted].map(({ variantId }) => variantId))];
  // Orders beyond the stock are recorded at a level, which a variant without stock does not have yet.
  const required = wanted.filter(({ isUnlimited }) => isUnlimited);
  const locked = await lockLevels(tx, tenantId, ids, required);
  const taken = new Map<number, AllocatedStock[]>();
  const missing: number[] = [];
  for (const { variantId, quantity, isUnlimited } of wanted) {
    const places = placesFor(locked, held, variantId);
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
      const lets = heldAt(held, variantId, locationId);
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
  await writeHolds(tx, tenantId, cartId, []);
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
