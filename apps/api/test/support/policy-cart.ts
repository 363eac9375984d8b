import { type Policy, site, staff } from './policy.ts';

const P = '/api/v1/cart/';

function form(): FormData {
  const data = new FormData();
  data.set('act', 'clear');
  return data;
}

/** Policies of carts and selling settings. The visitor of the access matrix has no cart. */
export const CART_POLICIES: Readonly<Record<string, Policy>> = {
  'cart.get': { ...site, own: () => ({ path: P }), foreign: [] },
  'cart.add': {
    // The shops of the access matrix are closed.
    ...site,
    success: 409,
    visitor: 409,
    own: () => ({ path: `${P}items/`, body: { sku: 'NO-SUCH-THING' } }),
    // An SKU is not an id: each tenant has its own.
    foreign: [],
  },
  'cart.set': {
    ...site,
    success: 404,
    visitor: 404,
    own: () => ({ path: `${P}items/00000000-0000-4000-8000-000000000000/`, body: { quantity: 2 } }),
    foreign: [],
  },
  'cart.remove': {
    ...site,
    success: 404,
    visitor: 404,
    own: () => ({ path: `${P}items/00000000-0000-4000-8000-000000000000/` }),
    foreign: [],
  },
  'cart.clear': { ...site, own: () => ({ path: P }), foreign: [] },
  'cart.form': { ...site, own: () => ({ path: `${P}form/`, body: form() }), foreign: [] },
  'cart.settings': { ...site, own: () => ({ path: `${P}settings/` }), foreign: [] },
  'cart.updateSettings': {
    ...staff(),
    own: () => ({ path: `${P}settings/update/`, body: { show_quantity_box: true } }),
    foreign: [],
  },
};
