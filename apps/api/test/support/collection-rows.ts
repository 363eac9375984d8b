import { createEntity } from '../../src/kernel/entities/entity.service.ts';
import type { TenantWrite } from '../../src/kernel/events/record-change.ts';
import { collectionEntity } from '../../src/modules/content/collections/collection.entity.ts';
import { collectionItemEntity } from '../../src/modules/content/collections/collection-item.entity.ts';

/** Ids of a collection and of a published item. */
export interface CollectionRows {
  readonly collection: number;
  readonly collectionItem: number;
}

/**
 * Creates a collection with an item.
 * @param word - name of both
 */
export async function makeCollectionRows(
  write: TenantWrite,
  word: string,
): Promise<CollectionRows> {
  const { id: collection } = (await createEntity(write, collectionEntity, { name: word })) as {
    id: number;
  };
  const item = await createEntity(write, collectionItemEntity, {
    collection_id: collection,
    title: word,
    status: 'published',
  });
  return { collection, collectionItem: (item as { id: number }).id };
}
