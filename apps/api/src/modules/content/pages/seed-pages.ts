import { NO_PAGE } from '@org/schema/entities';
import { resolveAssets } from '@org/starter-kits';
import type { TenantSeed } from '../../../kernel/module/seed.ts';
import { createPage } from './pages.service.ts';

/** Creates the pages of a demo tenant. */
export async function seedPages({ write, tenant, images, encode }: TenantSeed): Promise<void> {
  const ids = new Map<string, number>();
  for (const { template, parent, image, ...fields } of tenant.site?.pages ?? []) {
    const page = await createPage(write, {
      ...fields,
      image: resolveAssets(image, images),
      content: encode(template),
      publish_date: '2026-01-05T09:00:00Z',
      // Each page has its own heading in its content.
      showPageTitle: false,
      parentId: parent === undefined ? NO_PAGE : (ids.get(parent) ?? NO_PAGE),
    });
    ids.set(fields.slug, page.id);
  }
}
