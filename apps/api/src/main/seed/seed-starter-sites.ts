import { type Plan, STARTER_SITES, type StarterSiteName } from '@org/schema';
import type { Actor, RunInTenant } from '../../kernel/access/call.ts';
import { makeSite, STARTER_SITE, sitePictures, uploadOwn } from '../../modules/platform/index.ts';
import type { SeedParts } from './seed-parts.ts';

/** The tenants of the demo that show the starter sites: each is called as its site is. */
export const STARTER_TENANTS: readonly {
  readonly slug: StarterSiteName;
  readonly name: string;
  readonly plan: Plan;
  readonly modules: readonly [];
}[] = STARTER_SITES.map((slug) => ({
  slug,
  name: STARTER_SITE[slug].settings.company_name ?? slug,
  plan: 'enterprise',
  modules: [],
}));

/** Creates a starter site as a demo tenant, once: a tenant that ever had a page stays unchanged. */
export async function seedStarterSite(
  { db, store, registry }: SeedParts,
  tenant: { readonly id: number; readonly guid: string },
  name: StarterSiteName,
  actor: Actor,
): Promise<void> {
  const site = STARTER_SITE[name];
  const run: RunInTenant = (work) => db.asTenant(tenant.id, work);
  const used = await run((tx) => tx.selectFrom('pages').select('id').limit(1).executeTakeFirst());
  if (used) return;
  const target = { store, run, tenant: { ...tenant, plan: 'enterprise' as const }, actor };
  const art = new Map<string, string>();
  await Promise.all(
    [...sitePictures(site)].map(async ([name, picture]) => {
      art.set(name, (await uploadOwn(target, picture)).file);
    }),
  );
  await run((tx) =>
    makeSite({ tx, tenantId: tenant.id, actor }, site, {
      art,
      choices: { look: true, homepage: true },
      registry,
    }),
  );
}
