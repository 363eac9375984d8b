import type { Demo, DemoTenant } from '@org/starter-kits';
import type { PlatformTx, TenantDatabase } from '../../../kernel/database/tenant-database.ts';

/** Returns the id of an agency, which is created if it is missing. */
async function ensureAgency(tx: PlatformTx, name: string): Promise<number> {
  const known = await tx
    .selectFrom('agencies')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirst();
  const { id } =
    known ??
    (await tx.insertInto('agencies').values({ name }).returning('id').executeTakeFirstOrThrow());
  return id;
}

/** Creates a tenant and its modules where they are missing. */
async function ensureTenant(
  tx: PlatformTx,
  agency: number,
  { slug, name, plan, modules }: DemoTenant,
): Promise<void> {
  await tx
    .insertInto('tenants')
    .values({ agency_id: agency, name, slug, plan })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
  const { id } = await tx
    .selectFrom('tenants')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  for (const module of modules)
    await tx
      .insertInto('tenant_modules')
      .values({ tenant_id: id, module })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'module']).doNothing())
      .execute();
}

/** Creates the demo's agency and tenants where they are missing. */
export async function seedTenants(db: TenantDatabase, { agency, tenants }: Demo): Promise<void> {
  await db.asPlatform('seed', async (tx) => {
    const id = await ensureAgency(tx, agency);
    for (const tenant of tenants) await ensureTenant(tx, id, tenant);
  });
}
