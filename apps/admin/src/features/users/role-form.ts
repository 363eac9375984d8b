import { yupResolver } from '@hookform/resolvers/yup';
import {
  ALL_PERMISSIONS,
  type Permission,
  type PermissionTree,
  type RoleId,
  rolePermissions,
} from '@org/schema';
import { type Role, type RoleCreate, roleCreateSchema } from '@org/schema/entities';
import type { Resolver } from 'react-hook-form';

/** Form values of a role. */
export type RoleFormValues = {
  name: string;
  base_role: RoleId;
  permissions: Permission[];
};

/** Returns the permissions of a tree, in the order of the table. */
export function getPermissions(tree: PermissionTree): Permission[] {
  return ALL_PERMISSIONS.filter((permission) => {
    const [module, action] = permission.split('.');
    const actions: unknown = Reflect.get(tree, module ?? '');
    return (
      typeof actions === 'object' && actions !== null && Reflect.get(actions, action ?? '') === true
    );
  });
}

/** Returns the form values of an existing role. */
export function roleToForm({ name, base_role, permissions }: Role): RoleFormValues {
  return { name, base_role, permissions: getPermissions(permissions) };
}

/** Returns the form values of a new role: all permissions of its base role that the user may grant. */
export function newRoleForm(base: RoleId, own: PermissionTree): RoleFormValues {
  const mine = new Set(getPermissions(own));
  return {
    name: '',
    base_role: base,
    permissions: [...rolePermissions(base)].filter((permission) => mine.has(permission)),
  };
}

/** Returns the body of a creation or update. */
export function toRoleBody({ name, base_role, permissions }: RoleFormValues): RoleCreate {
  const possible = rolePermissions(base_role);
  return {
    name,
    base_role,
    permissions: permissions.filter((permission) => possible.has(permission)),
  };
}

// The schema returns the form's values.
export const roleResolver = yupResolver(roleCreateSchema) as unknown as Resolver<RoleFormValues>;
