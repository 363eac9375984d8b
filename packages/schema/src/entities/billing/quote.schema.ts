import { array, boolean, type InferType, mixed, object, string } from 'yup';
import { idField, versionField } from '../../fields/fields.ts';
import { defineListFields } from '../../list/list-fields.ts';
import { dayField } from '../../values/day.ts';
import { DOCUMENT_READ_ONLY, documentRecordShape, documentWriteShape } from './document.schema.ts';

/** Statuses of a quote. A quote is expired when its date has passed before the customer answered. */
export const QUOTE_STATUSES = [
  'draft',
  'sent',
  'viewed',
  'accepted',
  'declined',
  'converted',
] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

/** Acceptance of a quote by the customer. */
const signatureSchema = object({
  name: string().defined(),
  at: string().required(),
  ip: string().defined(),
}).noUnknown();

/** A quote. */
export const quoteSchema = object({
  ...documentRecordShape,
  /** Null while the quote is a draft. */
  quoteNumber: string().nullable().defined(),
  /** A calendar day of the tenant. */
  quoteDate: string().required(),
  expiryDate: string().nullable().defined(),
  status: mixed<QuoteStatus>().oneOf(QUOTE_STATUSES).required(),
  isExpired: boolean().required(),
  signature: signatureSchema.nullable(),
  declineReason: string().defined(),
  /** Invoice that it was converted to. */
  invoiceId: idField().nullable().defined(),
  /** Recurring invoice that was made of it. */
  recurringInvoiceId: idField().nullable().defined(),
}).noUnknown();
export type Quote = InferType<typeof quoteSchema>;

const writable = {
  ...documentWriteShape,
  quoteDate: dayField(),
  expiryDate: dayField().nullable(),
};

const READ_ONLY = [
  ...DOCUMENT_READ_ONLY,
  'quoteNumber',
  'isExpired',
  'signature',
  'declineReason',
  'invoiceId',
  'recurringInvoiceId',
];

/** Body that creates a quote. */
export const quoteCreateSchema = object({
  ...writable,
  tagIds: array(idField().required()).max(50),
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'version'] });
export type QuoteCreate = InferType<typeof quoteCreateSchema>;

/** Body that updates a quote. */
export const quoteUpdateSchema = object({ version: versionField(), ...writable })
  .noUnknown()
  .meta({ readOnly: READ_ONLY });
export type QuoteUpdate = InferType<typeof quoteUpdateSchema>;

/** Fields that a bulk update of quotes can set. */
export const quoteBulkSchema = object({ expiryDate: dayField().nullable() }).noUnknown();

/** Fields of the list of quotes. */
export const QUOTE_FIELDS = defineListFields({
  quoteNumber: { type: 'text', label: 'Number', sortable: true },
  title: { type: 'text', label: 'Title', sortable: true },
  customer_name: { type: 'text', label: 'Customer', sortable: true },
  status: {
    type: 'enum',
    label: 'Status',
    sortable: true,
    options: [
      { value: 'draft', label: 'Draft' },
      { value: 'sent', label: 'Issued' },
      { value: 'viewed', label: 'Viewed' },
      { value: 'accepted', label: 'Accepted' },
      { value: 'declined', label: 'Declined' },
      { value: 'converted', label: 'Invoiced' },
    ],
  },
  quoteDate: { type: 'date', label: 'Date', sortable: true },
  expiryDate: { type: 'date', label: 'Valid until', sortable: true },
  grandTotal: { type: 'money', label: 'Total', sortable: true },
  tags: { type: 'tags', label: 'Tags' },
  created_at: { type: 'date', label: 'Created', sortable: true },
  updated_at: { type: 'date', label: 'Updated', sortable: true },
});
