// Statistics and timers that all suites share. CPU time is what counts: the machine does other work beside us.

export const median = (values) => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** Median and range as text. */
export const spread = (values, digits = 2) =>
  `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)})`;

/**
 * CPU time of functions in this process, interleaved: each round runs every one for about `targetMs`.
 * @returns function → name → CPU ms of one call, per round
 */
export async function getCpu(variants, { rounds = 11, targetMs = 120, warmMs = 400 } = {}) {
  const names = Object.keys(variants);
  const calls = {};
  const result = Object.fromEntries(names.map((name) => [name, []]));
  for (const name of names) {
    const start = performance.now();
    let count = 0;
    while (performance.now() - start < warmMs || count < 3) {
      await variants[name]();
      count += 1;
    }
    calls[name] = Math.max(1, Math.round(targetMs / ((performance.now() - start) / count)));
  }
  for (let round = 0; round < rounds; round++)
    for (let i = 0; i < names.length; i++) {
      const name = names[(i + round) % names.length];
      globalThis.gc?.();
      // A forced collection throws away optimised code as well, and some hundred calls go by until it is back.
      for (let call = 0; call < calls[name] * 2.5; call++) await variants[name]();
      const before = process.cpuUsage();
      for (let call = 0; call < calls[name]; call++) await variants[name]();
      const used = process.cpuUsage(before);
      result[name].push((used.user + used.system) / 1000 / calls[name]);
    }
  return result;
}

/** One line of the closing table: a figure beside its target. */
export const figure = (what, value, target, { unit = '×', smaller = true } = {}) => ({
  what,
  measured: `${value < 10 ? value.toFixed(2) : Math.round(value)} ${unit}`,
  target: `${smaller ? '≤' : '≥'} ${target} ${unit}`,
  met: (smaller ? value <= target : value >= target) ? 'yes' : 'NO',
});
