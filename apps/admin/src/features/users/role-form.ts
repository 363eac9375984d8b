import { yupResolver } from '@hookform/resolvers/yup';
import {
  ALL_PERMISSIONS,
  type Permission,
  type PermissionTree,
  type Role,
  type RoleCreate,
  type RoleId,
  roleCreateSchema,
  rolePermissions,
} from '@org/schema';
import type { Resolver } from 'react-hook-form';

/** What the form of a role holds. */
export type RoleFormValues = {
  name: string;
  base_role: RoleId;
  permissions: Permission[];
};

/** Permissions of a tree, in the order of the table. */
export function getPermissions(tree: PermissionTree): Permission[] {
  return ALL_PERMISSIONS.filter((permission) => {
    const [module, action] = permission.split('.');
    const actions: unknown = Reflect.get(tree, module ?? '');
    return (
      typeof actions === 'object' && actions !== null && Reflect.get(actions, action ?? '') === true
    );
  });
}

/** The form of a role that is there. */
export function roleToForm({ name, base_role, permissions }: Role): RoleFormValues {
  return { name, base_role, permissions: getPermissions(permissions) };
}

/** The form of a new role: all that its base may do and the person may give. */
export function newRoleForm(base: RoleId, own: PermissionTree): RoleFormValues {
  const mine = new Set(getPermissions(own));
  return {
    name: '',
    base_role: base,
    permissions: [...rolePermissions(base)].filter((permission) => mine.has(permission)),
  };
}

/** Body of a creation and of a change. */
export function toRoleBody({ name, base_role, permissions }: RoleFormValues): RoleCreate {
  const possible = rolePermissions(base_role);
  return {
    name,
    base_role,
    permissions: permissions.filter((permission) => possible.has(permission)),
  };
}

// The schema gives what the form holds, field by field.
export const roleResolver = yupResolver(roleCreateSchema) as unknown as Resolver<RoleFormValues>;
