/** Distinct ids in ascending order. */
export type IdSet = Float64Array;

/** Returns ids in the order of the database's packed bytes: eight bytes each, big-endian. */
export function unpackedIds(packed: Buffer): Float64Array {
  const ids = new Float64Array(packed.length / 8);
  for (let at = 0; at < ids.length; at++)
    ids[at] = packed.readInt32BE(at * 8) * 2 ** 32 + packed.readUInt32BE(at * 8 + 4);
  return ids;
}

/** Returns packed ids as a set, whatever their order. */
export const idSet = (packed: Buffer): IdSet => withoutTwins(unpackedIds(packed).sort());

function withoutTwins(sorted: Float64Array): IdSet {
  let length = 0;
  for (let at = 0; at < sorted.length; at++)
    if (at === 0 || sorted[at] !== sorted[at - 1]) sorted[length++] = sorted[at] ?? 0;
  return length === sorted.length ? sorted : sorted.slice(0, length);
}

/** Returns the index of the first id that is not less than `id`, from an index on: galloping search, then binary search. */
function getPlace(ids: IdSet, id: number, from: number): number {
  let step = 1;
  let low = from;
  while (low + step < ids.length && (ids[low + step] ?? 0) < id) {
    low += step;
    step *= 2;
  }
  let high = Math.min(ids.length, low + step + 1);
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns whether the set has the id. */
export const hasId = (ids: IdSet, id: number): boolean => ids[getPlace(ids, id, 0)] === id;

/** Returns the intersection of two sets, with as many searches as the smaller one has ids. */
function inBoth(one: IdSet, other: IdSet): IdSet {
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  const both = new Float64Array(few.length);
  let length = 0;
  let at = 0;
  for (const id of few) {
    at = getPlace(many, id, at);
    if (at >= many.length) break;
    if (many[at] === id) both[length++] = id;
  }
  return both.slice(0, length);
}

/**
 * Returns the intersection of all sets.
 * @param sets - at least one set
 */
export function inAll(sets: readonly IdSet[]): IdSet {
  const [first = new Float64Array(), ...others] = sets.toSorted((a, b) => a.length - b.length);
  return others.reduce(inBoth, first);
}

/** Returns the ids of the first set that are not in the other. */
export function notIn(ids: IdSet, others: IdSet): IdSet {
  if (others.length === 0) return ids;
  let at = 0;
  return ids.filter((id) => {
    at = getPlace(others, id, at);
    return others[at] !== id;
  });
}
