import { sql } from 'kysely';
import type { TenantTx } from './data-door.ts';

/** An item that was left as it was, and why. */
export interface LeftItem<Item> {
  readonly item: Item;
  readonly error: string;
}

/**
 * Does something with items together, and where that goes wrong because of one of them, with the halves by themselves, until
 * nothing but that one is left out.
 * Shape: transaction, items, work, what is wrong in words or undefined for what is nobody's fault → items that were left out.
 */
export async function inHalves<Item>(
  tx: TenantTx,
  items: readonly Item[],
  work: (items: readonly Item[]) => Promise<LeftItem<Item>[]>,
  problemOf: (error: unknown) => string | undefined,
): Promise<LeftItem<Item>[]> {
  const [one, ...others] = items;
  if (one === undefined) return [];
  await sql`savepoint some_items`.execute(tx);
  try {
    const left = await work(items);
    await sql`release savepoint some_items`.execute(tx);
    return left;
  } catch (error) {
    const problem = problemOf(error);
    if (problem === undefined) throw error;
    await sql`rollback to savepoint some_items; release savepoint some_items`.execute(tx);
    if (others.length === 0) return [{ item: one, error: problem }];
    const half = Math.ceil(items.length / 2);
    return [
      ...(await inHalves(tx, items.slice(0, half), work, problemOf)),
      ...(await inHalves(tx, items.slice(half), work, problemOf)),
    ];
  }
}
