/** True for the long form: `pnpm chaos`. */
export const IS_LONG = process.env.ATRIUM_CHAOS === 'long';

/** Numbers of the rounds of a test. Shape: how many in a usual run, how many in the long form. */
export function rounds(usual: number, long: number): number[] {
  return Array.from({ length: IS_LONG ? long : usual }, (_, at) => at + 1);
}

/** Seed of a run, printed so that the run can be made again. */
export const SEED = Number(process.env.ATRIUM_CHAOS_SEED ?? Date.now() % 2 ** 31);

/** Chance that comes out the same for the same seed. Shape: seed → numbers from 0 to 1. */
export function chance(seed: number = SEED): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
