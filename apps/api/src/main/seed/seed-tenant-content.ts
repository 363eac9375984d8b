import { type BlockTemplate, createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
import { NO_PAGE, type Plan } from '@org/schema';
import type { Actor, RunInTenant } from '../../kernel/access/call.ts';
import { createEntity } from '../../kernel/entities/entity.service.ts';
import { createPage, createTemplate, toMedia } from '../../modules/content/index.ts';
import { campaignEntity } from '../../modules/marketing/index.ts';
import { updateSettings, uploadOwn, withArt } from '../../modules/platform/index.ts';
import { tenantPictures } from './demo-pictures.ts';
import type { DemoTenant } from './demo-tenants.ts';
import { seedBlog } from './seed-blog.ts';
import { seedCustomers } from './seed-customers.ts';
import { seedOrders } from './seed-orders.ts';
import type { SeedParts } from './seed-parts.ts';
import { seedProducts } from './seed-products.ts';
import { seedSubscribers } from './seed-subscribers.ts';

type Place = { readonly id: number; readonly guid: string };
type PlannedPlace = Place & { readonly plan: Plan };

/** Each holds a connection to the database. */
const UPLOADS_AT_ONCE = 4;

/** Uploads the pictures that are not there yet. Shape: → name to address. */
async function uploadArt(
  { db, store }: SeedParts,
  tenant: PlannedPlace,
  demo: DemoTenant,
  actor: Actor,
): Promise<Map<string, string>> {
  const run: RunInTenant = (work) => db.asTenant(tenant.id, work);
  const kept = await run((tx) =>
    tx.selectFrom('media').selectAll().where('deleted_at', 'is', null).execute(),
  );
  const known = new Map(kept.map((media) => [media.filename, toMedia(media, tenant.guid).file]));
  const target = { store, run, tenant, actor };
  const art = new Map<string, string>();
  const waiting = tenantPictures(demo)[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: UPLOADS_AT_ONCE }, async () => {
      for (const [name, picture] of waiting) {
        const file = known.get(picture.filename) ?? (await uploadOwn(target, picture)).file;
        art.set(name, file);
      }
    }),
  );
  return art;
}

/** Creates settings and pages of a demo tenant, once: a tenant that ever had a page stays unchanged. */
export async function seedTenantContent(
  parts: SeedParts,
  tenant: Place,
  demo: DemoTenant,
  actor: Actor,
): Promise<void> {
  const { db, registry } = parts;
  const used = await db.asTenant(tenant.id, (tx) =>
    tx.selectFrom('pages').select('id').limit(1).executeTakeFirst(),
  );
  if (used) return;
  const { pages, frame, plan, settings, campaigns } = demo;
  const art = await uploadArt(parts, { ...tenant, plan }, demo, actor);
  const packed = (template: BlockTemplate): string =>
    encodeContent(createTree(withArt(template, art), registry));
  await db.asTenant(tenant.id, async (tx) => {
    const write = { tx, tenantId: tenant.id, actor };
    const part = async (name: string, template: BlockTemplate): Promise<number> => {
      const fields = { name, type: 'section' as const, content: packed(template) };
      return (await createTemplate(write, fields, registry)).id;
    };
    if (plan === 'enterprise') await seedCustomers(write);
    if (plan === 'enterprise') await seedBlog(write, art);
    if (plan === 'enterprise') await seedProducts(write, art);
    if (campaigns.length > 0) await seedSubscribers(write);
    for (const { template, ...campaign } of campaigns)
      await createEntity(write, campaignEntity, { ...campaign, content: packed(template) });
    await updateSettings(write, {
      ...settings,
      ...(plan === 'enterprise' && { cart: { enabled: true } }),
      main_logo: withArt(settings.main_logo ?? '', art),
      site: {
        header_id: await part('Site header', frame.header),
        footer_id: await part('Site footer', frame.footer),
        page_title_id: null,
      },
    });
    if (plan === 'enterprise') await seedOrders(write, db);
    const ids = new Map<string, number>();
    for (const { template, parent, image, ...fields } of pages) {
      const content = packed(template);
      const page = await createPage(write, {
        ...fields,
        image: withArt(image, art),
        content,
        publish_date: '2026-01-05T09:00:00Z',
        // Each page has its own heading in its content.
        showPageTitle: false,
        parentId: parent === undefined ? NO_PAGE : (ids.get(parent) ?? NO_PAGE),
      });
      ids.set(page.slug, page.id);
    }
  });
}
