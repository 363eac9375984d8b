import { array, mixed, number, object, string } from 'yup';
import { invoiceSchema } from '../entities/billing/invoice.schema.ts';
import {
  QUOTE_FIELDS,
  QUOTE_STATUSES,
  quoteBulkSchema,
  quoteCreateSchema,
  quoteSchema,
  quoteUpdateSchema,
} from '../entities/billing/quote.schema.ts';
import { recurringInvoiceSchema } from '../entities/billing/recurring-invoice.schema.ts';
import { projectSchema } from '../entities/work/project.schema.ts';
import { idField, textField, versionField } from '../fields/fields.ts';
import {
  ACTION_ERRORS,
  billingAccess,
  DOCUMENT_BODY,
  documentCalls,
  documentDefaultsSchema,
  previewCall,
} from './document-calls.ts';
import { entityContract } from './entity.contract.ts';
import { idParams, listResponse } from './list.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

const path = '/api/v1/admin/quotes/';
const saved = object({ quote: quoteSchema.required(), message: string().required() });

const calls = entityContract({
  name: 'quote',
  plural: 'quotes',
  words: ['quote', 'quotes'],
  path,
  module: 'quotes',
  plan: 'enterprise',
  record: quoteSchema,
  create: quoteCreateSchema,
  update: quoteUpdateSchema,
  bulk: quoteBulkSchema,
  bodyLimit: DOCUMENT_BODY,
  fields: QUOTE_FIELDS,
  filters: {
    customer_id: idField(),
    projectId: idField(),
    status: string().oneOf(QUOTE_STATUSES),
  },
});

/** Endpoints of quotes. */
export const quotesContract = {
  ...calls,
  list: defineRoute({
    ...calls.list,
    // The documents read the rows beside the results.
    response: listResponse(quoteSchema).shape({
      rows: array(quoteSchema.required()).required(),
      total: number().integer().required(),
    }),
  }),
  defaults: defineRoute({
    id: 'quotes.defaults',
    method: 'GET',
    path: `${path}new/`,
    summary: 'What a new quote begins with',
    access: billingAccess('quotes.can_create'),
    response: object({
      defaults: documentDefaultsSchema
        .shape({ quoteDate: string().required(), expiryDate: string().nullable().defined() })
        .required(),
    }),
  }),
  ...documentCalls({ plural: 'quotes', one: 'quote', path, saved }),
  preview: previewCall('quotes', path, quoteCreateSchema),
  /** Records the answer that the customer gave in another way. */
  answer: defineRoute({
    id: 'quotes.answer',
    method: 'POST',
    path: `${path}{id}/answer/`,
    summary: 'Record that the customer accepted or declined a quote',
    idempotent: true,
    access: billingAccess('quotes.can_update'),
    params: idParams,
    body: object({
      version: versionField(),
      answer: mixed<'accepted' | 'declined'>()
        .oneOf(['accepted', 'declined'], 'Choose an answer')
        .required('Choose an answer'),
      reason: textField(2000).default(''),
    }).noUnknown(),
    bodyLimit: SMALL_BODY,
    response: saved,
    errors: [...ACTION_ERRORS],
  }),
  convert: defineRoute({
    id: 'quotes.convert',
    method: 'POST',
    path: `${path}{id}/convert/`,
    summary:
      'Turn a quote into a draft invoice, a paused recurring invoice, or a project with tasks',
    idempotent: true,
    access: billingAccess('quotes.can_update'),
    params: idParams,
    body: object({
      version: versionField(),
      to: mixed<'invoice' | 'recurring' | 'project'>()
        .oneOf(['invoice', 'recurring', 'project'], 'Use invoice, recurring or project')
        .required('Use invoice, recurring or project'),
    }).noUnknown(),
    bodyLimit: SMALL_BODY,
    response: saved.shape({
      invoice: invoiceSchema.nullable().defined(),
      project: projectSchema.nullable().defined(),
      recurring_invoice: recurringInvoiceSchema.nullable().defined(),
    }),
    errors: [...ACTION_ERRORS],
  }),
};
