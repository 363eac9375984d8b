import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { idField, lineField, versionField } from '../../fields/fields.ts';
import { defineListFields } from '../../list/list-fields.ts';
import { dayField } from '../../values/day.ts';
import { contentRecordShape, DOCUMENT_READ_ONLY, documentWriteShape } from './document.schema.ts';

/** Statuses of a recurring invoice. An ended one has no day left. */
export const RECURRING_STATUSES = ['active', 'paused', 'ended'] as const;
export type RecurringStatus = (typeof RECURRING_STATUSES)[number];

/** Maximum number of invoices of a recurring invoice that ends by their number. */
const MAX_RECURRING_COUNT = 1000;

/** A recurring invoice: the content of its invoices, and the days on which they are created. */
export const recurringInvoiceSchema = object({
  ...contentRecordShape,
  status: mixed<RecurringStatus>().oneOf(RECURRING_STATUSES).required(),
  /** Frequency and interval as a recurrence rule of RFC 5545, such as `FREQ=MONTHLY;INTERVAL=3`. */
  rrule: string().required(),
  /** First possible day of an invoice. */
  startDate: string().required(),
  /** Last possible day of an invoice. */
  endDate: string().nullable().defined(),
  /** Number of invoices after which it ends. */
  maxCount: number().integer().nullable().defined(),
  /** Days until an invoice is due. */
  dueDays: number().integer().required(),
  /** True when invoices are issued at once, and not left as drafts. */
  autoIssue: boolean().required(),
  /** True when issued invoices are also emailed to the customer. */
  autoSend: boolean().required(),
  /** Day of the next invoice; null when it is paused or has ended. */
  nextDate: string().nullable().defined(),
  /** Number of invoices that were created. */
  invoiceCount: number().integer().required(),
  /** Why the last invoice needs the attention of staff; '' when it does not. */
  notice: string().defined(),
  quoteId: idField().nullable().defined(),
}).noUnknown();
export type RecurringInvoice = InferType<typeof recurringInvoiceSchema>;

const dueDaysField = () =>
  number()
    .typeError('Use a number')
    .integer('Use whole days')
    .min(0, 'Use 0 or more')
    .max(365, 'Use at most 365');

/** Fields of the schedule that people write. */
const scheduleShape = {
  rrule: lineField(300).trim(),
  startDate: dayField(),
  endDate: dayField().nullable(),
  maxCount: number()
    .typeError('Use a number')
    .integer('Use a whole number')
    .min(1, 'Use 1 or more')
    .max(MAX_RECURRING_COUNT, `Use at most ${MAX_RECURRING_COUNT}`)
    .nullable(),
};

const writable = {
  ...documentWriteShape,
  ...scheduleShape,
  dueDays: dueDaysField(),
  autoIssue: boolean(),
  autoSend: boolean(),
};

const READ_ONLY = [...DOCUMENT_READ_ONLY, 'nextDate', 'invoiceCount', 'notice', 'quoteId'];

/** Body that creates a recurring invoice. */
export const recurringInvoiceCreateSchema = object({
  ...writable,
  rrule: scheduleShape.rrule.required('Choose how often'),
  startDate: scheduleShape.startDate.required('Choose a first day'),
  tagIds: array(idField().required()).max(50),
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'version'] });
export type RecurringInvoiceCreate = InferType<typeof recurringInvoiceCreateSchema>;

/** Body that updates a recurring invoice. */
export const recurringInvoiceUpdateSchema = object({ version: versionField(), ...writable })
  .noUnknown()
  .meta({ readOnly: READ_ONLY });

/** Statuses that people can set; a recurring invoice ends by its schedule. */
const SETTABLE_STATUSES = ['active', 'paused'] as const;

/** Fields that a bulk update of recurring invoices can set. */
export const recurringInvoiceBulkSchema = object({
  dueDays: dueDaysField(),
  status: mixed<(typeof SETTABLE_STATUSES)[number]>().oneOf(
    SETTABLE_STATUSES,
    'Use active or paused',
  ),
}).noUnknown();

/** Query for the next days of a schedule, saved or not. */
export const recurringDaysQuerySchema = object({
  rrule: scheduleShape.rrule.required('Choose how often'),
  startDate: scheduleShape.startDate.required('Choose a first day'),
  endDate: dayField(),
  maxCount: scheduleShape.maxCount,
  /** Saved recurring invoice, whose invoices count toward the end. */
  id: idField(),
}).noUnknown();

/** Fields of the list of recurring invoices. */
export const RECURRING_INVOICE_FIELDS = defineListFields({
  title: { type: 'text', label: 'Title', sortable: true },
  customer_name: { type: 'text', label: 'Customer', sortable: true },
  status: {
    type: 'enum',
    label: 'Status',
    sortable: true,
    options: [
      { value: 'active', label: 'Active' },
      { value: 'paused', label: 'Paused' },
      { value: 'ended', label: 'Ended' },
    ],
  },
  nextDate: { type: 'date', label: 'Next invoice', sortable: true },
  invoiceCount: { type: 'number', label: 'Invoices', sortable: true },
  grandTotal: { type: 'money', label: 'Total', sortable: true },
  tags: { type: 'tags', label: 'Tags' },
  created_at: { type: 'date', label: 'Created', sortable: true },
  updated_at: { type: 'date', label: 'Updated', sortable: true },
});
