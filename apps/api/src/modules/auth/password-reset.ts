import { appError, getWords } from '@org/schema';
import { sql } from 'kysely';
import { number, object, string } from 'yup';
import type { PlatformTx, TenantDatabase } from '../../database/tenant-database.ts';
import type { Encryption } from '../../encryption.ts';
import type { HostTable } from '../../http/host-table.ts';
import { defineJob } from '../../jobs/job-definition.ts';
import { createLinkKey, hashLinkKey } from '../../link-key.ts';
import type { Outgoing } from '../../mail/outgoing.ts';
import { passwordChangedMail, resetMail } from '../../mail/people-mails.ts';
import type { Credentials } from './credentials.ts';
import type { LinkLimits } from './link-limits.ts';
import { loginName } from './login-name.ts';
import { passwordProblem } from './password-strength.ts';
import { SITE_PAGES } from './site-forms.ts';
import { listTenantAccess } from './tenant-access.repository.ts';

/** Minutes for which a link works. */
const MINUTES = 60;

/**
 * The work of answering somebody who has lost their password. It is done in the background for known and unknown addresses
 * alike, so that the call's answer and its time say nothing. Source: reliability T09.
 */
export const resetJob = defineJob({
  name: 'reset-password',
  // The tenant on whose site it was asked for: the account of that tenant's visitor is meant, and the link leads to that site.
  payload: object({
    email: string().required(),
    siteTenantId: number().integer(),
  }).noUnknown(),
  retries: 3,
});

/** What resets stand on. */
export interface ResetTools {
  readonly db: TenantDatabase;
  readonly credentials: Credentials;
  readonly limits: LinkLimits;
  readonly outgoing: Outgoing;
  /** Closes the address in the queue. */
  readonly seal: Encryption;
  readonly adminOrigin: string;
  readonly publicUrl: HostTable['publicUrl'];
}

/** Returns the page on which somebody sets a new password: staff in the admin, visitors on their tenant's site. Undefined for a visitor who is locked out. */
async function resetAddress(
  { adminOrigin, publicUrl }: ResetTools,
  tx: PlatformTx,
  userId: number,
  tenantId: number | undefined,
): Promise<string | undefined> {
  if (tenantId === undefined) return `${adminOrigin}/reset`;
  const [access] = await listTenantAccess(tx, userId, { tenantId });
  return access && `${publicUrl(access.tenant)}${SITE_PAGES.reset.slice(1)}`;
}

/** Mails a link to the person with an address, if there is one. */
export async function mailResetLink(
  tools: ResetTools,
  {
    email: sealedEmail,
    siteTenantId,
  }: { readonly email: string; readonly siteTenantId?: number | undefined },
): Promise<void> {
  const { db, outgoing, limits } = tools;
  const email = tools.seal.open(sealedEmail);
  if (!(await limits.canMail(loginName(email, siteTenantId)))) return;
  await db.asPlatform('reset password', async (tx) => {
    const person = await tx
      .selectFrom('users')
      .select(['id', 'email', 'firstname'])
      .where('email', '=', email)
      .where('tenant_id', 'is not distinct from', siteTenantId ?? null)
      .where('status', '=', 'active')
      // The accounts of a demo are everybody's.
      .where('is_demo', '=', false)
      .executeTakeFirst();
    const address = person && (await resetAddress(tools, tx, person.id, siteTenantId));
    if (!address) return;
    const { token, hash } = createLinkKey();
    const row = { token_hash: hash, expires_at: new Date(Date.now() + MINUTES * 60_000) };
    await tx
      .insertInto('password_resets')
      .values({ user_id: person.id, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute();
    await outgoing.put(tx, {
      tenantId: null,
      via: 'installation',
      kind: 'password-reset',
      to: person.email,
      userId: person.id,
      content: resetMail({
        firstname: person.firstname,
        href: `${address}?token=${token}`,
      }),
    });
  });
}

/** Refuses passwords that are easy to guess, or made of the person's own words. Errors: `validation_failed`. */
export function requireGoodPassword(
  password: string,
  person: Required<Parameters<typeof getWords>[0]>,
): void {
  const problem = passwordProblem(password, getWords(person));
  if (problem) throw appError('validation_failed', { formErrors: { password: problem } });
}

/**
 * Sets a new password by the link of a mail: once, and all sessions end. A mail tells of it, with where to ask for another.
 * Links of staff work in the admin alone, those of visitors on their tenant's site alone. Shape: → id of the person.
 * Errors: `link_ended` for a link that was used, is too old, is of another host, or never was; `validation_failed`.
 */
export async function resetPassword(
  tools: ResetTools,
  { token, password }: { readonly token: string; readonly password: string },
  siteTenantId: number | null,
  forgotAddress = `${tools.adminOrigin}/forgot`,
): Promise<number> {
  const { db, credentials, outgoing } = tools;
  const hash = hashLinkKey(token);
  const person = await db.asPlatform('reset password', (tx) =>
    tx
      .selectFrom('password_resets')
      .innerJoin('users', 'users.id', 'password_resets.user_id')
      .select(['users.id', 'users.auth_id', 'users.email', 'users.firstname', 'users.lastname'])
      .select(
        sql<string[]>`array(
        select t.name from tenants t where t.id = users.tenant_id or t.id in (select m.tenant_id from memberships m where m.user_id = users.id)
      )`.as('companies'),
      )
      .where('token_hash', '=', hash)
      .where('expires_at', '>', new Date())
      .where('users.status', '=', 'active')
      .where('users.tenant_id', 'is not distinct from', siteTenantId)
      .executeTakeFirst(),
  );
  if (!person) throw appError('link_ended');
  requireGoodPassword(password, person);
  // The link goes first: of two calls with it, one sets the password.
  await db.asPlatform('reset password', async (tx) => {
    const used = await tx
      .deleteFrom('password_resets')
      .where('token_hash', '=', hash)
      .executeTakeFirst();
    if (used.numDeletedRows === 0n) throw appError('link_ended');
    await outgoing.put(tx, {
      tenantId: null,
      via: 'installation',
      kind: 'password-changed',
      to: person.email,
      userId: person.id,
      content: passwordChangedMail({ href: forgotAddress, when: new Date() }),
    });
  });
  await credentials.setPassword(person.auth_id, password);
  await credentials.endSessions(person.auth_id);
  return person.id;
}
