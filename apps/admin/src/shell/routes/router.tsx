import { readListAddress, ScreenError, ScreenPending, signOut } from '@org/admin-kit';
import { IMPORT_FIELDS } from '@org/schema/contract';
import {
  BLOG_POST_FIELDS,
  CUSTOMER_FIELDS,
  FORM_SUBMISSION_FIELDS,
  NOTE_FIELDS,
  PAGE_FIELDS,
} from '@org/schema/entities';
import {
  createRoute,
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  redirect,
  stringifySearchWith,
} from '@tanstack/react-router';
import { readMediaSearch } from '../../features/media/media-search.ts';
import { api } from '../client/api.ts';
import { queries } from '../client/queries.ts';
import { readPeriod } from '../period/period.ts';
import { billingRoutes } from './billing-routes.ts';
import { collectionRoutes } from './collection-routes.ts';
import { emailRoutes } from './email-routes.ts';
import { peopleRoutes, signedOutRoutes } from './people-routes.ts';
import { reportRoutes } from './report-routes.ts';
import { admin, root, staff } from './route-frame.tsx';
import { settingsRoutes } from './settings-routes.ts';
import { shopRoutes } from './shop-routes.ts';
import { workRoutes } from './work-routes.ts';

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: (search: Record<string, unknown>): { next?: string } =>
    typeof search.next === 'string' ? { next: search.next } : {},
  component: lazyRouteComponent(
    () => import('../../features/sign-in/sign-in.route.tsx'),
    'SignInRoute',
  ),
});

const SIGN_OUT = '/admin/sign-out';

/** Signs out. A route, so that unsaved changes are asked about first. */
const signOutRoute = createRoute({
  getParentRoute: () => root,
  path: SIGN_OUT,
  preload: false,
  async beforeLoad() {
    if (await signOut(api, queries)) throw redirect({ to: '/login', replace: true });
    // After a failure users stay where they are, still signed in.
    const { href = '/admin' } = router.state.resolvedLocation ?? {};
    throw redirect({ href: href === SIGN_OUT ? '/admin' : href, replace: true });
  },
});

const overview = createRoute({
  getParentRoute: () => admin,
  path: '/',
  component: lazyRouteComponent(
    () => import('../../features/overview/overview.screen.tsx'),
    'OverviewScreen',
  ),
});

const pages = createRoute({
  getParentRoute: () => admin,
  path: '/pages',
  validateSearch: (given: Record<string, unknown>) => readListAddress(given, PAGE_FIELDS),
  component: lazyRouteComponent(
    () => import('../../features/pages/page-list/page-list.screen.tsx'),
    'PageListScreen',
  ),
});

const startSite = createRoute({
  getParentRoute: () => admin,
  path: '/pages/start',
  component: lazyRouteComponent(
    () => import('../../features/pages/start-site/start-site.screen.tsx'),
    'StartSiteScreen',
  ),
});

const newPage = createRoute({
  getParentRoute: () => admin,
  path: '/pages/new',
  component: lazyRouteComponent(
    () => import('../../features/pages/page-edit/page-edit.route.tsx'),
    'NewPageRoute',
  ),
});

const releases = createRoute({
  getParentRoute: () => admin,
  path: '/pages/releases',
  component: lazyRouteComponent(
    () => import('../../features/releases/releases.route.tsx'),
    'ReleasesRoute',
  ),
});

const release = createRoute({
  getParentRoute: () => admin,
  path: '/pages/releases/$id',
  component: lazyRouteComponent(
    () => import('../../features/releases/release.route.tsx'),
    'ReleaseRoute',
  ),
});

const editPage = createRoute({
  getParentRoute: () => admin,
  path: '/pages/$id',
  component: lazyRouteComponent(
    () => import('../../features/pages/page-edit/page-edit.route.tsx'),
    'EditPageRoute',
  ),
});

const media = createRoute({
  getParentRoute: () => admin,
  path: '/media',
  validateSearch: readMediaSearch,
  component: lazyRouteComponent(
    () => import('../../features/media/media-library.route.tsx'),
    'MediaLibraryRoute',
  ),
});

const customers = createRoute({
  getParentRoute: () => admin,
  path: '/customers',
  validateSearch: (given: Record<string, unknown>) => readListAddress(given, CUSTOMER_FIELDS),
  component: lazyRouteComponent(
    () => import('../../features/customers/customers.route.tsx'),
    'CustomersRoute',
  ),
});

const newCustomer = createRoute({
  getParentRoute: () => admin,
  path: '/customers/new',
  component: lazyRouteComponent(
    () => import('../../features/customers/customers.route.tsx'),
    'NewCustomerRoute',
  ),
});

const customer = createRoute({
  getParentRoute: () => admin,
  path: '/customers/$id',
  component: lazyRouteComponent(
    () => import('../../features/customers/customers.route.tsx'),
    'CustomerRoute',
  ),
});

const notes = createRoute({
  getParentRoute: () => admin,
  path: '/notes',
  validateSearch: (given: Record<string, unknown>) => readListAddress(given, NOTE_FIELDS),
  component: lazyRouteComponent(() => import('../../features/notes/notes.route.tsx'), 'NotesRoute'),
});

