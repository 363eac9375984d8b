import { isApiError } from '@org/api-client';
import {
  apiContract,
  BLOG_POST_FIELDS,
  CUSTOMER_FIELDS,
  MEMBER_FIELDS,
  NOTE_FIELDS,
  PAGE_FIELDS,
  TENANT_FIELDS,
} from '@org/schema';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  parseSearchWith,
  redirect,
  stringifySearchWith,
} from '@tanstack/react-router';
import { readMediaSearch } from '../features/media/media-search.ts';
import { api } from './api.ts';
import { ListenToTenant } from './events/listen-to-tenant.tsx';
import { readListAddress } from './list/list-state.ts';
import { queries } from './queries.ts';
import { ScreenError, ScreenMissing, ScreenPending } from './screen-states.tsx';
import { armSignIn } from './session/ask-to-sign-in.ts';
import { loadSession } from './session/session.queries.ts';
import { StaffGate } from './session/staff-gate.tsx';
import { TenantLocale } from './session/tenant-locale.tsx';
import { Shell } from './shell/shell.tsx';
import { ShellPending } from './shell/shell-pending.tsx';

const root = createRootRoute({
  component: Outlet,
  errorComponent: (props) => (
    <main className="ad-alone">
      <ScreenError {...props} />
    </main>
  ),
  notFoundComponent: () => (
    <main className="ad-alone">
      <ScreenMissing />
    </main>
  ),
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: (search: Record<string, unknown>): { next?: string } =>
    typeof search.next === 'string' ? { next: search.next } : {},
  component: lazyRouteComponent(
    () => import('../features/sign-in/sign-in.route.tsx'),
    'SignInRoute',
  ),
});

const readToken = (search: Record<string, unknown>): { token?: string } =>
  typeof search.token === 'string' ? { token: search.token } : {};

const forgot = createRoute({
  getParentRoute: () => root,
  path: '/forgot',
  validateSearch: readToken,
  component: lazyRouteComponent(
    () => import('../features/account/forgot.route.tsx'),
    'ForgotRoute',
  ),
});

const reset = createRoute({
  getParentRoute: () => root,
  path: '/reset',
  validateSearch: readToken,
  component: lazyRouteComponent(() => import('../features/account/reset.route.tsx'), 'ResetRoute'),
});

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  validateSearch: readToken,
  component: lazyRouteComponent(
    () => import('../features/account/invitation.route.tsx'),
    'InvitationRoute',
  ),
});

/** Signing out is a place to go to, so that unsaved changes get their question on the way. */
const signOut = createRoute({
  getParentRoute: () => root,
  path: '/admin/sign-out',
  preload: false,
  async beforeLoad() {
    armSignIn(false);
    await api.call(apiContract.auth.logout);
    queries.clear();
    throw redirect({ to: '/login', replace: true });
  },
});

/** Everything that needs somebody of the staff. */
const staff = createRoute({
  getParentRoute: () => root,
  id: 'staff',
  async beforeLoad({ location }) {
    try {
      await loadSession(queries);
    } catch (error) {
      if (!isApiError(error, 'unauthenticated')) throw error;
      throw redirect({ to: '/login', search: { next: location.href }, replace: true });
    }
    armSignIn(true);
  },
  pendingComponent: ShellPending,
  component: () => (
    <StaffGate>
      <TenantLocale>
        <ListenToTenant />
        <Outlet />
      </TenantLocale>
    </StaffGate>
  ),
});

/** Every screen of the admin, inside its shell. */
const admin = createRoute({
  getParentRoute: () => staff,
  path: '/admin',
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
  notFoundComponent: ScreenMissing,
});

const overview = createRoute({
  getParentRoute: () => admin,
  path: '/',
  component: lazyRouteComponent(
    () => import('../features/overview/overview.screen.tsx'),
    'OverviewScreen',
  ),
});

const pages = createRoute({
  getParentRoute: () => admin,
  path: '/pages',
  validateSearch: (given: Record<string, unknown>) => readListAddress(given, PAGE_FIELDS),
  component: lazyRouteComponent(
    () => import('../features/pages/page-list/page-list.screen.tsx'),
    'PageListScreen',
  ),
});

