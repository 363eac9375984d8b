import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { addressField, idField, lineField, textField, versionField } from '../../fields/fields.ts';
import { defineListFields } from '../../list/list-fields.ts';
import { tagRefSchema } from '../crm/tag.schema.ts';
import { addressInput, orderAddressSchema } from './order-address.schema.ts';
import { STOCK_STATUSES, type StockStatus } from './product.schema.ts';

/** Fulfilment statuses of an order. */
export const ORDER_STATUSES = ['pending', 'ready for pickup', 'shipped', 'completed'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Payment statuses of an order. */
export const PAYMENT_STATUSES = [
  'unpaid',
  'authorized',
  'paid',
  'partially_refunded',
  'refunded',
  'failed',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Events of an order, in the order in which they usually happen. */
export const ORDER_EVENTS = [
  'placed',
  'status',
  'fulfilled',
  'payment',
  'payment_failed',
  'payment_mismatch',
  'refund',
  'refund_failed',
  'cancelled',
  'invoiced',
  'mail',
  'changed',
] as const;
export type OrderEventType = (typeof ORDER_EVENTS)[number];

const person = object({ id: idField().required(), displayName: string().defined() });

/** A line item as it was when it was ordered. Amounts are in major units. */
export const orderItemSchema = object({
  id: idField().required(),
  /** Id of the product, which may have been deleted since. */
  productId: idField().required(),
  variantId: idField().required(),
  sku: string().required(),
  name: string().required(),
  selectedOptions: array(
    object({
      attribute_name: string().required(),
      attribute_value: string().required(),
    }).required(),
  ).required(),
  quantity: number().integer().min(1).required(),
  unitPrice: number().required(),
  salePrice: number().nullable().defined(),
  /** Its share of the discounts by coupons. */
  discount: number().required(),
  /** Its share of the taxes, included in the price when prices include taxes. */
  tax: number().required(),
  /** Price of its quantity, before coupons and added taxes. */
  lineTotal: number().required(),
  stockStatus: mixed<StockStatus>().oneOf(STOCK_STATUSES).required(),
  /** Quantity that was handed over or sent. */
  fulfilledQuantity: number().integer().min(0).required(),
  /** Quantity that was restocked. */
  restockedQuantity: number().integer().min(0).required(),
}).noUnknown();
export type OrderItem = InferType<typeof orderItemSchema>;

/** Total of one tax. */
const taxLineSchema = object({
  name: string().required(),
  /** Percent. */
  rate: number().required(),
  amount: number().required(),
}).noUnknown();
export type TaxLine = InferType<typeof taxLineSchema>;

/** Totals of an order, major units: total = subtotal − discount + shipping, and + tax when prices do not include it. */
export const orderTotalsSchema = object({
  subtotal: number().required(),
  discount: number().required(),
  shipping: number().required(),
  tax: number().required(),
  total: number().required(),
  taxLines: array(taxLineSchema.required()).required(),
  /** True when prices include taxes. */
  pricesIncludeTax: boolean().required(),
}).noUnknown();
export type OrderTotals = InferType<typeof orderTotalsSchema>;

/** Tracking number of a parcel. */
export const trackingNumberSchema = object({
  carrier: lineField(80).trim().default(''),
  number: lineField(120).trim().default(''),
  url: addressField(2000).default(''),
}).noUnknown();
export type TrackingNumber = InferType<typeof trackingNumberSchema>;

/** An order as staff endpoints return it. */
export const orderSchema = object({
  id: idField().required(),
  /** Identifies the order to its customer; cannot be guessed. */
  guid: string().required(),
  number: string().required(),
  status: mixed<OrderStatus>().oneOf(ORDER_STATUSES).required(),
  /** True when the amount paid differs from the amount requested and nobody has resolved it. */
  hasPaymentMismatch: boolean().required(),
  paymentStatus: mixed<PaymentStatus>().oneOf(PAYMENT_STATUSES).required(),
  cancelledAt: string().nullable().defined(),
  customer_id: idField().nullable().defined(),
  /** First and last name of the customer. */
  customerName: string().defined(),
  email: string().required(),
  firstname: string().defined(),
  lastname: string().defined(),
  phone: string().defined(),
  currency: string().required(),
  items: array(orderItemSchema.required()).required(),
  /** Total quantity. */
  itemsCount: number().integer().required(),
  totals: orderTotalsSchema.required(),
  /** `totals.total`, for lists. */
  total: number().required(),
  /** Amount that was paid, and the refunded part of it. */
  paidTotal: number().required(),
  refundedTotal: number().required(),
  addresses: object({
    billing: orderAddressSchema.required(),
    /** Null for pickup. */
    shipping: orderAddressSchema.nullable().defined(),
  }).required(),
  /** True for pickup. */
  isPickup: boolean().required(),
  shippingMethod: object({ id: string().required(), name: string().required() })
    .nullable()
    .defined(),
  paymentMethod: object({ key: string().required(), label: string().required() }).required(),
  coupons: array(
    object({ code: string().required(), discount: number().required() }).required(),
  ).required(),
  tracking: array(trackingNumberSchema.required()).required(),
  /** Oldest first; absent in lists. */
  events: array(
    object({
      at: string().required(),
      type: mixed<OrderEventType>().oneOf(ORDER_EVENTS).required(),
      user: person.nullable().defined(),
      text: string().defined(),
    }).required(),
  ),
  invoiceId: idField().nullable().defined(),
  /** Time when the invoice was issued; null for none. */
  invoicedAt: string().nullable().defined(),
  projectId: idField().nullable().defined(),
  /** Message of the customer. */
  note: string().defined(),
  /** Internal notes of staff. */
  notes: string().defined(),
  /** Statuses that the order can change to now. */
  nextStatuses: array(mixed<OrderStatus>().oneOf(ORDER_STATUSES).required()).required(),
  tags: array(tagRefSchema.required()).required(),
  user: person.nullable(),
  version: versionField().required(),
  /** Time when it was placed. */
  created_at: string().required(),
  updated_at: string().required(),
  deleted_at: string().nullable(),
}).noUnknown();
export type Order = InferType<typeof orderSchema>;

/** Invoice of an order. It has the order's number and is rendered from the current order each time it is opened. */
export const orderInvoiceSchema = object({
  number: string().required(),
  issuedAt: string().required(),
  total: number().required(),
  currency: string().required(),
  /** Path of the PDF. */
  pdfUrl: string().required(),
}).noUnknown();

/** Number of days in the sales overview, including today. */
export const SALES_DAYS = 30;

/**
 * Sales overview of a shop. Amounts are in major units of its currency; canceled orders and orders in other currencies are
 * excluded.
 */
export const salesSchema = object({
  /** Number of orders that staff have to process. */
  waiting: number().integer().min(0).required(),
  currency: string().required(),
  total: number().required(),
  orders: number().integer().min(0).required(),
  /** Every day, oldest first, also those without orders. */
  days: array(
    object({
      /** ISO date in the tenant's time zone. */
      day: string().required(),
      total: number().required(),
      orders: number().integer().min(0).required(),
    }).required(),
  ).required(),
}).noUnknown();
export type Sales = InferType<typeof salesSchema>;

/** Body that emails the confirmation of an order again. */
export const orderResendSchema = object({ version: versionField() }).noUnknown();

/** Body that issues the invoice of an order. */
export const orderInvoiceIssueSchema = object({ version: versionField() }).noUnknown();

/** Body that updates an order. Items and prices cannot be changed. */
export const orderUpdateSchema = object({
  version: versionField(),
  status: mixed<OrderStatus>().oneOf(ORDER_STATUSES, 'Please choose a Status'),
  email: string().trim().lowercase().email('Please enter a valid email address').max(254).min(1),
  phone: lineField(40).trim(),
  firstname: lineField(100).trim(),
  lastname: lineField(100).trim(),
  customer_id: idField().nullable(),
  addresses: object({
    billing: addressInput().optional().default(undefined),
    shipping: addressInput().optional().default(undefined),
  })
    .noUnknown()
    .optional()
    .default(undefined),
  tracking: array(trackingNumberSchema.required()).max(50),
  /** Stock statuses of single items, by the ids of the line items. */
  items: array(
    object({
      id: idField().required(),
      stockStatus: mixed<StockStatus>().oneOf(STOCK_STATUSES).required(),
    })
      .noUnknown()
      .required(),
  ).max(100),
  notes: textField(20_000),
})
  .noUnknown()
  .meta({
    readOnly: [
      'id',
      'guid',
      'number',
      'paymentStatus',
      'cancelledAt',
      'customerName',
      'currency',
      'itemsCount',
      'totals',
      'total',
      'paidTotal',
      'refundedTotal',
      'isPickup',
      'shippingMethod',
      'paymentMethod',
      'coupons',
      'events',
      'invoiceId',
      'invoicedAt',
      'projectId',
      'note',
      'nextStatuses',
      'hasPaymentMismatch',
      'tags',
      'user',
      'created_at',
      'updated_at',
      'deleted_at',
    ],
  });
export type OrderUpdate = InferType<typeof orderUpdateSchema>;

const options = (values: readonly string[]) =>
  values.map((value) => ({
    value,
    label: `${value.slice(0, 1).toUpperCase()}${value.slice(1).replaceAll('_', ' ')}`,
  }));

/** Fields of the list of orders. */
export const ORDER_FIELDS = defineListFields({
  number: { type: 'text', label: 'Number', sortable: true },
  customerName: { type: 'text', label: 'Customer', sortable: true },
  email: { type: 'text', label: 'Email', sortable: true },
  phone: { type: 'text', label: 'Phone' },
  // A canceled order is only listed as canceled, since no step is left.
  status: {
    type: 'enum',
    label: 'Status',
    sortable: true,
    options: options([...ORDER_STATUSES, 'cancelled']),
  },
  paymentStatus: {
    type: 'enum',
    label: 'Payment',
    sortable: true,
    options: options(PAYMENT_STATUSES),
  },
  hasPaymentMismatch: { type: 'boolean', label: 'Another amount paid' },
  total: { type: 'money', label: 'Total', sortable: true },
  itemsCount: { type: 'number', label: 'Quantity' },
  isPickup: { type: 'boolean', label: 'Picked up' },
  cancelledAt: { type: 'date', label: 'Cancelled' },
  tags: { type: 'tags', label: 'Tags' },
  created_at: { type: 'date', label: 'Placed', sortable: true },
  updated_at: { type: 'date', label: 'Updated', sortable: true },
});
