import { array, boolean, number, object, string } from 'yup';
import { documentLineWriteSchema } from '../entities/billing/document-line.schema.ts';
import {
  INVOICE_FIELDS,
  INVOICE_STATUSES,
  INVOICE_TYPES,
  invoiceBulkSchema,
  invoiceCreateSchema,
  invoiceSchema,
  invoiceUpdateSchema,
  paymentCreateSchema,
} from '../entities/billing/invoice.schema.ts';
import { recurringInvoiceSchema } from '../entities/billing/recurring-invoice.schema.ts';
import { structuredCheckSchema } from '../entities/billing/structured.schema.ts';
import { decimalField, MAX_DOCUMENT_AMOUNT } from '../fields/decimal.ts';
import { idField, textField, versionField } from '../fields/fields.ts';
import {
  ACTION_ERRORS,
  billingAccess,
  DOCUMENT_BODY,
  documentCalls,
  documentDefaultsSchema,
  previewCall,
  versionBody,
} from './document-calls.ts';
import { entityContract } from './entity.contract.ts';
import { idParams, listResponse } from './list.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

const path = '/api/v1/admin/invoices/';
const saved = object({ invoice: invoiceSchema.required(), message: string().required() });

const calls = entityContract({
  name: 'invoice',
  plural: 'invoices',
  words: ['invoice', 'invoices'],
  path,
  module: 'invoices',
  plan: 'enterprise',
  record: invoiceSchema,
  create: invoiceCreateSchema,
  update: invoiceUpdateSchema,
  bulk: invoiceBulkSchema,
  bodyLimit: DOCUMENT_BODY,
  fields: INVOICE_FIELDS,
  filters: {
    customer_id: idField(),
    projectId: idField(),
    /** Only one type; both when it is left out. */
    type: string().oneOf(INVOICE_TYPES),
    status: string().oneOf(INVOICE_STATUSES),
    overdue: boolean(),
    unpaid: boolean(),
    recurringId: idField(),
  },
});

/** An action on an invoice; rejected when its state does not allow it. */
const act = {
  method: 'POST',
  idempotent: true,
  params: idParams,
  bodyLimit: SMALL_BODY,
  response: saved,
  errors: [...ACTION_ERRORS],
} as const;

