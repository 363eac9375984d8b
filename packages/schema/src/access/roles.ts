/** Modules of permissions. */
export const MODULES = [
  'pages',
  'blog',
  'media',
  'templates',
  'custom_html',
  'forms',
  'submissions',
  'analytics',
  'email_marketing',
  'customers',
  'notes',
  'quotes',
  'invoices',
  'payments',
  'products',
  'categories',
  'inventory',
  'web_orders',
  'projects',
  'tasks',
  'kanban',
  'time_entries',
  'schedules',
  'imports',
  'users',
  'roles',
  'settings',
  'theme',
  'billing',
  'api_tokens',
  'webhooks',
  'audit_log',
  'command_menu',
  'live_chat',
  'voip',
] as const;
export type PermissionModule = (typeof MODULES)[number];

/** Actions of permissions. */
export const ACTIONS = [
  'can_view',
  'can_create',
  'can_update',
  'can_delete',
  'can_export',
  'can_assign',
  'can_view_all',
  'can_send',
  'can_publish',
  'can_view_rates',
  'can_manage_others',
] as const;
export type PermissionAction = (typeof ACTIONS)[number];

/** Name of a permission, such as `pages.can_update`. */
export type Permission = `${PermissionModule}.${PermissionAction}`;

/** Permissions as the client receives them: module → action → true; anything absent is denied. */
export type PermissionTree = Partial<
  Record<PermissionModule, Partial<Record<PermissionAction, boolean>>>
>;

/** Roles by `role_id`, highest first. */
export const ROLES = {
  '1': 'OWNER',
  '2': 'AGENCY',
  '3': 'ADMINISTRATOR',
  '4': 'MANAGER',
  '5': 'EDITOR',
  '6': 'STAFF',
  '7': 'ACCOUNTANT',
  '8': 'VIEWER',
  '9': 'USER',
} as const;
export type RoleId = keyof typeof ROLES;
export type RoleName = (typeof ROLES)[RoleId];

/** `role_id` of the platform owner. */
export const OWNER_ROLE_ID = '1' satisfies RoleId;

/** `role_id` of a signed-in visitor, who is not staff. */
export const USER_ROLE_ID = '9' satisfies RoleId;

const all = (
  modules: readonly PermissionModule[],
  actions: readonly PermissionAction[] = ACTIONS,
): Permission[] =>
  modules.flatMap((module) => actions.map((action): Permission => `${module}.${action}`));

const without = (...left: PermissionModule[]): PermissionModule[] =>
  MODULES.filter((module) => !left.includes(module));

const EDIT: readonly PermissionAction[] = [
  'can_view',
  'can_create',
  'can_update',
  'can_delete',
  'can_publish',
  'can_view_all',
  'can_export',
];
const OWN_WORK: readonly PermissionAction[] = ['can_view', 'can_create', 'can_update'];

/** Permissions of each role within a tenant. */
export const ROLE_PERMISSIONS: Readonly<Record<RoleName, ReadonlySet<Permission>>> = {
  OWNER: new Set(all(MODULES)),
  AGENCY: new Set(all(MODULES)),
  ADMINISTRATOR: new Set(all(without('billing'))),
  MANAGER: new Set(all(without('billing', 'roles', 'users', 'api_tokens', 'webhooks'))),
  EDITOR: new Set([
    ...all(['pages', 'blog', 'media', 'templates', 'categories'], EDIT),
    ...all(['email_marketing'], ['can_view', 'can_create', 'can_update']),
    ...all(['settings', 'theme', 'command_menu', 'analytics'], ['can_view']),
  ]),
  STAFF: new Set([
    ...all(
      ['customers', 'quotes', 'projects', 'tasks', 'kanban', 'notes', 'time_entries', 'schedules'],
      OWN_WORK,
    ),
    ...all(['pages', 'media', 'settings', 'command_menu'], ['can_view']),
  ]),
  ACCOUNTANT: new Set([
    ...all(['invoices', 'payments', 'quotes'], EDIT),
    ...all(
      ['customers', 'web_orders', 'products', 'settings', 'command_menu', 'audit_log'],
      ['can_view', 'can_view_all', 'can_export'],
    ),
  ]),
  VIEWER: new Set(
    all(without('billing', 'users', 'roles', 'api_tokens', 'webhooks', 'audit_log'), [
      'can_view',
      'can_view_all',
    ]),
  ),
  USER: new Set(),
};

/** Returns true for staff roles, which can use the admin. */
export function isStaff(roleId: RoleId): boolean {
  return roleId !== USER_ROLE_ID;
}

/** Returns true when the role has the permission. */
export function roleCan(roleId: RoleId, permission: Permission): boolean {
  return ROLE_PERMISSIONS[ROLES[roleId]].has(permission);
}

/** Returns all permissions of a base role. */
export function rolePermissions(roleId: RoleId): ReadonlySet<Permission> {
  return ROLE_PERMISSIONS[ROLES[roleId]];
}

/**
 * Returns permissions as a tree.
 * @returns module → action → true
 */
export function toPermissionTree(permissions: Iterable<Permission>): PermissionTree {
  const tree: PermissionTree = {};
  for (const permission of permissions) {
    const [module, action] = permission.split('.') as [PermissionModule, PermissionAction];
    tree[module] = { ...tree[module], [action]: true };
  }
  return tree;
}

/**
 * Returns the permissions of a base role as a tree.
 * @returns module → action → true
 */
export function permissionTree(roleId: RoleId): PermissionTree {
  return toPermissionTree(rolePermissions(roleId));
}

/** All permissions, in the order of modules and actions. */
export const ALL_PERMISSIONS: readonly Permission[] = all(MODULES);
