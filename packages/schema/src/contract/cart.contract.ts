import { number, object } from 'yup';
import {
  cartAddSchema,
  cartFormSchema,
  cartItemKey,
  cartQuantitySchema,
  cartSchema,
  cartSettingsSchema,
  cartSettingsUpdateSchema,
} from '../entities/commerce/cart.schema.ts';
import { defineRoute, SMALL_BODY } from './route.ts';
import { SHOP_ADDRESSES } from './shop-addresses.ts';

const { cart: at } = SHOP_ADDRESSES;
const cart = object({ cart: cartSchema.required() });
const settings = cartSettingsSchema.shape({
  /** Number of changes; 0 for settings that were never changed. */
  version: number().integer().min(0).required(),
});
const visitor = { audience: 'public' } as const;
/** Key of a line item in the visitor's own cart. */
const itemParams = object({ key: cartItemKey().required() }).noUnknown();

/** Endpoints of the cart that a cookie of the site identifies. */
export const cartContract = {
  get: defineRoute({
    ...at.get,
    summary: 'Get the visitor’s cart with current prices and stock',
    access: visitor,
    response: cart,
  }),
  add: defineRoute({
    ...at.add,
    quiet: true,
    summary: 'Add an item to the cart by its SKU; the default quantity is 1',
    access: visitor,
    body: cartAddSchema,
    bodyLimit: SMALL_BODY,
    response: cart,
    errors: ['not_found', 'not_now', 'rate_limited'],
  }),
  set: defineRoute({
    ...at.set,
    quiet: true,
    summary: 'Set the quantity of a cart item; 0 removes it',
    access: visitor,
    params: itemParams,
    body: cartQuantitySchema,
    bodyLimit: SMALL_BODY,
    response: cart,
    errors: ['not_found', 'not_now'],
  }),
  remove: defineRoute({
    ...at.remove,
    quiet: true,
    summary: 'Remove an item from the cart',
    access: visitor,
    params: itemParams,
    response: cart,
    errors: ['not_found'],
  }),
  clear: defineRoute({
    ...at.clear,
    quiet: true,
    summary: 'Empty the cart',
    access: visitor,
    response: cart,
  }),
  form: defineRoute({
    id: 'cart.form',
    method: 'POST',
    quiet: true,
    path: `${at.get.path}form/`,
    summary: 'Change the cart with an HTML form; redirects browsers to the cart',
    access: visitor,
    body: cartFormSchema,
    encoding: 'form',
    bodyLimit: SMALL_BODY,
    response: cart,
    errors: ['not_found', 'not_now', 'rate_limited'],
  }),
  settings: defineRoute({
    ...at.settings,
    summary: 'Get the cart settings',
    access: visitor,
    response: object({ data: cartSettingsSchema.required() }),
  }),
  updateSettings: defineRoute({
    id: 'cart.updateSettings',
    method: 'POST',
    path: `${at.get.path}settings/update/`,
    summary: 'Update the cart settings; omitted fields stay',
    access: { audience: 'staff', permission: 'web_orders.can_update' },
    body: cartSettingsUpdateSchema,
    bodyLimit: SMALL_BODY,
    response: object({ data: settings.required() }),
    errors: ['conflict'],
  }),
};
