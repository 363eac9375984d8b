import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/** Length of a position from which on the positions of its column are renewed. */
export const LONGEST_POSITION = 40;

/** Returns a position between two others; null stands for the start or the end of a column. */
export function positionBetween(before: string | null, after: string | null): string {
  return generateKeyBetween(before, after);
}

/** Returns positions after another, in their order; null stands for the start of a column. */
export function positionsAfter(last: string | null, count: number): string[] {
  return generateNKeysBetween(last, null, count);
}

/** Returns new, short positions in their order. */
export function evenPositions(count: number): string[] {
  return generateNKeysBetween(null, null, count);
}
