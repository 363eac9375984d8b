/** True for the long form: `pnpm chaos`. */
export const IS_LONG = process.env.ATRIUM_CHAOS === 'long';

/**
 * Returns the numbers of a test's rounds.
 * @param usual - number in a normal run
 * @param long - number in the long form
 */
export function rounds(usual: number, long: number): number[] {
  return Array.from({ length: IS_LONG ? long : usual }, (_, at) => at + 1);
}

/** Seed of the run, printed so that the run can be repeated. */
export const SEED = Number(process.env.ATRIUM_CHAOS_SEED ?? Date.now() % 2 ** 31);

/**
 * Returns a pseudo-random generator.
 * @returns numbers from 0 to 1
 */
export function chance(seed: number = SEED): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
