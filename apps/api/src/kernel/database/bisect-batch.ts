import { sql } from 'kysely';
import type { TenantTx } from './tenant-database.ts';

/** Work on a batch of items. */
interface HalvedWork<Item, Outcome> {
  /** Does it with all of them. */
  readonly work: (items: readonly Item[]) => Promise<Outcome[]>;
  /**
   * Returns the outcome of an item that made the batch fail; undefined for errors that no item caused, which are thrown again.
   */
  readonly leave: (error: unknown, item: Item) => Outcome | undefined;
}

/**
 * Does something with items together, and where that goes wrong because of one of them, with the halves by themselves, until
 * nothing but that one is left out.
 * @param how - work and what becomes of one that is left out
 * @returns what became of each
 */
export async function bisectBatch<Item, Outcome>(
  tx: TenantTx,
  items: readonly Item[],
  how: HalvedWork<Item, Outcome>,
): Promise<Outcome[]> {
  const [one] = items;
  if (one === undefined) return [];
  await sql`savepoint some_items`.execute(tx);
  try {
    const done = await how.work(items);
    await sql`release savepoint some_items`.execute(tx);
    return done;
  } catch (error) {
    const left = how.leave(error, one);
    if (left === undefined) throw error;
    await sql`rollback to savepoint some_items; release savepoint some_items`.execute(tx);
    if (items.length === 1) return [left];
    const half = Math.ceil(items.length / 2);
    return [
      ...(await bisectBatch(tx, items.slice(0, half), how)),
      ...(await bisectBatch(tx, items.slice(half), how)),
    ];
  }
}
