import { type Policy, site } from './policy.ts';
import { entityPolicies } from './policy-entities.ts';
import { CANARY } from './world.ts';

let made = 0;
/** Returns the word in the rows of an actor's tenant. */
const getWord = (as: string): string => (as === 'otherAdmin' ? CANARY : 'alpha');

/** Policies of products. */
export const PRODUCT_POLICIES: Readonly<Record<string, Policy>> = {
  ...entityPolicies({
    plural: 'products',
    path: 'products',
    name: 'product',
    row: (rows) => rows.product,
    fresh: () => ({ name: 'Matrix', sku: `MATRIX-${++made}` }),
    set: { brand: 'Matrix' },
  }),
  'store.list': {
    ...site,
    own: () => ({ path: '/api/v1/products/' }),
    foreign: [
      {
        place: 'query',
        status: 200,
        attempt: (rows) => ({ path: `/api/v1/products/?productIds=${rows.product}` }),
      },
    ],
  },
  'store.suggest': {
    ...site,
    own: () => ({ path: '/api/v1/store/suggest/?q=pot' }),
    foreign: [],
  },
  'store.get': {
    ...site,
    own: (_rows, _t, as) => ({ path: `/api/v1/products/${getWord(as)}/` }),
    // A slug is not an id: each tenant has its own.
    foreign: [],
  },
  'store.category': {
    ...site,
    own: (_rows, _t, as) => ({ path: `/api/v1/products/categories/products-${getWord(as)}/` }),
    foreign: [],
  },
};
