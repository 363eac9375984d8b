import type { Adjustment, Adjustments, StockLevel, StockMovement } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import { recordChange, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { changeStock, reservedText, type StockOutcome } from '../stock/change-stock.ts';
import type { LocationLevel } from '../stock/lock-levels.ts';
import { defaultLocation } from '../stock/stock.repository.ts';
import { movementsByIds } from './movement-list.ts';

/** Returns a stock level in the format of the API. */
const toLevel = ({ canBackorder: _may, ...level }: LocationLevel): StockLevel => ({
  ...level,
  available: level.onHand - level.reserved,
});

/** Result of a change at one location. */
export interface AdjustedLocation {
  readonly level: StockLevel;
  readonly movement: StockMovement | null;
}

const wrong = (field: string, message: string): Error =>
  appError('validation_failed', { formErrors: { [field]: message } });

/**
 * Returns a successful outcome.
 * @throws `not_found`, `conflict` with the current level, `validation_failed` when less than the reserved quantity would remain
 */
function done(
  outcome: StockOutcome | undefined,
  field: string,
): Extract<StockOutcome, { readonly problem?: undefined }> {
  if (outcome?.problem === undefined && outcome) return outcome;
  if (!outcome?.level) throw appError('not_found');
  if (outcome.problem === 'stale') throw appError('conflict', { current: toLevel(outcome.level) });
  throw wrong(field, reservedText(outcome.level));
}

/**
 * Checks that locations exist.
 * @throws `validation_failed`
 */
async function checkPlaces(
  { tx }: TenantWrite,
  named: Readonly<Record<string, number | undefined>>,
): Promise<void> {
  const ids = Object.values(named).filter((id) => id !== undefined);
  if (ids.length === 0) return;
  const known = await tx
    .selectFrom('stock_locations')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  const live = new Set(known.map(({ id }) => id));
  for (const [field, id] of Object.entries(named))
    if (id !== undefined && !live.has(id)) throw wrong(field, 'This location does not exist');
}

/**
 * Returns the location of a change.
 * @throws `validation_failed` when it does not exist
 */
export async function getPlace(
  write: TenantWrite,
  locationId: number | undefined,
): Promise<number> {
  await checkPlaces(write, { locationId });
  return locationId ?? defaultLocation(write.tx, write.tenantId);
}

/**
 * Changes the quantity of a variant at one location, or transfers it between two.
 * @throws `not_found` for a variant that is not for sale; `conflict` when the quantity differs from the one that the user saw;
 * `validation_failed` by field
 */
export async function adjustStock(
  write: TenantWrite,
  { variantId, locationId, toLocationId, delta, setTo, seen, reason, note }: Adjustment,
): Promise<AdjustedLocation & { readonly other: AdjustedLocation | null }> {
  await checkPlaces(write, { toLocationId });
  const from = await getPlace(write, locationId);
  if (toLocationId === from) throw wrong('toLocationId', 'Choose a different location');
  const pieces = delta === undefined ? { to: setTo ?? 0 } : { by: delta };
  const changes = [{ variantId, locationId: from, pieces, seen }];
  if (toLocationId !== undefined && delta !== undefined)
    changes.push({ variantId, locationId: toLocationId, pieces: { by: -delta }, seen: undefined });
  const field = delta === undefined ? 'setTo' : 'delta';
  const outcomes = await changeStock(write, changes, { reason, note });
  const moved = outcomes.map((outcome) => done(outcome, field));
  const ids = moved.map(({ movementId }) => movementId).filter((id) => id !== undefined);
  const movements = await movementsByIds(write.tx, ids);
  const [here, other] = moved.map(
    ({ level, movementId }): AdjustedLocation => ({
      level: toLevel(level),
      movement: (movementId !== undefined && movements.get(movementId)) || null,
    }),
  );
  if (!here) throw appError('not_found');
  if (ids.length > 0)
    await recordChange(write, { entity: 'inventory', id: variantId, action: 'updated' });
  return { ...here, other: other ?? null };
}

/** Sets the low-stock alerts of variants at a location, where they must have levels. */
export async function setReorderPoints(
  { tx }: TenantWrite,
  locationId: number,
  points: ReadonlyMap<number, number>,
): Promise<void> {
  if (points.size === 0) return;
  await sql`
    update inventory_levels l set reorder_point = a.point, updated_at = now()
    from unnest(${[...points.keys()]}::bigint[], ${[...points.values()]}::bigint[]) as a (variant_id, point)
    where l.location_id = ${locationId} and l.variant_id = a.variant_id`.execute(tx);
}

/**
 * Applies the same change of quantity or low-stock alert to several variants. Variants that cannot be changed are reported and
 * skipped.
 */
export async function adjustMany(
  write: TenantWrite,
  { variantIds, locationId, delta, setTo, reorderPoint, reason, note }: Adjustments,
): Promise<{ changed: number; failed: { id: number; error: string }[] }> {
  const place = await getPlace(write, locationId);
  const pieces = setTo === undefined ? { by: delta ?? 0 } : { to: setTo };
  const ids = [...new Set(variantIds)];
  const changes = ids.map((variantId) => ({ variantId, locationId: place, pieces }));
  const outcomes = await changeStock(write, changes, { reason, note });
  const failed = outcomes.flatMap(({ problem, level }, at) =>
    problem === undefined
      ? []
      : [{ id: ids[at] ?? 0, error: level ? reservedText(level) : 'Not found' }],
  );
  const wrongIds = new Set(failed.map(({ id }) => id));
  const changed = ids.filter((id) => !wrongIds.has(id));
  if (reorderPoint !== undefined)
    await setReorderPoints(write, place, new Map(changed.map((id) => [id, reorderPoint])));
  await recordChange(write, { entity: 'inventory', ids: changed, action: 'updated' });
  return { changed: changed.length, failed };
}
