import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { decimalField, MAX_DOCUMENT_AMOUNT } from '../../fields/decimal.ts';
import { idField, lineField, textField, versionField } from '../../fields/fields.ts';
import { DISCOUNT_TYPES, type DiscountType } from './document-line.schema.ts';
import { structuredSettingsSchema, TAX_CATEGORIES, type TaxCategory } from './structured.schema.ts';

/** Maximum number of taxes of a tenant. */
const MAX_TAXES = 50;
/** Maximum number of reminders of an unpaid invoice. */
const MAX_REMINDERS = 10;

const days = (max: number) =>
  number().typeError('Use a number').integer('Use whole days').min(0, 'Use 0 or more').max(max);

const billingTaxSchema = object({
  id: idField().required(),
  name: string().defined(),
  rate: number().required(),
  isDefault: boolean().required(),
  /** Category in structured invoices. */
  category: mixed<TaxCategory>().oneOf(TAX_CATEGORIES).required(),
}).noUnknown();
/** A tax that lines of documents may have. */
export type BillingTax = InferType<typeof billingTaxSchema>;

/** Returns whether a text is a format: a prefix with at most one year, and a counter at its end. */
function isNumberFormat(format: string): boolean {
  const [prefix = '', counter, ...more] = format.replace(/\{YYYY\}|\{YY\}/, '').split('{');
  return /^[\w./ -]*$/.test(prefix) && /^0{1,10}\}$/.test(counter ?? '') && more.length === 0;
}

/** Format of numbers, such as `INV-{YYYY}-{0000}`. A format with a year begins at 1 in each year. */
const numberFormatField = () =>
  lineField(40)
    .trim()
    .test(
      'format',
      'End with a counter such as {0000}; {YYYY} is the year',
      (format) => format === undefined || format === null || isNumberFormat(format),
    );

/** Fields that are replaced in the texts of reminders, in braces. */
export const REMINDER_FIELDS = ['title', 'number', 'total', 'balance', 'day', 'customer'] as const;
/** Name of a field that is replaced in the texts of reminders. */
export type ReminderField = (typeof REMINDER_FIELDS)[number];

/** Settings of quotes and invoices. */
export const billingSettingsSchema = object({
  taxes: array(billingTaxSchema.required()).required(),
  taxInclusive: boolean().required(),
  /** Days until an invoice is due. */
  dueDays: number().integer().required(),
  /** Days that a quote is valid for. */
  validDays: number().integer().required(),
  depositType: mixed<DiscountType>().oneOf(DISCOUNT_TYPES).required(),
  /** Deposit that new quotes ask for; 0 for none. */
  deposit: number().required(),
  quoteTerms: string().defined(),
  invoiceTerms: string().defined(),
  footer: string().defined(),
  quoteNumber: string().required(),
  invoiceNumber: string().required(),
  creditNoteNumber: string().required(),
  /** Days after the due date on which customers are reminded; negative ones are before it. */
  reminderDays: array(number().integer().required()).required(),
  /** Subject and message of reminders; `REMINDER_FIELDS` are replaced in them. */
  reminderSubject: string().defined(),
  reminderMessage: string().defined(),
  /** Days before a quote expires on which its customer is reminded; null for never. */
  quoteReminderDays: number().integer().nullable().defined(),
  /** Account for transfers, as documents show it. */
  bankDetails: string().defined(),
  structured: structuredSettingsSchema.required(),
  version: versionField().required(),
}).noUnknown();
export type BillingSettings = InferType<typeof billingSettingsSchema>;

/** Body that updates the settings. A tax without an id is new. */
export const billingSettingsUpdateSchema = object({
  version: versionField(),
  taxes: array(
    object({
      id: idField(),
      name: lineField(60).trim().required('Please enter a name'),
      rate: decimalField(100).required('Please enter a rate'),
      isDefault: boolean().default(false),
      /** By its rate, when it is left out. */
      category: mixed<TaxCategory>().oneOf(TAX_CATEGORIES, 'Choose a category'),
    })
      .test(
        'category',
        'Only a standard tax has a rate above 0',
        ({ rate, category }, context) =>
          category === undefined ||
          category === null ||
          (category === 'S') === rate > 0 ||
          context.createError({ path: `${context.path}.category` }),
      )
      .noUnknown()
      .required(),
  ).max(MAX_TAXES, `Use at most ${MAX_TAXES} taxes`),
  taxInclusive: boolean(),
  dueDays: days(365),
  validDays: days(365),
  depositType: mixed<DiscountType>().oneOf(DISCOUNT_TYPES, 'Choose a type'),
  deposit: decimalField(MAX_DOCUMENT_AMOUNT),
  quoteTerms: textField(10_000),
  invoiceTerms: textField(10_000),
  footer: textField(10_000),
  quoteNumber: numberFormatField(),
  invoiceNumber: numberFormatField(),
  creditNoteNumber: numberFormatField(),
  reminderDays: array(number().integer('Use whole days').min(-60).max(365).required())
    .max(MAX_REMINDERS, `Use at most ${MAX_REMINDERS} reminders`)
    .test('unique', 'Use each day once', (list) => !list || new Set(list).size === list.length),
  reminderSubject: lineField(200).trim(),
  reminderMessage: textField(5000).trim(),
  quoteReminderDays: days(365).nullable(),
  bankDetails: textField(1000),
  structured: structuredSettingsSchema.optional().default(undefined),
}).noUnknown();
export type BillingSettingsUpdate = InferType<typeof billingSettingsUpdateSchema>;

/** Settings of a tenant that has not changed them. */
export const DEFAULT_BILLING_SETTINGS: BillingSettings = {
  taxes: [],
  taxInclusive: false,
  dueDays: 30,
  validDays: 30,
  depositType: 'percent',
  deposit: 0,
  quoteTerms: '',
  invoiceTerms: '',
  footer: '',
  quoteNumber: 'Q-{YYYY}-{0000}',
  invoiceNumber: 'INV-{YYYY}-{0000}',
  creditNoteNumber: 'CN-{YYYY}-{0000}',
  reminderDays: [],
  reminderSubject: 'Reminder: {title}',
  reminderMessage:
    'Our records show that {balance} of {title} is still open. It was due on {day}.\n\nIf you have paid in the meantime, please ignore this email.',
  quoteReminderDays: null,
  bankDetails: '',
  structured: structuredSettingsSchema.getDefault(),
  version: 1,
};
