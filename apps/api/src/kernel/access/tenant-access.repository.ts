import { type Permission, type RoleId, rolePermissions } from '@org/schema';
import { type Agency, TENANT_MODULES } from '@org/schema/entities';
import { type RawBuilder, sql } from 'kysely';
import type { PlatformTx, TenantDatabase } from '../database/tenant-database.ts';
import type { Permitted, Reach, TenantContext } from './call.ts';
import { type PersonRecord, type PersonRow, toPerson } from './person.repository.ts';

/** Tenant that a user has access to, with their role. */
export interface TenantAccess extends Permitted {
  readonly tenant: TenantContext;
  readonly roleId: RoleId;
}

/** Returns the permissions of a member: those of the base role, limited to the tenant's custom role if there is one. */
export function memberPermissions(
  roleId: RoleId,
  own: readonly string[] | null,
): ReadonlySet<Permission> {
  const base = rolePermissions(roleId);
  return own ? new Set([...base].filter((permission) => own.includes(permission))) : base;
}

interface TenantRow {
  id: number;
  guid: string;
  name: string;
  slug: string;
  favicon: string;
  plan: TenantContext['plan'];
  agency_id: number | null;
  agency_name: string | null;
  agency_status: number | null;
  modules: string[];
  primary_host: string | null;
}

const columns = sql`
  t.id, t.guid, t.name, t.slug, t.favicon, t.plan, a.id as agency_id, a.name as agency_name, a.status as agency_status,
  (select d.host from domains d where d.tenant_id = t.id and d.is_primary) as primary_host,
  array(select m.module from tenant_modules m where m.tenant_id = t.id and m.enabled order by m.module) as modules`;

function toTenant(row: TenantRow): TenantContext {
  const agency =
    row.agency_id === null
      ? null
      : { id: row.agency_id, name: row.agency_name ?? '', status: row.agency_status ?? 0 };
  return {
    id: row.id,
    guid: row.guid,
    name: row.name,
    slug: row.slug,
    favicon: row.favicon,
    plan: row.plan,
    agency,
    modules: TENANT_MODULES.filter((module) => row.modules.includes(module)),
    primaryHost: row.primary_host,
  };
}

type AccessRow = TenantRow & { readonly role_id: RoleId; readonly own: string[] | null };

/**
 * Returns the joins that find each access of a user to active tenants, as `t`, `a`, `ms` and `r`. The highest role counts when
 * there are several.
 */
const getWays = (userId: RawBuilder<unknown>) => sql`
  tenants t
  left join agencies a on a.id = t.agency_id
  join lateral (
    select m.role_id, m.own_role_id from memberships m
    where m.user_id = ${userId} and m.status = 'active'
      and (m.role_id = '1' or m.tenant_id = t.id or (m.agency_id = t.agency_id and a.status = 1))
    order by m.role_id limit 1
  ) ms on true
  left join roles r on r.tenant_id = t.id and r.id = ms.own_role_id
  where t.status = 'active'`;

const toAccess = (row: AccessRow): TenantAccess => ({
  tenant: toTenant(row),
  roleId: row.role_id,
  permissions: memberPermissions(row.role_id, row.own),
});

/**
 * Returns the tenants of a user by name: all for the platform's owner, those of an agency for its users, otherwise those with a
 * membership.
 */
export async function listTenantAccess(
  tx: PlatformTx,
  userId: number,
  only?: { tenantId: number },
): Promise<TenantAccess[]> {
  const narrowed: RawBuilder<unknown> = only ? sql`and t.id = ${only.tenantId}` : sql``;
  const { rows } = await sql<AccessRow>`
    select ${columns}, ms.role_id, r.permissions as own
    from ${getWays(sql`${userId}::bigint`)} ${narrowed}
    order by lower(t.name), t.id`.execute(tx);
  return rows.map(toAccess);
}

/**
 * User of a sign-in with their rights beyond one tenant and their access to the chosen tenant, if any. Without a choice it is the
 * oldest tenant.
 */
