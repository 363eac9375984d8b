/** What a permission is about. */
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

/** What a permission allows. */
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

/** Name of one permission, such as `pages.can_update`. */
export type Permission = `${PermissionModule}.${PermissionAction}`;

/** Permissions as the client gets them: module → action → true; what is absent is not allowed. */
export type PermissionTree = Partial<
  Record<PermissionModule, Partial<Record<PermissionAction, boolean>>>
>;

/** The roles by `role_id`, highest first. Source: PERM-007. */
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

/** `role_id` of the platform's owner. */
export const OWNER_ROLE_ID = '1' satisfies RoleId;

/** `role_id` of a signed-in visitor, who is no staff. */
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

/** The one table of what each role may do inside a tenant. */
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

/** True when the role is of staff, who get the admin. Source: PERM-007, PERM-008. */
export function isStaff(roleId: RoleId): boolean {
  return roleId !== USER_ROLE_ID;
}

/** True when the role may do it. */
export function roleCan(roleId: RoleId, permission: Permission): boolean {
  return ROLE_PERMISSIONS[ROLES[roleId]].has(permission);
}

/** Everything that a base role may do. */
export function rolePermissions(roleId: RoleId): ReadonlySet<Permission> {
  return ROLE_PERMISSIONS[ROLES[roleId]];
}

/** Permissions as a tree. Shape: permissions → module → action → true. */
export function toPermissionTree(permissions: Iterable<Permission>): PermissionTree {
  const tree: PermissionTree = {};
  for (const permission of permissions) {
    const [module, action] = permission.split('.') as [PermissionModule, PermissionAction];
    tree[module] = { ...tree[module], [action]: true };
  }
  return tree;
}

/** The tree of permissions of a base role. Shape: role_id → module → action → true. */
export function permissionTree(roleId: RoleId): PermissionTree {
  return toPermissionTree(rolePermissions(roleId));
}

/** Every permission that there is, in the order of modules and actions. */
export const ALL_PERMISSIONS: readonly Permission[] = all(MODULES);
