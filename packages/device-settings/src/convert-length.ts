/** px of one rem: what browsers start from. */
const REM = 16;

/** Lengths have at most two decimals. */
const rounded = (value: number): number => Math.round(value * 100) / 100;

/**
 * The same length in another unit, where the two units measure the same thing.
 * Shape: number, its unit, the new unit → number; what depends on the screen or the box around keeps its number.
 */
export function convertLength(value: number, from: string, to: string): number {
  if (from === 'px' && to === 'rem') return rounded(value / REM);
  if (from === 'rem' && to === 'px') return rounded(value * REM);
  return value;
}
