import { sql } from 'kysely';
import type { TenantTx } from './tenant-database.ts';

/** Rows from which on tables are joined by hash. */
const MANY = 50;

/**
 * Runs statements over many given rows with hash joins. The planner has no statistics of a table that has just grown: it
 * expects one row instead of a thousand, and pairs each with each. Only for statements that join each table to the given rows
 * directly; a table that is looked up through another one would be read completely. Rejects as they do; the transaction is lost
 * then.
 * @param rows - number of given rows
 * @returns their results
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
