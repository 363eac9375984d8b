/** Default px per rem of browsers. */
const REM = 16;

/** Rounds lengths to two decimals. */
const rounded = (value: number): number => Math.round(value * 100) / 100;

/**
 * Converts a length between compatible units.
 * @param value - number
 * @param from - its unit
 * @param to - the new unit
 * @returns number; unchanged for units that depend on the screen or the container
 */
export function convertLength(value: number, from: string, to: string): number {
  if (from === 'px' && to === 'rem') return rounded(value / REM);
  if (from === 'rem' && to === 'px') return rounded(value * REM);
  return value;
}
