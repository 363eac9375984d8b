import { boolean, object, string } from 'yup';
import {
  loginSchema,
  meSchema,
  nextField,
  userSchema,
} from '../entities/platform/people.schema.ts';
import { idField } from '../fields/fields.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

/** Endpoints of users and visitors: on a site's host name a session is valid for that site only. */
const everywhere = { audience: 'open', onSites: true } as const;

/** Sign-in, sign-out, the current user, and switching tenants. */
export const authContract = {
  login: defineRoute({
    id: 'auth.login',
    method: 'POST',
    path: '/api/v1/auth/login/',
    summary:
      'Sign in; sets the session cookie. On a site host it is a visitor session, and HTML forms are redirected',
    access: everywhere,
    encoding: 'either',
    body: loginSchema.shape({ next: nextField() }),
    bodyLimit: SMALL_BODY,
    response: object({ user: userSchema.required() }),
    errors: ['credentials_invalid', 'rate_limited'],
  }),
  logout: defineRoute({
    id: 'auth.logout',
    method: 'POST',
    path: '/api/v1/auth/logout/',
    summary: 'Sign out; ends the session',
    access: everywhere,
    response: object({ message: string().required() }),
  }),
  session: defineRoute({
    id: 'auth.session',
    method: 'GET',
    path: '/api/v1/auth/session/',
    summary: 'Get the signed-in user, or null',
    access: everywhere,
    isSensitive: true,
    /** `demo`: true where demo sign-ins are enabled. */
    response: object({
      user: userSchema.nullable().default(null),
      demo: boolean().default(false),
      /** True when a member of staff views the site before publication. */
      staff_view: boolean().default(false),
    }),
  }),
  viewSite: defineRoute({
    id: 'auth.viewSite',
    method: 'POST',
    path: '/api/v1/admin/me/site-view/',
    summary: 'Create a single-use URL that opens the tenant’s site as staff, valid for a minute',
    access: { audience: 'staff', permission: 'pages.can_view' },
    body: object({ path: nextField().default('/') }).noUnknown(),
    bodyLimit: SMALL_BODY,
    response: object({ url: string().required() }),
  }),
  enterSiteView: defineRoute({
    id: 'auth.enterSiteView',
    method: 'POST',
    path: '/api/v1/auth/site-view/',
    summary: 'Exchange a staff-view code for a read-only site cookie that shows drafts',
    access: { audience: 'public' },
    body: object({ code: string().max(100).required() }).noUnknown(),
    bodyLimit: SMALL_BODY,
    response: object({ message: string().required() }),
    errors: ['link_ended'],
  }),
  me: defineRoute({
    id: 'auth.me',
    method: 'GET',
    path: '/api/v1/admin/me/',
    summary: 'Get the signed-in user with tenant and permissions',
    access: { audience: 'session' },
    response: meSchema,
  }),
  switchTenant: defineRoute({
    id: 'auth.switchTenant',
    method: 'PUT',
    path: '/api/v1/admin/me/tenant/',
    summary: 'Switch to another tenant',
    access: { audience: 'session' },
    body: object({ tenant_id: idField().required() }).noUnknown(),
    bodyLimit: SMALL_BODY,
    response: meSchema,
    errors: ['not_found'],
  }),
};

/** Health of the process. */
export const healthContract = {
  live: defineRoute({
    id: 'health.live',
    method: 'GET',
    path: '/healthz/',
    summary: 'Liveness: the process answers',
    access: { audience: 'open', anyHost: true },
    response: object({ status: string().required() }),
  }),
  ready: defineRoute({
    id: 'health.ready',
    method: 'GET',
    path: '/readyz/',
    summary: 'Readiness: the database and the data folder can be written',
    access: { audience: 'open', anyHost: true },
    response: object({ status: string().required() }),
    errors: ['unavailable'],
  }),
};
