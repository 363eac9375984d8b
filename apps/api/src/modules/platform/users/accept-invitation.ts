import { type Accept, roleLabel, type User } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { CallInfo } from '../../../kernel/access/call.ts';
import { hashLinkKey } from '../../../kernel/crypto/link-key.ts';
import type { PlatformTx, TenantDatabase } from '../../../kernel/database/tenant-database.ts';
import { publishChange } from '../../../kernel/events/publish-event.ts';
import { getOrigin, recordStaffEvent } from '../../../kernel/events/record-security-event.ts';
import { toUser } from '../auth/describe-me.ts';
import type { Identity } from '../auth/identity.ts';
import { requireGoodPassword } from '../auth/password-reset.ts';

/** Dependencies of accepting invitations. */
export interface AcceptTools {
  readonly db: TenantDatabase;
  readonly identity: Identity;
}

/**
 * Returns a pending invitation.
 * @throws `link_ended`
 */
async function liveInvitation(tx: PlatformTx, token: string) {
  const found = await tx
    .selectFrom('invitations')
    .innerJoin('tenants', 'tenants.id', 'invitations.tenant_id')
    .innerJoin('users as host', 'host.id', 'invitations.invited_by')
    .leftJoin('users as guest', (join) =>
      join
        .onRef('guest.email', '=', 'invitations.email')
        // Visitor accounts are not staff accounts.
        .on('guest.tenant_id', 'is', null),
    )
    .leftJoin('roles', (join) =>
      join
        .onRef('roles.tenant_id', '=', 'invitations.tenant_id')
        .onRef('roles.id', '=', 'invitations.own_role_id'),
    )
    .select([
      'invitations.tenant_id',
      'invitations.email',
      'invitations.role_id',
      'invitations.own_role_id',
      'tenants.name as tenant',
      'roles.name as own_name',
      'host.display_name as invited_by',
      'guest.id as guest_id',
    ])
    .where('token_hash', '=', hashLinkKey(token))
    .where('expires_at', '>', new Date())
    .where('tenants.status', '=', 'active')
    .executeTakeFirst();
  if (!found) throw appError('link_ended');
  return found;
}

/**
 * Describes an invitation.
 * @throws `link_ended`
 */
export async function describeInvitation(db: TenantDatabase, token: string) {
  const found = await db.asPlatform('accept invitation', (tx) => liveInvitation(tx, token));
  return {
    email: found.email,
    tenant: found.tenant,
    role: found.own_name ?? roleLabel(found.role_id),
    invitedBy: found.invited_by,
    hasAccount: found.guest_id !== null,
  };
}

/**
 * Creates an account of a new staff member or visitor who proved their address with the link of an email. Errors:
 * `validation_failed` for missing values or a weak password.
 */
export async function newAccount(
  { db, identity }: AcceptTools,
  email: string,
  { firstname = '', lastname = '', password = '' }: Omit<Accept, 'token'>,
  { company, tenantId }: { readonly company: string; readonly tenantId?: number },
): Promise<void> {
  const missing = {
    ...(!firstname && { firstname: 'Please enter a first name' }),
    ...(!lastname && { lastname: 'Please enter a last name' }),
    ...(!password && { password: 'Please enter a password' }),
  };
  if (Object.keys(missing).length > 0) throw appError('validation_failed', { formErrors: missing });
  requireGoodPassword(password, { email, firstname, lastname, companies: [company] });
  const displayName = `${firstname} ${lastname}`;
  // An interrupted attempt may have left a sign-in without a user; it is reused with the new password.
  const authId = await identity.takeLogin({ email, displayName, password, tenantId });
  await db.asPlatform('accept invitation', (tx) =>
    tx
      .insertInto('users')
      .values({
        auth_id: authId,
        tenant_id: tenantId ?? null,
        email,
        firstname,
        lastname,
        display_name: displayName,
      })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'email']).doNothing())
      .execute(),
  );
}

/**
 * Deletes the invitation and adds the member in one transaction, so that only one of two concurrent calls succeeds. Errors:
 * `link_ended`.
 */
async function join(
  db: TenantDatabase,
  token: string,
): Promise<{ tenantId: number; userId: number }> {
  return db.asPlatform('accept invitation', async (tx) => {
    const found = await liveInvitation(tx, token);
    const used = await tx
      .deleteFrom('invitations')
      .where('token_hash', '=', hashLinkKey(token))
      .executeTakeFirst();
    if (used.numDeletedRows === 0n || found.guest_id === null) throw appError('link_ended');
    await tx
      .insertInto('memberships')
      .values({
        user_id: found.guest_id,
        tenant_id: found.tenant_id,
        agency_id: null,
        role_id: found.role_id,
        own_role_id: found.own_role_id,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'tenant_id', 'agency_id'])
          .doUpdateSet({ role_id: found.role_id, own_role_id: found.own_role_id })
          // A visitor account with a membership becomes a staff member; an existing member keeps their role.
          .where('memberships.role_id', '=', '9'),
      )
      .execute();
    return { tenantId: found.tenant_id, userId: found.guest_id };
  });
}

/**
 * Accepts an invitation. The link proves ownership of the address: a new user gets an account and is signed in; an existing
 * user becomes a member and signs in as usual.
 * @throws `link_ended`, `validation_failed`
 */
export async function acceptInvitation(
  tools: AcceptTools,
  accept: Accept,
  call: CallInfo,
): Promise<{ message: string; user: User | null }> {
  const { db, identity } = tools;
  const invitation = await db.asPlatform('accept invitation', (tx) =>
    liveInvitation(tx, accept.token),
  );
  const isNew = invitation.guest_id === null;
  if (isNew) await newAccount(tools, invitation.email, accept, { company: invitation.tenant });
  const { tenantId, userId } = await join(db, accept.token);
  await db.asTenant(tenantId, async (tx) => {
    await publishChange(tx, tenantId, { entity: 'user', id: userId, action: 'created' });
    await publishChange(tx, tenantId, { entity: 'invitation', id: null, action: 'deleted' });
  });
  await recordStaffEvent(
    db,
    { action: 'invitation_accepted', userId, tenantId, detail: invitation.email },
    getOrigin(call),
  );
  const message = `Welcome to ${invitation.tenant}`;
  if (!isNew || !accept.password) return { message, user: null };
  const credentials = { email: invitation.email, password: accept.password };
  return { message, user: toUser(await identity.signIn(credentials, call, call.reply)) };
}
