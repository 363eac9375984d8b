import { array, object, string } from 'yup';
import {
  COUPON_FIELDS,
  couponBulkSchema,
  couponCreateSchema,
  couponSchema,
  couponUpdateSchema,
} from '../entities/commerce/coupon.schema.ts';
import {
  ORDER_FIELDS,
  ORDER_STATUSES,
  orderInvoiceIssueSchema,
  orderInvoiceSchema,
  orderResendSchema,
  orderSchema,
  orderUpdateSchema,
  PAYMENT_STATUSES,
  salesSchema,
} from '../entities/commerce/order.schema.ts';
import {
  orderCancelSchema,
  orderFulfilSchema,
  orderPaySchema,
  orderRefundQuoteSchema,
  orderRefundSchema,
  refundQuoteSchema,
} from '../entities/commerce/order-actions.schema.ts';
import {
  ordersChangedSchema,
  ordersFulfilSchema,
  ordersPaySchema,
} from '../entities/commerce/order-bulk.schema.ts';
import {
  orderCreateSchema,
  orderProductSchema,
  orderQuoteResultSchema,
  orderQuoteSchema,
} from '../entities/commerce/order-create.schema.ts';
import {
  webOrderSettingsSchema,
  webOrderSettingsUpdateSchema,
} from '../entities/commerce/web-order-settings.schema.ts';
import { idField } from '../fields/fields.ts';
import { entityContract, recordCalls } from './entity.contract.ts';
import { idParams } from './list.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

const PATH = '/api/v1/admin/web-orders/';
const settings = object({ data: webOrderSettingsSchema.required() });
const saved = object({ order: orderSchema.required(), message: string().required() });

/** An action on an order, named by its path; rejected when the order's state does not allow it. */
const act = {
  method: 'POST',
  idempotent: true,
  access: { audience: 'staff', permission: 'web_orders.can_update' },
  params: idParams,
  bodyLimit: SMALL_BODY,
  response: saved,
  errors: ['not_found', 'conflict', 'not_now', 'validation_failed'],
} as const;

/** An action on several orders: each is changed, or skipped with a reason. */
const actOnMany = {
  method: 'POST',
  idempotent: true,
  access: { audience: 'staff', permission: 'web_orders.can_update' },
  bodyLimit: SMALL_BODY,
  response: ordersChangedSchema.shape({ message: string().required() }),
} as const;

