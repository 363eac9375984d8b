import { idOrNone, maker, type Policy, staff } from './policy.ts';

const P = '/api/v1/admin/inventory/';
const L = `${P}locations/`;
let made = 0;

/** Policies of stock and its locations. */
export const INVENTORY_POLICIES: Readonly<Record<string, Policy>> = {
  'inventory.levels': {
    ...staff(),
    own: () => ({ path: `${P}levels/` }),
    foreign: [
      {
        place: 'query',
        status: 200,
        attempt: ({ product }) => ({ path: `${P}levels/?productIds=${product}` }),
      },
      {
        place: 'query',
        status: 200,
        attempt: ({ stockLocation }) => ({ path: `${P}levels/?locationId=${stockLocation}` }),
      },
      { place: 'list', status: 200, attempt: () => ({ path: `${P}levels/?itemsPerPage=200` }) },
    ],
  },
  'inventory.movements': {
    ...staff(),
    own: ({ variant }) => ({ path: `${P}movements/?variantId=${variant}` }),
    foreign: [
      {
        place: 'query',
        status: 200,
        attempt: ({ variant }) => ({ path: `${P}movements/?variantId=${variant}` }),
      },
      { place: 'list', status: 200, attempt: () => ({ path: `${P}movements/?itemsPerPage=200` }) },
    ],
  },
  'movements.export': {
    ...staff(202),
    own: () => ({ path: `${P}movements/export/`, body: {} }),
    // The content of the file has its own test: the response is the same for all ids.
    foreign: [],
  },
  'inventory.adjust': {
    ...staff(),
    own: ({ variant }) => ({
      path: `${P}adjustments/`,
      body: { variantId: variant, delta: 1, reason: 'purchase' },
    }),
    foreign: [
      {
        place: 'body',
        status: 404,
        attempt: ({ variant }) => ({
          path: `${P}adjustments/`,
          body: { variantId: variant, delta: 1, reason: 'purchase' },
        }),
      },
      {
        place: 'body',
        status: 422,
        attempt: ({ variant, stockLocation }) => ({
          path: `${P}adjustments/`,
          body: { variantId: variant, locationId: stockLocation, delta: 1, reason: 'purchase' },
        }),
      },
    ],
  },
  'inventory.adjustMany': {
    ...staff(),
    own: ({ variant }) => ({
      path: `${P}adjustments/bulk/`,
      body: { variantIds: [variant], delta: 1, reason: 'purchase' },
    }),
    foreign: [
      {
        place: 'body',
        status: 200,
        attempt: ({ variant }) => ({
          path: `${P}adjustments/bulk/`,
          body: { variantIds: [variant], delta: 1, reason: 'purchase' },
        }),
      },
    ],
  },
  'inventory.grid': {
    ...staff(),
    own: ({ variant }) => ({
      path: `${P}grid/`,
      body: { rows: [{ variantId: variant, price: 3 }] },
    }),
    foreign: [
      {
        place: 'body',
        status: 200,
        attempt: ({ variant }) => ({
          path: `${P}grid/`,
          body: { rows: [{ variantId: variant, price: 3, onHand: 1 }] },
        }),
      },
    ],
  },
  'stockLocations.list': {
    ...staff(),
    own: () => ({ path: L }),
    foreign: [{ place: 'list', status: 200, attempt: () => ({ path: L }) }],
  },
  'stockLocations.create': {
    ...staff(201),
    own: () => ({ path: L, body: { name: `Matrix ${++made}` } }),
    foreign: [],
  },
  'stockLocations.update': {
    ...staff(),
    own: ({ stockLocation }) => ({
      path: `${L}${stockLocation}/`,
      body: { address: 'Kiln Street 4' },
    }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ stockLocation }) => ({
          path: `${L}${stockLocation}/`,
          body: { name: 'Taken' },
        }),
      },
    ],
  },
  'stockLocations.remove': {
    ...staff(),
    own: async (_rows, t, as) => {
      const body = { name: `Matrix gone ${++made}` };
      const id = await idOrNone(t.call('POST', L, { as: maker(as), body }), 'location');
      return { path: `${L}${id}/` };
    },
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ stockLocation }) => ({ path: `${L}${stockLocation}/` }),
      },
    ],
  },
};
