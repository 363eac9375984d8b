import { createLinkKey } from '../../src/kernel/crypto/link-key.ts';
import { getId, maker, open, type Policy, session, staff } from './policy.ts';
import type { TestApi } from './test-api.ts';
import type { ActorName, TenantRows } from './world.ts';

const U = '/api/v1/admin/users/';
const R = '/api/v1/admin/roles/';
const SERVER = '/api/v1/admin/settings/mail-server/';
const BOUNCES = '/api/v1/admin/settings/email-bounces/';
const NO_KEY = 'x'.repeat(43);
const SERVER_BODY = {
  host: 'mail.example',
  port: 587,
  security: 'starttls',
  from_email: 'a@b.example',
};

let made = 0;
const freshRole = async (t: TestApi, as: ActorName): Promise<number> =>
  getId(
    await t.call('POST', R, {
      as: maker(as),
      body: { name: `Matrix ${++made}`, base_role: '5', permissions: ['pages.can_view'] },
    }),
    'role',
  );
const freshInvitation = async (t: TestApi, as: ActorName): Promise<number> =>
  getId(
    await t.call('POST', `${U}invite/`, {
      as: maker(as),
      body: { email: `matrix-${++made}@test.example`, role: 5 },
    }),
    'invitation',
  );
/** Inserts a member of the tenant who can be removed. */
async function freshMember({ database }: TestApi, { id }: TenantRows): Promise<number> {
  const [row] = await database.asOwner<{ id: number }>(
    `with person as (
       insert into platform.users (auth_id, email, display_name) values ($2, $2 || '@test.example', 'Matrix') returning id
     ) insert into platform.memberships (user_id, tenant_id, role_id) select id, $1, '5' from person returning user_id::int as id`,
    [id, `matrix-${createLinkKey().hash.replaceAll(/\W/g, '').toLowerCase()}`],
  );
  return row?.id ?? 0;
}