/** Endpoints of orders. Orders are placed by customers or created by staff, and never deleted, only canceled. */
export const webOrdersContract = {
  ...recordCalls({
    name: 'order',
    plural: 'webOrders',
    words: ['order', 'orders'],
    path: PATH,
    module: 'web_orders',
    record: orderSchema,
    update: orderUpdateSchema,
    fields: ORDER_FIELDS,
    filters: {
      status: string().oneOf(ORDER_STATUSES),
      paymentStatus: string().oneOf(PAYMENT_STATUSES),
      customer_id: idField(),
    },
  }),
  fulfil: defineRoute({
    ...act,
    id: 'webOrders.fulfil',
    path: `${PATH}{id}/fulfil/`,
    summary: 'Fulfill items of an order: sent, or ready for pickup',
    body: orderFulfilSchema,
  }),
  pay: defineRoute({
    ...act,
    id: 'webOrders.pay',
    path: `${PATH}{id}/pay/`,
    summary: 'Record a payment of an order',
    body: orderPaySchema,
  }),
  refund: defineRoute({
    ...act,
    id: 'webOrders.refund',
    path: `${PATH}{id}/refund/`,
    summary: 'Refund items, the delivery or an amount, never more than was paid, and restock items',
    body: orderRefundSchema,
  }),
  refundQuote: defineRoute({
    ...act,
    idempotent: false,
    id: 'webOrders.refundQuote',
    path: `${PATH}{id}/refund/quote/`,
    summary: 'Compute the refund of selected items and of the delivery; nothing is refunded',
    body: orderRefundQuoteSchema,
    response: object({ quote: refundQuoteSchema.required() }),
    errors: ['not_found', 'validation_failed'],
  }),
  products: defineRoute({
    id: 'webOrders.products',
    method: 'GET',
    path: `${PATH}products/`,
    summary:
      'Products that match a search, for the items of an order that staff are about to create',
    access: { audience: 'staff', permission: 'web_orders.can_create' },
    query: object({ search: string().max(200).default('') }).noUnknown(),
    response: object({ products: array(orderProductSchema.required()).required() }),
  }),
  quote: defineRoute({
    id: 'webOrders.quote',
    method: 'POST',
    path: `${PATH}quote/`,
    summary: 'Price an order that staff are about to create; nothing is created',
    access: { audience: 'staff', permission: 'web_orders.can_create' },
    body: orderQuoteSchema,
    bodyLimit: SMALL_BODY,
    response: object({ quote: orderQuoteResultSchema.required() }),
    errors: ['validation_failed'],
  }),
  create: defineRoute({
    id: 'webOrders.create',
    method: 'POST',
    path: PATH,
    summary: 'Create an order for a customer: it is priced, takes its stock and gets its number',
    status: 201,
    idempotent: true,
    access: { audience: 'staff', permission: 'web_orders.can_create' },
    body: orderCreateSchema,
    bodyLimit: SMALL_BODY,
    response: saved,
    errors: ['conflict', 'validation_failed'],
  }),
  fulfilMany: defineRoute({
    ...actOnMany,
    id: 'webOrders.fulfilMany',
    path: `${PATH}bulk/fulfil/`,
    summary: 'Fulfill all remaining items of several orders',
    body: ordersFulfilSchema,
  }),
  payMany: defineRoute({
    ...actOnMany,
    id: 'webOrders.payMany',
    path: `${PATH}bulk/pay/`,
    summary: 'Mark several orders as paid: records a payment of the balance due for each',
    body: ordersPaySchema,
  }),
  cancel: defineRoute({
    ...act,
    id: 'webOrders.cancel',
    path: `${PATH}{id}/cancel/`,
    summary: 'Cancel an order, and restock items that were not sent',
    body: orderCancelSchema,
  }),
  resend: defineRoute({
    ...act,
    id: 'webOrders.resend',
    path: `${PATH}{id}/resend/`,
    summary: 'Resend the order confirmation email',
    body: orderResendSchema,
  }),
  invoice: defineRoute({
    ...act,
    id: 'webOrders.invoice',
    path: `${PATH}{id}/invoice/`,
    summary: 'Issue the invoice of an order; returns the existing invoice when there is one',
    body: orderInvoiceIssueSchema,
    response: saved.shape({ invoice: orderInvoiceSchema.required() }),
  }),
  sales: defineRoute({
    id: 'webOrders.sales',
    method: 'GET',
    path: `${PATH}sales/`,
    summary: 'Get the number of waiting orders, and sales by day for the last 30 days',
    access: { audience: 'staff', permission: 'web_orders.can_view' },
    response: object({ sales: salesSchema.required() }),
  }),
  settings: defineRoute({
    id: 'webOrders.settings',
    method: 'GET',
    path: `${PATH}settings/`,
    summary: 'Get the shop settings. Site visitors get only the settings of the cart',
    access: { audience: 'staff', permission: 'web_orders.can_view', visitors: true },
    response: settings,
  }),
  updateSettings: defineRoute({
    id: 'webOrders.updateSettings',
    method: 'PUT',
    path: `${PATH}settings/`,
    summary: 'Update the shop settings: omitted fields stay, lists are replaced',
    access: { audience: 'staff', permission: 'web_orders.can_update' },
    body: webOrderSettingsUpdateSchema,
    bodyLimit: SMALL_BODY,
    response: settings.shape({ message: string().required() }),
    errors: ['conflict', 'validation_failed'],
  }),
};

/** Endpoints of coupons. */
export const couponsContract = entityContract({
  name: 'coupon',
  plural: 'coupons',
  words: ['coupon', 'coupons'],
  path: '/api/v1/admin/coupons/',
  module: 'web_orders',
  record: couponSchema,
  create: couponCreateSchema,
  update: couponUpdateSchema,
  bulk: couponBulkSchema,
  fields: COUPON_FIELDS,
});
