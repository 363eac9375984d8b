import { type Policy, site, staff } from './policy.ts';
import { entityPolicies } from './policy-entities.ts';
import { ORDERS } from './shop.ts';

const CHECKOUT = '/api/v1/checkout/';
const NO_KEY = 'x'.repeat(43);
const NOBODYS = '00000000-0000-4000-8000-000000000000';

function form(): FormData {
  const data = new FormData();
  data.set('act', 'place');
  return data;
}

let made = 0;

/** Returns the policy of a document of an order. */
const paper = (name: string): Policy => ({
  ...staff(),
  own: (rows) => ({ path: `${ORDERS}${rows.order}/${name}/` }),
  foreign: [
    {
      place: 'path',
      status: 404,
      attempt: (rows) => ({ path: `${ORDERS}${rows.order}/${name}/` }),
    },
  ],
});

/** Returns the policy of an action on an order that its status does not allow, which actors with access learn. */
const act = (name: string, body: object, success = 200): Policy => ({
  ...staff(success),
  own: (rows) => ({ path: `${ORDERS}${rows.order}/${name}/`, body }),
  foreign: [
    {
      place: 'path',
      status: 404,
      attempt: (rows) => ({ path: `${ORDERS}${rows.order}/${name}/`, body }),
    },
  ],
});

/** Returns the policy of an action on several orders: those of another tenant are skipped like missing ones. */
const actOnMany = (name: string): Policy => ({
  ...staff(),
  own: () => ({ path: `${ORDERS}bulk/${name}/`, body: { ids: [987_654_321] } }),
  foreign: [
    {
      place: 'body',
      status: 200,
      attempt: (rows) => ({ path: `${ORDERS}bulk/${name}/`, body: { ids: [rows.order] } }),
    },
  ],
});

/** Returns the policy of an order by staff: a product of another tenant is rejected like a missing one. */
const ofProduct = (name: string): Policy => ({
  ...staff(422),
  own: () => ({
    path: `${ORDERS}${name}`,
    body: { items: [{ variantId: 987_654_321, quantity: 1 }] },
  }),
  foreign: [
    {
      place: 'body',
      status: 422,
      attempt: (rows) => ({
        path: `${ORDERS}${name}`,
        body: { items: [{ variantId: rows.variant, quantity: 1 }] },
      }),
    },
  ],
});

/** Routes of every entity that orders do not have, or have in another form: orders are never deleted. */
const NOT_OF_ORDERS = new Set(['create', 'remove', 'bulkRemove', 'restore', 'bulk']);

const ofOrders = entityPolicies({
  plural: 'webOrders',
  path: 'web-orders',
  name: 'order',
  row: (rows) => rows.order,
  fresh: {},
  set: { notes: 'Matrix' },
});

/** Policies of orders, coupons and checkouts. The visitor of the access matrix has no cart. */
export const ORDER_POLICIES: Readonly<Record<string, Policy>> = {
  'orderDocuments.many': {
    ...staff(),
    own: (rows) => ({ path: `${ORDERS}documents/?kind=both&ids=${rows.order}` }),
    foreign: [
      {
        place: 'query',
        status: 404,
        attempt: (rows) => ({ path: `${ORDERS}documents/?ids=${rows.order}` }),
      },
    ],
  },
  'orderDocuments.packingSlip': paper('packing-slip'),
  'orderDocuments.invoice': paper('invoice'),
  ...Object.fromEntries(
    Object.entries(ofOrders).filter(([call]) => !NOT_OF_ORDERS.has(call.split('.')[1] ?? '')),
  ),
  ...entityPolicies({
    plural: 'coupons',
    name: 'coupon',
    row: (rows) => rows.coupon,
    fresh: () => ({ code: `MATRIX-${++made}`, kind: 'percent', value: 5 }),
    set: { enabled: true },
  }),
  'webOrders.fulfil': act('fulfil', { items: [{ id: 987_654_321, quantity: 1 }] }, 422),
  'webOrders.pay': act('pay', { amount: 10_000 }, 422),
  // The orders of the access matrix are unpaid.
  'webOrders.refund': act('refund', { amount: 1 }, 409),
  'webOrders.products': { ...staff(), own: () => ({ path: `${ORDERS}products/` }), foreign: [] },
  'webOrders.quote': ofProduct('quote/'),
  'webOrders.create': ofProduct(''),
  'webOrders.fulfilMany': actOnMany('fulfil'),
  'webOrders.payMany': actOnMany('pay'),
  'webOrders.refundQuote': act('refund/quote', {}),
  'webOrders.cancel': act('cancel', { version: 987_654 }, 409),
  'webOrders.settings': {
    ...staff(),
    own: () => ({ path: `${ORDERS}settings/` }),
    foreign: [],
  },
  'webOrders.invoice': act('invoice', {}),
  'webOrders.resend': act('resend', {}),
  'webOrders.sales': { ...staff(), own: () => ({ path: `${ORDERS}sales/` }), foreign: [] },
  'webOrders.updateSettings': {
    ...staff(),
    own: () => ({ path: `${ORDERS}settings/`, body: { order_prefix: 'M-' } }),
    foreign: [],
  },
  'checkout.get': { ...site, own: () => ({ path: CHECKOUT }), foreign: [] },
  'checkout.save': {
    ...site,
    success: 409,
    visitor: 409,
    own: () => ({ path: CHECKOUT, body: { email: 'matrix@buyer.example' } }),
    foreign: [],
  },
  'checkout.place': {
    ...site,
    success: 409,
    visitor: 409,
    own: () => ({ path: CHECKOUT, body: {} }),
    foreign: [],
  },
  'checkout.form': {
    ...site,
    success: 409,
    visitor: 409,
    own: () => ({ path: `${CHECKOUT}form/`, body: form() }),
    foreign: [],
  },
  'checkout.order': {
    ...site,
    success: 404,
    visitor: 404,
    own: () => ({ path: `${CHECKOUT}orders/${NOBODYS}/` }),
    foreign: [],
  },
  'checkout.orders': { ...site, own: () => ({ path: `${CHECKOUT}orders/` }), foreign: [] },
  'checkout.pay': {
    ...site,
    success: 404,
    visitor: 404,
    own: () => ({ path: `${CHECKOUT}orders/${NOBODYS}/pay/` }),
    foreign: [],
  },
  'checkout.account': {
    ...site,
    success: 404,
    visitor: 404,
    own: () => ({ path: `${CHECKOUT}account/`, body: { token: NO_KEY } }),
    foreign: [],
  },
  'checkout.makeAccount': {
    ...site,
    success: 404,
    visitor: 404,
    own: () => ({ path: `${CHECKOUT}account/make/`, body: { token: NO_KEY } }),
    foreign: [],
  },
  'checkout.notice': {
    // The tenants of the access matrix have no keys.
    ...site,
    success: 404,
    visitor: 404,
    own: () => ({ path: '/api/v1/payments/stripe/', body: {} }),
    foreign: [],
  },
  'checkout.addCoupon': {
    ...site,
    success: 409,
    visitor: 409,
    own: () => ({ path: '/api/v1/cart/coupons/', body: { code: 'NO-SUCH-CODE' } }),
    foreign: [],
  },
  'checkout.removeCoupon': { ...site, own: () => ({ path: '/api/v1/cart/coupons/' }), foreign: [] },
};
