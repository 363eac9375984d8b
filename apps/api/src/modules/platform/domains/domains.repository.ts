import { sql } from 'kysely';
import type { DomainRecord } from '../../../kernel/database/records.ts';
import type { PlatformTx } from '../../../kernel/database/tenant-database.ts';

/** Returns the domains of a tenant, the primary one first, then by name. */
export async function listDomains(tx: PlatformTx, tenantId: number): Promise<DomainRecord[]> {
  return tx
    .selectFrom('domains')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('is_primary', 'desc')
    .orderBy('host')
    .execute();
}

/** Returns a domain of a tenant with a row lock. */
export async function findDomain(
  tx: PlatformTx,
  tenantId: number,
  id: number,
): Promise<DomainRecord | undefined> {
  return tx
    .selectFrom('domains')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns whether another tenant has verified the name. */
export async function isTaken(tx: PlatformTx, tenantId: number, host: string): Promise<boolean> {
  const row = await tx
    .selectFrom('domains')
    .select('id')
    .where('host', '=', host)
    .where('tenant_id', '!=', tenantId)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the domains of a tenant, so that counts stay valid until the end of the transaction. */
export async function lockDomains(tx: PlatformTx, tenantId: number): Promise<void> {
  await sql`select 1 from tenants where id = ${tenantId} for update`.execute(tx);
}

/** Sets the primary domain; `undefined` sets none. */
export async function setPrimary(
  tx: PlatformTx,
  tenantId: number,
  id: number | undefined,
): Promise<void> {
  await tx
    .updateTable('domains')
    .set({ is_primary: false })
    .where('tenant_id', '=', tenantId)
    .where('is_primary', '=', true)
    .execute();
  if (id === undefined) return;
  await tx
    .updateTable('domains')
    .set({ is_primary: true })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}
