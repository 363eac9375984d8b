import type { Permission, PermissionModule } from '@org/schema';

/** What the screens of a module ask for. Shape: module → the permission of each thing that can be done. */
export function getPermissions<Module extends PermissionModule>(module: Module) {
  return {
    view: `${module}.can_view`,
    create: `${module}.can_create`,
    update: `${module}.can_update`,
    remove: `${module}.can_delete`,
    export: `${module}.can_export`,
  } as const satisfies Record<string, Permission>;
}
