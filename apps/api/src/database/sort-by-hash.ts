import { sql } from 'kysely';
import type { TenantTx } from './tenant-database.ts';

/** Rows from which on tables are joined by hash. */
const MANY = 50;

/**
 * Runs statements over many given rows with joins by hash. Of a table that has just grown the planner knows nothing until it is
 * analysed: it takes a thousand given rows for one, and pairs each with each. For statements that ask each of their tables for the
 * given rows by itself; a table that is looked up through another would be read whole.
 * Shape: transaction, number of given rows, statements → what they give. Rejects as they do, and the transaction is lost then.
 */
export async function sortByHash<Value>(
  tx: TenantTx,
  rows: number,
  work: () => Promise<Value>,
): Promise<Value> {
  if (rows < MANY) return work();
  await sql`set local enable_nestloop = off`.execute(tx);
  const value = await work();
  await sql`set local enable_nestloop = on`.execute(tx);
  return value;
}
