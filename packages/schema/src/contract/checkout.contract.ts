import { array, boolean, number, object, string } from 'yup';
import { cartSchema } from '../entities/commerce/cart.schema.ts';
import {
  buyerOrderSchema,
  cartCouponSchema,
  checkoutDetailsSchema,
  checkoutFormSchema,
  checkoutPlaceSchema,
  checkoutSchema,
  MAX_OWN_ORDERS,
  ownOrderSchema,
  placedOrderSchema,
} from '../entities/commerce/checkout.schema.ts';
import { invitationTokenSchema, shopAccountSchema } from '../entities/platform/account.schema.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

const PATH = '/api/v1/checkout/';
const visitor = { audience: 'public' } as const;
/** Secret id of an order, which only its customer knows. */
const orderParams = object({
  slug: string()
    .matches(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    .required(),
}).noUnknown();
const checkout = object({ checkout: checkoutSchema.required() });
const placed = object({
  order: placedOrderSchema.required(),
  /** URL where the customer pays; absent when nothing is to be paid now. */
  redirectUrl: string(),
});

/** Endpoints that order the cart that a cookie of the site identifies. */
export const checkoutContract = {
  get: defineRoute({
    id: 'checkout.get',
    method: 'GET',
    path: PATH,
    summary: 'Get the visitor’s checkout; stock of the cart is reserved while it is open',
    access: visitor,
    isSensitive: true,
    response: checkout,
    errors: ['rate_limited'],
  }),
  save: defineRoute({
    id: 'checkout.save',
    method: 'PUT',
    path: PATH,
    summary: 'Save what the visitor has entered so far',
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
    summary: 'Place an order for the cart',
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
    summary: 'Submit the checkout with an HTML form',
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
    summary: 'Get an order by its secret name',
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
      'List the newest orders of the signed-in visitor with their total number; empty for everyone else',
    access: visitor,
    isSensitive: true,
    response: object({
      orders: array(ownOrderSchema.required()).max(MAX_OWN_ORDERS).required(),
      total: number().integer().min(0).required(),
    }),
    errors: [],
  }),
  pay: defineRoute({
    id: 'checkout.pay',
    method: 'GET',
    path: `${PATH}orders/{slug}/pay/`,
    summary: 'Redirect the customer to the card payment page of an order',
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
    summary: 'Receive a signed webhook of the payment provider',
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
    summary: 'Get the email address of an account link, and whether an account exists for it',
    access: visitor,
    isSensitive: true,
    body: invitationTokenSchema,
    bodyLimit: SMALL_BODY,
    response: object({
      email: string().required(),
      /** True for users with a password: the link adds this shop to their account. */
      hasAccount: boolean().required(),
    }),
    errors: ['link_ended'],
  }),
  makeAccount: defineRoute({
    id: 'checkout.makeAccount',
    method: 'POST',
    path: `${PATH}account/make/`,
    summary:
      'Create the account a guest requested at checkout, with the single-use link of the email',
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
    summary: 'Apply a coupon code to the cart; it replaces the present one',
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
    summary: 'Remove the coupon from the cart',
    access: visitor,
    isSensitive: true,
    response: object({ cart: cartSchema.required() }),
  }),
};
