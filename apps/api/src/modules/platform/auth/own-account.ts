import type { AccountUpdate, PasswordChange, Session } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { SignedIn } from '../../../kernel/access/call.ts';
import type { PlatformTx, TenantDatabase } from '../../../kernel/database/tenant-database.ts';
import { deviceWords } from './device-names.ts';
import { passwordChangedMail } from './password-mails.ts';
import { type ResetTools, requireGoodPassword } from './password-reset.ts';
import { hashSessionToken } from './session-token.ts';
import type { SignInLimits } from './sign-in-limits.ts';

/** Dependencies of the account functions. */
export interface AccountTools extends ResetTools {
  readonly signInLimits: SignInLimits;
}

/** Returns the id of a user in the sign-in library. */
export async function getAuthId(db: TenantDatabase, userId: number): Promise<string> {
  const { auth_id } = await db.asPlatform('own account', (tx: PlatformTx) =>
    tx.selectFrom('users').select('auth_id').where('id', '=', userId).executeTakeFirstOrThrow(),
  );
  return auth_id;
}

/** Changes the user's own name. */
export async function changeName(
  { db, credentials }: AccountTools,
  signedIn: SignedIn,
  { firstname, lastname }: AccountUpdate,
): Promise<SignedIn> {
  const displayName = `${firstname} ${lastname}`.trim();
  const { auth_id } = await db.asPlatform('own account', (tx) =>
    tx
      .updateTable('users')
      .set({ firstname, lastname, display_name: displayName })
      .where('id', '=', signedIn.person.id)
      .returning('auth_id')
      .executeTakeFirstOrThrow(),
  );
  await credentials.setName(auth_id, displayName);
  return { ...signedIn, person: { ...signedIn.person, firstname, lastname, displayName } };
}

/**
 * Changes the user's own password and ends all other sessions.
 * @throws `validation_failed` on `current` for a wrong password; `rate_limited`; `forbidden` for demo accounts
 */
export async function changePassword(
  tools: AccountTools,
  { person, sessionToken, tenant }: SignedIn,
  { current, password }: PasswordChange,
  address: string,
): Promise<void> {
  const { db, credentials, mailQueue, adminOrigin, signInLimits } = tools;
  const user = await db.asPlatform('own account', (tx) =>
    tx
      .selectFrom('users')
      .select(['auth_id', 'is_demo'])
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow(),
  );
  if (user.is_demo)
    throw appError('forbidden', { message: 'You cannot change the passwords of the demo' });
  await signInLimits.attempt(address, person.email);
  if (!(await credentials.check(user.auth_id, current)))
    throw appError('validation_failed', {
      formErrors: { current: 'This is not your current password' },
    });
  await signInLimits.succeeded(address, person.email);
  requireGoodPassword(password, { ...person, companies: tenant ? [tenant.name] : [] });
  await credentials.setPassword(user.auth_id, password);
  await credentials.endSessions(user.auth_id, { except: sessionToken });
  await db.asPlatform('own account', (tx) =>
    mailQueue.add(tx, {
      tenantId: null,
      via: 'installation',
      kind: 'password-changed',
      to: person.email,
      userId: person.id,
      content: passwordChangedMail({ href: `${adminOrigin}/forgot`, when: new Date() }),
    }),
  );
}

/** Returns the sessions of the signed-in user. */
export async function listSessions(
  { db, credentials }: AccountTools,
  { person, sessionToken }: SignedIn,
): Promise<Session[]> {
  const kept = await credentials.sessions(await getAuthId(db, person.id));
  return kept.map(({ id, token, userAgent, address, createdAt, updatedAt }) => ({
    id,
    device: deviceWords(userAgent),
    address,
    created_at: createdAt.toISOString(),
    last_used_at: updatedAt.toISOString(),
    is_current: token === hashSessionToken(sessionToken),
  }));
}
