import { mixed, object, string } from 'yup';
import {
  ageingReportSchema,
  quoteReportSchema,
  revenueReportSchema,
  TAX_BASES,
  type TaxBasis,
  taxReportSchema,
} from '../entities/billing/billing-report.schema.ts';
import { documentSendSchema } from '../entities/billing/document.schema.ts';
import { statementSchema } from '../entities/billing/statement.schema.ts';
import { idField } from '../fields/fields.ts';
import { dayField } from '../values/day.ts';
import { billingAccess } from './document-calls.ts';
import { defineRoute, type SchemaOf, SMALL_BODY } from './route.ts';

const path = '/api/v1/admin/invoices/reports/';

/** First and last day of a report, both included. */
const periodShape = {
  startDate: dayField().required('Please enter a start'),
  endDate: dayField().required('Please enter an end'),
};
const period = object(periodShape).noUnknown();
/** Today, when it is left out. */
const onDay = object({ day: dayField() }).noUnknown();
const taxPeriod = object({
  ...periodShape,
  basis: mixed<TaxBasis>()
    .oneOf(TAX_BASES, 'Choose the date of invoices or of payments')
    .default('invoice'),
}).noUnknown();

/** Declares a report and its file. */
function reportCalls<Query extends SchemaOf, Report extends SchemaOf>(
  name: string,
  summary: string,
  module: 'invoices' | 'quotes',
  { query, response }: { readonly query: Query; readonly response: Report },
) {
  return {
    get: defineRoute({
      id: `billingReports.${name}`,
      method: 'GET',
      path: `${path}${name}/`,
      summary,
      access: billingAccess(`${module}.can_view_all`),
      query,
      response,
    }),
    file: defineRoute({
      id: `billingReports.${name}File`,
      method: 'GET',
      path: `${path}${name}/file/`,
      summary: `${summary} (text/csv)`,
      access: billingAccess(`${module}.can_export`),
      query,
      stream: true,
      response: object({}),
      errors: ['forbidden'],
    }),
  };
}

const ageing = reportCalls(
  'ageing',
  'What customers owed at the end of a day, by the days since it was due',
  'invoices',
  { query: onDay, response: object({ results: ageingReportSchema.required() }) },
);
const revenue = reportCalls('revenue', 'Invoices, credit notes and payments by month', 'invoices', {
  query: period,
  response: object({ results: revenueReportSchema.required() }),
});
const tax = reportCalls('tax', 'Taxes by name and rate', 'invoices', {
  query: taxPeriod,
  response: object({ results: taxReportSchema.required() }),
});
const quotes = reportCalls('quotes', 'What became of the quotes of a period', 'quotes', {
  query: period,
  response: object({ results: quoteReportSchema.required() }),
});

const statementPath = `${path}statement/` as const;
const statement = {
  ...periodShape,
  customer_id: idField().required('Choose a customer'),
};
const statementQuery = object(statement).noUnknown();

/** Endpoints of the reports of quotes and invoices. */
export const billingReportsContract = {
  ageing: ageing.get,
  ageingFile: ageing.file,
  revenue: revenue.get,
  revenueFile: revenue.file,
  tax: tax.get,
  taxFile: tax.file,
  quotes: quotes.get,
  quotesFile: quotes.file,
  journal: defineRoute({
    id: 'billingReports.journal',
    method: 'GET',
    path: `${path}journal/file/`,
    summary: 'Export invoices, credit notes and payments for accountants (text/csv)',
    access: billingAccess('invoices.can_export'),
    query: period,
    stream: true,
    response: object({}),
    errors: ['forbidden'],
  }),
  statement: defineRoute({
    id: 'billingReports.statement',
    method: 'GET',
    path: statementPath,
    summary: 'What a customer owed, was invoiced and paid in a period',
    access: billingAccess('invoices.can_view_all'),
    query: statementQuery,
    response: object({ results: statementSchema.required() }),
    errors: ['not_found'],
  }),
  statementFile: defineRoute({
    id: 'billingReports.statementFile',
    method: 'GET',
    path: `${statementPath}file/`,
    summary: 'Export the statement of a customer (text/csv)',
    access: billingAccess('invoices.can_export'),
    query: statementQuery,
    stream: true,
    response: object({}),
    errors: ['forbidden', 'not_found'],
  }),
  statementPdf: defineRoute({
    id: 'billingReports.statementPdf',
    method: 'GET',
    path: `${statementPath}pdf/`,
    summary: 'Download the statement of a customer (PDF)',
    access: billingAccess('invoices.can_view_all'),
    query: statementQuery,
    stream: true,
    response: object({}),
    errors: ['not_found', 'too_large'],
  }),
  sendStatement: defineRoute({
    id: 'billingReports.sendStatement',
    method: 'POST',
    path: `${statementPath}send/`,
    summary: 'Email the statement of a customer with its PDF',
    idempotent: true,
    access: billingAccess('invoices.can_send'),
    body: documentSendSchema
      .omit(['version', 'attachPdf', 'attachFiles'])
      .shape(statement)
      .noUnknown(),
    bodyLimit: SMALL_BODY,
    response: object({ message: string().required() }),
    errors: ['not_found', 'forbidden', 'validation_failed'],
  }),
};
