import { GRID_LIMITS } from '@org/schema';
import { numberWithin } from '../../props/read-props.ts';

/** Columns of a grid as CSS. */
export interface PrintedTracks {
  readonly count: number;
  /** Value of `grid-template-columns`. */
  readonly css: string;
}

/** Returns a stored share; 0 for a column that fits its content. */
function readShare(stored: unknown): number {
  const share = numberWithin(stored, { min: 0, max: GRID_LIMITS.maxShare }) ?? 1;
  return share === 0 ? 0 : Math.max(GRID_LIMITS.minShare, Math.round(share * 100) / 100);
}

/** Returns the columns of a stored list, each limited to its range; undefined when there are none. */
export function printTracks(stored: unknown): PrintedTracks | undefined {
  if (!Array.isArray(stored) || stored.length === 0) return undefined;
  const shares = stored.slice(0, GRID_LIMITS.columns).map(readShare);
  const count = shares.length;
  const [first = 0] = shares;
  const total = shares.reduce((sum, share) => sum + share, 0);
  // Shares of less than 1 together would leave a part of the width empty.
  const factor = total < 1 ? 4 : 1;
  const print = (share: number): string =>
    share === 0 ? 'auto' : `minmax(0,${Math.round(share * factor * 100) / 100}fr)`;
  const isEqual = count > 1 && shares.every((share) => share === first);
  return { count, css: isEqual ? `repeat(${count},${print(first)})` : shares.map(print).join(' ') };
}
