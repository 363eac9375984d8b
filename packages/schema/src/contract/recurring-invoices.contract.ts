import { array, object, string } from 'yup';
import { invoiceSchema } from '../entities/billing/invoice.schema.ts';
import {
  RECURRING_INVOICE_FIELDS,
  RECURRING_STATUSES,
  recurringDaysQuerySchema,
  recurringInvoiceBulkSchema,
  recurringInvoiceCreateSchema,
  recurringInvoiceSchema,
  recurringInvoiceUpdateSchema,
} from '../entities/billing/recurring-invoice.schema.ts';
import { idField } from '../fields/fields.ts';
import { ACTION_ERRORS, billingAccess, DOCUMENT_BODY, versionBody } from './document-calls.ts';
import { entityContract } from './entity.contract.ts';
import { idParams } from './list.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

const path = '/api/v1/admin/recurring-invoices/';

/** An action on a recurring invoice; rejected when its state does not allow it. */
const act = {
  method: 'POST',
  idempotent: true,
  access: billingAccess('invoices.can_update'),
  params: idParams,
  body: versionBody,
  bodyLimit: SMALL_BODY,
  response: object({
    recurring_invoice: recurringInvoiceSchema.required(),
    message: string().required(),
  }),
  errors: [...ACTION_ERRORS],
} as const;

/** Endpoints of recurring invoices. */
export const recurringInvoicesContract = {
  ...entityContract({
    name: 'recurring_invoice',
    plural: 'recurringInvoices',
    words: ['recurring invoice', 'recurring invoices'],
    path,
    module: 'invoices',
    plan: 'enterprise',
    record: recurringInvoiceSchema,
    create: recurringInvoiceCreateSchema,
    update: recurringInvoiceUpdateSchema,
    bulk: recurringInvoiceBulkSchema,
    bodyLimit: DOCUMENT_BODY,
    fields: RECURRING_INVOICE_FIELDS,
    filters: {
      customer_id: idField(),
      status: string().oneOf(RECURRING_STATUSES),
    },
  }),
  days: defineRoute({
    id: 'recurringInvoices.days',
    method: 'GET',
    path: `${path}days/`,
    summary: 'The next days of a schedule, before or after it is saved',
    access: billingAccess('invoices.can_view'),
    query: recurringDaysQuerySchema,
    response: object({ days: array(string().required()).required() }),
    errors: ['not_found', 'validation_failed'],
  }),
  pause: defineRoute({
    ...act,
    id: 'recurringInvoices.pause',
    path: `${path}{id}/pause/`,
    summary: 'Stop creating invoices until it is resumed',
  }),
  make: defineRoute({
    ...act,
    id: 'recurringInvoices.make',
    path: `${path}{id}/make/`,
    summary: 'Create the next invoice now, before its day',
    status: 201,
    access: billingAccess('invoices.can_create'),
    response: act.response.shape({ invoice: invoiceSchema.required() }),
  }),
  resume: defineRoute({
    ...act,
    id: 'recurringInvoices.resume',
    path: `${path}{id}/resume/`,
    summary: 'Create invoices again, from the next day on; days of the pause are left out',
  }),
};
