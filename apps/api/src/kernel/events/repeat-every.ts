/**
 * Creates a gate that opens at most once per interval, for progress that is reported at a limited rate. Takes interval in ms.
 * @returns function that returns true when the interval is over, and on its first call
 * @example const due = repeatEvery(500); for (const batch of batches) { ...; if (due()) await publishEvent(...); }
 */
export function repeatEvery(ms: number, now: () => number = performance.now.bind(performance)) {
  let last = Number.NEGATIVE_INFINITY;
  return (): boolean => {
    const time = now();
    if (time - last < ms) return false;
    last = time;
    return true;
  };
}
