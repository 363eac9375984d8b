import { USER_ROLE_ID } from '@org/schema';
import { DEMO_PASSWORD, type Demo, type DemoPerson } from '@org/starter-kits';
import type { PlatformTx, TenantDatabase } from '../../../kernel/database/tenant-database.ts';
import type { Identity } from '../auth/identity.ts';

/** Dependencies of the seed. */
interface PeopleTools {
  readonly db: TenantDatabase;
  readonly identity: Pick<Identity, 'findLogin' | 'createPerson'>;
}

/** Ids of the demo's agency, and of its tenants by slug. */
interface DemoIds {
  readonly agency: number;
  readonly tenants: ReadonlyMap<string, number>;
}

/** Returns the tenant that a visitor has an account in; undefined for staff. */
function getVisitedTenant({ role, at }: DemoPerson, { tenants }: DemoIds): number | undefined {
  return role === USER_ROLE_ID ? tenants.get(at[0] ?? '') : undefined;
}

/** Creates sign-in and user of a person where they are missing, and returns the user's id. */
async function ensurePerson(
  { db, identity }: PeopleTools,
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

async function addMemberships(
  tx: PlatformTx,
  userId: number,
  { at, role }: DemoPerson,
  { agency, tenants }: DemoIds,
): Promise<void> {
  const memberships =
    at === 'platform'
      ? [{ tenant_id: null, agency_id: null }]
      : at === 'agency'
        ? [{ tenant_id: null, agency_id: agency }]
        : at.map((slug) => ({ tenant_id: tenants.get(slug) ?? null, agency_id: null }));
  for (const membership of memberships)
    await tx
      .insertInto('memberships')
      .values({ user_id: userId, role_id: role, ...membership })
      .onConflict((conflict) => conflict.columns(['user_id', 'tenant_id', 'agency_id']).doNothing())
      .execute();
}

/** Creates the people of the demo, with their sign-ins and roles, where they are missing. */
export async function seedPeople(
  tools: PeopleTools,
  { agency, people, tenants }: Demo,
): Promise<void> {
  const { db } = tools;
  const known = await db.asPlatform('seed', async (tx): Promise<DemoIds> => {
    const slugs = tenants.map(({ slug }) => slug);
    const rows = await tx
      .selectFrom('tenants')
      .select(['id', 'slug'])
      .where('slug', 'in', slugs)
      .execute();
    const { id } = await tx
      .selectFrom('agencies')
      .select('id')
      .where('name', '=', agency)
      .executeTakeFirstOrThrow();
    return { agency: id, tenants: new Map(rows.map((row) => [row.slug, row.id])) };
  });
  const users = await Promise.all(
    people.map(async (person) => ({
      person,
      id: await ensurePerson(tools, person, getVisitedTenant(person, known)),
    })),
  );
  await db.asPlatform('seed', async (tx) => {
    for (const { person, id } of users) await addMemberships(tx, id, person, known);
  });
}
