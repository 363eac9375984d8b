import type { ManagedAgency } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { PlatformTx } from '../../../kernel/database/tenant-database.ts';

/** Returns agencies by name, with the number of their tenants and users. */
export async function listAgencies(tx: PlatformTx, only?: number): Promise<ManagedAgency[]> {
  const narrowed = only === undefined ? sql`` : sql`where a.id = ${only}`;
  const { rows } = await sql<ManagedAgency>`
    select a.id, a.name, a.status,
      (select count(*)::int from tenants t where t.agency_id = a.id) as tenants_count,
      (select count(*)::int from memberships m where m.agency_id = a.id and m.status = 'active') as users_count
    from agencies a ${narrowed} order by lower(a.name), a.id`.execute(tx);
  return rows;
}

async function oneAgency(tx: PlatformTx, id: number): Promise<ManagedAgency> {
  const [agency] = await listAgencies(tx, id);
  if (!agency) throw appError('not_found');
  return agency;
}

/** Creates an agency. */
export async function createAgency(
  tx: PlatformTx,
  agency: { readonly name: string; readonly status: number },
): Promise<ManagedAgency> {
  const { id } = await tx
    .insertInto('agencies')
    .values(agency)
    .returning('id')
    .executeTakeFirstOrThrow();
  return oneAgency(tx, id);
}

/**
 * Updates an agency.
 * @throws `not_found`
 */
export async function updateAgency(
  tx: PlatformTx,
  id: number,
  agency: { readonly name: string; readonly status: number },
): Promise<ManagedAgency> {
  await tx.updateTable('agencies').set(agency).where('id', '=', id).execute();
  return oneAgency(tx, id);
}