/** Endpoints of invoices and credit notes. */
export const invoicesContract = {
  ...calls,
  list: defineRoute({
    ...calls.list,
    // The documents read the rows beside the results.
    response: listResponse(invoiceSchema).shape({
      rows: array(invoiceSchema.required()).required(),
      total: number().integer().required(),
    }),
  }),
  defaults: defineRoute({
    id: 'invoices.defaults',
    method: 'GET',
    path: `${path}new/`,
    summary: 'What a new invoice begins with',
    access: billingAccess('invoices.can_create'),
    response: object({
      defaults: documentDefaultsSchema
        .shape({ invoiceDate: string().required(), dueDate: string().nullable().defined() })
        .required(),
    }),
  }),
  ...documentCalls({ plural: 'invoices', one: 'invoice', path, saved }),
  ubl: defineRoute({
    id: 'invoices.ubl',
    method: 'GET',
    path: `${path}{id}/ubl/`,
    summary: 'Download an issued invoice as XML (UBL 2.1, EN 16931, Peppol BIS Billing 3.0)',
    access: billingAccess('invoices.can_view'),
    params: idParams,
    stream: true,
    response: object({}),
    errors: ['not_found', 'not_now', 'validation_failed'],
  }),
  structuredCheck: defineRoute({
    id: 'invoices.structuredCheck',
    method: 'GET',
    path: `${path}{id}/structured/`,
    summary: 'What an invoice lacks to be a structured one',
    access: billingAccess('invoices.can_view'),
    params: idParams,
    response: object({ check: structuredCheckSchema.required() }),
    errors: ['not_found'],
  }),
  creditable: defineRoute({
    id: 'invoices.creditable',
    method: 'GET',
    path: `${path}{id}/creditable/`,
    summary: 'Quantities of the lines of an invoice that can still be credited',
    access: billingAccess('invoices.can_create'),
    params: idParams,
    response: object({
      lines: array(
        object({
          /** Line of the invoice. */
          id: idField().required(),
          /** 0 for a line that is credited entirely. */
          quantity: number().required(),
        }).required(),
      ).required(),
    }),
    errors: ['not_found'],
  }),
  preview: previewCall('invoices', path, invoiceCreateSchema),
  remind: defineRoute({
    ...act,
    id: 'invoices.remind',
    path: `${path}{id}/remind/`,
    summary: 'Email a reminder of an unpaid invoice now',
    access: billingAccess('invoices.can_send'),
    body: versionBody,
  }),
  pay: defineRoute({
    ...act,
    id: 'invoices.pay',
    path: `${path}{id}/payments/`,
    summary: 'Record a payment; what exceeds the balance becomes credit of the customer',
    access: billingAccess('payments.can_create'),
    body: paymentCreateSchema,
  }),
  removePayment: defineRoute({
    ...act,
    id: 'invoices.removePayment',
    path: `${path}{id}/payments/remove/`,
    summary: 'Remove a payment that was recorded by mistake',
    access: billingAccess('payments.can_delete'),
    body: object({ version: versionField(), paymentId: idField().required() }).noUnknown(),
  }),
  refund: defineRoute({
    ...act,
    id: 'invoices.refund',
    path: `${path}{id}/refund/`,
    summary: 'Record a refund of a payment, in full or in part',
    access: billingAccess('payments.can_create'),
    body: paymentCreateSchema,
  }),
  useCredit: defineRoute({
    ...act,
    id: 'invoices.useCredit',
    path: `${path}{id}/use-credit/`,
    summary: 'Pay an invoice with credit of its customer',
    access: billingAccess('payments.can_create'),
    body: object({
      version: versionField(),
      /** The largest possible amount when it is left out. */
      amount: decimalField(MAX_DOCUMENT_AMOUNT).moreThan(0, 'Use more than 0'),
    }).noUnknown(),
  }),
  cancel: defineRoute({
    ...act,
    id: 'invoices.cancel',
    path: `${path}{id}/cancel/`,
    summary: 'Cancel an issued invoice that nobody has paid; its number stays used',
    access: billingAccess('invoices.can_update'),
    body: versionBody.shape({ reason: textField(2000).default('') }),
  }),
  credit: defineRoute({
    ...act,
    id: 'invoices.credit',
    path: `${path}{id}/credit/`,
    summary: 'Issue a credit note for an invoice, or for a part of it',
    status: 201,
    access: billingAccess('invoices.can_create'),
    body: object({
      version: versionField(),
      /**
       * Lines of the invoice to credit, with the quantity and price to credit of them; the whole invoice when they are left out.
       * Without `taxIds`, a line has the taxes of the invoice.
       */
      lines: array(documentLineWriteSchema.required()),
      reason: textField(2000).default(''),
    }).noUnknown(),
    bodyLimit: DOCUMENT_BODY,
  }),
  fromOrder: defineRoute({
    id: 'invoices.fromOrder',
    method: 'POST',
    path: `${path}from-order/`,
    summary: 'Issue the invoice of an order with its lines, taxes and payments, once',
    status: 201,
    idempotent: true,
    access: billingAccess('invoices.can_create'),
    body: object({ orderId: idField().required('Choose an order') }).noUnknown(),
    bodyLimit: SMALL_BODY,
    response: saved,
    errors: ['not_found', 'not_now', 'validation_failed'],
  }),
  toRecurring: defineRoute({
    ...act,
    id: 'invoices.toRecurring',
    path: `${path}{id}/recurring/`,
    summary: 'Copy an invoice into a paused recurring invoice',
    status: 201,
    access: billingAccess('invoices.can_create'),
    body: versionBody,
    response: object({
      recurring_invoice: recurringInvoiceSchema.required(),
      message: string().required(),
    }),
  }),
  unbilledTime: defineRoute({
    id: 'invoices.unbilledTime',
    method: 'GET',
    path: `${path}unbilled-time/`,
    summary: 'Billable time of a customer or project that no invoice has, as lines',
    access: billingAccess('invoices.can_create'),
    query: object({ customer_id: idField(), projectId: idField() }).noUnknown(),
    response: object({
      lines: array(documentLineWriteSchema.required()).required(),
      minutes: number().integer().required(),
    }),
  }),
  credits: defineRoute({
    id: 'invoices.credits',
    method: 'GET',
    path: `${path}credits/`,
    summary: 'Credit of a customer by currency',
    access: billingAccess('invoices.can_view'),
    query: object({ customer_id: idField().required() }).noUnknown(),
    response: object({
      credits: array(
        object({ currency: string().required(), amount: number().required() }).required(),
      ).required(),
    }),
    errors: ['not_found'],
  }),
  summary: defineRoute({
    id: 'invoices.summary',
    method: 'GET',
    path: `${path}summary/`,
    summary: 'What is unpaid and overdue, and what was paid in the last 30 days, by currency',
    access: billingAccess('invoices.can_view'),
    response: object({
      currencies: array(
        object({
          currency: string().required(),
          unpaid: number().required(),
          unpaidCount: number().integer().required(),
          overdue: number().required(),
          overdueCount: number().integer().required(),
          paid: number().required(),
        }).required(),
      ).required(),
    }),
  }),
};
