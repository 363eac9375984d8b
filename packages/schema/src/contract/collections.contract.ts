import {
  COLLECTION_FIELDS,
  collectionBulkSchema,
  collectionCreateSchema,
  collectionSchema,
  collectionUpdateSchema,
} from '../entities/content/collection.schema.ts';
import { entityContract } from './entity.contract.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

const calls = entityContract({
  name: 'collection',
  plural: 'collections',
  words: ['collection', 'collections'],
  path: '/api/v1/admin/collections/',
  module: 'pages',
  record: collectionSchema,
  create: collectionCreateSchema,
  update: collectionUpdateSchema,
  bulk: collectionBulkSchema,
  fields: COLLECTION_FIELDS,
  bodyLimit: SMALL_BODY * 4,
});

/** Endpoints of collections. A collection that pages, templates or other collections use is not deleted. */
export const collectionsContract = {
  ...calls,
  create: defineRoute({ ...calls.create, errors: ['slug_taken'] }),
  update: defineRoute({ ...calls.update, errors: ['not_found', 'conflict', 'slug_taken'] }),
  remove: defineRoute({ ...calls.remove, errors: ['not_found', 'in_use'] }),
  bulkRemove: defineRoute({ ...calls.bulkRemove, errors: ['nothing_deleted', 'in_use'] }),
};
