import { createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
import { rolePermissions } from '@org/schema';
import { invariant } from '@org/schema/errors';
import {
  DEMO_SIGN_IN,
  type Demo,
  type DemoTenant,
  getDemoImages,
  loadDemo,
  resolveAssets,
} from '@org/starter-kits';
import type { Actor, RunInTenant } from '../kernel/access/call.ts';
import type { Kernel } from '../kernel/module/kernel.ts';
import type { Seed } from '../kernel/module/seed.ts';
import { uploadMissingImages } from '../modules/content/index.ts';

/** Role of administrators. */
const ADMINISTRATOR = '3';

/** Returns the administrator of the demo, who creates its content. */
async function getAdministrator({ db }: Kernel, { people }: Demo): Promise<Actor> {
  const person = people.find(({ email }) => email === DEMO_SIGN_IN);
  invariant(person, 'the demo has an administrator');
  const { email, firstname, lastname } = person;
  const { id } = await db.asPlatform('seed', (tx) =>
    tx
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .where('tenant_id', 'is', null)
      .executeTakeFirstOrThrow(),
  );
  return {
    person: { id, email, firstname, lastname, displayName: `${firstname} ${lastname}` },
    roleId: ADMINISTRATOR,
    permissions: rolePermissions(ADMINISTRATOR),
    requestId: 'seed',
    address: 'seed',
    userAgent: '',
  };
}

/** Fills a tenant of the demo, once: a tenant that ever had a page stays unchanged. */
async function fillTenant(
  { db, store, registry }: Kernel,
  seeds: readonly Seed[],
  tenant: DemoTenant,
  actor: Actor,
): Promise<void> {
  const { id, guid } = await db.asPlatform('seed', (tx) =>
    tx
      .selectFrom('tenants')
      .select(['id', 'guid'])
      .where('slug', '=', tenant.slug)
      .executeTakeFirstOrThrow(),
  );
  const run: RunInTenant = (work) => db.asTenant(id, work);
  const used = await run((tx) => tx.selectFrom('pages').select('id').limit(1).executeTakeFirst());
  if (used) return;
  const people = await db.asPlatform('seed', (tx) =>
    tx
      .selectFrom('memberships')
      .innerJoin('users', 'users.id', 'memberships.user_id')
      .select(['users.id', 'users.email'])
      .where('memberships.tenant_id', '=', id)
      .where('users.tenant_id', 'is', null)
      .execute(),
  );
  const target = { store: store.unsynced(), run, tenant: { id, guid, plan: tenant.plan }, actor };
  const images = await uploadMissingImages(target, getDemoImages(tenant));
  await run(async (tx) => {
    for (const { seedTenant } of seeds)
      await seedTenant?.({
        write: { tx, tenantId: id, actor },
        tenant,
        people: new Map(people.map((person) => [person.email, person.id])),
        images,
        encode: (template) => encodeContent(createTree(resolveAssets(template, images), registry)),
      });
  });
}

/**
 * Fills an installation with the demo, by the seeds of all modules in their order. Existing data stays; an interrupted run
 * continues when it is called again. Only called on loopback addresses outside of production.
 */
export async function seedDemo(kernel: Kernel, seeds: readonly Seed[]): Promise<void> {
  const demo = loadDemo();
  for (const { seedInstallation } of seeds) await seedInstallation?.(demo);
  const actor = await getAdministrator(kernel, demo);
  for (const tenant of demo.tenants) await fillTenant(kernel, seeds, tenant, actor);
}
