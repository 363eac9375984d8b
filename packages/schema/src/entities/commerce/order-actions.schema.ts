import { array, boolean, type InferType, number, object, string } from 'yup';
import { idField, lineField, versionField } from '../../fields/fields.ts';
import { moneyField } from '../../fields/money.ts';
import { trackingNumberSchema } from './order.schema.ts';

/** Quantities by the id of the line item. */
const itemQuantities = () =>
  array(
    object({
      id: idField().required(),
      quantity: number()
        .typeError('Use a whole number')
        .integer('Use a whole number')
        .min(1, 'Use 1 or more')
        .required(),
    })
      .noUnknown()
      .required(),
  )
    .min(1)
    .max(100);

/** Body of a fulfilment: the quantities that were sent or are ready for pickup; everything that is left by default. */
export const orderFulfilSchema = object({
  version: versionField(),
  items: itemQuantities(),
  tracking: trackingNumberSchema.optional().default(undefined),
  /** True notifies the customer by email. */
  notify: boolean().default(true),
}).noUnknown();
export type OrderFulfil = InferType<typeof orderFulfilSchema>;

/** Body that records a manual payment: of an invoice, or at pickup. */
export const orderPaySchema = object({
  version: versionField(),
  /** Major units; the balance due by default. */
  amount: moneyField().moreThan(0, 'Use more than 0'),
  reference: lineField(200).trim(),
}).noUnknown();
export type OrderPay = InferType<typeof orderPaySchema>;

/** Items that a refund covers, and whether it covers delivery. */
const refundSelection = {
  items: itemQuantities(),
  /** True covers the remaining delivery cost with its tax. */
  delivery: boolean(),
};

/** Body of a refund quote: everything that was not refunded yet when nothing is selected. */
export const orderRefundQuoteSchema = object(refundSelection).noUnknown();
export type OrderRefundSelection = InferType<typeof orderRefundQuoteSchema>;

/** Refund amounts computed by the server, major units. */
export const refundQuoteSchema = object({
  currency: string().required(),
  /** Amount that was paid and not refunded: the maximum of a refund. */
  refundable: number().required(),
  /** Amount of the selected items and of delivery, at most the refundable amount. */
  amount: number().required(),
  /** Amount of delivery with its tax; 0 once it was refunded. */
  delivery: number().required(),
  items: array(
    object({
      id: idField().required(),
      /** Quantity that no refund has covered yet. */
      available: number().integer().min(0).required(),
      /** Amount of the selected quantity: its price after discounts, with its tax. */
      amount: number().required(),
    }).required(),
  ).required(),
}).noUnknown();
export type RefundQuote = InferType<typeof refundQuoteSchema>;

/**
 * Body of a refund: the items that it covers, an amount when it differs from theirs, and the items to restock. Without items and
 * amount it refunds everything that is left.
 */
export const orderRefundSchema = object({
  version: versionField(),
  amount: moneyField().moreThan(0, 'Use more than 0'),
  ...refundSelection,
  reason: lineField(500).trim(),
  restock: itemQuantities(),
  /** True notifies the customer by email. */
  notify: boolean().default(true),
}).noUnknown();
export type OrderRefund = InferType<typeof orderRefundSchema>;

/** Body of a cancellation. */
export const orderCancelSchema = object({
  version: versionField(),
  reason: lineField(500).trim(),
  /** True restocks the items that were not sent. */
  restock: boolean().default(true),
  /** True notifies the customer by email. */
  notify: boolean().default(true),
}).noUnknown();
export type OrderCancel = InferType<typeof orderCancelSchema>;
