/** Returns the items of a list that are in a set, in order and each once. */
function within<Item>(list: readonly Item[], wanted: ReadonlySet<Item>): Item[] {
  return [...new Set(list)].filter((item) => wanted.has(item));
}

/** Returns true if the items that are in both lists are in another order. */
function isReordered<Item>(before: readonly Item[], after: readonly Item[]): boolean {
  const [was, is] = [within(before, new Set(after)), within(after, new Set(before))];
  return was.some((item, at) => item !== is[at]);
}

/**
 * Merges the orders of two versions of a list. The order of the person who moved items is the one that counts, mine when both did.
 * An item of one list follows the item that it follows there.
 * @param members - items of the merged list, each in one of the two versions
 */
export function mergeOrder<Item>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  members: ReadonlySet<Item>,
): Item[] {
  const [first, second] = isReordered(base, mine) ? [mine, theirs] : [theirs, mine];
  const merged = within(first, members);
  const placed = new Set(merged);
  let before: Item | undefined;
  for (const item of within(second, members)) {
    if (!placed.has(item)) {
      merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, item);
      placed.add(item);
    }
    before = item;
  }
  return merged;
}