const newPage = createRoute({
  getParentRoute: () => admin,
  path: '/pages/new',
  component: lazyRouteComponent(
    () => import('../features/pages/page-edit/page-edit.route.tsx'),
    'NewPageRoute',
  ),
});

const editPage = createRoute({
  getParentRoute: () => admin,
  path: '/pages/$id',
  component: lazyRouteComponent(
    () => import('../features/pages/page-edit/page-edit.route.tsx'),
    'EditPageRoute',
  ),
});

const media = createRoute({
  getParentRoute: () => admin,
  path: '/media',
  validateSearch: readMediaSearch,
  component: lazyRouteComponent(
    () => import('../features/media/media-library.route.tsx'),
    'MediaLibraryRoute',
  ),
});

const customers = createRoute({
  getParentRoute: () => admin,
  path: '/customers',
  validateSearch: (given: Record<string, unknown>) => readListAddress(given, CUSTOMER_FIELDS),
  component: lazyRouteComponent(
    () => import('../features/customers/customers.route.tsx'),
    'CustomersRoute',
  ),
});

const newCustomer = createRoute({
  getParentRoute: () => admin,
  path: '/customers/new',
  component: lazyRouteComponent(
    () => import('../features/customers/customers.route.tsx'),
    'NewCustomerRoute',
  ),
});

const customer = createRoute({
  getParentRoute: () => admin,
  path: '/customers/$id',
  component: lazyRouteComponent(
    () => import('../features/customers/customers.route.tsx'),
    'CustomerRoute',
  ),
});

const notes = createRoute({
  getParentRoute: () => admin,
  path: '/notes',
  validateSearch: (given: Record<string, unknown>) => readListAddress(given, NOTE_FIELDS),
  component: lazyRouteComponent(() => import('../features/notes/notes.route.tsx'), 'NotesRoute'),
});

const newNote = createRoute({
  getParentRoute: () => admin,
  path: '/notes/new',
  component: lazyRouteComponent(() => import('../features/notes/notes.route.tsx'), 'NewNoteRoute'),
});

const note = createRoute({
  getParentRoute: () => admin,
  path: '/notes/$id',
  component: lazyRouteComponent(() => import('../features/notes/notes.route.tsx'), 'NoteRoute'),
});

const duplicates = createRoute({
  getParentRoute: () => admin,
  path: '/customers/duplicates',
  component: lazyRouteComponent(
    () => import('../features/customers/duplicates.route.tsx'),
    'DuplicatesRoute',
  ),
});

const customerFields = createRoute({
  getParentRoute: () => admin,
  path: '/customers/fields',
  component: lazyRouteComponent(
    () => import('../features/customers/custom-fields.route.tsx'),
    'CustomFieldsRoute',
  ),
});

const imports = createRoute({
  getParentRoute: () => admin,
  path: '/imports',
  component: lazyRouteComponent(
    () => import('../features/imports/imports.route.tsx'),
    'ImportsRoute',
  ),
});

const newImport = createRoute({
  getParentRoute: () => admin,
  path: '/imports/new',
  component: lazyRouteComponent(
    () => import('../features/imports/imports.route.tsx'),
    'NewImportRoute',
  ),
});

const importRun = createRoute({
  getParentRoute: () => admin,
  path: '/imports/$id',
  component: lazyRouteComponent(
    () => import('../features/imports/imports.route.tsx'),
    'ImportRoute',
  ),
});

const trash = createRoute({
  getParentRoute: () => admin,
  path: '/trash',
  component: lazyRouteComponent(() => import('../features/trash/trash.route.tsx'), 'TrashRoute'),
});

const blog = createRoute({
  getParentRoute: () => admin,
  path: '/blog',
  validateSearch: (search: Record<string, unknown>) => readListAddress(search, BLOG_POST_FIELDS),
  component: lazyRouteComponent(() => import('../features/blog/blog.route.tsx'), 'BlogRoute'),
});

const newPost = createRoute({
  getParentRoute: () => admin,
  path: '/blog/new',
  component: lazyRouteComponent(() => import('../features/blog/blog.route.tsx'), 'NewPostRoute'),
});

const post = createRoute({
  getParentRoute: () => admin,
  path: '/blog/$id',
  component: lazyRouteComponent(() => import('../features/blog/blog.route.tsx'), 'PostRoute'),
});

