import {
  appError,
  invariant,
  type Member,
  type MemberUpdate,
  roleLabel,
  USER_ROLE_ID,
} from '@org/schema';
import type { PlatformTx } from '../../database/tenant-database.ts';
import type { Actor, TenantContext } from '../../http/call.ts';
import type { Outgoing } from '../../mail/outgoing.ts';
import { roleChangedMail } from '../../mail/people-mails.ts';
import { memberPermissions } from '../auth/tenant-access.repository.ts';
import { findRole, type GivenRole, isWithin, requireWithin } from '../roles/find-role.ts';
import { countAdministrators, findMember, type MemberRow } from './members.repository.ts';

/** Whose people, and who asks. */
export interface PeopleWork {
  readonly tx: PlatformTx;
  readonly tenant: TenantContext;
  readonly actor: Actor;
}

/** The role that a member has. */
function getRole(row: MemberRow): GivenRole {
  return {
    roleId: row.role_id,
    ownRoleId: row.own_role_id,
    name: row.own_name ?? roleLabel(row.role_id),
    permissions: memberPermissions(row.role_id, row.own_permissions),
  };
}

/** A member as calls answer them. */
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

/** Errors: `last_administrator` when a tenant would be left without anybody who can do everything in it. */
async function keepAdministrator({ tx, tenant }: PeopleWork, row: MemberRow): Promise<void> {
  if (isAdministrator(row) && (await countAdministrators(tx, tenant.id)) < 2)
    throw appError('last_administrator');
}

/** A member whom the actor may change. Errors: `not_found`; `forbidden` for oneself and for who may do more. */
async function changeable({ tx, tenant, actor }: PeopleWork, userId: number): Promise<MemberRow> {
  // One change of a tenant's people after the other: two at once would wait for each other's rows.
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

/** What a change did, for the history. */
export interface MemberChange {
  readonly row: MemberRow;
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>;
}

/**
 * Gives a member another role or state. Membership is read with every request: it counts from the next one on.
 * Errors: `not_found`, `conflict`, `forbidden`, `last_administrator`, `validation_failed`.
 */
export async function updateMember(
  work: PeopleWork & { readonly outgoing: Outgoing },
  userId: number,
  { role, status, version }: MemberUpdate,
): Promise<MemberChange> {
  const { tx, tenant, actor, outgoing } = work;
  const row = await changeable(work, userId);
  if (version !== undefined && version !== row.version)
    throw appError('conflict', { current: toMember(row, actor, undefined) });
  const before = getRole(row);
  const next = role === undefined ? before : await findRole(tx, tenant.id, role);
  requireWithin(next, actor);
  // An account of a visitor is no key to the admin, whatever role it had.
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
    await outgoing.put(tx, {
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

/** Takes somebody out of a tenant. Their account, and what they have written, stays. Errors: as of a change. */
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
