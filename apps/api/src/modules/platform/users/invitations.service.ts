import type { RoleId } from '@org/schema';
import { INVITATION_DAYS, type Invitation, type Invite, roleLabel } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { memberPermissions } from '../../../kernel/access/tenant-access.repository.ts';
import { createLinkKey } from '../../../kernel/crypto/link-key.ts';
import type { PlatformTx } from '../../../kernel/database/tenant-database.ts';
import type { MailQueue } from '../../../kernel/mail/mail-queue.ts';
import { findRole, type GivenRole, requireWithin } from '../roles/find-role.ts';
import { invitationMail } from './member-mails.ts';
import type { PeopleWork } from './members.service.ts';

/** Dependencies of invitations. */
export interface InviteWork extends PeopleWork {
  readonly mailQueue: MailQueue;
  readonly adminOrigin: string;
}

interface InvitationRow {
  readonly id: number;
  readonly email: string;
  readonly role_id: RoleId;
  readonly own_role_id: number | null;
  readonly own_name: string | null;
  readonly own_permissions: string[] | null;
  readonly invited_by: string;
  readonly created_at: Date;
  readonly expires_at: Date;
}

function invitationRows(tx: PlatformTx, tenantId: number) {
  return tx
    .selectFrom('invitations')
    .innerJoin('users', 'users.id', 'invitations.invited_by')
    .leftJoin('roles', (join) =>
      join
        .onRef('roles.tenant_id', '=', 'invitations.tenant_id')
        .onRef('roles.id', '=', 'invitations.own_role_id'),
    )
    .select([
      'invitations.id',
      'invitations.email',
      'invitations.role_id',
      'invitations.own_role_id',
      'roles.name as own_name',
      'roles.permissions as own_permissions',
      'users.display_name as invited_by',
      'invitations.created_at',
      'invitations.expires_at',
    ])
    .where('invitations.tenant_id', '=', tenantId);
}

function toInvitation(row: InvitationRow): Invitation {
  return {
    id: row.id,
    email: row.email,
    role: {
      id: row.own_role_id ?? Number(row.role_id),
      name: row.own_name ?? roleLabel(row.role_id),
    },
    invited_by: row.invited_by,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    is_expired: row.expires_at.getTime() < Date.now(),
  };
}

const roleOfInvitation = (row: InvitationRow): GivenRole => ({
  roleId: row.role_id,
  ownRoleId: row.own_role_id,
  name: row.own_name ?? roleLabel(row.role_id),
  permissions: memberPermissions(row.role_id, row.own_permissions),
});

const lifetime = (): Date => new Date(Date.now() + INVITATION_DAYS * 24 * 3600 * 1000);

/** Returns pending invitations, newest first. */
export async function listInvitations(tx: PlatformTx, tenantId: number): Promise<Invitation[]> {
  const rows = await invitationRows(tx, tenantId)
    .orderBy('invitations.created_at', 'desc')
    .limit(500)
    .execute();
  return rows.map(toInvitation);
}

async function findInvitation(
  { tx, tenant }: Pick<InviteWork, 'tx' | 'tenant'>,
  id: number,
): Promise<InvitationRow> {
  const row = await invitationRows(tx, tenant.id)
    .where('invitations.id', '=', id)
    .executeTakeFirst();
  if (!row) throw appError('not_found');
  return row;
}

async function mailInvitation(
  { tx, tenant, actor, mailQueue, adminOrigin }: InviteWork,
  { email, roleName, token }: { email: string; roleName: string; token: string },
): Promise<void> {
  await mailQueue.add(tx, {
    tenantId: tenant.id,
    // The link creates an account, so the tenant's own mail server must not be able to read it.
    via: 'installation',
    kind: 'invitation',
    to: email,
    userId: actor.person.id,
    content: invitationMail({
      tenant: tenant.name,
      role: roleName,
      invitedBy: actor.person.displayName,
      href: `${adminOrigin}/invitation?token=${token}`,
    }),
  });
}

/**
 * Checks that the address does not belong to a member of this tenant; other accounts are ignored.
 * @throws `name_taken`
 */
async function requireNoMember(tx: PlatformTx, tenantId: number, email: string): Promise<void> {
  const member = await tx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('memberships.id')
    .where('memberships.tenant_id', '=', tenantId)
    .where('memberships.role_id', '!=', '9')
    .where('users.email', '=', email)
    .executeTakeFirst();
  if (member)
    throw appError('name_taken', {
      message: 'This person is already a member',
      formErrors: { email: 'This person is already a member' },
    });
}

/**
 * Invites a person by email. Their membership begins when they accept; until then nothing reveals whether the address has an
 * account. A second invitation of an address replaces the first.
 * @throws `name_taken` for a member, `forbidden`, `validation_failed`, `rate_limited`
 */
export async function invite(
  work: InviteWork,
  { email, role: number }: Invite,
): Promise<Invitation> {
  const { tx, tenant, actor } = work;
  const role = await findRole(tx, tenant.id, number);
  requireWithin(role, actor);
  await requireNoMember(tx, tenant.id, email);
  const { token, hash } = createLinkKey();
  const row = {
    role_id: role.roleId,
    own_role_id: role.ownRoleId,
    token_hash: hash,
    invited_by: actor.person.id,
    expires_at: lifetime(),
  };
  const { id } = await tx
    .insertInto('invitations')
    .values({ tenant_id: tenant.id, email, ...row })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'email']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  await mailInvitation(work, { email, roleName: role.name, token });
  return toInvitation(await findInvitation(work, id));
}

/**
 * Sends an invitation again and invalidates its old link.
 * @throws `not_found`, `forbidden`, `rate_limited`
 */
export async function resendInvitation(work: InviteWork, id: number): Promise<Invitation> {
  const { tx, tenant, actor } = work;
  const row = await findInvitation(work, id);
  const role = roleOfInvitation(row);
  requireWithin(role, actor);
  const { token, hash } = createLinkKey();
  await tx
    .updateTable('invitations')
    .set({ token_hash: hash, expires_at: lifetime(), invited_by: actor.person.id })
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', id)
    .execute();
  await mailInvitation(work, { email: row.email, roleName: role.name, token });
  return toInvitation(await findInvitation(work, id));
}

/**
 * Revokes an invitation.
 * @throws `not_found`, `forbidden`
 */
export async function revokeInvitation(work: PeopleWork, id: number): Promise<void> {
  const { tx, tenant, actor } = work;
  requireWithin(roleOfInvitation(await findInvitation(work, id)), actor);
  await tx
    .deleteFrom('invitations')
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', id)
    .execute();
}
