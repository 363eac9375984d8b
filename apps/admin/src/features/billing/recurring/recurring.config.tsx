import {
  AppLink,
  getPermissions,
  type RecordFieldsProps,
  type RecordScreen,
  RecordTags,
  useCan,
  validateBy,
} from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import {
  RECURRING_INVOICE_FIELDS,
  type RecurringInvoice,
  recurringInvoiceCreateSchema,
  recurringInvoiceSchema,
} from '@org/schema/entities';
import { Alert } from '@org/ui';
import { IconRepeat } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { DocumentFields } from '../document/document-fields.tsx';
import { DocumentTotal } from '../document/document-total.tsx';
import { text as documentText, LABELS } from '../messages.ts';
import { type DocumentFormValues, toDocumentBody } from '../model/document-form.ts';
import { SCHEDULE_LABELS, text } from './messages.ts';
import { RecurringButtons } from './recurring-buttons.tsx';
import { MadeInvoicesCard, NextDaysCard } from './recurring-cards.tsx';
import {
  emptyRecurringForm,
  getContent,
  getRecurringField,
  type RecurringFormValues,
  readRule,
  recurringToForm,
  toRecurringBody,
} from './recurring-form.ts';
import { RecurringStatusMark } from './recurring-list.config.tsx';
import { ScheduleFields } from './schedule-fields.tsx';

const { recurringInvoices, invoices, customers } = apiContract;

function Fields({
  form,
  record,
  readOnly,
}: RecordFieldsProps<RecurringInvoice, RecurringFormValues>): ReactElement {
  return (
    <>
      {record?.notice && <Alert color="orange">{record.notice}</Alert>}
      <DocumentFields
        // The form has all values of a document; its type differs only by those that it adds.
        form={form as unknown as UseFormReturn<DocumentFormValues>}
        record={record}
        readOnly={readOnly}
        lastDayLabel=""
        takesTime={false}
        schedule={<ScheduleFields form={form} id={record?.id} />}
        preview={{
          path: invoices.preview.path,
          toBody: (values) =>
            toDocumentBody(getContent(values as RecurringFormValues), {
              date: 'invoiceDate',
              lastDay: 'dueDate',
            }),
        }}
      />
    </>
  );
}

function Aside({ record }: { readonly record: RecurringInvoice }): ReactElement {
  return (
    <>
      <NextDaysCard recurring={record} />
      <MadeInvoicesCard recurring={record} />
      <RecordTags
        id={record.id}
        tags={record.tags}
        calls={recurringInvoices}
        stale={[recurringInvoices.list]}
        readOnly={!useCan('invoices.can_update')}
      />
    </>
  );
}

/** Returns the repetition of a recurring invoice in words. */
function describeRule({ rrule }: RecurringInvoice): string {
  const { frequency, interval } = readRule(rrule);
  return text.every(Number(interval), frequency);
}

/** Configuration of the screen of a recurring invoice. */
export const RECURRING_SCREEN: RecordScreen<RecurringInvoice, RecurringFormValues> = {
  entity: 'recurring_invoice',
  name: 'recurring_invoice',
  icon: IconRepeat,
  calls: {
    ...recurringInvoices,
    stale: [recurringInvoices.list, recurringInvoices.days, customers.list],
  },
  permissions: getPermissions('invoices'),
  list: { href: '/admin/recurring-invoices', label: text.all },
  href: ({ id }) => `/admin/recurring-invoices/${id}`,
  schema: recurringInvoiceSchema,
  fields: RECURRING_INVOICE_FIELDS,
  empty: emptyRecurringForm,
  toValues: recurringToForm,
  toBody: (values, _zone, base) => toRecurringBody(values, base),
  resolver: validateBy(recurringInvoiceCreateSchema, (values: RecurringFormValues) =>
    toRecurringBody(values),
  ),
  labels: { ...LABELS, ...SCHEDULE_LABELS },
  getField: ({ formErrors }) => {
    const [field] = Object.keys(formErrors);
    return field === undefined ? undefined : getRecurringField(field);
  },
  getTitle: ({ title }) => title,
  Fields,
  Aside,
  meta: (recurring) => (
    <span className="bl-meta">
      <RecurringStatusMark recurring={recurring} />
      <span>{describeRule(recurring)}</span>
      <DocumentTotal document={recurring} />
      {recurring.quoteId !== null && (
        <AppLink href={`/admin/quotes/${recurring.quoteId}`}>{documentText.quote}</AppLink>
      )}
    </span>
  ),
  buttons: (recurring) => <RecurringButtons recurring={recurring} />,
  text: {
    noun: 'recurring invoice',
    untitled: text.untitled,
    newTitle: text.new,
    create: 'Create recurring invoice',
    save: 'Save recurring invoice',
    created: 'Recurring invoice created',
    saved: 'Recurring invoice saved',
    see: 'invoices',
    add: 'add invoices',
  },
};