const newNote = createRoute({
  getParentRoute: () => admin,
  path: '/notes/new',
  component: lazyRouteComponent(
    () => import('../../features/notes/notes.route.tsx'),
    'NewNoteRoute',
  ),
});

const note = createRoute({
  getParentRoute: () => admin,
  path: '/notes/$id',
  component: lazyRouteComponent(() => import('../../features/notes/notes.route.tsx'), 'NoteRoute'),
});

const duplicates = createRoute({
  getParentRoute: () => admin,
  path: '/customers/duplicates',
  component: lazyRouteComponent(
    () => import('../../features/customers/duplicates.route.tsx'),
    'DuplicatesRoute',
  ),
});

const customerFields = createRoute({
  getParentRoute: () => admin,
  path: '/customers/fields',
  component: lazyRouteComponent(
    () => import('../../features/customers/custom-fields.route.tsx'),
    'CustomFieldsRoute',
  ),
});

const formSubmissions = createRoute({
  getParentRoute: () => admin,
  path: '/form-submissions',
  validateSearch: (given: Record<string, unknown>) =>
    readListAddress(given, FORM_SUBMISSION_FIELDS),
  component: lazyRouteComponent(
    () => import('../../features/form-submissions/form-submissions.route.tsx'),
    'FormSubmissionsRoute',
  ),
});

const formSubmission = createRoute({
  getParentRoute: () => admin,
  path: '/form-submissions/$id',
  component: lazyRouteComponent(
    () => import('../../features/form-submissions/form-submissions.route.tsx'),
    'FormSubmissionRoute',
  ),
});

const imports = createRoute({
  getParentRoute: () => admin,
  path: '/imports',
  validateSearch: (given: Record<string, unknown>) => readListAddress(given, IMPORT_FIELDS),
  component: lazyRouteComponent(
    () => import('../../features/imports/imports.route.tsx'),
    'ImportsRoute',
  ),
});

const newImport = createRoute({
  getParentRoute: () => admin,
  path: '/imports/new',
  validateSearch: (given: Record<string, unknown>): { entity?: string } =>
    typeof given.entity === 'string' ? { entity: given.entity } : {},
  component: lazyRouteComponent(
    () => import('../../features/imports/imports.route.tsx'),
    'NewImportRoute',
  ),
});

const importRun = createRoute({
  getParentRoute: () => admin,
  path: '/imports/$id',
  component: lazyRouteComponent(
    () => import('../../features/imports/imports.route.tsx'),
    'ImportRoute',
  ),
});

const analytics = createRoute({
  getParentRoute: () => admin,
  path: '/analytics',
  validateSearch: readPeriod,
  component: lazyRouteComponent(
    () => import('../../features/analytics/analytics.route.tsx'),
    'AnalyticsRoute',
  ),
});

const trash = createRoute({
  getParentRoute: () => admin,
  path: '/trash',
  component: lazyRouteComponent(() => import('../../features/trash/trash.route.tsx'), 'TrashRoute'),
});

const blog = createRoute({
  getParentRoute: () => admin,
  path: '/blog',
  validateSearch: (search: Record<string, unknown>) => readListAddress(search, BLOG_POST_FIELDS),
  component: lazyRouteComponent(() => import('../../features/blog/blog.route.tsx'), 'BlogRoute'),
});

const newPost = createRoute({
  getParentRoute: () => admin,
  path: '/blog/new',
  component: lazyRouteComponent(() => import('../../features/blog/blog.route.tsx'), 'NewPostRoute'),
});

const post = createRoute({
  getParentRoute: () => admin,
  path: '/blog/$id',
  component: lazyRouteComponent(() => import('../../features/blog/blog.route.tsx'), 'PostRoute'),
});

const blogCategories = createRoute({
  getParentRoute: () => admin,
  path: '/blog/categories',
  component: lazyRouteComponent(
    () => import('../../features/categories/categories.route.tsx'),
    'BlogCategoriesRoute',
  ),
});

const editorRoutes = ['/admin/editorwrapper', '/admin/editor'].map((path) =>
  createRoute({
    getParentRoute: () => staff,
    path,
    component: lazyRouteComponent(
      () => import('../../features/editor/editor.route.tsx'),
      'EditorScreen',
    ),
  }),
);

const routeTree = root.addChildren([
  login,
  ...signedOutRoutes,
  signOutRoute,
  staff.addChildren([
    admin.addChildren([
      overview,
      pages,
      startSite,
      newPage,
      releases,
      release,
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
      formSubmissions,
      formSubmission,
      ...emailRoutes,
      ...collectionRoutes,
      imports,
      newImport,
      importRun,
      analytics,
      trash,
      settingsRoutes,
      ...shopRoutes,
      ...workRoutes,
      ...billingRoutes,
      ...reportRoutes,
      ...peopleRoutes,
    ]),
    ...editorRoutes,
  ]),
]);

/** The admin's routes. */
export const router = createRouter({
  routeTree,
  // Parameters are plain text: a page may be named `1e5`, and a search may be for `true`.
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
