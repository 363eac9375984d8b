import { sql } from 'kysely';
import type { AllocatedStock } from '../../database/order-tables.ts';
import type { TenantTx } from '../../database/tenant-database.ts';
import { defaultLocation } from './stock.repository.ts';
import {
  changeLevels,
  type LevelChange,
  type LockedLevels,
  lockLevels,
  type Quantities,
  spread,
} from './stock-levels.ts';

/** Pieces that a cart holds at a place. */
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

/** Writes down what a cart holds from now on, in the place of what it held. */
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

/** The places of a variant, with how many pieces each has for this cart: its own holds count as free. */
const placesFor = (locked: LockedLevels, held: readonly Held[], variantId: number) =>
  locked.of(variantId).map(({ locationId, onHand, reserved }) => ({
    locationId,
    free: onHand - reserved + heldAt(held, variantId, locationId),
  }));

/**
 * Has a cart hold these pieces and no others, as many of them as there are: nobody else can buy them until they are let go.
 * A cart never stands in its own way. The cart is locked by the caller, and what is counted in the one order of all who count.
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
  const locked = await lockLevels(tx, ids);
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

/** A thing that is ordered: more of it than there is only where that may be. */
export interface Wanted extends Quantities {
  readonly isUnlimited: boolean;
}

/** What was taken for an order, or which things there are too few of. */
export type Taken =
  | { readonly taken: ReadonlyMap<number, AllocatedStock[]> }
  | { readonly missing: readonly number[] };

/**
 * Takes the pieces of an order out of the stock, those first that its cart holds, and lets go of the rest that it holds.
 * Takes all of them or none. Shape: cart, order, things with their pieces → what was taken of each variant, by place.
 */
export async function allocateStock(
  tx: TenantTx,
  tenantId: number,
  { cartId, orderId }: { readonly cartId: number; readonly orderId: number },
  wanted: readonly Wanted[],
): Promise<Taken> {
  const held = await heldBy(tx, cartId);
  const ids = [...new Set([...held, ...wanted].map(({ variantId }) => variantId))];
  if (wanted.some(({ isUnlimited }) => isUnlimited)) await placeAll(tx, tenantId, wanted);
  const locked = await lockLevels(tx, ids);
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

/** What is ordered beyond what there is comes out of the first place. */
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

/** Gives things that were never counted a place, so that what is ordered of them beyond the stock is known. */
async function placeAll(tx: TenantTx, tenantId: number, wanted: readonly Wanted[]): Promise<void> {
  const location = await defaultLocation(tx, tenantId);
  const ids = wanted.filter(({ isUnlimited }) => isUnlimited).map(({ variantId }) => variantId);
  await sql`
    insert into inventory_levels (tenant_id, variant_id, location_id)
    select ${tenantId}, id, ${location} from unnest(${ids}::bigint[]) as v (id)
    order by id on conflict do nothing`.execute(tx);
}

/** Pieces that come back to where they were taken from. */
export interface Returned {
  readonly variantId: number;
  readonly pieces: readonly AllocatedStock[];
}

/** Puts pieces of an order back into the stock. What is not in the shop any more comes back nowhere. */
export async function returnStock(
  tx: TenantTx,
  tenantId: number,
  returned: readonly Returned[],
  { orderId, userId = null }: { readonly orderId: number; readonly userId?: number | null },
): Promise<void> {
  const locked = await lockLevels(
    tx,
    returned.map(({ variantId }) => variantId),
  );
  const back = returned.flatMap(({ variantId, pieces }) =>
    pieces.map(({ location, quantity }) => {
      const places = locked.of(variantId);
      // Of a place that is gone they come back to the usual one.
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
