/** Nice maxima, each divisible by four. */
const TOPS = [4, 8, 12, 16, 20, 24, 32, 40, 48, 60, 80, 100] as const;

/** Number of grid lines, without the lowest one. */
export const GRID_LINES = 4;

/**
 * Returns a rounded maximum that the grid lines divide evenly.
 * @example 0 → 4, 37 → 40, 109 → 120
 */
export function roundTop(most: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(most, 1))) - 1);
  const near = (size: number): number | undefined =>
    TOPS.map((top) => top * size).find((top) => top >= most);
  return near(step) ?? near(step * 10) ?? most;
}

/**
 * Returns the positions whose labels fit under a chart: first, last, and some between.
 * @example 12, 5 → 0, 3, 6, 8, 11
 */
export function labelledPoints(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, at) => at);
  return Array.from({ length: most }, (_, at) => Math.round((at * (count - 1)) / (most - 1)));
}
