import { sql } from 'kysely';
import type { DomainRecord } from '../../database/platform-tables.ts';
import type { PlatformTx } from '../../database/tenant-database.ts';

/** The domains of a tenant, the primary one first, then by name. */
export async function listDomains(tx: PlatformTx, tenantId: number): Promise<DomainRecord[]> {
  return tx
    .selectFrom('domains')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('is_primary', 'desc')
    .orderBy('host')
    .execute();
}

/** One domain of a tenant, for a change of it. */
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

/** True for a name that some other tenant has shown to be its own. */
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

/** Lets one tenant's domains be changed by one at a time, so that what was counted stays true. */
export async function lockDomains(tx: PlatformTx, tenantId: number): Promise<void> {
  await sql`select 1 from tenants where id = ${tenantId} for update`.execute(tx);
}

/** Makes one domain the primary one, or with `undefined` none. */
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
