import { type Collection, collectionCreateSchema } from '@org/schema/entities';
import { resolveAssets } from '@org/starter-kits';
import { createEntity } from '../../../kernel/entities/entity.service.ts';
import type { TenantSeed } from '../../../kernel/module/seed.ts';
import { collectionEntity } from './collection.entity.ts';
import { collectionItemEntity } from './collection-item.entity.ts';

/** Creates the collections of a demo tenant, with their items. */
export async function seedCollections({ write, tenant, images }: TenantSeed): Promise<void> {
  for (const { items, fields, ...collection } of tenant.collections ?? []) {
    // The defaults of fields are those of the form.
    const body = collectionCreateSchema.cast({ ...collection, fields });
    const { id } = (await createEntity(write, collectionEntity, body)) as Collection;
    for (const [position, { values, ...item }] of items.entries())
      await createEntity(write, collectionItemEntity, {
        ...item,
        collection_id: id,
        values: resolveAssets(values, images),
        position,
        status: 'published',
      });
  }
}
