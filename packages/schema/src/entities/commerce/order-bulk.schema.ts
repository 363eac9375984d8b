import { array, boolean, type InferType, mixed, object, string } from 'yup';
import { idField, idListField, lineField } from '../../fields/fields.ts';

/** Maximum number of orders that one request fulfils, marks as paid or prints. */
export const MAX_BULK_ORDERS = 100;

const ids = () => idListField(MAX_BULK_ORDERS).required('Select at least one order');

/** Body that fulfils everything that is left of several orders. */
export const ordersFulfilSchema = object({
  ids: ids(),
  /** True notifies each customer by email. */
  notify: boolean().default(true),
}).noUnknown();

/** Body that records a payment of the balance due of several orders. */
export const ordersPaySchema = object({
  ids: ids(),
  reference: lineField(200).trim(),
}).noUnknown();

/** Result of a change of several orders: the orders that were changed, and the ones that were left out with the reason. */
export const ordersChangedSchema = object({
  done: array(
    object({ id: idField().required(), number: string().required() }).required(),
  ).required(),
  skipped: array(
    object({
      id: idField().required(),
      /** Empty for an order that does not exist. */
      number: string().defined(),
      reason: string().required(),
    }).required(),
  ).required(),
}).noUnknown();
export type OrdersChanged = InferType<typeof ordersChangedSchema>;

/** Documents of orders: one kind, or the packing slip and the invoice of each. */
export const ORDER_DOCUMENTS = ['packing-slip', 'invoice', 'both'] as const;
export type OrderDocuments = (typeof ORDER_DOCUMENTS)[number];

/** Query of one PDF with the documents of several orders, in the order of the ids. */
export const orderDocumentsQuery = object({
  ids: ids(),
  kind: mixed<OrderDocuments>().oneOf(ORDER_DOCUMENTS).default('packing-slip'),
}).noUnknown();
