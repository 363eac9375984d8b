import { changedFields, toNumber } from '@org/admin-kit';
import type { Invoice, Quote, RecurringInvoice } from '@org/schema/entities';
import { emptyLine, isBlank, type LineValues, lineToForm, toLineBody } from './line-form.ts';

/** Form values of a quote or invoice. Ids and numbers are text; '' for none. */
export type DocumentFormValues = {
  title: string;
  customer_id: string;
  vehicle_id: string;
  projectId: string;
  poNumber: string;
  currency: string;
  taxInclusive: boolean;
  /** Date of the document. */
  date: string;
  /** Last day of a quote, due date of an invoice. */
  lastDay: string;
  depositType: 'percent' | 'amount';
  deposit: string;
  terms: string;
  publicNotes: string;
  privateNotes: string;
  footer: string;
  lines: LineValues[];
};

/** Names of the dates in the records and bodies of a kind of document. */
export type DateNames =
  | { readonly date: 'quoteDate'; readonly lastDay: 'expiryDate' }
  | { readonly date: 'invoiceDate'; readonly lastDay: 'dueDate' };

/** Returns the form values of a new document, before its defaults have come. */
export function emptyDocumentForm(): DocumentFormValues {
  return {
    title: '',
    customer_id: '',
    vehicle_id: '',
    projectId: '',
    poNumber: '',
    currency: '',
    taxInclusive: false,
    date: '',
    lastDay: '',
    depositType: 'percent',
    deposit: '',
    terms: '',
    publicNotes: '',
    privateNotes: '',
    footer: '',
    lines: [emptyLine([])],
  };
}

const toText = (id: number | null): string => (id === null ? '' : String(id));

/** Returns the form values of a stored document. */
export function documentToForm(
  document: Quote | Invoice | RecurringInvoice,
  date: string,
  lastDay: string | null,
): DocumentFormValues {
  const { deposit, lines = [] } = document;
  return {
    title: document.title,
    customer_id: toText(document.customer_id),
    vehicle_id: toText(document.vehicle_id),
    projectId: toText(document.projectId),
    poNumber: document.poNumber,
    currency: document.currency,
    taxInclusive: document.taxInclusive,
    date,
    lastDay: lastDay ?? '',
    depositType: document.depositType,
    deposit: deposit === 0 ? '' : String(deposit),
    terms: document.terms,
    publicNotes: document.publicNotes,
    privateNotes: document.privateNotes,
    footer: document.footer,
    lines: lines.map((line) => lineToForm(line, [])),
  };
}

const toId = (value: string): number | null => (value === '' ? null : Number(value));

function wholeBody(values: DocumentFormValues, names: DateNames): Record<string, unknown> {
  const { date, lastDay, lines, customer_id, vehicle_id, projectId, deposit, currency, ...plain } =
    values;
  return {
    ...plain,
    ...(currency && { currency: currency.toUpperCase() }),
    customer_id: toId(customer_id),
    vehicle_id: toId(vehicle_id),
    projectId: toId(projectId),
    deposit: toNumber(deposit) ?? 0,
    ...(date && { [names.date]: date }),
    ...((date || lastDay) && { [names.lastDay]: lastDay || null }),
    // An untouched line at the end is not a line yet.
    lines: lines.filter((line) => !isBlank(line)).map(toLineBody),
  };
}

/** Returns the body that creates a document, or the changed fields of a stored one, whose values are `base`. */
export function toDocumentBody(
  values: DocumentFormValues,
  names: DateNames,
  base?: DocumentFormValues,
): object {
  const body = wholeBody(values, names);
  return base ? changedFields(body, wholeBody(base, names)) : body;
}

/** Returns the form's name of a field of a body. */
export const getFormField = (field: string): keyof DocumentFormValues & string =>
  (
    ({
      quoteDate: 'date',
      invoiceDate: 'date',
      expiryDate: 'lastDay',
      dueDate: 'lastDay',
    }) as const
  )[field as 'quoteDate'] ?? (field.split(/[.[]/)[0] as keyof DocumentFormValues & string);
