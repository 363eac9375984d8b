import type { Sabotage } from './sabotage.types.ts';

const AUTH = 'apps/api/src/modules/auth/';

/** Defences of accounts, sessions and sensitive pages. */
export const ACCOUNT_SABOTAGES: readonly Sabotage[] = [
  {
    name: 'accounts are not bound to where they sign in',
    file: `${AUTH}identity.ts`,
    find: ' || found.person.tenantId !== (site?.id ?? null)',
    replace: '',
    suite: 'test/visitor-accounts.test.ts',
    test: 'cannot sign in to the admin by the name under which the library knows them',
  },
  {
    name: 'a link for a new password works on every host',
    file: `${AUTH}password-reset.ts`,
    find: "      .where('users.tenant_id', 'is not distinct from', siteTenantId)\n",
    replace: '',
    suite: 'test/visitor-accounts.test.ts',
    test: 'is mailed to staff by the admin alone, never by the site of a tenant',
  },
  {
    name: 'sessions have no absolute end',
    file: `${AUTH}session-reader.ts`,
    find: ' and "createdAt" > now() - make_interval(days => $2)',
    replace: ' and $2::int > 0',
    suite: 'src/modules/auth/sessions.routes.test.ts',
    test: 'ends sessions 30 days after sign-in, however often they are used',
  },
  {
    name: 'a cookie that was sent twice counts',
    file: 'packages/schema/src/cookies.ts',
    find: '  for (const name of repeated) found.delete(name);\n',
    replace: '',
    suite: 'src/modules/auth/sessions.routes.test.ts',
    test: 'knows nobody by a session cookie that was sent twice',
  },
  {
    name: 'scripts of a site may read its pages of credentials',
    file: 'apps/site/src/visitor-routes.ts',
    find: "destination !== undefined && destination !== 'document'",
    replace: "destination === 'never'",
    suite: 'test/site-sensitive-pages.test.ts',
    test: 'does not answer /sign-in to a script or a frame of the same host',
  },
  {
    name: 'sensitive pages run inline scripts',
    file: 'apps/site/src/site-policy.ts',
    find: `    \`script-src \${scripts ? "'self'" : "'none'"}\`,\n    "style-src 'unsafe-inline'",`,
    replace: `    "script-src 'self' 'unsafe-inline'",\n    "style-src 'unsafe-inline'",`,
    suite: 'test/site-sensitive-pages.test.ts',
    test: 'shows no HTML, styles or scripts of an author on any sensitive page',
  },
  {
    name: 'a view of staff is known on other hosts',
    file: `${AUTH}site-view.ts`,
    find: "      .where('host', '=', host)\n      .where('code_hash'",
    replace: "      .where('code_hash'",
    suite: 'test/site-staff-view.test.ts',
    test: 'takes a code once, in time, and on its own host alone',
  },
];
