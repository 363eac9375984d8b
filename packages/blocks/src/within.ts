/** A number within a range. Shape: anything, its least and most, what stands for what is no number → number. */
export function within(value: unknown, min: number, max: number, otherwise: number = min): number {
  return typeof value === 'number' && Number.isFinite(value)
    ? Math.min(max, Math.max(min, value))
    : otherwise;
}
