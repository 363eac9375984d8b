import { AppLink, entityList, type ListScreen } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { QUOTE_FIELDS, type Quote } from '@org/schema/entities';
import { StatusDot } from '@org/ui';
import { IconFileDescription } from '@tabler/icons-react';
import { DocumentTotal } from '../document/document-total.tsx';
import { QUOTE_STATUS, text } from '../messages.ts';

const { quotes } = apiContract;

/** Renders the status of a quote: expired ones wait for an answer that can no longer come. */
export function QuoteStatusMark({ quote }: { readonly quote: Quote }) {
  return quote.isExpired ? (
    <StatusDot label={text.expired} tone="warning" />
  ) : (
    <StatusDot {...QUOTE_STATUS[quote.status]} />
  );
}

/** Configuration of the list of quotes. */
export const QUOTE_LIST: ListScreen<Quote> = {
  ...entityList(quotes, {
    entity: 'quotes',
    noun: ['quote', 'quotes'],
    module: 'quotes',
    href: '/admin/quotes',
    fields: QUOTE_FIELDS,
  }),
  title: text.quotes,
  icon: IconFileDescription,
  columns: {
    quoteNumber: {
      cell: ({ id, quoteNumber }) => (
        <AppLink href={`/admin/quotes/${id}`} className="ad-row-link">
          {quoteNumber ?? text.draft}
        </AppLink>
      ),
      width: '128px',
    },
    title: {},
    customer_name: { width: '20%' },
    status: { cell: (quote) => <QuoteStatusMark quote={quote} />, width: '120px' },
    quoteDate: { width: '112px', phone: 'hidden' },
    expiryDate: { width: '112px', phone: 'hidden' },
    grandTotal: { cell: (quote) => <DocumentTotal document={quote} />, width: '128px' },
    tags: { width: '148px', optional: true },
    created_at: { width: '128px', phone: 'hidden' },
    updated_at: { width: '128px', phone: 'hidden' },
  },
  usual: {
    columns: [
      'quoteNumber',
      'customer_name',
      'title',
      'status',
      'quoteDate',
      'expiryDate',
      'grandTotal',
    ],
    sort: [{ column: 'quoteDate', direction: 'DESC' }],
  },
  primary: 'quoteNumber',
  label: ({ quoteNumber, title }) => quoteNumber ?? (title || text.untitledQuote),
  create: { label: text.newQuote, href: '/admin/quotes/new' },
  quick: 'status',
  edits: { tags: {} },
  empty: { title: text.noQuotes, text: text.noQuotesText },
};
