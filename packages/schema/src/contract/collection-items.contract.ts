import { array, number, object, string } from 'yup';
import { COLLECTION_LIMITS } from '../entities/content/collection.schema.ts';
import {
  COLLECTION_ITEM_FIELDS,
  collectionItemBulkSchema,
  collectionItemCreateSchema,
  collectionItemSchema,
  collectionItemUpdateSchema,
  publicCollectionSchema,
  publicItemSchema,
} from '../entities/content/collection-item.schema.ts';
import { mediaFactsSchema } from '../entities/content/media.schema.ts';
import { idField, lineField, segmentField } from '../fields/fields.ts';
import { entityContract } from './entity.contract.ts';
import { CONTENT_BODY, defineRoute } from './route.ts';

const calls = entityContract({
  name: 'collection_item',
  plural: 'collectionItems',
  words: ['item', 'items'],
  path: '/api/v1/admin/collection-items/',
  module: 'pages',
  record: collectionItemSchema,
  create: collectionItemCreateSchema,
  update: collectionItemUpdateSchema,
  bulk: collectionItemBulkSchema,
  fields: COLLECTION_ITEM_FIELDS,
  filters: { collection_id: idField() },
  bodyLimit: CONTENT_BODY,
});

const path = '/api/v1/collection-items/';
const collection = segmentField().required();
const name = () => lineField(50);

/** Endpoints of the items of collections. */
export const collectionItemsContract = {
  ...calls,
  create: defineRoute({ ...calls.create, errors: ['slug_taken'] }),
  update: defineRoute({ ...calls.update, errors: ['not_found', 'conflict', 'slug_taken'] }),
  publicList: defineRoute({
    id: 'collectionItems.publicList',
    method: 'GET',
    path,
    summary: 'List the published items of a collection',
    access: { audience: 'public' },
    query: object({
      /** Address of the collection; its id instead in `collection_id`. */
      collection: segmentField(),
      collection_id: idField(),
      currentPage: number().integer().min(1).max(1_000_000).default(1),
      itemsPerPage: number().integer().min(1).max(COLLECTION_LIMITS.listed).default(12),
      /** `position`, `title`, `created_at`, or the key of a field. A field that does not exist, or cannot be sorted, is ignored. */
      orderBy: name().default('position'),
      orderDirection: string().uppercase().oneOf(['ASC', 'DESC']).default('ASC'),
      /** Key of a field; only items with `value` in it are listed. */
      field: name().default(''),
      value: lineField(200).default(''),
    }).noUnknown(),
    response: object({
      collection: publicCollectionSchema.required(),
      rows: array(publicItemSchema.required()).required(),
      /** Images of the items. */
      media: array(mediaFactsSchema.required()).required(),
      total: number().integer().required(),
      currentPage: number().integer().required(),
      itemsPerPage: number().integer().required(),
    }),
    errors: ['not_found'],
  }),
  publicGet: defineRoute({
    id: 'collectionItems.publicGet',
    method: 'GET',
    path: `${path}by-slug/`,
    summary: 'Get a published item of a collection by its address',
    access: { audience: 'public' },
    query: object({ collection, slug: segmentField().required() }).noUnknown(),
    response: object({
      collection: publicCollectionSchema.required(),
      item: publicItemSchema.required(),
      results: publicItemSchema.required(),
    }),
    errors: ['not_found'],
  }),
};
