import type { ProductUpdate } from '@org/schema';
import type { TenantTx } from '../../database/tenant-database.ts';
import type { ChangedParts } from '../../entities/entity-definition.ts';
import { getProductCounts, getVariants } from './variants.repository.ts';

/** Pieces as they are; what is left out is 0. */
interface Quantities {
  readonly onHand?: number | undefined;
  readonly reserved?: number | undefined;
}

/** Pieces that are put back, and whether some came or went since. */
interface PiecesBack {
  /** Undefined where they stay as they are. */
  readonly onHand: number | undefined;
  readonly isMoved: boolean;
}

/**
 * How many pieces lie there once a count of them is taken back: what was sold or counted since is taken off, or comes on top, and
 * never fewer are left than are held for somebody. Shape: pieces before the count, after it where that is known, now → pieces.
 */
export function restoredQuantities(
  before: number | undefined,
  left: number | undefined,
  { onHand: now = 0, reserved = 0 }: Quantities,
): PiecesBack {
  if (before === undefined) return { onHand: undefined, isMoved: false };
  const since = left === undefined ? 0 : now - left;
  // What is held anywhere may all be held here, and more than lies here cannot be.
  const least = Math.min(now, reserved);
  const wanted = before + since;
  const onHand = Math.max(wanted, least);
  const isMoved = since !== 0 || wanted < least;
  // What was sold before it came is owed still, and no count says that.
  return { onHand: onHand === now || onHand < 0 ? undefined : onHand, isMoved };
}

/** What parts of products are put back to after a change is taken back: their pieces without those that were sold since. */
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
        // One that has no variants any more counts its pieces itself again.
        ...(own ? back?.onHand !== undefined && { onHand: back.onHand } : {}),
        ...(!own && before.onHand !== undefined && { onHand: before.onHand }),
      },
      isMoved: back?.isMoved === true || variantsBack?.some(({ isMoved }) => isMoved) === true,
    };
  });
}
