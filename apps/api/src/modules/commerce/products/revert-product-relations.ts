import type { ProductUpdate } from '@org/schema/entities';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { ChangedParts } from '../../../kernel/entities/entity-definition.ts';
import { getProductCounts, getVariants } from './variants.repository.ts';

/** Current quantities; undefined means 0. */
interface Quantities {
  readonly onHand?: number | undefined;
  readonly reserved?: number | undefined;
}

/** Restored quantity, and whether stock moved since the change. */
interface PiecesBack {
  /** Undefined when it stays the same. */
  readonly onHand: number | undefined;
  readonly isMoved: boolean;
}

/**
 * Returns the quantity after undoing a count: sales and counts since are applied to the earlier quantity, but at least the
 * reserved quantity remains.
 * @param before - quantity before the count
 * @param left - after it if known
 * @param options - current quantities
 * @returns quantity
 */
export function restoredQuantities(
  before: number | undefined,
  left: number | undefined,
  { onHand: now = 0, reserved = 0 }: Quantities,
): PiecesBack {
  if (before === undefined) return { onHand: undefined, isMoved: false };
  const since = left === undefined ? 0 : now - left;
  // All reserved units may be at this location, but not more than it has.
  const least = Math.min(now, reserved);
  const wanted = before + since;
  const onHand = Math.max(wanted, least);
  const isMoved = since !== 0 || wanted < least;
  // Backordered units stay owed, which a count cannot express.
  return { onHand: onHand === now || onHand < 0 ? undefined : onHand, isMoved };
}

/** Returns the relations of products after undoing a change, with quantities adjusted by sales since. */
export async function revertProductRelations(
  tx: TenantTx,
  parts: readonly ChangedParts<ProductUpdate>[],
): Promise<{ readonly fields: ProductUpdate; readonly isMoved: boolean }[]> {
  const ids = parts.map(({ id }) => id);
  const variants = await getVariants(tx, ids);
  const counts = await getProductCounts(tx, ids, variants);
  return parts.map(({ id, before, left }) => {
    const own = variants.has(id) ? undefined : counts.get(id);
    const { onHand: _was, ...others } = before;
    const back = own ? restoredQuantities(before.onHand, left?.onHand, own) : undefined;
    const getNow = new Map(variants.get(id)?.map((variant) => [variant.id, variant]));
    const getLeft = new Map(left?.variants?.map((variant) => [variant.id, variant.onHand]));
    const variantsBack = before.variants?.map((variant) => {
      const now = getNow.get(variant.id ?? 0);
      if (!now) return { variant, isMoved: false };
      const { onHand: before, ...kept } = variant;
      const one = restoredQuantities(before, getLeft.get(variant.id), now);
      const pieces = one.onHand === undefined ? {} : { onHand: one.onHand };
      return { variant: { ...kept, ...pieces }, isMoved: one.isMoved };
    });
    return {
      fields: {
        ...others,
        ...(variantsBack && { variants: variantsBack.map(({ variant }) => variant) }),
        // A product without variants has its own quantity again.
        ...(own ? back?.onHand !== undefined && { onHand: back.onHand } : {}),
        ...(!own && before.onHand !== undefined && { onHand: before.onHand }),
      },
      isMoved: back?.isMoved === true || variantsBack?.some(({ isMoved }) => isMoved) === true,
    };
  });
}
