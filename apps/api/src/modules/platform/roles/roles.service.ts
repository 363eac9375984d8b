import { type Permission, type RoleId, rolePermissions, toPermissionTree } from '@org/schema';
import { type Role, type RoleCreate, type RoleUpdate, TENANT_ROLE_IDS } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { Actor } from '../../../kernel/access/call.ts';
import { memberPermissions } from '../../../kernel/access/tenant-access.repository.ts';
import { databaseFailure } from '../../../kernel/database/database-failure.ts';
import type { RoleRecord } from '../../../kernel/database/records.ts';
import type { PlatformTx } from '../../../kernel/database/tenant-database.ts';
import { baseRole, isWithin, requireWithin } from './find-role.ts';

/** Tenant and actor of an operation on roles. */
interface RoleWork {
  readonly tx: PlatformTx;
  readonly tenantId: number;
  readonly actor: Actor;
}

const given = ({ base_role, permissions }: Pick<RoleRecord, 'base_role' | 'permissions'>) => ({
  roleId: base_role,
  permissions: memberPermissions(base_role, permissions),
});

function toRole(record: RoleRecord, count: number, actor: Actor): Role {
  const role = given(record);
  return {
    id: record.id,
    name: record.name,
    base_role: record.base_role,
    permissions: toPermissionTree(role.permissions),
    users_count: count,
    is_system: false,
    may_give: isWithin(role, actor),
    version: record.version,
  };
}

/** Returns the number of users with each role, by id of the role. */
async function countPeople({ tx, tenantId }: RoleWork): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ role: number; n: number }>`
    select coalesce(own_role_id, role_id::bigint) as role, count(*)::int as n
    from memberships where tenant_id = ${tenantId} group by 1`.execute(tx);
  return new Map(rows.map(({ role, n }) => [Number(role), n]));
}

/** Returns all roles of a tenant: the built-in ones, highest first, then custom ones by name. */
export async function listRoles(work: RoleWork): Promise<Role[]> {
  const { tx, tenantId, actor } = work;
  const counts = await countPeople(work);
  const own = await tx
    .selectFrom('roles')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('base_role')
    .orderBy(sql`lower(name)`)
    .execute();
  const system = TENANT_ROLE_IDS.map((roleId): Role => {
    const { name, permissions } = baseRole(roleId);
    return {
      id: Number(roleId),
      name,
      base_role: roleId,
      permissions: toPermissionTree(permissions),
      users_count: counts.get(Number(roleId)) ?? 0,
      is_system: true,
      may_give: isWithin({ roleId, permissions }, actor),
      version: 1,
    };
  });
  return [...system, ...own.map((record) => toRole(record, counts.get(record.id) ?? 0, actor))];
}

/**
 * Checks the permissions of a role.
 * @throws `validation_failed` for permissions beyond the base role; `forbidden` for those beyond the actor's own
 */
function requirePossible(
  base: RoleId,
  permissions: readonly Permission[],
  actor: Actor,
): Permission[] {
  const possible = rolePermissions(base);
  if (!permissions.every((permission) => possible.has(permission)))
    throw appError('validation_failed', {
      formErrors: {
        permissions: 'A role cannot have more permissions than the role it is based on',
      },
    });
  const unique = [...new Set(permissions)];
  requireWithin({ roleId: base, permissions: new Set(unique) }, actor);
  return unique;
}

async function naming<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const failure = databaseFailure(error);
    if (failure?.kind === 'unique' && failure.constraint === 'roles_name')
      throw appError('name_taken', { formErrors: { name: 'Another role has this name' } });
    throw error;
  }
}

/**
 * Creates a role.
 * @throws `name_taken`, `validation_failed`, `forbidden`
 */
export async function createRole(
  { tx, tenantId, actor }: RoleWork,
  { name, base_role, permissions }: RoleCreate,
): Promise<Role> {
  const allowed = requirePossible(base_role, permissions, actor);
  const record = await naming(() =>
    tx
      .insertInto('roles')
      .values({ tenant_id: tenantId, name, base_role, permissions: allowed })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
  return toRole(record, 0, actor);
}

/**
 * Locks a custom role that the actor may change.
 * @throws `not_found`, `forbidden`
 */
async function lockRole({ tx, tenantId, actor }: RoleWork, id: number): Promise<RoleRecord> {
  const record = await tx
    .selectFrom('roles')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!record) throw appError('not_found');
  requireWithin(given(record), actor);
  return record;
}

/**
 * Updates a role, with immediate effect for its users.
 * @throws `not_found`, `conflict`, `name_taken`, `validation_failed`, `forbidden`
 */
export async function updateRole(
  work: RoleWork,
  id: number,
  { version, ...change }: RoleUpdate,
): Promise<Role> {
  const { tx, tenantId, actor } = work;
  const record = await lockRole(work, id);
  const count = (await countPeople(work)).get(id) ?? 0;
  if (version !== undefined && version !== record.version)
    throw appError('conflict', { current: toRole(record, count, actor) });
  const base = change.base_role ?? record.base_role;
  // A change of the base role removes permissions that it does not have.
  const kept = change.permissions ?? [...memberPermissions(base, record.permissions)];
  const permissions = requirePossible(base, kept, actor);
  const next = await naming(() =>
    tx
      .updateTable('roles')
      .set({
        name: change.name ?? record.name,
        base_role: base,
        permissions,
        version: record.version + 1,
        updated_at: new Date(),
      })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
  return toRole(next, count, actor);
}

/**
 * Deletes an unused role.
 * @throws `not_found`, `in_use`, `forbidden`
 */
export async function removeRole(work: RoleWork, id: number): Promise<void> {
  const { tx, tenantId } = work;
  await lockRole(work, id);
  try {
    await tx.deleteFrom('roles').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
  } catch (error) {
    if (databaseFailure(error)?.kind !== 'referenced') throw error;
    throw appError('in_use', {
      message: 'This role is still assigned to a member or an invitation',
    });
  }
}
