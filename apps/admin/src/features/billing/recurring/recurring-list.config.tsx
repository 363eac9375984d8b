import { AppLink, entityList, type ListScreen } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { RECURRING_INVOICE_FIELDS, type RecurringInvoice } from '@org/schema/entities';
import { StatusDot } from '@org/ui';
import { IconRepeat } from '@tabler/icons-react';
import { DocumentTotal } from '../document/document-total.tsx';
import { RECURRING_STATUS, text } from './messages.ts';

/** Renders the status of a recurring invoice: one with a notice needs attention. */
export function RecurringStatusMark({
  recurring,
}: {
  readonly recurring: Pick<RecurringInvoice, 'status' | 'notice'>;
}) {
  return recurring.notice ? (
    <StatusDot label={text.needsAttention} tone="danger" />
  ) : (
    <StatusDot {...RECURRING_STATUS[recurring.status]} />
  );
}

/** Returns the name of a recurring invoice. */
const getRecurringName = ({
  title,
  customer_name,
}: Pick<RecurringInvoice, 'title' | 'customer_name'>): string =>
  title || customer_name || text.untitled;

/** Configuration of the list of recurring invoices. */
export const RECURRING_LIST: ListScreen<RecurringInvoice> = {
  ...entityList(apiContract.recurringInvoices, {
    entity: 'recurringInvoices',
    noun: ['recurring invoice', 'recurring invoices'],
    module: 'invoices',
    href: '/admin/recurring-invoices',
    fields: RECURRING_INVOICE_FIELDS,
  }),
  title: text.title,
  icon: IconRepeat,
  columns: {
    title: {
      cell: (row) => (
        <AppLink href={`/admin/recurring-invoices/${row.id}`} className="ad-row-link">
          {getRecurringName(row)}
        </AppLink>
      ),
    },
    customer_name: { width: '22%' },
    status: { cell: (row) => <RecurringStatusMark recurring={row} />, width: '148px' },
    nextDate: { width: '124px' },
    invoiceCount: { width: '96px', phone: 'hidden' },
    grandTotal: { cell: (row) => <DocumentTotal document={row} />, width: '128px' },
    tags: { width: '148px', optional: true },
    created_at: { width: '128px', phone: 'hidden' },
    updated_at: { width: '128px', phone: 'hidden' },
  },
  usual: {
    columns: ['title', 'customer_name', 'status', 'nextDate', 'invoiceCount', 'grandTotal'],
    sort: [{ column: 'nextDate', direction: 'ASC' }],
  },
  primary: 'title',
  label: getRecurringName,
  create: { label: text.new, href: '/admin/recurring-invoices/new' },
  quick: 'status',
  edits: { tags: {} },
  empty: { title: text.none, text: text.noneText },
};
