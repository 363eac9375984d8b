import type { BlockTemplate } from '@org/content';
import { NO_PAGE } from '@org/schema/entities';
import { resolveAssets } from '@org/starter-kits';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { TenantSeed } from '../../../kernel/module/seed.ts';
import { createPage } from './pages.service.ts';

/** Returns a template with lists of a collection. */
function withCollection(template: BlockTemplate, collectionId: number): BlockTemplate {
  const { type, props, children } = template;
  return {
    ...template,
    ...(type === 'CollectionList' && { props: { ...props, collectionId } }),
    ...(children && { children: children.map((child) => withCollection(child, collectionId)) }),
  };
}

/** Returns the ids of the collections of the tenant, by slug. */
async function readCollections(tx: TenantTx): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.selectFrom('collections').select(['id', 'slug']).execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/** Creates the pages of a demo tenant. */
export async function seedPages({ write, tenant, images, encode }: TenantSeed): Promise<void> {
  const ids = new Map<string, number>();
  const collections = await readCollections(write.tx);
  for (const page of tenant.site?.pages ?? []) {
    const { template, parent, image, lists = '', itemsOf = '', ...fields } = page;
    const { id } = await createPage(write, {
      ...fields,
      image: resolveAssets(image, images),
      content: encode(withCollection(template, collections.get(lists) ?? 0)),
      publish_date: '2026-01-05T09:00:00Z',
      // Each page has its own heading in its content.
      showPageTitle: false,
      parentId: parent === undefined ? NO_PAGE : (ids.get(parent) ?? NO_PAGE),
      item_collection_id: collections.get(itemsOf) ?? null,
    });
    ids.set(fields.slug, id);
  }
}
