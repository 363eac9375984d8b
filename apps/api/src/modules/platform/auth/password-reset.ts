import { getWords } from '@org/schema';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import { number, object, string } from 'yup';
import { listTenantAccess } from '../../../kernel/access/tenant-access.repository.ts';
import type { Encryption } from '../../../kernel/crypto/encryption.ts';
import { createLinkKey, hashLinkKey } from '../../../kernel/crypto/link-key.ts';
import type { PlatformTx, TenantDatabase } from '../../../kernel/database/tenant-database.ts';
import type { HostTable } from '../../../kernel/http/host-table.ts';
import { defineJob } from '../../../kernel/jobs/job-definition.ts';
import type { MailQueue } from '../../../kernel/mail/mail-queue.ts';
import type { Credentials } from './credentials.ts';
import type { LinkLimits } from './link-limits.ts';
import { loginName } from './login-name.ts';
import { passwordChangedMail, resetMail } from './password-mails.ts';
import { passwordProblem } from './password-strength.ts';
import { SITE_PAGES } from './site-forms.ts';

/** Minutes for which a link is valid. */
const MINUTES = 60;

/**
 * Job that mails a password reset link. It runs in the background for known and unknown addresses alike, so that neither the
 * response nor its time reveals which accounts exist.
 */
export const resetJob = defineJob({
  name: 'reset-password',
  // `siteTenantId` is the tenant whose site the request came from: it selects the visitor account, and the link leads to that
  // site.
  payload: object({
    email: string().required(),
    siteTenantId: number().integer(),
  }).noUnknown(),
  retries: 3,
});

/** Dependencies of password resets. */
export interface ResetTools {
  readonly db: TenantDatabase;
  readonly credentials: Credentials;
  readonly limits: LinkLimits;
  readonly mailQueue: MailQueue;
  /** Encrypts the email address in the queue. */
  readonly seal: Encryption;
  readonly adminOrigin: string;
  readonly publicUrl: HostTable['publicUrl'];
}

/**
 * Returns the URL for setting a new password: in the admin for staff, on the tenant's site for visitors. Undefined for a blocked
 * visitor.
 */
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

/** Mails a reset link to the account with an email address, if it exists. */
export async function mailResetLink(
  tools: ResetTools,
  {
    email: sealedEmail,
    siteTenantId,
  }: { readonly email: string; readonly siteTenantId?: number | undefined },
): Promise<void> {
  const { db, mailQueue, limits } = tools;
  const email = tools.seal.open(sealedEmail);
  if (!(await limits.canMail(loginName(email, siteTenantId)))) return;
  await db.asPlatform('reset password', async (tx) => {
    const person = await tx
      .selectFrom('users')
      .select(['id', 'email', 'firstname'])
      .where('email', '=', email)
      .where('tenant_id', 'is not distinct from', siteTenantId ?? null)
      .where('status', '=', 'active')
      // Demo accounts are shared by everybody.
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
    await mailQueue.add(tx, {
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

/**
 * Rejects passwords that are easy to guess or contain the user's name or email.
 * @throws `validation_failed`
 */
export function requireGoodPassword(
  password: string,
  person: Required<Parameters<typeof getWords>[0]>,
): void {
  const problem = passwordProblem(password, getWords(person));
  if (problem) throw appError('validation_failed', { formErrors: { password: problem } });
}

/**
 * Sets a new password with the link of an email, ends all sessions and mails a confirmation. A link works once: for staff only
 * in the admin, for visitors only on their tenant's site.
 * @returns id of the user
 * @throws `link_ended` for a link that is used, expired, unknown or of another host; `validation_failed`
 */
export async function resetPassword(
  tools: ResetTools,
  { token, password }: { readonly token: string; readonly password: string },
  siteTenantId: number | null,
  forgotAddress = `${tools.adminOrigin}/forgot`,
): Promise<number> {
  const { db, credentials, mailQueue } = tools;
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
  // The link is deleted first, so that only one of two concurrent calls sets the password.
  await db.asPlatform('reset password', async (tx) => {
    const used = await tx
      .deleteFrom('password_resets')
      .where('token_hash', '=', hash)
      .executeTakeFirst();
    if (used.numDeletedRows === 0n) throw appError('link_ended');
    await mailQueue.add(tx, {
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