export interface PersonAccess {
  readonly person: PersonRecord;
  readonly reach: Reach;
  readonly access: TenantAccess | undefined;
}

/**
 * Returns everything that a signed-in request needs from the platform in one statement; undefined when the sign-in has no user.
 */
export async function findTenantAccess(
  db: Pick<TenantDatabase, 'askPlatform'>,
  authId: string,
  tenantId: number | null,
): Promise<PersonAccess | undefined> {
  const query = sql<
    { person: PersonRow; is_owner: boolean; agency_ids: number[] } & (AccessRow | { role_id: null })
  >`
    select to_jsonb(u) as person, way.*,
      exists (select from memberships m where m.user_id = u.id and m.status = 'active' and m.role_id = '1') as is_owner,
      to_jsonb(array(
        select m.agency_id from memberships m join agencies g on g.id = m.agency_id
        where m.user_id = u.id and m.status = 'active' and (m.role_id = '1' or (m.role_id = '2' and g.status = 1))
      )) as agency_ids
    from users u
    left join lateral (
      select ${columns}, ms.role_id, r.permissions as own from ${getWays(sql`u.id`)}
        and (${tenantId}::bigint is null or t.id = ${tenantId}) order by t.id limit 1
    ) way on true
    where u.auth_id = ${authId}`;
  const [row] = await db.askPlatform('resolve session', query);
  return (
    row && {
      person: toPerson(row.person),
      reach: { isOwner: row.is_owner, agencyIds: row.agency_ids },
      access: row.role_id === null ? undefined : toAccess(row),
    }
  );
}

/** Returns the names of suspended tenants that a user is a member of. */
export async function listSuspended(tx: PlatformTx, userId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('tenants')
    .innerJoin('memberships', 'memberships.tenant_id', 'tenants.id')
    .select('tenants.name')
    .where('memberships.user_id', '=', userId)
    .where('memberships.status', '=', 'active')
    .where('tenants.status', '=', 'suspended')
    .orderBy('tenants.name')
    .execute();
  return rows.map(({ name }) => name);
}

/** Returns the agency that a user is an active member of; the agency itself can be inactive. */
export async function findAgency(tx: PlatformTx, userId: number): Promise<Agency | null> {
  const { rows } = await sql<Agency>`
    select a.id, a.name, a.status from memberships ms join agencies a on a.id = ms.agency_id
    where ms.user_id = ${userId} and ms.status = 'active' order by a.id limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** Returns the active tenant of a host name; unverified domains do not count. */
export async function findSiteTenant(
  tx: PlatformTx,
  by: { slug: string } | { host: string },
): Promise<TenantContext | undefined> {
  const matches =
    'slug' in by
      ? sql`t.slug = ${by.slug}`
      : sql`t.id = (select d.tenant_id from domains d where d.host = ${by.host} and d.verified_at is not null)`;
  const { rows } = await sql<TenantRow>`
    select ${columns} from tenants t left join agencies a on a.id = t.agency_id where t.status = 'active' and ${matches}`.execute(
    tx,
  );
  return rows[0] && toTenant(rows[0]);
}

/** Returns the highest role of a user in any tenant; `undefined` without a membership. */
export async function highestRole(tx: PlatformTx, userId: number): Promise<RoleId | undefined> {
  const row = await tx
    .selectFrom('memberships')
    .select((eb) => eb.fn.min('role_id').as('role_id'))
    .where('user_id', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return (row?.role_id as RoleId | null) ?? undefined;
}

/**
 * Returns the host names of a tenant's site.
 * @throws when the tenant does not exist
 */
export async function readSiteHosts(
  tx: PlatformTx,
  tenantId: number,
): Promise<{ readonly slug: string; readonly primaryHost: string | null }> {
  const row = await tx
    .selectFrom('tenants as t')
    .leftJoin('domains as d', (join) =>
      join.onRef('d.tenant_id', '=', 't.id').on('d.is_primary', '=', true),
    )
    .select(['t.slug', 'd.host'])
    .where('t.id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return { slug: row.slug, primaryHost: row.host };
}
