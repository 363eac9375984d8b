import { type Permission, type RoleId, rolePermissions } from '@org/schema';
import { roleLabel, TENANT_ROLE_IDS } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { Actor, Permitted } from '../../../kernel/access/call.ts';
import { memberPermissions } from '../../../kernel/access/tenant-access.repository.ts';
import type { PlatformTx } from '../../../kernel/database/tenant-database.ts';

/** Role that can be assigned. */
export interface GivenRole extends Permitted {
  readonly roleId: RoleId;
  /** Id of the tenant's custom role; null for a built-in role. */
  readonly ownRoleId: number | null;
  readonly name: string;
}

/** Returns a built-in role. */
export function baseRole(roleId: RoleId): GivenRole {
  return { roleId, ownRoleId: null, name: roleLabel(roleId), permissions: rolePermissions(roleId) };
}

/** Returns whether a role has no permissions beyond the actor's own, so that nobody grants more than they have. */
export function isWithin(
  role: { readonly roleId: RoleId } & Permitted,
  actor: Pick<Actor, 'roleId' | 'permissions'>,
): boolean {
  return (
    role.roleId >= actor.roleId &&
    [...role.permissions].every((permission: Permission) => actor.permissions.has(permission))
  );
}

/**
 * Checks that a role does not exceed the actor's permissions.
 * @throws `forbidden`
 */
export function requireWithin(
  role: { readonly roleId: RoleId } & Permitted,
  actor: Pick<Actor, 'roleId' | 'permissions'>,
): void {
  if (!isWithin(role, actor))
    throw appError('forbidden', {
      message: 'You cannot assign a role with more permissions than yours',
    });
}

/**
 * Returns a role of a tenant by its id.
 * @throws `validation_failed` on `role`
 */
export async function findRole(tx: PlatformTx, tenantId: number, id: number): Promise<GivenRole> {
  const base = TENANT_ROLE_IDS.find((one) => one === String(id));
  if (base) return baseRole(base);
  const own = await tx
    .selectFrom('roles')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!own)
    throw appError('validation_failed', { formErrors: { role: 'This role does not exist' } });
  return {
    roleId: own.base_role,
    ownRoleId: own.id,
    name: own.name,
    permissions: memberPermissions(own.base_role, own.permissions),
  };
}
