import {
  AppLink,
  getPermissions,
  type RecordFieldsProps,
  type RecordScreen,
  RecordTags,
  useCan,
  validateBy,
} from '@org/admin-kit';
import { RecordFiles } from '@org/projects/files';
import { apiContract } from '@org/schema/contract';
import {
  INVOICE_FIELDS,
  type Invoice,
  invoiceCreateSchema,
  invoiceSchema,
} from '@org/schema/entities';
import { IconFileInvoice } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { DocumentComments } from '../document/document-comments.tsx';
import { DocumentFields } from '../document/document-fields.tsx';
import { DocumentHistory } from '../document/document-history.tsx';
import { DocumentTotal } from '../document/document-total.tsx';
import { IssuedDocument } from '../document/issued-document.tsx';
import { LABELS, text } from '../messages.ts';
import {
  type DocumentFormValues,
  documentToForm,
  emptyDocumentForm,
  getFormField,
  toDocumentBody,
} from '../model/document-form.ts';
import { InvoiceButtons } from './invoice-buttons.tsx';
import { InvoiceStatusMark } from './invoice-list.config.tsx';
import { PaymentsCard } from './payments-card.tsx';
import { StructuredCard } from './structured-card.tsx';

const { invoices, customers, projects, timeEntries } = apiContract;
const DATES = { date: 'invoiceDate', lastDay: 'dueDate' } as const;

/** Returns the rows below the total: what was paid and credited, and what is left. */
function getSettlement({ type, amountPaid, amountCredited, balance }: Invoice) {
  if (type === 'credit_note') return [];
  return [
    ...(amountPaid > 0 ? [[text.paid, -amountPaid] as const] : []),
    ...(amountCredited > 0 ? [[text.credited, -amountCredited] as const] : []),
    [text.balance, balance] as const,
  ];
}

function Fields({
  form,
  record,
  readOnly,
}: RecordFieldsProps<Invoice, DocumentFormValues>): ReactElement {
  if (record?.issuedAt)
    return (
      <IssuedDocument
        document={record}
        dates={[
          [text.date, record.invoiceDate],
          [text.due, record.type === 'invoice' ? record.dueDate : null],
        ]}
        settlement={getSettlement(record)}
      />
    );
  return (
    <DocumentFields
      form={form}
      record={record}
      readOnly={readOnly}
      lastDayLabel={text.due}
      takesTime
      preview={{ path: invoices.preview.path, toBody: (values) => toDocumentBody(values, DATES) }}
    />
  );
}

function Aside({ record }: { readonly record: Invoice }): ReactElement {
  const canUpdate = useCan('invoices.can_update');
  return (
    <>
      {record.issuedAt && record.type === 'invoice' && <PaymentsCard invoice={record} />}
      {record.issuedAt && (
        <DocumentComments document={record} plural="invoices" canWrite={canUpdate} />
      )}
      {record.status !== 'cancelled' && <StructuredCard invoice={record} />}
      <RecordTags
        id={record.id}
        tags={record.tags}
        calls={invoices}
        stale={[invoices.list]}
        readOnly={!canUpdate}
      />
      <RecordFiles id={record.id} calls={invoices} readOnly={!canUpdate} />
      <DocumentHistory route={invoices.events} id={record.id} version={record.version} />
    </>
  );
}

/** Configuration of the screen of an invoice. */
export const INVOICE_SCREEN: RecordScreen<Invoice, DocumentFormValues> = {
  entity: 'invoice',
  name: 'invoice',
  icon: IconFileInvoice,
  calls: {
    ...invoices,
    stale: [
      invoices.list,
      invoices.events,
      invoices.summary,
      customers.list,
      projects.list,
      timeEntries.list,
    ],
  },
  permissions: getPermissions('invoices'),
  list: { href: '/admin/invoices', label: text.allInvoices },
  href: ({ id }) => `/admin/invoices/${id}`,
  schema: invoiceSchema,
  fields: INVOICE_FIELDS,
  empty: emptyDocumentForm,
  toValues: (invoice) => documentToForm(invoice, invoice.invoiceDate, invoice.dueDate),
  toBody: (values, _zone, base) => toDocumentBody(values, DATES, base),
  resolver: validateBy(invoiceCreateSchema, (values: DocumentFormValues) =>
    toDocumentBody(values, DATES),
  ),
  labels: { ...LABELS, lastDay: text.due },
  getField: ({ formErrors }) => {
    const [field] = Object.keys(formErrors);
    return field === undefined ? undefined : getFormField(field);
  },
  getTitle: ({ title }, invoice) => title || (invoice?.invoiceNumber ?? ''),
  Fields,
  Aside,
  isFixed: ({ issuedAt }) => issuedAt !== null,
  meta: (invoice) => (
    <span className="bl-meta">
      {invoice.type === 'credit_note' ? (
        <AppLink href={`/admin/invoices/${invoice.creditedInvoiceId}`}>{text.creditNote}</AppLink>
      ) : (
        <InvoiceStatusMark invoice={invoice} />
      )}
      {invoice.title && invoice.invoiceNumber && <span>{invoice.invoiceNumber}</span>}
      <DocumentTotal document={invoice} />
      {invoice.quoteId !== null && (
        <AppLink href={`/admin/quotes/${invoice.quoteId}`}>{text.quote}</AppLink>
      )}
      {invoice.orderId !== null && (
        <AppLink href={`/admin/web-orders/${invoice.orderId}`}>{text.order}</AppLink>
      )}
      {invoice.recurringId !== null && (
        <AppLink href={`/admin/recurring-invoices/${invoice.recurringId}`}>
          {text.recurringInvoice}
        </AppLink>
      )}
    </span>
  ),
  buttons: (invoice) => <InvoiceButtons invoice={invoice} />,
  text: {
    noun: 'invoice',
    untitled: text.untitledInvoice,
    newTitle: text.newInvoice,
    create: 'Create invoice',
    save: 'Save invoice',
    created: 'Invoice created',
    saved: 'Invoice saved',
    see: 'invoices',
    add: 'add invoices',
  },
};
