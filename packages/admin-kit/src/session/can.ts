import type { Permission, PermissionAction, PermissionModule } from '@org/schema';
import type { Me } from '@org/schema/entities';

/** Returns true when the user has the permission in the active tenant. */
export function can(me: Pick<Me, 'permissions'>, permission: Permission): boolean {
  const [module, action] = permission.split('.') as [PermissionModule, PermissionAction];
  return me.permissions[module]?.[action] === true;
}