const blogCategories = createRoute({
  getParentRoute: () => admin,
  path: '/blog/categories',
  component: lazyRouteComponent(
    () => import('../features/categories/categories.route.tsx'),
    'BlogCategoriesRoute',
  ),
});

const productCategories = createRoute({
  getParentRoute: () => admin,
  path: '/products/categories',
  component: lazyRouteComponent(
    () => import('../features/categories/categories.route.tsx'),
    'ProductCategoriesRoute',
  ),
});

const settings = createRoute({
  getParentRoute: () => admin,
  path: '/setting/general',
  component: lazyRouteComponent(
    () => import('../features/settings/settings.route.tsx'),
    'SettingsRoute',
  ),
});

const users = createRoute({
  getParentRoute: () => admin,
  path: '/users',
  validateSearch: (given: Record<string, unknown>) => readListAddress(given, MEMBER_FIELDS),
  component: lazyRouteComponent(() => import('../features/users/users.route.tsx'), 'UsersRoute'),
});

const roles = createRoute({
  getParentRoute: () => admin,
  path: '/users/roles',
  component: lazyRouteComponent(() => import('../features/users/roles.route.tsx'), 'RolesRoute'),
});

const role = createRoute({
  getParentRoute: () => admin,
  path: '/users/roles/$id',
  validateSearch: (given: Record<string, unknown>): { from?: string } =>
    typeof given.from === 'string' ? { from: given.from } : {},
  component: lazyRouteComponent(() => import('../features/users/role.route.tsx'), 'RoleRoute'),
});

const account = createRoute({
  getParentRoute: () => admin,
  path: '/account',
  component: lazyRouteComponent(
    () => import('../features/account/account.route.tsx'),
    'AccountRoute',
  ),
});

const mailbox = createRoute({
  getParentRoute: () => admin,
  path: '/mailbox',
  component: lazyRouteComponent(
    () => import('../features/mailbox/mailbox.route.tsx'),
    'MailboxRoute',
  ),
});

const mailServer = createRoute({
  getParentRoute: () => admin,
  path: '/setting/mail',
  component: lazyRouteComponent(
    () => import('../features/mailbox/mail-server.route.tsx'),
    'MailServerRoute',
  ),
});

const channels = createRoute({
  getParentRoute: () => admin,
  path: '/setting/channels',
  component: lazyRouteComponent(
    () => import('../features/channels/channels.route.tsx'),
    'ChannelsRoute',
  ),
});

const tenants = createRoute({
  getParentRoute: () => admin,
  path: '/tenants',
  validateSearch: (given: Record<string, unknown>) => readListAddress(given, TENANT_FIELDS),
  component: lazyRouteComponent(
    () => import('../features/tenants/tenants.route.tsx'),
    'TenantsRoute',
  ),
});

const agencies = createRoute({
  getParentRoute: () => admin,
  path: '/agencies',
  component: lazyRouteComponent(
    () => import('../features/tenants/agencies.route.tsx'),
    'AgenciesRoute',
  ),
});

const editorRoutes = ['/admin/editorwrapper', '/admin/editor'].map((path) =>
  createRoute({
    getParentRoute: () => staff,
    path,
    component: lazyRouteComponent(
      () => import('../features/editor/editor.route.tsx'),
      'EditorScreen',
    ),
  }),
);

const routeTree = root.addChildren([
  login,
  forgot,
  reset,
  invitation,
  signOut,
  staff.addChildren([
    admin.addChildren([
      overview,
      pages,
      newPage,
      editPage,
      media,
      customers,
      newCustomer,
      duplicates,
      customerFields,
      customer,
      notes,
      newNote,
      note,
      blog,
      newPost,
      post,
      blogCategories,
      productCategories,
      imports,
      newImport,
      importRun,
      trash,
      settings,
      users,
      roles,
      role,
      account,
      mailbox,
      mailServer,
      channels,
      tenants,
      agencies,
    ]),
    ...editorRoutes,
  ]),
]);

/** The admin's routes. */
export const router = createRouter({
  routeTree,
  // Addresses hold plain text: a page may be called `1e5`, and a search may be for `true`.
  parseSearch: parseSearchWith((value) => value),
  stringifySearch: stringifySearchWith(String),
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: ScreenError,
  defaultPendingComponent: ScreenPending,
  defaultPendingMs: 300,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
