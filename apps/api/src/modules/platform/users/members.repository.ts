import type { RoleId } from '@org/schema';
import { MEMBER_FIELDS } from '@org/schema/entities';
import { type SelectQueryBuilder, sql } from 'kysely';
import { type AskedList, defineList } from '../../../kernel/database/list-definition.ts';
import { orderBy } from '../../../kernel/database/list-order.ts';
import type { ListResults } from '../../../kernel/database/list-page.ts';
import { readList } from '../../../kernel/database/read-list.ts';
import type { PlatformTables } from '../../../kernel/database/tables.gen.ts';
import type { PlatformTx, TenantTx } from '../../../kernel/database/tenant-database.ts';

/** Row of a member of a tenant. */
export interface MemberRow {
  readonly id: number;
  readonly auth_id: string;
  /** Tenant of a visitor account; null for staff. */
  readonly account_tenant_id: number | null;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly display_name: string;
  readonly role_id: RoleId;
  readonly own_role_id: number | null;
  readonly own_name: string | null;
  readonly own_permissions: string[] | null;
  readonly status: 'active' | 'suspended';
  readonly created_at: Date;
  readonly version: number;
}

type MemberTables = 'users' | 'memberships';

/** Returns the query of all members; callers limit it to one tenant. */
function memberRows(tx: PlatformTx): SelectQueryBuilder<PlatformTables, MemberTables, MemberRow> {
  return tx
    .selectFrom('users')
    .innerJoin('memberships', 'memberships.user_id', 'users.id')
    .leftJoin('roles', (join) =>
      join
        .onRef('roles.tenant_id', '=', 'memberships.tenant_id')
        .onRef('roles.id', '=', 'memberships.own_role_id'),
    )
    .select([
      'users.id',
      'users.auth_id',
      'users.tenant_id as account_tenant_id',
      'users.email',
      'users.firstname',
      'users.lastname',
      'users.display_name',
      'memberships.role_id',
      'memberships.own_role_id',
      'roles.name as own_name',
      'roles.permissions as own_permissions',
      'memberships.status',
      'memberships.created_at',
      'memberships.version',
    ]) as SelectQueryBuilder<PlatformTables, MemberTables, MemberRow>;
}

const MEMBERS = defineList<PlatformTables, MemberTables, MemberRow>({
  table: 'users',
  from: sql`users join memberships on memberships.user_id = users.id`,
  // The list engine expects a tenant's transaction, but this list is read in one of the platform's.
  rows: (tx) => memberRows(tx as unknown as PlatformTx),
  searched: ['display_name', 'email', 'firstname', 'lastname'],
  hasTrash: false,
  usual: { by: 'displayName', direction: 'asc' },
  orders: {
    displayName: orderBy('text', 'users.display_name'),
    email: orderBy('text', 'users.email'),
    role_id: orderBy('text', 'memberships.role_id'),
    status: orderBy('text', 'memberships.status'),
    created_at: orderBy('time', 'memberships.created_at'),
  },
  fields: MEMBER_FIELDS,
  filters: {
    displayName: { type: 'text', value: sql.ref('users.display_name') },
    email: { type: 'text', value: sql.ref('users.email') },
    role_id: { type: 'enum', value: sql.ref('memberships.role_id') },
    status: { type: 'enum', value: sql.ref('memberships.status') },
    created_at: { type: 'date', value: sql.ref('memberships.created_at') },
  },
});

/**
 * Returns a page of a tenant's members.
 * @param query - validated query
 * @param reader - time zone and user
 * @returns results
 */
export async function listMembers(
  tx: PlatformTx,
  tenantId: number,
  query: AskedList,
  reader: { readonly timezone: string; readonly personId: number },
): Promise<ListResults<MemberRow>> {
  return readList(
    tx as unknown as TenantTx,
    MEMBERS,
    query,
    [sql<boolean>`memberships.tenant_id = ${tenantId}`],
    { reader },
  );
}

/** Returns a member of a tenant, with a row lock before a change. */
export async function findMember(
  tx: PlatformTx,
  tenantId: number,
  userId: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<MemberRow | undefined> {
  const query = memberRows(tx)
    .where('memberships.tenant_id', '=', tenantId)
    .where('users.id', '=', userId);
  return (lock ? query.forUpdate(['memberships']) : query).executeTakeFirst();
}

/**
 * Counts the active administrators of a tenant; the rows stay locked, so that two concurrent calls cannot remove the last two.
 */
export async function countAdministrators(tx: PlatformTx, tenantId: number): Promise<number> {
  const rows = await tx
    .selectFrom('memberships')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('role_id', '=', '3')
    .where('own_role_id', 'is', null)
    .where('status', '=', 'active')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.length;
}
