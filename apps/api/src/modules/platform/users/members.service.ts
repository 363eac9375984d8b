import { USER_ROLE_ID } from '@org/schema';
import { type Member, type MemberUpdate, roleLabel } from '@org/schema/entities';
import { appError, invariant } from '@org/schema/errors';
import type { Actor, TenantContext } from '../../../kernel/access/call.ts';
import { memberPermissions } from '../../../kernel/access/tenant-access.repository.ts';
import type { PlatformTx } from '../../../kernel/database/tenant-database.ts';
import type { MailQueue } from '../../../kernel/mail/mail-queue.ts';
import { findRole, type GivenRole, isWithin, requireWithin } from '../roles/find-role.ts';
import { roleChangedMail } from './member-mails.ts';
import { countAdministrators, findMember, type MemberRow } from './members.repository.ts';

/** Tenant and actor of an operation on members. */
export interface PeopleWork {
  readonly tx: PlatformTx;
  readonly tenant: TenantContext;
  readonly actor: Actor;
}

/** Returns the role of a member. */
function getRole(row: MemberRow): GivenRole {
  return {
    roleId: row.role_id,
    ownRoleId: row.own_role_id,
    name: row.own_name ?? roleLabel(row.role_id),
    permissions: memberPermissions(row.role_id, row.own_permissions),
  };
}

/** Returns a member in the format of the API. */
export function toMember(row: MemberRow, actor: Actor, lastSeen: Date | undefined): Member {
  const role = getRole(row);
  const isSelf = row.id === actor.person.id;
  return {
    id: row.id,
    email: row.email,
    firstname: row.firstname,
    lastname: row.lastname,
    displayName: row.display_name,
    role: { id: row.own_role_id ?? Number(row.role_id), name: role.name },
    role_id: row.role_id,
    status: row.status,
    is_self: isSelf,
    may_change: !isSelf && isWithin(role, actor),
    last_active_at: lastSeen?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    version: row.version,
  };
}

const isAdministrator = ({ role_id, own_role_id, status }: MemberRow): boolean =>
  role_id === '3' && own_role_id === null && status === 'active';

/**
 * Checks that an administrator remains.
 * @throws `last_administrator`
 */
async function keepAdministrator({ tx, tenant }: PeopleWork, row: MemberRow): Promise<void> {
  if (isAdministrator(row) && (await countAdministrators(tx, tenant.id)) < 2)
    throw appError('last_administrator');
}

/**
 * Locks a member that the actor may change.
 * @throws `not_found`; `forbidden` for themselves and for members with more permissions
 */
async function changeable({ tx, tenant, actor }: PeopleWork, userId: number): Promise<MemberRow> {
  // Serializes changes of a tenant's members, so that two of them cannot deadlock.
  await tx
    .selectFrom('tenants')
    .select('id')
    .where('id', '=', tenant.id)
    .forNoKeyUpdate()
    .execute();
  const row = await findMember(tx, tenant.id, userId, { lock: true });
  if (!row) throw appError('not_found');
  if (row.id === actor.person.id)
    throw appError('forbidden', {
      message: 'You cannot change your own role. Ask another administrator.',
    });
  requireWithin(getRole(row), actor);
  return row;
}

/** Changes of a member for the audit log. */
export interface MemberChange {
  readonly row: MemberRow;
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>;
}

/**
 * Changes the role or status of a member, effective with their next request.
 * @throws `not_found`, `conflict`, `forbidden`, `last_administrator`, `validation_failed`
 */
export async function updateMember(
  work: PeopleWork & { readonly mailQueue: MailQueue },
  userId: number,
  { role, status, version }: MemberUpdate,
): Promise<MemberChange> {
  const { tx, tenant, actor, mailQueue } = work;
  const row = await changeable(work, userId);
  if (version !== undefined && version !== row.version)
    throw appError('conflict', { current: toMember(row, actor, undefined) });
  const before = getRole(row);
  const next = role === undefined ? before : await findRole(tx, tenant.id, role);
  requireWithin(next, actor);
  // A visitor account must never give access to the admin.
  if (row.account_tenant_id !== null && next.roleId !== USER_ROLE_ID)
    throw appError('validation_failed', {
      formErrors: {
        role: 'This is a visitor account. Invite the person to create a staff account',
      },
    });
  const isOther = next.roleId !== before.roleId || next.ownRoleId !== before.ownRoleId;
  const isOut = status === 'suspended' && row.status === 'active';
  if (isOther || isOut) await keepAdministrator(work, row);
  await tx
    .updateTable('memberships')
    .set({
      role_id: next.roleId,
      own_role_id: next.ownRoleId,
      status: status ?? row.status,
      version: row.version + 1,
    })
    .where('tenant_id', '=', tenant.id)
    .where('user_id', '=', userId)
    .execute();
  if (isOther)
    await mailQueue.add(tx, {
      tenantId: tenant.id,
      via: 'tenant',
      kind: 'role-changed',
      to: row.email,
      userId: actor.person.id,
      content: roleChangedMail({
        tenant: tenant.name,
        role: next.name,
        by: actor.person.displayName,
      }),
    });
  const changed = await findMember(tx, tenant.id, userId);
  invariant(changed, 'a changed member is there');
  return {
    row: changed,
    changes: {
      ...(isOther && { role: [before.name, next.name] }),
      ...(status && status !== row.status && { status: [row.status, status] }),
    },
  };
}

/**
 * Removes a member from a tenant. Their account and their records stay.
 * @throws those of a change
 */
export async function removeMember(work: PeopleWork, userId: number): Promise<MemberRow> {
  const row = await changeable(work, userId);
  await keepAdministrator(work, row);
  await work.tx
    .deleteFrom('memberships')
    .where('tenant_id', '=', work.tenant.id)
    .where('user_id', '=', userId)
    .execute();
  return row;
}
