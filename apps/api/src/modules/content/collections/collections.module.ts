import { defineModule } from '../../../kernel/module/define-module.ts';
import { collectionEntity } from './collection.entity.ts';
import { collectionItemEntity } from './collection-item.entity.ts';
import { collectionItemImport } from './collection-item-import.ts';
import { collectionRoutes } from './collections.routes.ts';
import { seedCollections } from './seed-collections.ts';

/** Collections of a tenant, and their items. */
export const collectionsModule = defineModule({
  name: 'content/collections',
  entities: [collectionEntity, collectionItemEntity],
  imports: [collectionItemImport],
  seeds: () => [{ seedTenant: seedCollections }],
  routes: ({ send }) => collectionRoutes(send),
});
