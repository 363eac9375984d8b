import { readFile } from 'node:fs/promises';
import { type BlockTemplate, createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
import { invariant, type JsonValue, NO_PAGE, type Plan } from '@org/schema';
import type { Actor, RunInTenant } from '../http/call.ts';
import { rasterise } from '../modules/media/image-loaders.ts';
import { toMedia, type Upload, uploadImages } from '../modules/media/media.service.ts';
import { createPage } from '../modules/pages/pages.service.ts';
import { updateSettings } from '../modules/settings/settings.service.ts';
import { createTemplate } from '../modules/templates/templates.service.ts';
import { PACKAGE_ROOT } from '../package-root.ts';
import type { DemoTenant } from './demo-tenants.ts';
import { seedBlog } from './seed-blog.ts';
import { seedCustomers } from './seed-customers.ts';
import type { SeedParts } from './seed-demo.ts';

/** Folder of the drawings that the demo's images are made of. */
export const ART: URL = new URL('src/seed/art/', PACKAGE_ROOT);
const ART_WIDTH = 1600;
const MARK = /^art:([a-z0-9-]+)$/;

type Place = { readonly id: number; readonly guid: string };
type PlannedPlace = Place & { readonly plan: Plan };

function artNames(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    const name = MARK.exec(value)?.[1];
    if (name) found.add(name);
  } else if (typeof value === 'object' && value !== null)
    for (const child of Object.values(value)) artNames(child, found);
  return found;
}

function withArt<Value extends JsonValue | BlockTemplate | undefined>(
  value: Value,
  art: ReadonlyMap<string, string>,
): Value {
  if (typeof value === 'string') return (art.get(MARK.exec(value)?.[1] ?? '') ?? value) as Value;
  if (Array.isArray(value)) return value.map((child) => withArt(child, art)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, withArt(child as JsonValue, art)]),
  ) as Value;
}

/** Uploads the drawings that are not there yet. Shape: → name to address. */
async function uploadArt(
  { door, store }: SeedParts,
  tenant: PlannedPlace,
  names: ReadonlySet<string>,
  actor: Actor,
): Promise<Map<string, string>> {
  const run: RunInTenant = (work) => door.asTenant(tenant.id, work);
  const kept = await run((tx) =>
    tx.selectFrom('media').selectAll().where('deleted_at', 'is', null).execute(),
  );
  const art = new Map(
    kept.map((media) => [media.filename.replace(/\.webp$/, ''), toMedia(media, tenant.guid).file]),
  );
  const target = { store, run, tenant, actor };
  const upload = async (name: string, bytes: Uint8Array): Promise<void> => {
    const file: Upload = { filename: `${name}.webp`, type: 'image/webp', bytes };
    // A first start does not wait for what takes the longest.
    const [image] = await uploadImages(target, [file], null, { avifLater: true });
    invariant(image, 'an upload gives an image');
    art.set(name, image.file);
  };
  const uploads: Promise<void>[] = [];
  for (const name of names) {
    if (art.has(name)) continue;
    const drawing = await readFile(new URL(`${name}.svg`, ART), 'utf8');
    uploads.push(upload(name, await rasterise(drawing, ART_WIDTH)));
  }
  await Promise.all(uploads);
  return art;
}

/** Gives a demo tenant its settings and pages, once: a tenant that has ever had a page is left alone. */
export async function seedTenantContent(
  parts: SeedParts,
  tenant: Place,
  demo: DemoTenant,
  actor: Actor,
): Promise<void> {
  const { door, registry } = parts;
  const used = await door.asTenant(tenant.id, (tx) =>
    tx.selectFrom('pages').select('id').limit(1).executeTakeFirst(),
  );
  if (used) return;
  const { pages, frame, plan, settings } = demo;
  const names = artNames([pages, Object.values(frame), settings.main_logo]);
  const art = await uploadArt(parts, { ...tenant, plan }, names, actor);
  const packed = (template: BlockTemplate): string =>
    encodeContent(createTree(withArt(template, art), registry));
  await door.asTenant(tenant.id, async (tx) => {
    const write = { tx, tenantId: tenant.id, actor };
    const part = async (name: string, template: BlockTemplate): Promise<number> => {
      const fields = { name, type: 'section' as const, content: packed(template) };
      return (await createTemplate(write, fields, registry)).id;
    };
    if (plan === 'enterprise') await seedCustomers(write);
    if (plan === 'enterprise') await seedBlog(write, art);
    await updateSettings(write, {
      ...settings,
      main_logo: withArt(settings.main_logo ?? '', art),
      site: {
        header_id: await part('Site header', frame.header),
        footer_id: await part('Site footer', frame.footer),
        page_title_id: null,
      },
    });
    const ids = new Map<string, number>();
    for (const { template, parent, image, ...fields } of pages) {
      const content = packed(template);
      const page = await createPage(
        write,
        {
          ...fields,
          image: withArt(image, art),
          content,
          publish_date: '2026-01-05T09:00:00Z',
          // Each has a heading of its own in what it shows.
          showPageTitle: false,
          parentId: parent === undefined ? NO_PAGE : (ids.get(parent) ?? NO_PAGE),
        },
        registry,
      );
      ids.set(page.slug, page.id);
    }
  });
}
