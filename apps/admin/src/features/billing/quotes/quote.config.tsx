import {
  getPermissions,
  type RecordFieldsProps,
  type RecordScreen,
  RecordTags,
  useCan,
  validateBy,
} from '@org/admin-kit';
import { RecordFiles } from '@org/projects/files';
import { apiContract } from '@org/schema/contract';
import { QUOTE_FIELDS, type Quote, quoteCreateSchema, quoteSchema } from '@org/schema/entities';
import { IconFileDescription } from '@tabler/icons-react';
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
import { QuoteButtons } from './quote-buttons.tsx';
import { QuoteStatusMark } from './quote-list.config.tsx';

const { quotes, customers, projects } = apiContract;
const DATES = { date: 'quoteDate', lastDay: 'expiryDate' } as const;

function Fields({
  form,
  record,
  readOnly,
}: RecordFieldsProps<Quote, DocumentFormValues>): ReactElement {
  if (record?.issuedAt)
    return (
      <IssuedDocument
        document={record}
        dates={[
          [text.date, record.quoteDate],
          [text.validUntil, record.expiryDate],
        ]}
        {...(record.depositDue > 0 && { settlement: [[text.deposit, record.depositDue]] })}
      />
    );
  return (
    <DocumentFields
      form={form}
      record={record}
      readOnly={readOnly}
      lastDayLabel={text.validUntil}
      takesTime={false}
      preview={{ path: quotes.preview.path, toBody: (values) => toDocumentBody(values, DATES) }}
    />
  );
}

function Aside({ record }: { readonly record: Quote }): ReactElement {
  const canUpdate = useCan('quotes.can_update');
  return (
    <>
      {record.issuedAt && (
        <DocumentComments document={record} plural="quotes" canWrite={canUpdate} />
      )}
      <RecordTags
        id={record.id}
        tags={record.tags}
        calls={quotes}
        stale={[quotes.list]}
        readOnly={!canUpdate}
      />
      <RecordFiles id={record.id} calls={quotes} readOnly={!canUpdate} />
      <DocumentHistory route={quotes.events} id={record.id} version={record.version} />
    </>
  );
}

/** Configuration of the screen of a quote. */
export const QUOTE_SCREEN: RecordScreen<Quote, DocumentFormValues> = {
  entity: 'quote',
  name: 'quote',
  icon: IconFileDescription,
  calls: { ...quotes, stale: [quotes.list, quotes.events, customers.list, projects.list] },
  permissions: getPermissions('quotes'),
  list: { href: '/admin/quotes', label: text.allQuotes },
  href: ({ id }) => `/admin/quotes/${id}`,
  schema: quoteSchema,
  fields: QUOTE_FIELDS,
  empty: emptyDocumentForm,
  toValues: (quote) => documentToForm(quote, quote.quoteDate, quote.expiryDate),
  toBody: (values, _zone, base) => toDocumentBody(values, DATES, base),
  resolver: validateBy(quoteCreateSchema, (values: DocumentFormValues) =>
    toDocumentBody(values, DATES),
  ),
  labels: { ...LABELS, lastDay: text.validUntil },
  getField: ({ formErrors }) => {
    const [field] = Object.keys(formErrors);
    return field === undefined ? undefined : getFormField(field);
  },
  getTitle: ({ title }, quote) => title || (quote?.quoteNumber ?? ''),
  Fields,
  Aside,
  isFixed: ({ issuedAt }) => issuedAt !== null,
  meta: (quote) => (
    <span className="bl-meta">
      <QuoteStatusMark quote={quote} />
      {quote.title && quote.quoteNumber && <span>{quote.quoteNumber}</span>}
      <DocumentTotal document={quote} />
    </span>
  ),
  buttons: (quote) => <QuoteButtons quote={quote} />,
  text: {
    noun: 'quote',
    untitled: text.untitledQuote,
    newTitle: text.newQuote,
    create: 'Create quote',
    save: 'Save quote',
    created: 'Quote created',
    saved: 'Quote saved',
    see: 'quotes',
    add: 'add quotes',
  },
};
