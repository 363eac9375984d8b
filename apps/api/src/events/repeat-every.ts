/**
 * Makes a gate that lets through once in a while, for progress that is told at most so often.
 * Shape: ms between two → a function that says whether it is time again; the first time it is.
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
