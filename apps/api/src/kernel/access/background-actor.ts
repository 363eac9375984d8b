import type { TenantDatabase } from '../database/tenant-database.ts';
import type { Actor } from './call.ts';
import { listTenantAccess } from './tenant-access.repository.ts';

/** A person as they stand in a tenant now, for work that they began earlier; undefined for one who is no member any more. */
export async function actorInBackground(
  db: TenantDatabase,
  tenantId: number,
  userId: number,
  requestId: string,
): Promise<Actor | undefined> {
  return db.asPlatform('resolve session', async (tx) => {
    const [here] = await listTenantAccess(tx, userId, { tenantId });
    const person = await tx
      .selectFrom('users')
      .select(['id', 'email', 'display_name', 'firstname', 'lastname'])
      .where('id', '=', userId)
      .where('status', '=', 'active')
      .executeTakeFirst();
    if (!here || !person) return undefined;
    const { display_name, ...rest } = person;
    return {
      person: { ...rest, displayName: display_name },
      roleId: here.roleId,
      permissions: here.permissions,
      requestId,
      address: 'background',
      userAgent: '',
    };
  });
}
