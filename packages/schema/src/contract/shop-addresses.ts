import type { RouteAddress } from './route.ts';

const CART = '/api/v1/cart/';
const ITEM = `${CART}items/{key}/` as const;
const PRODUCTS = '/api/v1/products/';

/**
 * Addresses of the endpoints that a shop's visitors use, by module and endpoint, shared by the contract and by lightweight
 * clients.
 */
export const SHOP_ADDRESSES = {
  cart: {
    get: { id: 'cart.get', method: 'GET', path: CART },
    add: { id: 'cart.add', method: 'POST', path: `${CART}items/` },
    set: { id: 'cart.set', method: 'PUT', path: ITEM },
    remove: { id: 'cart.remove', method: 'DELETE', path: ITEM },
    clear: { id: 'cart.clear', method: 'DELETE', path: CART },
    settings: { id: 'cart.settings', method: 'GET', path: `${CART}settings/` },
  },
  productCategories: {
    publicList: {
      id: 'productCategories.publicList',
      method: 'GET',
      path: `${PRODUCTS}categories/`,
    },
  },
  store: {
    list: { id: 'store.list', method: 'GET', path: PRODUCTS },
    suggest: { id: 'store.suggest', method: 'GET', path: '/api/v1/store/suggest/' },
    get: { id: 'store.get', method: 'GET', path: `${PRODUCTS}{slug}/` },
    category: { id: 'store.category', method: 'GET', path: `${PRODUCTS}categories/{slug}/` },
  },
} as const satisfies Record<string, Record<string, RouteAddress>>;
