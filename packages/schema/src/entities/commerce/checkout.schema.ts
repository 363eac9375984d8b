import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { lineField, textField } from '../../fields/fields.ts';
import { moneyField } from '../../fields/money.ts';
import { cartSchema } from './cart.schema.ts';
import {
  ORDER_STATUSES,
  type OrderStatus,
  orderItemSchema,
  orderSchema,
  orderTotalsSchema,
} from './order.schema.ts';
import { addressInput, orderAddressSchema } from './order-address.schema.ts';

/** Ways in which an order reaches the customer. */
export const DELIVERIES = ['ship', 'pickup'] as const;
export type Delivery = (typeof DELIVERIES)[number];

const details = {
  email: lineField(254).trim(),
  firstname: lineField(100).trim(),
  lastname: lineField(100).trim(),
  phone: lineField(40).trim(),
  delivery: mixed<Delivery | ''>().oneOf(['', ...DELIVERIES]),
  shippingMethodId: lineField(40).trim(),
  /** Shipping address; ignored for pickup. */
  shipping: addressInput().optional().default(undefined),
  /** False when the billing address differs from the shipping address. */
  sameBilling: boolean(),
  billing: addressInput().optional().default(undefined),
  paymentMethod: lineField(40).trim(),
  note: textField(2000),
  /** True when the customer agrees to the terms of the shop. */
  terms: boolean(),
  /** True for a guest who wants an account, which the link of an email creates. */
  createAccount: boolean(),
};

/** Details of a checkout as they were typed; any of them may be missing. */
export const checkoutDetailsSchema = object(details).noUnknown();
export type CheckoutDetails = InferType<typeof checkoutDetailsSchema>;

/**
 * Body that places an order. Omitted details keep their saved values. Prices, totals and stock come from the server; the body
 * only repeats the total that the customer saw.
 */
export const checkoutPlaceSchema = object({
  ...details,
  /** Total that the customer saw: with another total the server places no order and reports the difference. */
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
      /** Price for this cart. */
      price: number().required(),
      /** Subtotal from which delivery is free; null for never. */
      freeOver: number().nullable().defined(),
    }).required(),
  ).required(),
  /** Why no method delivers to the address; '' when one does. */
  noDelivery: string().defined(),
  paymentMethods: array(
    object({ key: string().required(), label: string().required() }).required(),
  ).required(),
  /** Path of the page with the terms; '' for none. */
  termsPath: string().defined(),
  /** True for guests, who can ask for an account. */
  createAccount: boolean().required(),
});

/** A visitor's checkout: the cart, the details, the available choices and the totals. */
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
  /** Problem by name of the field, such as `shipping.city`, once the customer has tried to continue. */
  problems: mixed<Readonly<Record<string, string>>>().required(),
  /** True when nothing is missing and an order can be placed. */
  isReady: boolean().required(),
  /** False when the shop requires visitors to sign in and this one has not. */
  canOrder: boolean().required(),
  choices: checkoutChoicesSchema.required(),
  totals: orderTotalsSchema.required(),
  currency: string().required(),
  /** Time until which stock is reserved for this visitor; null while none is. */
  heldUntil: string().nullable().defined(),
}).noUnknown();
export type Checkout = InferType<typeof checkoutSchema>;

/**
 * Actions of the checkout's HTML form, which works without scripts. The Enter key sends `enter`: it applies a typed code, or else
 * saves the details. `look` saves the details without validation, to show the totals.
 */
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

/** Body of the checkout's HTML forms, with flat names for the fields of addresses. */
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
  /** Total that the page showed. */
  total: lineField(20),
}).noUnknown();
export type CheckoutForm = InferType<typeof checkoutFormSchema>;

/** Body that adds a coupon to the cart. */
export const cartCouponSchema = object({
  code: lineField(100).trim().required('Please enter a code'),
}).noUnknown();

/** A placed order as its customer sees it. */
export const placedOrderSchema = object({
  guid: string().required(),
  number: string().required(),
  status: mixed<OrderStatus>().oneOf(ORDER_STATUSES).required(),
  totals: orderTotalsSchema.required(),
}).noUnknown();
export type PlacedOrder = InferType<typeof placedOrderSchema>;

/** A line item as the customer of its order sees it. */
const buyerOrderItemSchema = orderItemSchema
  .pick([
    'id',
    'productId',
    'variantId',
    'sku',
    'name',
    'selectedOptions',
    'quantity',
    'unitPrice',
    'salePrice',
    'discount',
    'tax',
    'lineTotal',
    'stockStatus',
    'fulfilledQuantity',
    'restockedQuantity',
  ])
  .noUnknown();

/** An order as the private page of its customer shows it: only the listed fields, so that a new one stays internal. */
export const buyerOrderSchema = orderSchema
  .pick([
    'guid',
    'number',
    'status',
    'hasPaymentMismatch',
    'paymentStatus',
    'cancelledAt',
    'customerName',
    'email',
    'firstname',
    'lastname',
    'phone',
    'currency',
    'itemsCount',
    'totals',
    'total',
    'paidTotal',
    'refundedTotal',
    'addresses',
    'isPickup',
    'shippingMethod',
    'paymentMethod',
    'coupons',
    'tracking',
    'note',
    'created_at',
    'updated_at',
  ])
  .shape({
    items: array(buyerOrderItemSchema.required()).required(),
    /** Pickup instructions of the shop; '' for shipped orders. */
    pickupInstructions: string().defined(),
    /** URL to pay at; null for orders that are paid or not paid online. */
    payUrl: string().nullable().defined(),
  })
  .noUnknown();
export type BuyerOrder = InferType<typeof buyerOrderSchema>;

/** Maximum number of orders in the list of a visitor account. */
export const MAX_OWN_ORDERS = 50;

/** An order in the list of a visitor account. */
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
