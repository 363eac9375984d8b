import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { ROWS_AT_ONCE } from '../../../kernel/jobs/in-every-tenant.ts';

/**
 * Removes security events that are older than a year, and the addresses and browsers of older changes.
 * @returns whether there may be more
 */
export async function expireAuditLog(tx: TenantTx): Promise<boolean> {
  const { rows } = await sql<{ expired: number }>`
    select app.expire_audit_log(${ROWS_AT_ONCE}) as expired`.execute(tx);
  return rows[0]?.expired === ROWS_AT_ONCE;
}
