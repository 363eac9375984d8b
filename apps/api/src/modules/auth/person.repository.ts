import type { Selectable } from 'kysely';
import type { PlatformTables } from '../../database/platform-tables.ts';
import type { PlatformTx } from '../../database/tenant-database.ts';
import type { Person } from '../../http/call.ts';

/** A person with what decides whether they may sign in. */
export interface PersonRecord extends Person {
  readonly isDemo: boolean;
  readonly isActive: boolean;
  /** Tenant of a visitor's account; null for staff. */
  readonly tenantId: number | null;
}

/** A person's row, as far as a request needs it. */
export type PersonRow = Pick<
  Selectable<PlatformTables['users']>,
  'id' | 'tenant_id' | 'email' | 'display_name' | 'firstname' | 'lastname' | 'is_demo' | 'status'
>;

/** Shape: row → person. */
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

/** The person behind an identity of the sign-in library. */
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
