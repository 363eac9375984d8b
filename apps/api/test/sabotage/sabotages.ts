/** One defence taken out of the source, and the test that must notice. */
export interface Sabotage {
  readonly name: string;
  /** From the repository's root. */
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** Suite that must go red, from this app's folder, and part of the test's title. */
  readonly suite: string;
  readonly test: string;
  /** The defence is part of the tables: the run needs a database that was made without it. */
  readonly changesTables?: boolean;
}

const API = 'apps/api/src/';

/** The defences whose tests are tested. Source: reliability F9. */
export const SABOTAGES: readonly Sabotage[] = [
  {
    name: 'row security lets a tenant write rows of others',
    file: `${API}database/migration.ts`,
    find: [') with check ($', '{own})'].join(''),
    replace: ') with check (true)',
    suite: 'test/data-door.test.ts',
    test: 'refuses a row of another tenant',
    changesTables: true,
  },
  {
    name: 'the start does not count the canaries',
    file: `${API}database/check-walls.ts`,
    find: 'canaries.length !== 1 || canaries[0]?.tenant_id !== CANARY_TENANT',
    replace: 'canaries.length < 1',
    suite: 'test/data-door.test.ts',
    test: 'refuses a database whose row security is off',
  },
  {
    name: 'the role is not asked for its permission',
    file: `${API}http/authorise.ts`,
    find: '  requireAccess(access, signedIn, tenant);',
    replace: '',
    suite: 'test/actors-and-routes.test.ts',
    test: 'lets in whom it should, and touches no other tenant: viewer',
  },
  {
    name: 'a role may go beyond its giver',
    file: `${API}modules/roles/find-role.ts`,
    find: '  if (!isWithin(role, actor))',
    replace: '  if (false)',
    suite: 'src/modules/roles/roles.routes.test.ts',
    test: 'lets nobody make, change or give a role that goes beyond their own',
  },
  {
    name: 'the last administrator can be taken out',
    file: `${API}modules/users/members.service.ts`,
    find: 'isAdministrator(row) && (await',
    replace: 'false && (await',
    suite: 'src/modules/users/users.routes.test.ts',
    test: 'keeps the last administrator',
  },
  {
    name: 'an own role is not laid over its base role',
    file: `${API}modules/auth/tenant-access.repository.ts`,
    find: 'return own ? new Set(',
    replace: 'return own && false ? new Set(',
    suite: 'src/modules/roles/roles.routes.test.ts',
    test: 'holds a member to the tenant’s own role',
  },
  {
    name: 'a recipient is not read as one address',
    file: `${API}mail/mail-address.ts`,
    find: 'return LOCAL.test(local) && DOMAIN.test(domain) ?',
    replace: 'return true ?',
    suite: 'src/mail/mailer.test.ts',
    test: 'does not go with a to that is not one address',
  },
  {
    name: 'a link for a new password works again',
    file: `${API}modules/auth/password-reset.ts`,
    find: ".deleteFrom('password_resets')",
    replace: ".updateTable('password_resets').set({ token_hash: hash })",
    suite: 'src/modules/auth/account.routes.test.ts',
    test: 'is set anew by the link, once',
  },
  {
    name: 'the origin of a change is not looked at',
    file: `${API}http/same-origin.ts`,
    find: 'if (origin !== null && origin !== ownOrigin)',
    replace: "if (origin === 'never')",
    suite: 'test/http-frame.test.ts',
    test: 'are refused: another origin',
  },
  {
    name: 'attempts on an account from one address are not counted',
    file: `${API}modules/auth/sign-in-limits.ts`,
    find: 'await count(byPair, pairOf(address, email));',
    replace: 'pairOf(address, email);',
    suite: 'src/modules/auth/auth.routes.test.ts',
    test: 'stops many attempts on one account from one address',
  },
  {
    name: 'an upload may call itself what it likes',
    file: `${API}modules/media/image-type.ts`,
    find: 'if (!FORMATS[type].endings.includes(ending))',
    replace: "if (ending === 'never')",
    suite: 'src/modules/media/media.routes.test.ts',
    test: 'refuses what is not what it says',
  },
  {
    name: 'a drawing may hold every attribute',
    file: `${API}modules/media/svg/read-svg.ts`,
    find: 'if (!SVG_ATTRIBUTES.has(local) && !SVG_STYLES.has(local)) return undefined;',
    replace: '',
    suite: 'src/modules/media/svg/clean-svg.test.ts',
    test: 'an unknown attribute',
  },
  {
    name: 'content is unpacked without a cap',
    file: 'packages/content/src/node-codec.ts',
    find: 'maxOutputLength: CONTENT_LIMITS.decodedBytes',
    replace: 'maxOutputLength: 2 ** 31',
    suite: 'test/bad-input.test.ts',
    test: 'refuses packed content that unpacks to more than 8 MB',
  },
  {
    name: 'prototype names pass as fields',
    file: `${API}http/guard-json.ts`,
    find: 'if (isRefusedKey(key)) throw refuseKey(pathOf(place, key));',
    replace: '',
    suite: 'test/bad-input.test.ts',
    test: 'refuses the key __proto__',
  },
  {
    name: 'fields that a call does not have are let through',
    file: `${API}http/validate.ts`,
    find: "type === 'typeError' || type === 'noUnknown'",
    replace: "type === 'typeError'",
    suite: 'test/bad-input.test.ts',
    test: 'are refused by name: every column of every table',
  },
  {
    name: 'a second host header is ignored',
    file: `${API}http/node-server.ts`,
    find: 'return hosts !== 1 ||',
    replace: 'return',
    suite: 'src/http/node-server.test.ts',
    test: 'refuses two host headers',
  },
  {
    name: 'a repeated request is done again',
    file: `${API}http/idempotency.ts`,
    find: 'if (known) {',
    replace: "if (known?.response === 'never') {",
    suite: 'test/idempotency.test.ts',
    test: 'answers a repeat from what was kept',
  },
  {
    name: 'a stale version overwrites a newer one',
    file: `${API}modules/pages/pages.service.ts`,
    find: 'if (version !== undefined && version !== current.version)',
    replace: 'if (version === -1)',
    suite: 'src/modules/pages/pages.routes.test.ts',
    test: 'answers 409 to a stale version and keeps both sides',
  },
  {
    name: 'a preview link is believed without its seal',
    file: `${API}modules/pages/preview-tokens.ts`,
    find: 'return isOurs &&',
    replace: 'return',
    suite: 'test/preview-link.test.ts',
    test: 'works for its own tenant alone',
  },
  {
    name: 'an event for one person goes to all',
    file: `${API}events/event-stream.ts`,
    find: 'if (event.user_id !== null) return event.user_id === userId;',
    replace: 'if (event.user_id === userId) return true;',
    suite: 'src/events/event-hub.test.ts',
    test: 'or to one person, and to no other tenant',
  },
  {
    name: 'a stream resumes by the order of writing',
    file: `${API}events/read-outbox.ts`,
    find: ['o.txid >= pg_snapshot_xmin($', '{since}::pg_snapshot)'].join(''),
    replace: ['o.txid >= pg_snapshot_xmax($', '{since}::pg_snapshot)'].join(''),
    suite: 'src/events/event-hub.test.ts',
    test: 'misses nothing that was written before its last event',
  },
  {
    name: 'a stream outlives its session',
    file: `${API}events/event-hub.ts`,
    find: 'if (still) open.stream.listener = still;',
    replace: 'open.stream.listener = still ?? open.stream.listener; if (open) return;',
    suite: 'src/events/event-hub.test.ts',
    test: 'end when the session does',
  },
  {
    name: 'work is sent whether its transaction holds or not',
    file: `${API}jobs/send-job.ts`,
    find: 'db: fromKysely(tx),',
    replace: '',
    suite: 'src/jobs/jobs.test.ts',
    test: 'are not sent by a transaction that is rolled back',
  },
  {
    name: 'work may be sent for another tenant',
    file: `${API}jobs/send-job.ts`,
    find: '!now.tenant || Number(now.tenant) === tenantId,',
    replace: 'true,',
    suite: 'src/jobs/jobs.test.ts',
    test: 'refuse work of another tenant',
  },
  {
    name: 'visitors get drafts',
    file: `${API}modules/pages/public-pages.repository.ts`,
    find: ".where('pages.status', '=', 'published')",
    replace: '',
    suite: 'src/modules/pages/public-pages.routes.test.ts',
    test: 'answers drafts, archived and later pages to staff alone',
  },
  {
    name: 'a name that leads inside is connected to',
    file: `${API}http/outer-address.ts`,
    find: 'found.some(isInnerAddress) ? undefined : found[0]',
    replace: 'found[0]',
    suite: 'src/http/outer-address.test.ts',
    test: 'leads to its first address, unless one of them lies inside',
  },
];
