import {
  appError,
  type Permission,
  type RoleId,
  roleLabel,
  rolePermissions,
  TENANT_ROLE_IDS,
} from '@org/schema';
import type { PlatformTx } from '../../database/tenant-database.ts';
import type { Actor, Permitted } from '../../http/call.ts';
import { memberPermissions } from '../auth/tenant-access.repository.ts';

/** A role as it is given to somebody. */
export interface GivenRole extends Permitted {
  readonly roleId: RoleId;
  /** Number of the tenant's own role; null for one of the product's. */
  readonly ownRoleId: number | null;
  readonly name: string;
}

/** One of the product's roles. */
export function baseRole(roleId: RoleId): GivenRole {
  return { roleId, ownRoleId: null, name: roleLabel(roleId), permissions: rolePermissions(roleId) };
}

/** True when nothing of a role goes beyond what somebody may do themselves: nobody grants above their own. Source: reliability T04. */
export function isWithin(
  role: { readonly roleId: RoleId } & Permitted,
  actor: Pick<Actor, 'roleId' | 'permissions'>,
): boolean {
  return (
    role.roleId >= actor.roleId &&
    [...role.permissions].every((permission: Permission) => actor.permissions.has(permission))
  );
}

/** Errors: `forbidden` when a role goes beyond what the actor may do. */
export function requireWithin(
  role: { readonly roleId: RoleId } & Permitted,
  actor: Pick<Actor, 'roleId' | 'permissions'>,
): void {
  if (!isWithin(role, actor))
    throw appError('forbidden', {
      message: 'You cannot assign a role with more permissions than yours',
    });
}

/** A role of a tenant by its number. Errors: `validation_failed` on `role`. */
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
