import { array, boolean, type InferType, number, object, string } from 'yup';
import { idField, lineField, versionField } from './fields.ts';
import { moneyField } from './money.ts';
import { trackingNumberSchema } from './order.schema.ts';

/** Quantities of items of an order, by the ids of the items. */
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

/** Body of a fulfilment: pieces that were sent, or laid out to be picked up; all that are left where none are named. */
export const orderFulfilSchema = object({
  version: versionField(),
  items: itemQuantities(),
  tracking: trackingNumberSchema.optional().default(undefined),
  /** True tells the buyer by mail. */
  notify: boolean().default(true),
}).noUnknown();
export type OrderFulfil = InferType<typeof orderFulfilSchema>;

/** Body of a payment that came another way: on an invoice, or when the order was picked up. */
export const orderPaySchema = object({
  version: versionField(),
  /** Major units; all that is owed where none is named. */
  amount: moneyField().moreThan(0, 'Use more than 0'),
  reference: lineField(200).trim(),
}).noUnknown();
export type OrderPay = InferType<typeof orderPaySchema>;

/** Items that a refund covers, and whether it covers the delivery. */
const refundSelection = {
  items: itemQuantities(),
  /** True covers what is left of the delivery, with its tax. */
  delivery: boolean(),
};

/** Body of a refund quote: everything that has not been refunded yet where nothing is selected. */
export const orderRefundQuoteSchema = object(refundSelection).noUnknown();
export type OrderRefundSelection = InferType<typeof orderRefundQuoteSchema>;

/** Amount of a refund as the server computes it, major units. */
export const refundQuoteSchema = object({
  currency: string().required(),
  /** What was paid and has not been refunded: no refund is larger. */
  refundable: number().required(),
  /** Share of the selected items and of the delivery, at most what is refundable. */
  amount: number().required(),
  /** Share of the delivery with its tax; 0 once it was refunded. */
  delivery: number().required(),
  items: array(
    object({
      id: idField().required(),
      /** Quantity that no refund has covered yet. */
      available: number().integer().min(0).required(),
      /** Share of the selected quantity: its price after discounts, with its tax. */
      amount: number().required(),
    }).required(),
  ).required(),
}).noUnknown();
export type RefundQuote = InferType<typeof refundQuoteSchema>;

/**
 * Body of a refund: the items that it covers, an amount where it differs from theirs, and the items that are restocked. Without
 * items and amount it refunds everything that is left.
 */
export const orderRefundSchema = object({
  version: versionField(),
  amount: moneyField().moreThan(0, 'Use more than 0'),
  ...refundSelection,
  reason: lineField(500).trim(),
  restock: itemQuantities(),
  /** True tells the buyer by mail. */
  notify: boolean().default(true),
}).noUnknown();
export type OrderRefund = InferType<typeof orderRefundSchema>;

/** Body of a cancellation. */
export const orderCancelSchema = object({
  version: versionField(),
  reason: lineField(500).trim(),
  /** True puts the pieces that were not sent back into the stock. */
  restock: boolean().default(true),
  /** True tells the buyer by mail. */
  notify: boolean().default(true),
}).noUnknown();
export type OrderCancel = InferType<typeof orderCancelSchema>;
