import {
  type Plan,
  TENANT_FIELDS,
  TENANT_MODULES,
  type TenantModule,
  type TenantStatus,
} from '@org/schema/entities';
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Reach } from '../../../kernel/access/call.ts';
import { type AskedList, defineList } from '../../../kernel/database/list-definition.ts';
import { orderBy } from '../../../kernel/database/list-order.ts';
import type { ListResults } from '../../../kernel/database/list-page.ts';
import { readList } from '../../../kernel/database/read-list.ts';
import type { PlatformTables } from '../../../kernel/database/tables.gen.ts';
import type {
  PlatformTx,
  TenantDatabase,
  TenantTx,
} from '../../../kernel/database/tenant-database.ts';

/** Row of a tenant in the platform's tables. */
export interface TenantRow {
  readonly id: number;
  readonly guid: string;
  readonly name: string;
  readonly slug: string;
  readonly favicon: string;
  readonly plan: Plan;
  readonly status: TenantStatus;
  readonly version: number;
  readonly created_at: Date;
  readonly agency_id: number | null;
  readonly agency_name: string | null;
  readonly agency_status: number | null;
  readonly users: number;
  readonly modules: TenantModule[];
}

type Tables = 'tenants' | 'agencies';

function tenantRows(tx: PlatformTx): SelectQueryBuilder<PlatformTables, Tables, TenantRow> {
  return tx
    .selectFrom('tenants')
    .leftJoin('agencies', 'agencies.id', 'tenants.agency_id')
    .select([
      'tenants.id',
      'tenants.guid',
      'tenants.name',
      'tenants.slug',
      'tenants.favicon',
      'tenants.plan',
      'tenants.status',
      'tenants.version',
      'tenants.created_at',
      'agencies.id as agency_id',
      'agencies.name as agency_name',
      'agencies.status as agency_status',
      sql<number>`(select count(*)::int from memberships m where m.tenant_id = tenants.id and m.role_id <> '9' and m.status = 'active')`.as(
        'users',
      ),
      sql<
        TenantModule[]
      >`array(select m.module from tenant_modules m where m.tenant_id = tenants.id and m.enabled and m.module = any(${[...TENANT_MODULES]}) order by 1)`.as(
        'modules',
      ),
    ]) as unknown as SelectQueryBuilder<PlatformTables, Tables, TenantRow>;
}

const TENANTS = defineList<PlatformTables, Tables, TenantRow>({
  table: 'tenants',
  from: sql`tenants left join agencies on agencies.id = tenants.agency_id`,
  // The list engine expects a tenant's transaction, but this list is read in one of the platform's.
  rows: (tx) => tenantRows(tx as unknown as PlatformTx),
  searched: ['name', 'slug'],
  hasTrash: false,
  usual: { by: 'name', direction: 'asc' },
  orders: {
    name: orderBy('text', 'tenants.name'),
    slug: orderBy('text', 'tenants.slug'),
    agency: { kind: 'text', value: sql`lower(coalesce(agencies.name, ''))` },
    plan: orderBy('text', 'tenants.plan'),
    status: orderBy('text', 'tenants.status'),
    created_at: orderBy('time', 'tenants.created_at'),
  },
  fields: TENANT_FIELDS,
  filters: {
    name: { type: 'text', value: sql.ref('tenants.name') },
    slug: { type: 'text', value: sql.ref('tenants.slug') },
    agency: { type: 'text', value: sql.ref('agencies.name') },
    plan: { type: 'enum', value: sql.ref('tenants.plan') },
    status: { type: 'enum', value: sql.ref('tenants.status') },
    created_at: { type: 'date', value: sql.ref('tenants.created_at') },
  },
});

/** Returns the condition for tenants that a user manages: all, or those of their agencies. */
function within({ isOwner, agencyIds }: Reach): RawBuilder<SqlBool>[] {
  return isOwner ? [] : [sql<SqlBool>`tenants.agency_id = any(${agencyIds}::bigint[])`];
}

/** Returns a page of tenants that a user manages. */
export async function listManaged(
  tx: PlatformTx,
  reach: Reach,
  query: AskedList,
): Promise<ListResults<TenantRow>> {
  return readList(tx as unknown as TenantTx, TENANTS, query, within(reach));
}

/** Returns a tenant in any state. */
export async function findTenantRow(tx: PlatformTx, id: number): Promise<TenantRow | undefined> {
  return tenantRows(tx).where('tenants.id', '=', id).executeTakeFirst();
}

/** Size and last activity of a tenant. */
export interface TenantContents {
  readonly pages: number;
  readonly customers: number;
  readonly lastActivity: Date | null;
}

/** Counts records of a tenant, inside of it because of row-level security. */
export async function getContents(db: TenantDatabase, tenantId: number): Promise<TenantContents> {
  return db.asTenant(tenantId, async (tx) => {
    const { rows } = await sql<{ pages: number; customers: number; last: Date | null }>`
      select (select count(*)::int from pages where deleted_at is null) as pages,
        coalesce((select n::int from row_counts where entity = 'customer'), 0) as customers,
        (select max(created_at) from audit_log where id = (select max(id) from audit_log)) as last`.execute(
      tx,
    );
    const [row] = rows;
    return {
      pages: row?.pages ?? 0,
      customers: row?.customers ?? 0,
      lastActivity: row?.last ?? null,
    };
  });
}
