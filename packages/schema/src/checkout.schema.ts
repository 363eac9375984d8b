import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { cartSchema } from './cart.schema.ts';
import { lineField, textField } from './fields.ts';
import { moneyField } from './money.ts';
import {
  ORDER_STATUSES,
  type OrderStatus,
  orderSchema,
  orderTotalsSchema,
} from './order.schema.ts';
import { addressInput, orderAddressSchema } from './order-address.schema.ts';

/** How an order reaches its buyer. */
export const DELIVERIES = ['ship', 'pickup'] as const;
export type Delivery = (typeof DELIVERIES)[number];

const details = {
  email: lineField(254).trim(),
  firstname: lineField(100).trim(),
  lastname: lineField(100).trim(),
  phone: lineField(40).trim(),
  delivery: mixed<Delivery | ''>().oneOf(['', ...DELIVERIES]),
  shippingMethodId: lineField(40).trim(),
  /** Where it goes; of no matter where it is picked up. */
  shipping: addressInput().optional().default(undefined),
  /** False where the bill goes to another address than the delivery. */
  sameBilling: boolean(),
  billing: addressInput().optional().default(undefined),
  paymentMethod: lineField(40).trim(),
  note: textField(2000),
  /** True where the buyer agrees to the terms, where a shop has some. */
  terms: boolean(),
  /** True for a guest who wants an account: a mail brings the link that makes it. */
  createAccount: boolean(),
};

/** What a buyer fills in, kept as it was typed: all of it may still be missing. */
export const checkoutDetailsSchema = object(details).noUnknown();
export type CheckoutDetails = InferType<typeof checkoutDetailsSchema>;

/**
 * Body of an order. What is left out is as it was filled in before. Prices, totals and stock are the server's:
 * there is no field for any of them but for what the buyer was shown. Source: server data model 2.14.
 */
export const checkoutPlaceSchema = object({
  ...details,
  /** What the order came to when the buyer looked at it: with another total nothing is ordered, and the answer says so. */
  total: moneyField(),
}).noUnknown();
export type CheckoutContext = InferType<typeof checkoutPlaceSchema>;

/** Choices of a checkout. */
export const checkoutChoicesSchema = object({
  deliveries: array(mixed<Delivery>().oneOf(DELIVERIES).required()).required(),
  pickupInstructions: string().defined(),
  shippingMethods: array(
    object({
      id: string().required(),
      name: string().required(),
      /** What it costs for this cart. */
      price: number().required(),
      /** Goods of this much are delivered for nothing; null for never. */
      freeOver: number().nullable().defined(),
    }).required(),
  ).required(),
  /** Why no method delivers to the address; '' where one does. */
  noDelivery: string().defined(),
  paymentMethods: array(
    object({ key: string().required(), label: string().required() }).required(),
  ).required(),
  /** Path of the page that the buyer agrees to; '' for none. */
  termsPath: string().defined(),
  /** True for guests: they can ask for an account. */
  createAccount: boolean().required(),
});

/** A visitor's checkout: the cart, what was filled in, what can be chosen, and what it comes to. */
export const checkoutSchema = object({
  cart: cartSchema.required(),
  details: object({
    email: string().defined(),
    firstname: string().defined(),
    lastname: string().defined(),
    phone: string().defined(),
    delivery: mixed<Delivery | ''>()
      .oneOf(['', ...DELIVERIES])
      .defined(),
    shippingMethodId: string().defined(),
    shipping: orderAddressSchema.required(),
    sameBilling: boolean().required(),
    billing: orderAddressSchema.required(),
    paymentMethod: string().defined(),
    note: string().defined(),
    terms: boolean().required(),
    createAccount: boolean().required(),
  }).required(),
  /** Name of a field, such as `shipping.city` → what is wrong with it, once the buyer has tried to go on. */
  problems: mixed<Readonly<Record<string, string>>>().required(),
  /** True where nothing is missing any more: an order can be placed. */
  isReady: boolean().required(),
  /** False where only visitors who are signed in may order, and this one is not. */
  canOrder: boolean().required(),
  choices: checkoutChoicesSchema.required(),
  totals: orderTotalsSchema.required(),
  currency: string().required(),
  /** Until when the pieces are held for this visitor; null while nothing is held. */
  heldUntil: string().nullable().defined(),
}).noUnknown();
export type Checkout = InferType<typeof checkoutSchema>;

/** What a form of the checkout does: all of it works without scripts. `enter` is what the Enter key sends: a code that was typed, or else the details; `look` keeps what was typed and judges nothing, for what it comes to then. */
export const CHECKOUT_ACTS = [
  'enter',
  'details',
  'look',
  'coupon',
  'remove-coupon',
  'place',
] as const;
export type CheckoutAct = (typeof CHECKOUT_ACTS)[number];

const flat = () => lineField(200).trim();

/** Body of the forms of the checkout: the fields of addresses by names of their own. */
export const checkoutFormSchema = object({
  act: mixed<CheckoutAct>().oneOf(CHECKOUT_ACTS).required(),
  email: lineField(1000),
  firstname: lineField(1000),
  lastname: lineField(1000),
  phone: lineField(1000),
  delivery: lineField(20),
  shippingMethodId: lineField(100),
  shipping_street: flat(),
  shipping_city: flat(),
  shipping_province: flat(),
  shipping_postalCode: flat(),
  shipping_country: flat(),
  shipping_countryCode: flat(),
  sameBilling: lineField(10),
  billing_street: flat(),
  billing_city: flat(),
  billing_province: flat(),
  billing_postalCode: flat(),
  billing_country: flat(),
  billing_countryCode: flat(),
  paymentMethod: lineField(100),
  /** Delivery that the payment method was chosen for. */
  paymentFor: lineField(20),
  note: textField(10_000),
  terms: lineField(10),
  createAccount: lineField(10),
  coupon: lineField(100),
  /** What the page showed. */
  total: lineField(20),
}).noUnknown();
export type CheckoutForm = InferType<typeof checkoutFormSchema>;

/** Body of what puts a coupon into the cart. */
export const cartCouponSchema = object({
  code: lineField(100).trim().required('Please enter a code'),
}).noUnknown();

/** An order as its buyer is told of it. */
export const placedOrderSchema = object({
  guid: string().required(),
  number: string().required(),
  status: mixed<OrderStatus>().oneOf(ORDER_STATUSES).required(),
  totals: orderTotalsSchema.required(),
}).noUnknown();
export type PlacedOrder = InferType<typeof placedOrderSchema>;

/** An order as the page that its buyer alone knows shows it: without what staff write. */
export const buyerOrderSchema = orderSchema
  .omit([
    'id',
    'customer_id',
    'events',
    'invoiceId',
    'invoicedAt',
    'projectId',
    'notes',
    'nextStatuses',
    'tags',
    'user',
    'version',
    'deleted_at',
  ])
  .shape({
    /** Where it is picked up, in the shop's words; '' for what is delivered. */
    pickupInstructions: string().defined(),
    /** Where it can be paid; null for what is paid, or paid another way. */
    payUrl: string().nullable().defined(),
  })
  .noUnknown();
export type BuyerOrder = InferType<typeof buyerOrderSchema>;

/** Most orders that somebody is shown of their own. */
export const MAX_OWN_ORDERS = 50;

/** An order in the list of whoever has placed it. */
export const ownOrderSchema = orderSchema
  .pick([
    'guid',
    'number',
    'status',
    'paymentStatus',
    'cancelledAt',
    'currency',
    'itemsCount',
    'total',
    'created_at',
  ])
  .noUnknown();
export type OwnOrder = InferType<typeof ownOrderSchema>;
