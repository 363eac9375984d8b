import type { Selectable } from 'kysely';
import type { PlatformTables } from '../database/tables.gen.ts';
import type { PlatformTx } from '../database/tenant-database.ts';
import type { Person } from './call.ts';

/** User with the state that decides whether they can sign in. */
export interface PersonRecord extends Person {
  readonly isDemo: boolean;
  readonly isActive: boolean;
  /** Tenant of a visitor account; null for staff. */
  readonly tenantId: number | null;
}

/** Row of a user, limited to the columns that a request needs. */
export type PersonRow = Pick<
  Selectable<PlatformTables['users']>,
  'id' | 'tenant_id' | 'email' | 'display_name' | 'firstname' | 'lastname' | 'is_demo' | 'status'
>;

/** Converts a row into a person. */
export const toPerson = (row: PersonRow): PersonRecord => ({
  id: row.id,
  email: row.email,
  displayName: row.display_name,
  firstname: row.firstname,
  lastname: row.lastname,
  isDemo: row.is_demo,
  isActive: row.status === 'active',
  tenantId: row.tenant_id,
});

/** Returns the person of a sign-in. */
export async function findPerson(
  tx: PlatformTx,
  authId: string,
): Promise<PersonRecord | undefined> {
  const row = await tx
    .selectFrom('users')
    .selectAll()
    .where('auth_id', '=', authId)
    .executeTakeFirst();
  return row && toPerson(row);
}
