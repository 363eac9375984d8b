import { AppLink, entityList, type ListScreen } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { INVOICE_FIELDS, type Invoice } from '@org/schema/entities';
import { StatusDot } from '@org/ui';
import { IconFileInvoice } from '@tabler/icons-react';
import { DocumentTotal } from '../document/document-total.tsx';
import { INVOICE_STATUS, text } from '../messages.ts';

const { invoices } = apiContract;

/** Renders the status of an invoice: overdue ones say so. */
export function InvoiceStatusMark({ invoice }: { readonly invoice: Invoice }) {
  return invoice.isOverdue ? (
    <StatusDot label={text.overdue} tone="danger" />
  ) : (
    <StatusDot {...INVOICE_STATUS[invoice.status]} />
  );
}

/** Configuration of the list of invoices. */
export const INVOICE_LIST: ListScreen<Invoice> = {
  ...entityList(invoices, {
    entity: 'invoices',
    noun: ['invoice', 'invoices'],
    module: 'invoices',
    href: '/admin/invoices',
    fields: INVOICE_FIELDS,
  }),
  title: text.invoices,
  icon: IconFileInvoice,
  columns: {
    invoiceNumber: {
      cell: ({ id, invoiceNumber }) => (
        <AppLink href={`/admin/invoices/${id}`} className="ad-row-link">
          {invoiceNumber ?? text.draft}
        </AppLink>
      ),
      width: '136px',
    },
    title: { phone: 'hidden' },
    customer_name: { width: '20%' },
    status: { cell: (invoice) => <InvoiceStatusMark invoice={invoice} />, width: '116px' },
    type: { width: '104px', phone: 'hidden' },
    invoiceDate: { width: '112px', phone: 'hidden' },
    dueDate: { width: '112px' },
    grandTotal: { cell: (invoice) => <DocumentTotal document={invoice} />, width: '120px' },
    balance: {
      cell: (invoice) => <DocumentTotal document={invoice} amount={invoice.balance} />,
      width: '120px',
    },
    tags: { width: '148px', optional: true },
    created_at: { width: '128px', phone: 'hidden' },
    updated_at: { width: '128px', phone: 'hidden' },
  },
  usual: {
    columns: [
      'invoiceNumber',
      'customer_name',
      'title',
      'status',
      'invoiceDate',
      'dueDate',
      'grandTotal',
      'balance',
    ],
    sort: [{ column: 'invoiceDate', direction: 'DESC' }],
  },
  primary: 'invoiceNumber',
  label: ({ invoiceNumber, title }) => invoiceNumber ?? (title || text.untitledInvoice),
  create: { label: text.newInvoice, href: '/admin/invoices/new' },
  quick: 'status',
  edits: { tags: {} },
  empty: { title: text.noInvoices, text: text.noInvoicesText },
};
