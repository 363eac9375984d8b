import { sql } from 'kysely';
import type { TenantTx } from './tenant-database.ts';

/**
 * Discards the query plans of this session, for work that fills tables. A connection keeps the plans of its foreign key checks
 * until a table is analyzed again. A plan that was made for a small table reads the whole table for each new row once it is
 * large.
 */
export async function discardPlans(tx: TenantTx): Promise<void> {
  await sql`discard plans`.execute(tx);
}
