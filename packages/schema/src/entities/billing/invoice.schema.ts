import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { decimalField, MAX_DOCUMENT_AMOUNT } from '../../fields/decimal.ts';
import { idField, lineField, versionField } from '../../fields/fields.ts';
import { defineListFields } from '../../list/list-fields.ts';
import { dayField } from '../../values/day.ts';
import { DOCUMENT_READ_ONLY, documentRecordShape, documentWriteShape } from './document.schema.ts';

/** Types of invoices. A credit note corrects an invoice; its amounts are positive. */
export const INVOICE_TYPES = ['invoice', 'credit_note'] as const;
export type InvoiceType = (typeof INVOICE_TYPES)[number];

/** Statuses of an invoice. `reversed` is an invoice whose whole amount was credited. */
export const INVOICE_STATUSES = [
  'draft',
  'sent',
  'viewed',
  'partial',
  'paid',
  'cancelled',
  'reversed',
] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** Ways in which a payment was made. */
export const INVOICE_PAYMENT_METHODS = [
  'transfer',
  'card',
  'cash',
  'cheque',
  'direct_debit',
  'credit',
  'other',
] as const;
export type InvoicePaymentMethod = (typeof INVOICE_PAYMENT_METHODS)[number];

/** A payment or refund of an invoice. */
export const invoicePaymentSchema = object({
  id: idField().required(),
  kind: mixed<'payment' | 'refund'>().oneOf(['payment', 'refund']).required(),
  /** Amount in the currency of the invoice. */
  amount: number().required(),
  /** Part of the amount that exceeded the balance and became credit of the customer. */
  surplus: number().required(),
  date: string().required(),
  method: mixed<InvoicePaymentMethod>().oneOf(INVOICE_PAYMENT_METHODS).required(),
  reference: string().defined(),
  status: mixed<'open' | 'done' | 'failed' | 'mismatch'>()
    .oneOf(['open', 'done', 'failed', 'mismatch'])
    .required(),
  /** True for a payment by card, which can be refunded to the card. */
  isOnline: boolean().required(),
  created_at: string().required(),
}).noUnknown();
export type InvoicePayment = InferType<typeof invoicePaymentSchema>;

/** An invoice or credit note. */
export const invoiceSchema = object({
  ...documentRecordShape,
  type: mixed<InvoiceType>().oneOf(INVOICE_TYPES).required(),
  /** Null while the invoice is a draft. */
  invoiceNumber: string().nullable().defined(),
  /** A calendar day of the tenant. */
  invoiceDate: string().required(),
  dueDate: string().nullable().defined(),
  status: mixed<InvoiceStatus>().oneOf(INVOICE_STATUSES).required(),
  isOverdue: boolean().required(),
  /** True for an invoice whose customer is not reminded automatically. */
  remindersOff: boolean().required(),
  amountPaid: number().required(),
  /** Sum of the credit notes of the invoice. */
  amountCredited: number().required(),
  /** Amount that is left to pay. */
  balance: number().required(),
  quoteId: idField().nullable().defined(),
  orderId: idField().nullable().defined(),
  recurringId: idField().nullable().defined(),
  /** Invoice that a credit note corrects. */
  creditedInvoiceId: idField().nullable().defined(),
  /** Lists leave the payments out. */
  payments: array(invoicePaymentSchema.required()),
}).noUnknown();
export type Invoice = InferType<typeof invoiceSchema>;

const writable = {
  ...documentWriteShape,
  invoiceDate: dayField(),
  dueDate: dayField().nullable(),
  remindersOff: boolean(),
};

const READ_ONLY = [
  ...DOCUMENT_READ_ONLY,
  'type',
  'invoiceNumber',
  'isOverdue',
  'amountPaid',
  'amountCredited',
  'balance',
  'quoteId',
  'orderId',
  'recurringId',
  'creditedInvoiceId',
  'payments',
];

/** Body that creates an invoice. */
export const invoiceCreateSchema = object({
  ...writable,
  tagIds: array(idField().required()).max(50),
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'version'] });
export type InvoiceCreate = InferType<typeof invoiceCreateSchema>;

/** Body that updates an invoice. */
export const invoiceUpdateSchema = object({ version: versionField(), ...writable })
  .noUnknown()
  .meta({ readOnly: READ_ONLY });
export type InvoiceUpdate = InferType<typeof invoiceUpdateSchema>;

/** Fields that a bulk update of invoices can set. */
export const invoiceBulkSchema = object({ dueDate: dayField().nullable() }).noUnknown();

/** Body that records a payment of an invoice, or a refund. */
export const paymentCreateSchema = object({
  version: versionField(),
  amount: decimalField(MAX_DOCUMENT_AMOUNT)
    .moreThan(0, 'Use more than 0')
    .required('Please enter an amount'),
  date: dayField(),
  method: mixed<InvoicePaymentMethod>()
    .oneOf(INVOICE_PAYMENT_METHODS, 'Choose a method')
    .default('transfer'),
  reference: lineField(200).trim().default(''),
  /** Online payment of the invoice that a refund returns to the card. Payments leave it out. */
  refundsPaymentId: idField(),
  /** Currency of the payment, when the sender wants it compared with that of the invoice. */
  currency: string(),
}).noUnknown();
export type PaymentCreate = InferType<typeof paymentCreateSchema>;

/** Fields of the list of invoices. */
export const INVOICE_FIELDS = defineListFields({
  invoiceNumber: { type: 'text', label: 'Number', sortable: true },
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
      { value: 'partial', label: 'Partly paid' },
      { value: 'paid', label: 'Paid' },
      { value: 'cancelled', label: 'Cancelled' },
      { value: 'reversed', label: 'Credited' },
    ],
  },
  type: {
    type: 'enum',
    label: 'Type',
    options: [
      { value: 'invoice', label: 'Invoice' },
      { value: 'credit_note', label: 'Credit note' },
    ],
  },
  invoiceDate: { type: 'date', label: 'Date', sortable: true },
  dueDate: { type: 'date', label: 'Due', sortable: true },
  grandTotal: { type: 'money', label: 'Total', sortable: true },
  balance: { type: 'money', label: 'Balance', sortable: true },
  tags: { type: 'tags', label: 'Tags' },
  created_at: { type: 'date', label: 'Created', sortable: true },
  updated_at: { type: 'date', label: 'Updated', sortable: true },
});
