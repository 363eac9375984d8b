import type { ManagedTenant, TenantCreate, TenantModule, TenantUpdate } from '@org/schema/entities';
import { appError, invariant } from '@org/schema/errors';
import { databaseFailure } from '../../../kernel/database/database-failure.ts';
import type { PlatformTx } from '../../../kernel/database/tenant-database.ts';
import { toTenant } from '../auth/describe-me.ts';
import {
  findTenantRow,
  type TenantContents,
  type TenantRow,
} from './managed-tenants.repository.ts';

/** Returns a tenant for its agency and the platform. */
export function toManaged(
  row: TenantRow,
  { pages, customers, lastActivity }: TenantContents,
  siteUrl: (slug: string) => string,
): ManagedTenant {
  const { agency_id, agency_name, agency_status, modules, plan, status, version, users } = row;
  const agency =
    agency_id === null
      ? null
      : { id: agency_id, name: agency_name ?? '', status: agency_status ?? 0 };
  return {
    ...toTenant(row),
    agency,
    plan,
    modules: [...modules],
    status,
    counts: { pages, customers, users },
    last_activity_at: lastActivity?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    siteUrl: siteUrl(row.slug),
    version,
  };
}

async function setModules(
  tx: PlatformTx,
  tenantId: number,
  modules: readonly TenantModule[],
): Promise<void> {
  await tx.deleteFrom('tenant_modules').where('tenant_id', '=', tenantId).execute();
  for (const module of new Set(modules))
    await tx.insertInto('tenant_modules').values({ tenant_id: tenantId, module }).execute();
}

/** Runs a write and converts constraint violations into field errors. */
async function naming<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const failure = databaseFailure(error);
    if (failure?.kind === 'unique')
      throw appError('name_taken', { formErrors: { slug: 'Another tenant has this address' } });
    if (failure?.kind === 'referenced')
      throw appError('validation_failed', {
        formErrors: { agency_id: 'This agency does not exist' },
      });
    throw error;
  }
}

/**
 * Creates a tenant.
 * @throws `name_taken` on `slug`, `validation_failed` on `agency_id`
 */
export async function createTenant(
  tx: PlatformTx,
  { name, slug, agency_id, plan, modules }: TenantCreate,
): Promise<TenantRow> {
  const { id } = await naming(() =>
    tx
      .insertInto('tenants')
      .values({ name, slug, agency_id: agency_id ?? null, plan: plan ?? 'basic' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  await setModules(tx, id, modules ?? []);
  const row = await findTenantRow(tx, id);
  invariant(row, 'a new tenant is there');
  return row;
}

/**
 * Updates a tenant, effective for its users with their next request.
 * @throws `not_found`, `conflict`, `validation_failed`
 */
export async function updateTenant(
  tx: PlatformTx,
  id: number,
  { version, modules, ...fields }: TenantUpdate,
  asManaged: (row: TenantRow) => ManagedTenant,
): Promise<{
  readonly row: TenantRow;
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>;
}> {
  await tx.selectFrom('tenants').select('id').where('id', '=', id).forUpdate().execute();
  const before = await findTenantRow(tx, id);
  if (!before) throw appError('not_found');
  if (version !== undefined && version !== before.version)
    throw appError('conflict', { current: asManaged(before) });
  const given = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  );
  await naming(() =>
    tx
      .updateTable('tenants')
      .set({ ...given, version: before.version + 1 })
      .where('id', '=', id)
      .execute(),
  );
  if (modules) await setModules(tx, id, modules);
  const row = await findTenantRow(tx, id);
  invariant(row, 'a changed tenant is there');
  const changes = Object.fromEntries(
    (['name', 'plan', 'status', 'agency_id', 'modules'] as const)
      .filter((field) => String(before[field]) !== String(row[field]))
      .map((field) => [field, [before[field], row[field]] as const]),
  );
  return { row, changes };
}
