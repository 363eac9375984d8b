import { OWNER_ROLE_ID } from '@org/schema';
import { loginSchema } from '@org/schema/entities';
import type { TenantDatabase } from '../../kernel/database/tenant-database.ts';
import type { Identity } from '../../modules/platform/index.ts';

/** A new owner. */
export interface NewOwner {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly password: string;
}

const SHORTEST = 12;

/**
 * Creates the platform's first owner. No endpoint assigns that role.
 * @throws one sentence when there is an owner already, or an answer is invalid
 */
export async function makeOwner(
  parts: { db: TenantDatabase; identity: Identity },
  owner: NewOwner,
): Promise<void> {
  const { db, identity } = parts;
  const email = owner.email.trim().toLowerCase();
  const displayName = `${owner.firstname} ${owner.lastname}`.trim();
  if (!loginSchema.isValidSync({ email, password: owner.password }))
    throw new Error('Please enter a valid email address');
  if (displayName === '') throw new Error('Please enter a name');
  if (owner.password.length < SHORTEST)
    throw new Error(`Please use a password of at least ${SHORTEST} characters`);
  const owners = await db.asPlatform('create owner', (tx) =>
    tx
      .selectFrom('memberships')
      .innerJoin('users', 'users.id', 'memberships.user_id')
      .select('users.email')
      .where('role_id', '=', OWNER_ROLE_ID)
      .where('users.is_demo', '=', false)
      .execute(),
  );
  if (owners.length > 0) throw new Error('There is an owner already');

  const authId = await identity.createPerson({ email, displayName, password: owner.password });
  await db.asPlatform('create owner', async (tx) => {
    const { id } = await tx
      .insertInto('users')
      .values({
        auth_id: authId,
        email,
        firstname: owner.firstname,
        lastname: owner.lastname,
        display_name: displayName,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('memberships')
      .values({ user_id: id, tenant_id: null, agency_id: null, role_id: OWNER_ROLE_ID })
      .execute();
  });
}
