import { SPACE_TOKENS, type SpaceToken, type ThemeTokens } from '@org/schema/entities';

/** The same value of a neighboring block, to which a value snaps. */
export interface Neighbor {
  readonly name: string;
  readonly value: number;
}

/** A value after snapping. */
export interface Snapped {
  readonly value: number;
  /** The neighbor that has the same value. */
  readonly neighbor?: Neighbor | undefined;
  /** The step of the theme that has the same value. */
  readonly token?: SpaceToken | undefined;
}

/** Values snap to multiples of it, px. */
const SNAP_STEP = 4;
/** Distance in px at which the value of a neighbor attracts. */
const NEIGHBOR_REACH = 3;
/** Distance in px at which a step of the theme attracts, so that the multiples beside it stay in reach. */
const STEP_REACH = SNAP_STEP / 2;

/** Returns the steps of a theme by their value in px; a value that several steps have stands for the first of them. */
function byValue(spaces: ThemeTokens['spaces']): Map<number, SpaceToken> {
  const steps = SPACE_TOKENS.map((token) => [spaces[token], token] as const);
  return new Map(steps.toReversed());
}

/** Returns the steps of the theme above and below a value, px; undefined where there is none. */
export function getNextSteps(
  value: number,
  spaces: ThemeTokens['spaces'],
): { readonly up: SpaceToken | undefined; readonly down: SpaceToken | undefined } {
  const steps = [...byValue(spaces)].toSorted(([one], [other]) => one - other);
  return {
    up: steps.find(([size]) => size > value)?.[1],
    down: steps.findLast(([size]) => size < value)?.[1],
  };
}

/**
 * Snaps a value: to that of a near neighbor, else to a near step of the theme, else to a multiple of 4 px.
 * @param value - value of the pointer in px
 * @param neighbors - neighbors, the nearest block first
 * @param spaces - sizes of the steps of the theme; without them only to neighbors and multiples
 */
export function snapSpace(
  value: number,
  neighbors: readonly Neighbor[],
  spaces?: ThemeTokens['spaces'],
): Snapped {
  const steps = spaces ? byValue(spaces) : new Map<number, SpaceToken>();
  let near: Neighbor | undefined;
  let distance = NEIGHBOR_REACH + 0.001;
  for (const neighbor of neighbors) {
    const away = Math.abs(neighbor.value - value);
    if (away >= distance) continue;
    near = neighbor;
    distance = away;
  }
  const toStep = (snapped: number): Pick<Snapped, 'token'> => {
    const token = steps.get(snapped);
    return token ? { token } : {};
  };
  if (near) return { value: near.value, neighbor: near, ...toStep(near.value) };
  const step = [...steps.keys()]
    .toSorted((one, other) => Math.abs(one - value) - Math.abs(other - value))
    .find((size) => Math.abs(size - value) <= STEP_REACH);
  // Adding 0 turns -0 into 0.
  const snapped = step ?? Math.round(value / SNAP_STEP) * SNAP_STEP + 0;
  return { value: snapped, ...toStep(snapped) };
}
