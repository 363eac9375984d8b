import { idOrNone, maker, type Policy, site, staff } from './policy.ts';
import { entityPolicies } from './policy-entities.ts';
import type { TestApi } from './test-api.ts';
import { type ActorName, CANARY } from './world.ts';

const PATH = '/api/v1/admin/collection-items/';
const PUBLIC = '/api/v1/collection-items/';

const getWord = (as: ActorName | 'anonymous'): string => (as === 'otherAdmin' ? CANARY : 'alpha');

const ENTITY = entityPolicies({
  plural: 'collectionItems',
  path: 'collection-items',
  name: 'collection_item',
  row: (rows) => rows.collectionItem,
  fresh: { title: 'Matrix' },
  set: { status: 'published' },
});

/** Creates an item that a request deletes. */
const freshItem = (collection: number, t: TestApi, as: ActorName): Promise<number> =>
  idOrNone(
    t.call('POST', PATH, {
      as: maker(as),
      body: { collection_id: collection, title: 'Matrix' },
    }),
    'collection_item',
  );

/** Rows of the matrix for items of collections. */
export const COLLECTION_ITEM_POLICIES: Readonly<Record<string, Policy>> = {
  ...ENTITY,
  'collectionItems.create': {
    ...staff(201),
    own: ({ collection }) => ({ path: PATH, body: { collection_id: collection, title: 'Matrix' } }),
    foreign: [
      {
        place: 'body',
        status: 422,
        attempt: ({ collection }) => ({
          path: PATH,
          body: { collection_id: collection, title: 'Matrix' },
        }),
      },
    ],
  },
  'collectionItems.remove': {
    ...staff(),
    own: async ({ collection }, t, as) => ({
      path: `${PATH}${await freshItem(collection, t, as)}/`,
    }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ collectionItem }) => ({ path: `${PATH}${collectionItem}/` }),
      },
    ],
  },
  'collectionItems.bulkRemove': {
    ...staff(),
    own: async ({ collection }, t, as) => ({
      path: PATH,
      body: { collectionItemsToDelete: [await freshItem(collection, t, as)] },
    }),
    foreign: [
      {
        place: 'body',
        status: 409,
        attempt: ({ collectionItem }) => ({
          path: PATH,
          body: { collectionItemsToDelete: [collectionItem] },
        }),
      },
    ],
  },
  'collectionItems.publicList': {
    ...site,
    own: (_rows, _t, as) => ({ path: `${PUBLIC}?collection=${getWord(as)}` }),
    foreign: [],
  },
  'collectionItems.publicGet': {
    ...site,
    own: (_rows, _t, as) => ({
      path: `${PUBLIC}by-slug/?collection=${getWord(as)}&slug=${getWord(as)}`,
    }),
    foreign: [],
  },
};
