import type { PlatformTx } from '../../database/data-door.ts';
import type { Person } from '../../http/call.ts';

/** A person with what decides whether they may sign in. */
export interface PersonRecord extends Person {
  readonly isDemo: boolean;
  readonly isActive: boolean;
}

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
  return (
    row && {
      id: row.id,
      email: row.email,
      displayName: row.display_name,
      firstname: row.firstname,
      lastname: row.lastname,
      isDemo: row.is_demo,
      isActive: row.status === 'active',
    }
  );
}
