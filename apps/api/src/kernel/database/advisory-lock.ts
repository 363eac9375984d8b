import { sql } from 'kysely';
import type { PlatformTx, TenantTx } from './tenant-database.ts';

/** Lets changes that go by a name within a tenant come one after the other; the turn ends with the transaction. */
export async function withAdvisoryLock(
  tx: TenantTx | PlatformTx,
  tenantId: number,
  name: string,
): Promise<void> {
  const turn = `${name} of ${tenantId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(tx);
}
