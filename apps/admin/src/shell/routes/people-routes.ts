import { readListAddress } from '@org/admin-kit';
import { AUDIT_FIELDS, MEMBER_FIELDS, TENANT_FIELDS } from '@org/schema/entities';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { admin, root } from './route-frame.tsx';

const readToken = (search: Record<string, unknown>): { token?: string } =>
  typeof search.token === 'string' ? { token: search.token } : {};

const forgot = createRoute({
  getParentRoute: () => root,
  path: '/forgot',
  validateSearch: readToken,
  component: lazyRouteComponent(
    () => import('../../features/account/forgot.route.tsx'),
    'ForgotRoute',
  ),
});

const reset = createRoute({
  getParentRoute: () => root,
  path: '/reset',
  validateSearch: readToken,
  component: lazyRouteComponent(
    () => import('../../features/account/reset.route.tsx'),
    'ResetRoute',
  ),
});

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  validateSearch: readToken,
  component: lazyRouteComponent(
    () => import('../../features/account/invitation.route.tsx'),
    'InvitationRoute',
  ),
});

const users = createRoute({
  getParentRoute: () => admin,
  path: '/users',
  validateSearch: (given: Record<string, unknown>) => readListAddress(given, MEMBER_FIELDS),
  component: lazyRouteComponent(() => import('../../features/users/users.route.tsx'), 'UsersRoute'),
});

const roles = createRoute({
  getParentRoute: () => admin,
  path: '/users/roles',
  component: lazyRouteComponent(() => import('../../features/users/roles.route.tsx'), 'RolesRoute'),
});

const role = createRoute({
  getParentRoute: () => admin,
  path: '/users/roles/$id',
  validateSearch: (given: Record<string, unknown>): { from?: string } =>
    typeof given.from === 'string' ? { from: given.from } : {},
  component: lazyRouteComponent(() => import('../../features/users/role.route.tsx'), 'RoleRoute'),
});

const auditScreens = () => import('../../features/audit-log/audit-log.route.tsx');
const auditAddress = (given: Record<string, unknown>) => readListAddress(given, AUDIT_FIELDS);

const auditLog = createRoute({
  getParentRoute: () => admin,
  path: '/audit-log',
  validateSearch: auditAddress,
  component: lazyRouteComponent(auditScreens, 'AuditLogRoute'),
});

const securityEvents = createRoute({
  getParentRoute: () => admin,
  path: '/audit-log/security',
  validateSearch: auditAddress,
  component: lazyRouteComponent(auditScreens, 'SecurityEventsRoute'),
});

const recordChanges = createRoute({
  getParentRoute: () => admin,
  path: '/audit-log/changes',
  validateSearch: auditAddress,
  component: lazyRouteComponent(auditScreens, 'RecordChangesRoute'),
});

const account = createRoute({
  getParentRoute: () => admin,
  path: '/account',
  component: lazyRouteComponent(
    () => import('../../features/account/account.route.tsx'),
    'AccountRoute',
  ),
});

const mailbox = createRoute({
  getParentRoute: () => admin,
  path: '/mailbox',
  component: lazyRouteComponent(
    () => import('../../features/mailbox/mailbox.route.tsx'),
    'MailboxRoute',
  ),
});

const tenants = createRoute({
  getParentRoute: () => admin,
  path: '/tenants',
  validateSearch: (given: Record<string, unknown>) => readListAddress(given, TENANT_FIELDS),
  component: lazyRouteComponent(
    () => import('../../features/tenants/tenants.route.tsx'),
    'TenantsRoute',
  ),
});

const agencies = createRoute({
  getParentRoute: () => admin,
  path: '/agencies',
  component: lazyRouteComponent(
    () => import('../../features/tenants/agencies.route.tsx'),
    'AgenciesRoute',
  ),
});

/** Screens for signed-out users, which links of emails lead to. */
export const signedOutRoutes = [forgot, reset, invitation] as const;

/** Routes of members and roles, the own account, email, and the tenants of the platform. */
export const peopleRoutes = [
  users,
  roles,
  role,
  auditLog,
  securityEvents,
  recordChanges,
  account,
  mailbox,
  tenants,
  agencies,
] as const;
