/**
 * A row that means one of its batch comes after all of those that do not: by then that one is there. Rows of one key keep
 * their order, and a file in which everybody stands twice is two rounds, not as many as it has people.
 */
export function splitByUniqueKey<Row>(
  rows: readonly Row[],
  getKey: (row: Row) => string | number | undefined,
): Row[][] {
  const rounds: Row[][] = [];
  const seen = new Map<string | number, number>();
  for (const row of rows) {
    const key = getKey(row);
    const at = key === undefined ? 0 : (seen.get(key) ?? 0);
    if (key !== undefined) seen.set(key, at + 1);
    const round = rounds[at] ?? [];
    rounds[at] = round;
    round.push(row);
  }
  return rounds;
}
