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
}

/** Values snap to multiples of it, px. */
const SNAP_STEP = 4;
/** Distance in px at which the value of a neighbor attracts. */
const NEIGHBOR_REACH = 3;

/**
 * Snaps a value: to that of a near neighbor, else to a multiple of 4 px.
 * @param value - value of the pointer in px
 * @param neighbors - neighbors, the nearest block first
 */
export function snapSpace(value: number, neighbors: readonly Neighbor[]): Snapped {
  let near: Neighbor | undefined;
  let distance = NEIGHBOR_REACH + 0.001;
  for (const neighbor of neighbors) {
    const away = Math.abs(neighbor.value - value);
    if (away >= distance) continue;
    near = neighbor;
    distance = away;
  }
  if (near) return { value: near.value, neighbor: near };
  // Adding 0 turns -0 into 0.
  return { value: Math.round(value / SNAP_STEP) * SNAP_STEP + 0 };
}
