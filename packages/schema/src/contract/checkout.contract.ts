import { array, boolean, number, object, string } from 'yup';
import { invitationTokenSchema, shopAccountSchema } from '../account.schema.ts';
import { cartSchema } from '../cart.schema.ts';
import {
  buyerOrderSchema,
  cartCouponSchema,
  checkoutDetailsSchema,
  checkoutFormSchema,
  checkoutPlaceSchema,
  checkoutSchema,
  MOST_OWN_ORDERS,
  ownOrderSchema,
  placedOrderSchema,
} from '../checkout.schema.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

const PATH = '/api/v1/checkout/';
const visitor = { audience: 'public' } as const;
/** The name of an order that its buyer alone knows. */
const orderParams = object({
  slug: string()
    .matches(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    .required(),
}).noUnknown();
const checkout = object({ checkout: checkoutSchema.required() });
const placed = object({
  order: placedOrderSchema.required(),
  /** Where the buyer pays; absent where nothing is to be paid now. */
  redirectUrl: string(),
});

/** Calls by which a visitor orders what is in their cart, which a cookie of the site names. Source: CART-023, server data model 2.14. */
export const checkoutContract = {
  get: defineRoute({
    id: 'checkout.get',
    method: 'GET',
    path: PATH,
    summary: 'The visitor’s checkout; while it is open the pieces of the cart are held',
    access: visitor,
    isSensitive: true,
    response: checkout,
    errors: ['rate_limited'],
  }),
  save: defineRoute({
    id: 'checkout.save',
    method: 'PUT',
    path: PATH,
    summary: 'Keep what the visitor has filled in so far',
    access: visitor,
    isSensitive: true,
    body: checkoutDetailsSchema,
    bodyLimit: SMALL_BODY,
    response: checkout,
    errors: ['rate_limited', 'not_now'],
  }),
  place: defineRoute({
    id: 'checkout.place',
    method: 'POST',
    path: PATH,
    summary: 'Order what is in the cart',
    status: 201,
    idempotent: 'own',
    access: visitor,
    isSensitive: true,
    body: checkoutPlaceSchema,
    bodyLimit: SMALL_BODY,
    response: placed,
    errors: ['validation_failed', 'conflict', 'not_now', 'rate_limited'],
  }),
  form: defineRoute({
    id: 'checkout.form',
    method: 'POST',
    path: `${PATH}form/`,
    summary: 'Fill in the checkout and order by a form of a page, without a script',
    access: visitor,
    isSensitive: true,
    body: checkoutFormSchema,
    encoding: 'form',
    bodyLimit: SMALL_BODY,
    response: checkout,
    errors: ['not_now', 'rate_limited'],
  }),
  order: defineRoute({
    id: 'checkout.order',
    method: 'GET',
    path: `${PATH}orders/{slug}/`,
    summary: 'An order by the name that its buyer alone knows',
    access: visitor,
    isSensitive: true,
    params: orderParams,
    response: object({ order: buyerOrderSchema.required() }),
    errors: ['not_found'],
  }),
  orders: defineRoute({
    id: 'checkout.orders',
    method: 'GET',
    path: `${PATH}orders/`,
    summary:
      'The newest orders of whoever is signed in on the site, and how many there are; none for everybody else',
    access: visitor,
    isSensitive: true,
    response: object({
      orders: array(ownOrderSchema.required()).max(MOST_OWN_ORDERS).required(),
      total: number().integer().min(0).required(),
    }),
    errors: [],
  }),
  pay: defineRoute({
    id: 'checkout.pay',
    method: 'GET',
    path: `${PATH}orders/{slug}/pay/`,
    summary: 'Where the buyer of an order pays it by card: browsers are led there',
    access: visitor,
    isSensitive: true,
    params: orderParams,
    response: object({ url: string().required() }),
    errors: ['not_found', 'not_now', 'rate_limited', 'unavailable'],
  }),
  notice: defineRoute({
    id: 'checkout.notice',
    method: 'POST',
    path: '/api/v1/payments/stripe/',
    summary: 'What the service that takes payments tells of them, signed by it',
    access: visitor,
    body: object({}),
    bodyLimit: SMALL_BODY * 4,
    response: object({ received: boolean().required() }),
    errors: ['forbidden', 'not_found'],
  }),
  account: defineRoute({
    id: 'checkout.account',
    method: 'POST',
    path: `${PATH}account/`,
    summary:
      'For whom the link is that a guest asked for with an order, and whether they have an account',
    access: visitor,
    isSensitive: true,
    body: invitationTokenSchema,
    bodyLimit: SMALL_BODY,
    response: object({
      email: string().required(),
      /** True for who can sign in already, elsewhere: the link adds this shop, and their password stays. */
      hasAccount: boolean().required(),
    }),
    errors: ['link_ended'],
  }),
  makeAccount: defineRoute({
    id: 'checkout.makeAccount',
    method: 'POST',
    path: `${PATH}account/make/`,
    summary:
      'Make the account that a guest asked for with an order, by the link of the mail: it works once',
    access: visitor,
    isSensitive: true,
    encoding: 'either',
    body: shopAccountSchema,
    bodyLimit: SMALL_BODY,
    response: object({ message: string().required() }),
    errors: ['link_ended', 'rate_limited'],
  }),
  addCoupon: defineRoute({
    id: 'checkout.addCoupon',
    method: 'POST',
    path: '/api/v1/cart/coupons/',
    summary: 'Put a coupon into the cart by its code, in the place of one that is there',
    access: visitor,
    isSensitive: true,
    body: cartCouponSchema,
    bodyLimit: SMALL_BODY,
    response: object({ cart: cartSchema.required() }),
    errors: ['validation_failed', 'not_now', 'rate_limited'],
  }),
  removeCoupon: defineRoute({
    id: 'checkout.removeCoupon',
    method: 'DELETE',
    path: '/api/v1/cart/coupons/',
    summary: 'Take the coupon out of the cart',
    access: visitor,
    isSensitive: true,
    response: object({ cart: cartSchema.required() }),
  }),
};
