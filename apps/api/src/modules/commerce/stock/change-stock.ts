import type { MovementReason } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import { sortByHash } from '../../../kernel/database/sort-by-hash.ts';
import { cacheActor, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { type LocationLevel, lockLevels } from './lock-levels.ts';
import { recordLowStock } from './low-stock.ts';
import { publishStock } from './publish-stock.ts';
import { defaultLocation, getStocks, sumProducts, sumStock } from './stock.repository.ts';

/** Change of a variant's quantity at a location, `by` a difference or `to` a count. */
export interface StockChange {
  readonly variantId: number;
  readonly locationId: number;
  readonly pieces: { readonly by: number } | { readonly to: number };
  /** Quantity on hand that the user saw. */
  readonly seen?: number | undefined;
}

/**
 * Reason why a change was rejected: unknown variant, quantity changed in the meantime, or less than the reserved quantity would remain.
 */
export type StockProblem = 'unknown' | 'stale' | 'held';

/** Result of a change. */
export type StockOutcome =
  | { readonly problem: StockProblem; readonly level: LocationLevel | undefined }
  | {
      readonly problem?: undefined;
      readonly level: LocationLevel;
      /** Undefined when the quantity did not change. */
      readonly movementId: number | undefined;
    };

/** Reason and note of stock movements. */
export interface MovementNote {
  readonly reason: MovementReason;
  readonly note?: string | undefined;
}

const getKey = (variantId: number, locationId: number): string => `${variantId} ${locationId}`;

interface Moved {
  readonly at: number;
  readonly delta: number;
  readonly level: LocationLevel;
}

/**
 * Writes levels and their stock movements.
 * @returns index of each change → its movement
 */
async function writeMoves(
  write: TenantWrite,
  moves: readonly Moved[],
  levels: ReadonlyMap<string, LocationLevel>,
  productIds: readonly number[],
  { reason, note = '' }: MovementNote,
): Promise<ReadonlyMap<number, number>> {
  if (moves.length === 0) return new Map();
  const { tx, tenantId } = write;
  const userId = await cacheActor(write);
  const touched = [...new Set(moves.map(({ level }) => getKey(level.variantId, level.locationId)))]
    .map((key) => levels.get(key))
    .filter((level) => level !== undefined);
  await sql`
    update inventory_levels l set
      on_hand = a.pieces, may_backorder = l.may_backorder and a.pieces < l.reserved, updated_at = now()
    from unnest(${touched.map(({ variantId }) => variantId)}::bigint[], ${touched.map(({ locationId }) => locationId)}::bigint[],
      ${touched.map(({ onHand }) => onHand)}::bigint[]) as a (variant_id, location_id, pieces)
    where l.variant_id = a.variant_id and l.location_id = a.location_id
      and l.variant_id = any(${touched.map(({ variantId }) => variantId)}::bigint[])`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    insert into inventory_movements
      (tenant_id, product_id, variant_id, product_name, sku, attributes, location_id, delta, balance_after, reason, note, user_id)
    select ${tenantId}::bigint, p.id, v.id, p.name, v.sku, v.attributes, a.location_id, a.delta, a.pieces, ${reason}, ${note},
      ${userId}::bigint
    from unnest(${moves.map(({ level }) => level.variantId)}::bigint[], ${moves.map(({ level }) => level.locationId)}::bigint[],
      ${moves.map(({ delta }) => delta)}::bigint[], ${moves.map(({ level }) => level.onHand)}::bigint[])
      with ordinality as a (variant_id, location_id, delta, pieces, n)
    join product_variants v on v.id = a.variant_id and v.id = any(${touched.map(({ variantId }) => variantId)}::bigint[])
    join products p on p.id = v.product_id and p.id = any(${productIds}::bigint[])
    order by a.n returning id`.execute(tx);
  // The database assigns ids in the order of the changes.
  const ids = rows.map(({ id }) => Number(id)).toSorted((one, other) => one - other);
  return new Map(moves.map(({ at }, n) => [at, ids[n] ?? 0]));
}

/**
 * Changes quantities on hand, records a stock movement for each difference and updates the available totals. Changes that are
 * not possible are reported and skipped.
 * @returns results in the same order
 */
export async function changeStock(
  write: TenantWrite,
  changes: readonly StockChange[],
  why: MovementNote,
): Promise<StockOutcome[]> {
  if (changes.length === 0) return [];
  const { tx, tenantId } = write;
  const variantIds = [...new Set(changes.map(({ variantId }) => variantId))];
  // Every variant has a level at the default location.
  const locked = await lockLevels(tx, tenantId, variantIds, [
    ...variantIds.map((variantId) => ({ variantId })),
    ...changes,
  ]);
  const levels = new Map(
    variantIds
      .flatMap((variantId) => locked.of(variantId))
      .map((level) => [getKey(level.variantId, level.locationId), level]),
  );
  const moves: Moved[] = [];
  const outcomes = changes.map(({ variantId, locationId, pieces, seen }, at): StockOutcome => {
    const key = getKey(variantId, locationId);
    const level = levels.get(key);
    if (!level) return { problem: 'unknown', level };
    if (seen !== undefined && seen !== level.onHand) return { problem: 'stale', level };
    const onHand = 'to' in pieces ? pieces.to : level.onHand + pieces.by;
    const isFewer = onHand < level.onHand;
    if (isFewer && !level.canBackorder && onHand < level.reserved)
      return { problem: 'held', level };
    const next = { ...level, onHand, canBackorder: level.canBackorder && onHand < level.reserved };
    levels.set(key, next);
    if (onHand !== level.onHand) moves.push({ at, delta: onHand - level.onHand, level: next });
    return { level: next, movementId: undefined };
  });
  const ids = await sortByHash(tx, moves.length, () =>
    writeMoves(write, moves, levels, locked.productIds, why),
  );
  if (moves.length > 0) {
    const before = await getStocks(tx, locked.productIds);
    await sortByHash(tx, moves.length, async () => {
      await recordLowStock(
        tx,
        tenantId,
        moves.map(({ level, delta }) => ({ variantId: level.variantId, delta })),
      );
      await sumStock(tx, [...new Set(moves.map(({ level }) => level.variantId))]);
      await sumProducts(tx, locked.productIds);
    });
    await publishStock(tx, tenantId, before, await getStocks(tx, locked.productIds));
  }
  return outcomes.map((outcome, at) =>
    outcome.problem === undefined ? { ...outcome, movementId: ids.get(at) } : outcome,
  );
}

/** Returns the error message for a quantity below the reserved one. */
export const reservedText = ({ reserved }: Pick<LocationLevel, 'reserved'>): string =>
  reserved === 1
    ? 'Some stock is reserved for orders: the quantity cannot be lower'
    : reserved > 0
      ? `${reserved} are reserved for orders: the quantity cannot be lower`
      : 'The quantity cannot be negative';

/** Counted quantity to set. */
export interface StockCount {
  readonly variantId: number;
  /** Quantity on hand at the default location, including reserved stock. */
  readonly onHand: number;
  /** Name of the field for errors. @default 'onHand' */
  readonly field?: string;
}

/**
 * Sets the quantities on hand of variants at the default location.
 * @throws `validation_failed` when less than the reserved quantity would remain
 */
export async function setOnHand(
  write: TenantWrite,
  counts: readonly StockCount[],
  reason: MovementReason,
): Promise<void> {
  if (counts.length === 0) return;
  const locationId = await defaultLocation(write.tx, write.tenantId);
  const changes = counts.map(({ variantId, onHand }) => ({
    variantId,
    locationId,
    pieces: { to: onHand },
  }));
  const outcomes = await changeStock(write, changes, { reason });
  const formErrors = Object.fromEntries(
    outcomes.flatMap(({ problem, level }, at) =>
      problem === undefined
        ? []
        : [
            [
              counts[at]?.field ?? 'onHand',
              level ? reservedText(level) : 'This variant does not exist',
            ],
          ],
    ),
  );
  if (Object.keys(formErrors).length > 0) throw appError('validation_failed', { formErrors });
}