/** Policies of users, roles, accounts and mail. */
export const PEOPLE_POLICIES: Readonly<Record<string, Policy>> = {
  'users.list': { ...staff(), own: () => ({ path: U }), foreign: [] },
  'users.invitations': {
    ...staff(),
    own: () => ({ path: `${U}invitations/` }),
    foreign: [],
  },
  'users.invite': {
    ...staff(201),
    own: () => ({
      path: `${U}invite/`,
      body: { email: `matrix-${++made}@test.example`, role: 5 },
    }),
    foreign: [
      {
        place: 'body',
        status: 422,
        attempt: ({ role }) => ({
          path: `${U}invite/`,
          body: { email: 'foreign@test.example', role },
        }),
      },
    ],
  },
  'users.resend': {
    ...staff(),
    own: async (_rows, t, as) => ({
      path: `${U}invitations/${await freshInvitation(t, as)}/resend/`,
    }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ invitation }) => ({ path: `${U}invitations/${invitation}/resend/` }),
      },
    ],
  },
  'users.revoke': {
    ...staff(),
    own: async (_rows, t, as) => ({ path: `${U}invitations/${await freshInvitation(t, as)}/` }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ invitation }) => ({ path: `${U}invitations/${invitation}/` }),
      },
    ],
  },
  'users.get': {
    ...staff(),
    own: async (rows, t) => ({ path: `${U}${await freshMember(t, rows)}/` }),
    foreign: [
      { place: 'path', status: 404, attempt: ({ member }) => ({ path: `${U}${member}/` }) },
    ],
  },
  'users.update': {
    ...staff(),
    own: async (rows, t) => ({
      path: `${U}${await freshMember(t, rows)}/`,
      body: { status: 'suspended', role: 6 },
    }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ member }) => ({ path: `${U}${member}/`, body: { status: 'suspended' } }),
      },
    ],
  },
  'users.remove': {
    ...staff(),
    own: async (rows, t) => ({ path: `${U}${await freshMember(t, rows)}/` }),
    foreign: [
      { place: 'path', status: 404, attempt: ({ member }) => ({ path: `${U}${member}/` }) },
    ],
  },
  'roles.schema': {
    ...staff(),
    own: () => ({ path: '/api/v1/admin/permissions/schema/' }),
    foreign: [],
  },
  'roles.list': { ...staff(), own: () => ({ path: R }), foreign: [] },
  'roles.create': {
    ...staff(201),
    own: () => ({
      path: R,
      body: { name: `Matrix ${++made}`, base_role: '4', permissions: ['notes.can_view'] },
    }),
    foreign: [],
  },
  'roles.update': {
    ...staff(),
    own: async (_rows, t, as) => ({
      path: `${R}${await freshRole(t, as)}/`,
      body: { permissions: ['media.can_view'] },
    }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ role }) => ({ path: `${R}${role}/`, body: { permissions: [] } }),
      },
    ],
  },
  'roles.remove': {
    ...staff(),
    own: async (_rows, t, as) => ({ path: `${R}${await freshRole(t, as)}/` }),
    foreign: [{ place: 'path', status: 404, attempt: ({ role }) => ({ path: `${R}${role}/` }) }],
  },
  'account.forgot': {
    ...open(202),
    own: () => ({ path: '/api/v1/auth/forgot/', body: { email: 'nobody-there@test.example' } }),
    foreign: [],
  },
  'account.reset': {
    ...open(404),
    own: () => ({
      path: '/api/v1/auth/reset/',
      body: { token: NO_KEY, password: 'a blue kiln by the river' },
    }),
    foreign: [],
  },
  'account.invitation': {
    ...open(404),
    own: () => ({ path: '/api/v1/auth/invitation/', body: { token: NO_KEY } }),
    foreign: [],
  },
  'account.accept': {
    ...open(404),
    own: () => ({ path: '/api/v1/auth/invitation/accept/', body: { token: NO_KEY } }),
    foreign: [],
  },
  'account.update': {
    ...session,
    own: () => ({
      path: '/api/v1/admin/me/account/',
      body: { firstname: 'Matrix', lastname: 'Test' },
    }),
    foreign: [],
  },
  'account.formats': {
    ...session,
    own: () => ({
      path: '/api/v1/admin/me/formats/',
      body: { locale: 'fr-CA', timezone: 'Europe/Paris', date_style: 'ymd' },
    }),
    foreign: [],
  },
  'account.password': {
    ...session,
    allowed: session.allowed,
    success: 422,
    own: () => ({
      path: '/api/v1/admin/me/password/',
      body: { current: 'not the password', password: 'a blue kiln by the river' },
    }),
    foreign: [],
  },
  'account.sessions': {
    ...session,
    own: () => ({ path: '/api/v1/admin/me/sessions/' }),
    foreign: [],
  },
  'account.endSessions': {
    ...session,
    own: () => ({ path: '/api/v1/admin/me/sessions/end/', body: { ids: ['none'] } }),
    foreign: [],
  },
  'mail.server': { ...staff(), own: () => ({ path: SERVER }), foreign: [] },
  'mail.saveServer': {
    ...staff(),
    own: () => ({ path: SERVER, body: SERVER_BODY }),
    foreign: [],
  },
  'mail.removeServer': { ...staff(), own: () => ({ path: SERVER }), foreign: [] },
  'mail.testServer': {
    ...staff(404),
    // Of a tenant without a mail server.
    own: async ({ id }, { database }) => {
      await database.asOwner('delete from app.mail_servers where tenant_id = $1', [id]);
      return { path: `${SERVER}test/`, body: { to: 'a@test.example' } };
    },
    foreign: [],
  },
  'mail.domain': { ...staff(), own: () => ({ path: `${SERVER}domain/` }), foreign: [] },
  'mail.checkDomain': {
    ...staff(404),
    own: () => ({ path: `${SERVER}domain/check/` }),
    foreign: [],
  },
  'emailBounces.settings': { ...staff(), own: () => ({ path: BOUNCES }), foreign: [] },
  'emailBounces.save': {
    ...staff(),
    own: () => ({ path: BOUNCES, body: { provider: 'brevo' } }),
    foreign: [],
  },
  'emailBounces.check': {
    ...staff(404),
    own: () => ({ path: `${BOUNCES}check/` }),
    foreign: [],
  },
  'mail.mailbox': {
    ...staff(),
    own: () => ({ path: '/api/v1/admin/mailbox/' }),
    foreign: [],
  },
};
