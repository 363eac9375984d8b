import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { addressField, idField, lineField, textField, versionField } from './fields.ts';
import { defineListFields } from './list/list-fields.ts';
import { addressInput, orderAddressSchema } from './order-address.schema.ts';
import { STOCK_STATUSES, type StockStatus } from './product.schema.ts';
import { tagRefSchema } from './tag.schema.ts';

/** How far an order has come. Source: PROD-006. */
export const ORDER_STATUSES = ['pending', 'ready for pickup', 'shipped', 'completed'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What has become of an order's money. */
export const PAYMENT_STATUSES = [
  'unpaid',
  'authorized',
  'paid',
  'partially_refunded',
  'refunded',
  'failed',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** What can be told of an order, in the order in which it happened. */
export const ORDER_EVENTS = [
  'placed',
  'status',
  'fulfilled',
  'payment',
  'payment_failed',
  'payment_differs',
  'refund',
  'refund_failed',
  'cancelled',
  'invoiced',
  'mail',
  'changed',
] as const;
export type OrderEventType = (typeof ORDER_EVENTS)[number];

const person = object({ id: idField().required(), displayName: string().defined() });

/** One thing that was ordered, as it was when it was ordered. Amounts are in major units. */
const orderItemSchema = object({
  id: idField().required(),
  /** Of the product as it was then; it may be gone since. */
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
  /** Its part of what coupons take off. */
  discount: number().required(),
  /** Its part of the taxes, contained in the price where prices contain them. */
  tax: number().required(),
  /** What its pieces cost, before coupons and taxes that come on top. */
  lineTotal: number().required(),
  stockStatus: mixed<StockStatus>().oneOf(STOCK_STATUSES).required(),
  /** Pieces that were handed over or sent. */
  fulfilledQuantity: number().integer().min(0).required(),
  /** Pieces that came back into the stock. */
  restockedQuantity: number().integer().min(0).required(),
}).noUnknown();
export type OrderItem = InferType<typeof orderItemSchema>;

/** What one tax comes to. */
const taxLineSchema = object({
  name: string().required(),
  /** Percent. */
  rate: number().required(),
  amount: number().required(),
}).noUnknown();
export type TaxLine = InferType<typeof taxLineSchema>;

/** Sums of an order, major units: total = subtotal − discount + shipping, and + tax where prices do not contain it. */
export const orderTotalsSchema = object({
  subtotal: number().required(),
  discount: number().required(),
  shipping: number().required(),
  tax: number().required(),
  total: number().required(),
  taxLines: array(taxLineSchema.required()).required(),
  /** True where the taxes are contained in the prices. */
  pricesIncludeTax: boolean().required(),
}).noUnknown();
export type OrderTotals = InferType<typeof orderTotalsSchema>;

/** Where a parcel is. */
export const trackingNumberSchema = object({
  carrier: lineField(80).trim().default(''),
  number: lineField(120).trim().default(''),
  url: addressField(2000).default(''),
}).noUnknown();
export type TrackingNumber = InferType<typeof trackingNumberSchema>;

/** An order of the shop, as every call of staff answers it. Source: server data model 2.14, PROD-006. */
export const orderSchema = object({
  id: idField().required(),
  /** Names the order to its buyer; cannot be guessed. */
  guid: string().required(),
  number: string().required(),
  status: mixed<OrderStatus>().oneOf(ORDER_STATUSES).required(),
  /** True while another amount was paid than was asked for, and nobody of the shop has seen to it. */
  paymentDiffers: boolean().required(),
  paymentStatus: mixed<PaymentStatus>().oneOf(PAYMENT_STATUSES).required(),
  cancelledAt: string().nullable().defined(),
  customer_id: idField().nullable().defined(),
  /** First and last name of the buyer. */
  customerName: string().defined(),
  email: string().required(),
  firstname: string().defined(),
  lastname: string().defined(),
  phone: string().defined(),
  currency: string().required(),
  items: array(orderItemSchema.required()).required(),
  /** Pieces of all. */
  itemsCount: number().integer().required(),
  totals: orderTotalsSchema.required(),
  /** What the order comes to: `totals.total`, for lists. */
  total: number().required(),
  /** What was paid, and what of that was given back. */
  paidTotal: number().required(),
  refundedTotal: number().required(),
  addresses: object({
    billing: orderAddressSchema.required(),
    /** Null for what is picked up. */
    shipping: orderAddressSchema.nullable().defined(),
  }).required(),
  /** True for what the buyer comes for. */
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
  /** When its invoice was issued; null where it was not. */
  invoicedAt: string().nullable().defined(),
  projectId: idField().nullable().defined(),
  /** What the buyer has written. */
  note: string().defined(),
  /** What staff write, for themselves. */
  notes: string().defined(),
  /** What the order can be changed to from where it stands. */
  nextStatuses: array(mixed<OrderStatus>().oneOf(ORDER_STATUSES).required()).required(),
  tags: array(tagRefSchema.required()).required(),
  user: person.nullable(),
  version: versionField().required(),
  /** When it was placed. */
  created_at: string().required(),
  updated_at: string().required(),
  deleted_at: string().nullable(),
}).noUnknown();
export type Order = InferType<typeof orderSchema>;

/** The invoice of an order. It has the order's number, and is drawn as it stands whenever it is opened. */
export const orderInvoiceSchema = object({
  number: string().required(),
  issuedAt: string().required(),
  total: number().required(),
  currency: string().required(),
  /** Path of the PDF. */
  pdfUrl: string().required(),
}).noUnknown();

/** Days whose sales are shown at a glance, today among them. */
export const SALES_DAYS = 30;

/** How a shop stands at a glance. Amounts are in major units of its currency; what was cancelled, or is of another currency, is left out. */
export const salesSchema = object({
  /** Orders that wait for somebody. */
  waiting: number().integer().min(0).required(),
  currency: string().required(),
  total: number().required(),
  orders: number().integer().min(0).required(),
  /** Each of the days, oldest first, also those without an order. */
  days: array(
    object({
      /** ISO date in the tenant's timezone. */
      day: string().required(),
      total: number().required(),
      orders: number().integer().min(0).required(),
    }).required(),
  ).required(),
}).noUnknown();
export type Sales = InferType<typeof salesSchema>;

/** Body of what mails the confirmation of an order once more. */
export const orderResendSchema = object({ version: versionField() }).noUnknown();

/** Body of what issues the invoice of an order. */
export const orderInvoiceIssueSchema = object({ version: versionField() }).noUnknown();

/** Body of the change of an order. What was bought, and for how much, stays as it was placed. */
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
  /** What is said of the stock of single things, by the ids of the order's items. */
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
      'paymentDiffers',
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
  // A cancelled order is listed as that alone: it waits for nobody.
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
  paymentDiffers: { type: 'boolean', label: 'Another amount paid' },
  total: { type: 'money', label: 'Total', sortable: true },
  itemsCount: { type: 'number', label: 'Quantity' },
  isPickup: { type: 'boolean', label: 'Picked up' },
  cancelledAt: { type: 'date', label: 'Cancelled' },
  tags: { type: 'tags', label: 'Tags' },
  created_at: { type: 'date', label: 'Placed', sortable: true },
  updated_at: { type: 'date', label: 'Updated', sortable: true },
});
