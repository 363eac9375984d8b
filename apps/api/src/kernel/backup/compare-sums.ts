import type { DatabaseSnapshot, TableSum } from './read-rows.ts';

/** A table with what its rows come to. */
export interface SummedTable extends TableSum {
  readonly name: string;
}

/**
 * Compares every table with what it came to elsewhere, row for row by count and sum.
 * @throws one sentence that names the first table that differs
 */
export async function compareSums(
  snapshot: DatabaseSnapshot,
  wanted: readonly SummedTable[],
): Promise<void> {
  for (const { name, rows, sum } of wanted) {
    const table = snapshot.tables.find((candidate) => candidate.name === name);
    const found = table && (await snapshot.getSum(table));
    if (found?.rows !== rows || found.sum !== sum)
      throw new Error(
        `${name} is not what it was: ${rows} rows were there, ${found?.rows ?? 0} are`,
      );
  }
}
