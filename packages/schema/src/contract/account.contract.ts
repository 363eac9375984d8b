import { array, boolean, object, string } from 'yup';
import {
  acceptSchema,
  accountUpdateSchema,
  endSessionsSchema,
  forgotSchema,
  invitationTokenSchema,
  passwordChangeSchema,
  resetSchema,
  sessionSchema,
} from '../entities/platform/account.schema.ts';
import { userSchema } from '../entities/platform/people.schema.ts';
import { formatsSchema, formatsUpdateSchema } from '../reading/formats.schema.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

const told = object({ message: string().required() });
const open = { audience: 'open' } as const;
const everywhere = { audience: 'open', onSites: true } as const;
const session = { audience: 'session' } as const;

/** Endpoints of the user's own account: name, password, sessions, and links of emails. */
export const accountContract = {
  forgot: defineRoute({
    id: 'account.forgot',
    method: 'POST',
    path: '/api/v1/auth/forgot/',
    summary:
      'Request a password reset link; the answer is the same whether or not the account exists',
    access: everywhere,
    encoding: 'either',
    body: forgotSchema,
    bodyLimit: SMALL_BODY,
    status: 202,
    response: told,
    errors: ['rate_limited'],
  }),
  reset: defineRoute({
    id: 'account.reset',
    method: 'POST',
    path: '/api/v1/auth/reset/',
    summary: 'Set a new password with a reset link; ends all sessions',
    access: everywhere,
    encoding: 'either',
    body: resetSchema,
    bodyLimit: SMALL_BODY,
    response: told,
    errors: ['link_ended', 'rate_limited'],
  }),
  invitation: defineRoute({
    id: 'account.invitation',
    method: 'POST',
    path: '/api/v1/auth/invitation/',
    summary: 'Get an invitation by its token',
    access: open,
    body: invitationTokenSchema,
    bodyLimit: SMALL_BODY,
    response: object({
      email: string().required(),
      tenant: string().required(),
      role: string().required(),
      invitedBy: string().defined(),
      /** True for users who can sign in already: they accept without a password. */
      hasAccount: boolean().required(),
    }),
    errors: ['link_ended', 'rate_limited'],
  }),
  accept: defineRoute({
    id: 'account.accept',
    method: 'POST',
    path: '/api/v1/auth/invitation/accept/',
    summary: 'Accept an invitation; a new user is signed in',
    access: open,
    body: acceptSchema,
    bodyLimit: SMALL_BODY,
    response: object({ message: string().required(), user: userSchema.nullable().default(null) }),
    errors: ['link_ended', 'rate_limited'],
  }),
  update: defineRoute({
    id: 'account.update',
    method: 'PUT',
    path: '/api/v1/admin/me/account/',
    summary: 'Update your own name',
    access: session,
    body: accountUpdateSchema,
    bodyLimit: SMALL_BODY,
    response: object({ user: userSchema.required() }),
  }),
  formats: defineRoute({
    id: 'account.formats',
    method: 'PUT',
    path: '/api/v1/admin/me/formats/',
    summary: 'Update your own date and number formats',
    access: session,
    body: formatsUpdateSchema,
    bodyLimit: SMALL_BODY,
    response: object({ formats: formatsSchema.required() }),
  }),
  password: defineRoute({
    id: 'account.password',
    method: 'PUT',
    path: '/api/v1/admin/me/password/',
    summary: 'Change your own password; ends all other sessions',
    access: session,
    body: passwordChangeSchema,
    bodyLimit: SMALL_BODY,
    response: told,
    errors: ['rate_limited'],
  }),
  sessions: defineRoute({
    id: 'account.sessions',
    method: 'GET',
    path: '/api/v1/admin/me/sessions/',
    summary: 'List your own sessions, most recently used first',
    access: session,
    response: object({
      results: object({ rows: array(sessionSchema.required()).required() }).required(),
    }),
  }),
  endSessions: defineRoute({
    id: 'account.endSessions',
    method: 'POST',
    path: '/api/v1/admin/me/sessions/end/',
    summary: 'End some of your other sessions, or all of them',
    access: session,
    body: endSessionsSchema,
    bodyLimit: SMALL_BODY,
    response: object({
      ended: array(string().required()).required(),
      message: string().required(),
    }),
  }),
};
