import type { Side } from './space-fields.ts';

/** Movement of both edges of a space, in px, while it grew by `PROBE`. Positive is to the right and down. */
export interface EdgeMoves {
  /** Edge away from the content: that of the block for a padding, that of the next block for a margin. */
  readonly outer: number;
  /** Edge toward the content: that of the content for a padding, that of the block for a margin. */
  readonly inner: number;
}

/** Growth in px by which the direction of a drag is measured. */
export const PROBE = 16;

/** Direction in which a side is away from its block. */
const OUTWARD: Readonly<Record<Side, 1 | -1>> = { Top: -1, Right: 1, Bottom: 1, Left: -1 };

/**
 * Returns the px by which a space grows for each px of the pointer, so that the edge that moves stays under it. Which edge moves
 * depends on the layout: the left padding of a stretched block moves its content, that of a block at the end of its line moves the
 * block. Pages that are read from right to left need no rule of their own.
 */
export function getGrowth(side: Side, { outer, inner }: EdgeMoves): number {
  // Both edges move apart in a centered layout: pages begin at their start, so the one that moves away from it is followed.
  const isEven = Math.abs(Math.abs(outer) - Math.abs(inner)) <= 1;
  const isOuter = isEven ? outer > inner : Math.abs(outer) > Math.abs(inner);
  const moved = isOuter ? outer : inner;
  const share = Math.abs(moved) / PROBE;
  // No edge moves in some layouts, such as that of collapsed margins: the space grows away from the block.
  if (share < 0.25) return OUTWARD[side];
  // The edges of a centered block move by half of the growth.
  return Math.sign(moved) * (share < 0.75 ? 2 : 1);
}

/** Returns the direction from one block to the next: 1 to the right or down, else -1, as in pages read from right to left. */
export function getGapDirection(from: number, to: number): 1 | -1 {
  return to >= from ? 1 : -1;
}
