import { invariant, rolePermissions, USER_ROLE_ID } from '@org/schema';
import type { Actor } from '../../kernel/access/call.ts';
import type { PlatformTx } from '../../kernel/database/tenant-database.ts';
import { DEMO_AGENCY, DEMO_PASSWORD, DEMO_PEOPLE, type DemoPerson } from './demo-people.ts';
import { DEMO_TENANTS, type DemoTenant } from './demo-tenants.ts';
import type { SeedParts } from './seed-parts.ts';
import { STARTER_TENANTS, seedStarterSite } from './seed-starter-sites.ts';
import { seedTenantContent } from './seed-tenant-content.ts';

async function agencyId(tx: PlatformTx): Promise<number> {
  const known = await tx
    .selectFrom('agencies')
    .select('id')
    .where('name', '=', DEMO_AGENCY)
    .executeTakeFirst();
  return (
    known ??
    (await tx
      .insertInto('agencies')
      .values({ name: DEMO_AGENCY })
      .returning('id')
      .executeTakeFirstOrThrow())
  ).id;
}

async function tenantId(
  tx: PlatformTx,
  agency: number,
  { slug, name, plan, modules }: Pick<DemoTenant, 'slug' | 'name' | 'plan' | 'modules'>,
): Promise<{ id: number; guid: string }> {
  await tx
    .insertInto('tenants')
    .values({ agency_id: agency, name, slug, plan })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
  const tenant = await tx
    .selectFrom('tenants')
    .select(['id', 'guid'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  for (const module of modules)
    await tx
      .insertInto('tenant_modules')
      .values({ tenant_id: tenant.id, module })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'module']).doNothing())
      .execute();
  return tenant;
}

/** Returns the tenant that a visitor has an account in; undefined for staff. */
function visitedTenant(
  { role, at }: DemoPerson,
  tenants: ReadonlyMap<string, { id: number }>,
): number | undefined {
  return role === USER_ROLE_ID ? tenants.get(at[0] ?? '')?.id : undefined;
}

/** Makes the sign-in and the person where they are missing. Shape: → id of the person. */
async function personId(
  { db, identity }: SeedParts,
  { email, firstname, lastname }: DemoPerson,
  tenantId?: number,
): Promise<number> {
  const known = await db.asPlatform('seed', (tx) =>
    tx
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .where('tenant_id', 'is not distinct from', tenantId ?? null)
      .executeTakeFirst(),
  );
  if (known) return known.id;
  const displayName = `${firstname} ${lastname}`;
  const authId =
    (await identity.findLogin(email, tenantId)) ??
    (await identity.createPerson({ email, displayName, password: DEMO_PASSWORD, tenantId }));
  const row = {
    auth_id: authId,
    tenant_id: tenantId ?? null,
    email,
    firstname,
    lastname,
    display_name: displayName,
    is_demo: true,
  };
  return db.asPlatform(
    'seed',
    async (tx) =>
      (await tx.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow()).id,
  );
}

async function joinTenants(
  tx: PlatformTx,
  userId: number,
  person: DemoPerson,
  agency: number,
  tenants: ReadonlyMap<string, { id: number }>,
): Promise<void> {
  const places =
    person.at === 'platform'
      ? [{ tenant_id: null, agency_id: null }]
      : person.at === 'agency'
        ? [{ tenant_id: null, agency_id: agency }]
        : person.at.map((slug) => ({ tenant_id: tenants.get(slug)?.id ?? null, agency_id: null }));
  for (const place of places)
    await tx
      .insertInto('memberships')
      .values({ user_id: userId, role_id: person.role, ...place })
      .onConflict((conflict) => conflict.columns(['user_id', 'tenant_id', 'agency_id']).doNothing())
      .execute();
}

/**
 * Fills an installation with the demo. Existing data stays; an interrupted run continues when it is called again. Only called on
 * loopback addresses outside of production.
 */
export async function seedDemo(parts: SeedParts): Promise<void> {
  const { db } = parts;
  const { agency, tenants } = await db.asPlatform('seed', async (tx) => {
    const agency = await agencyId(tx);
    const tenants = new Map<string, { id: number; guid: string }>();
    for (const tenant of [...DEMO_TENANTS, ...STARTER_TENANTS])
      tenants.set(tenant.slug, await tenantId(tx, agency, tenant));
    return { agency, tenants };
  });
  const ids = await Promise.all(
    DEMO_PEOPLE.map((person) => personId(parts, person, visitedTenant(person, tenants))),
  );
  await db.asPlatform('seed', async (tx) => {
    for (const [index, person] of DEMO_PEOPLE.entries())
      await joinTenants(tx, ids[index] ?? 0, person, agency, tenants);
  });

  const adminIndex = DEMO_PEOPLE.findIndex(({ role }) => role === '3');
  const admin = DEMO_PEOPLE[adminIndex];
  invariant(admin, 'the demo has an administrator');
  const { email, firstname, lastname } = admin;
  const actor: Actor = {
    person: {
      id: ids[adminIndex] ?? 0,
      email,
      firstname,
      lastname,
      displayName: `${firstname} ${lastname}`,
    },
    roleId: '3',
    permissions: rolePermissions('3'),
    requestId: 'seed',
    address: 'seed',
    userAgent: '',
  };
  for (const tenant of DEMO_TENANTS) {
    const place = tenants.get(tenant.slug);
    if (place) await seedTenantContent(parts, place, tenant, actor);
  }
  for (const { slug } of STARTER_TENANTS) {
    const place = tenants.get(slug);
    if (place) await seedStarterSite(parts, place, slug, actor);
  }
}
