import type { Permission, PermissionModule } from '@org/schema';

/**
 * Returns the permissions of a module by action.
 * @returns permission of each action
 */
export function getPermissions<Module extends PermissionModule>(module: Module) {
  return {
    view: `${module}.can_view`,
    create: `${module}.can_create`,
    update: `${module}.can_update`,
    remove: `${module}.can_delete`,
    export: `${module}.can_export`,
  } as const satisfies Record<string, Permission>;
}
