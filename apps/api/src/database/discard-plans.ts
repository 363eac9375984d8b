import { sql } from 'kysely';
import type { TenantTx } from './tenant-database.ts';

/**
 * Has the database plan anew what it looks up in this session, for work that fills tables. A connection keeps the plans by which
 * it checks foreign keys for as long as nobody has counted the tables again: one that was made while a table was small reads all of
 * it, row for row of what comes, when it is large.
 */
export async function discardPlans(tx: TenantTx): Promise<void> {
  await sql`discard plans`.execute(tx);
}
