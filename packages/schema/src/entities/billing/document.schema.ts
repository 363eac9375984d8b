import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { decimalField, MAX_DOCUMENT_AMOUNT } from '../../fields/decimal.ts';
import { idField, lineField, textField, versionField } from '../../fields/fields.ts';
import { isCurrency } from '../../values/currency.ts';
import { orderAddressSchema } from '../commerce/order-address.schema.ts';
import { tagRefSchema } from '../crm/tag.schema.ts';
import { vehicleSchema } from '../crm/vehicle.schema.ts';
import { personRefSchema } from '../work/work-fields.ts';
import {
  DISCOUNT_TYPES,
  type DiscountType,
  documentLineSchema,
  documentLineWriteSchema,
  lineTaxSchema,
  MAX_LINES,
} from './document-line.schema.ts';

/** Receiver of a document; fixed when it is issued. */
const billToSchema = object({
  name: string().defined(),
  company: string().defined(),
  email: string().defined(),
  phone: string().defined(),
  /** Tax number of the customer, such as a VAT number; '' for none. */
  taxNumber: string().defined(),
  address: orderAddressSchema.nullable().defined(),
}).noUnknown();
export type BillTo = InferType<typeof billToSchema>;

/** A person of a customer to whom a document can be sent. */
const documentRecipientSchema = object({
  name: string().defined(),
  email: string().required(),
  /** True for the contact to whom documents are sent first. */
  isPrimary: boolean().required(),
}).noUnknown();
export type DocumentRecipient = InferType<typeof documentRecipientSchema>;

/** Customer of a document. */
const documentCustomerSchema = object({
  id: idField().required(),
  customer_id: idField().required(),
  displayName: string().defined(),
  company: string().defined(),
  email: string().defined(),
  vehicles: array(vehicleSchema.required()).required(),
  /** People with an email address, the usual recipient first. Lists leave them out. */
  recipients: array(documentRecipientSchema.required()),
}).noUnknown();

/** Sum of one tax of a document. */
const taxLineSchema = lineTaxSchema.shape({
  base: number().required(),
  amount: number().required(),
});

/** Fields of quotes, invoices and recurring invoices. */
export const contentRecordShape = {
  id: idField().required(),
  title: string().defined(),
  customer_id: idField().nullable().defined(),
  customer_name: string().defined(),
  customer: documentCustomerSchema.nullable(),
  billTo: billToSchema.nullable(),
  vehicle_id: idField().nullable().defined(),
  projectId: idField().nullable().defined(),
  project_title: string().defined(),
  poNumber: string().defined(),
  currency: string().required(),
  taxInclusive: boolean().required(),
  /** Lists leave the lines out. */
  lines: array(documentLineSchema.required()),
  subtotal: number().required(),
  discountTotal: number().required(),
  taxLines: array(taxLineSchema.required()).required(),
  taxTotal: number().required(),
  grandTotal: number().required(),
  /** Amount that is asked for before the rest; 0 for none. */
  depositDue: number().required(),
  depositType: mixed<DiscountType>().oneOf(DISCOUNT_TYPES).required(),
  deposit: number().required(),
  terms: string().defined(),
  publicNotes: string().defined(),
  privateNotes: string().defined(),
  footer: string().defined(),
  tags: array(tagRefSchema.required()).required(),
  version: versionField().required(),
  created_at: string().required(),
  updated_at: string().required(),
  deleted_at: string().nullable(),
  created_by: personRefSchema.nullable(),
};

/** Fields that quotes and invoices share. */
export const documentRecordShape = {
  ...contentRecordShape,
  /** Secret of the page on which the customer reads the document. */
  guid: string().required(),
  /** Address of the page for the customer. */
  publicUrl: string().defined(),
  pdfUrl: string().defined(),
  issuedAt: string().nullable().defined(),
  lastSentAt: string().nullable().defined(),
  lastViewedAt: string().nullable().defined(),
};

/** Maximum length of the texts of a document. */
const MAX_TEXT = 10_000;

/** Fields of quotes and invoices that people write. */
export const documentWriteShape = {
  title: lineField(200).trim(),
  customer_id: idField().nullable(),
  vehicle_id: idField().nullable(),
  projectId: idField().nullable(),
  poNumber: lineField(100).trim(),
  currency: string().test(
    'currency',
    'Use a currency code such as EUR',
    (code) => code === undefined || code === null || isCurrency(code),
  ),
  taxInclusive: boolean(),
  lines: array(documentLineWriteSchema.required()).max(
    MAX_LINES,
    `A document has at most ${MAX_LINES} lines`,
  ),
  depositType: mixed<DiscountType>().oneOf(DISCOUNT_TYPES, 'Choose a type'),
  deposit: decimalField(MAX_DOCUMENT_AMOUNT),
  terms: textField(MAX_TEXT),
  publicNotes: textField(MAX_TEXT),
  privateNotes: textField(MAX_TEXT),
  footer: textField(MAX_TEXT),
};

/** Fields of documents that bodies may contain but that are not written. */
export const DOCUMENT_READ_ONLY = [
  'id',
  'guid',
  'status',
  'customer',
  'customer_name',
  'billTo',
  'project_title',
  'subtotal',
  'discountTotal',
  'taxLines',
  'taxTotal',
  'grandTotal',
  'depositDue',
  'publicUrl',
  'pdfUrl',
  'issuedAt',
  'lastSentAt',
  'lastViewedAt',
  'tags',
  'created_at',
  'updated_at',
  'deleted_at',
  'created_by',
] as const;

/** Maximum number of recipients of one message. */
const MAX_RECIPIENTS = 10;
const recipients = () =>
  array(
    string()
      .trim()
      .lowercase()
      .email('Please enter a valid email address')
      .max(254)
      .required('Please enter an email address'),
  ).max(MAX_RECIPIENTS, `Use at most ${MAX_RECIPIENTS} addresses`);

/** Maximum size of all shared files of one email, bytes: many mail servers refuse messages over 10 MB, and encoding adds a third. */
export const MAX_MAILED_FILES = 7 * 1024 * 1024;

/** Body that sends a document; what is left out is taken from the customer and the settings. */
export const documentSendSchema = object({
  version: versionField(),
  to: recipients(),
  cc: recipients(),
  subject: lineField(200).trim(),
  message: textField(5000),
  /** Number of a draft that the subject and message were written with; replaced if the document gets another one. */
  expectedNumber: lineField(60).trim(),
  attachPdf: boolean().default(true),
  /** Attaches the files that are shared with the customer. */
  attachFiles: boolean().default(true),
}).noUnknown();
export type DocumentSend = InferType<typeof documentSendSchema>;

/** Body that asks what an email about a document says; what is left out is the standard text. */
export const documentMailBodySchema = object({
  subject: lineField(200).trim(),
  message: textField(5000),
}).noUnknown();
export type DocumentMailBody = InferType<typeof documentMailBodySchema>;

/** An email about a document before it is sent. */
export const documentMailSchema = object({
  subject: string().defined(),
  message: string().defined(),
  /** Number of the document; the next one for a draft. */
  number: string().defined(),
  /** The email as it is sent. */
  html: string().defined(),
}).noUnknown();
export type DocumentMailPreview = InferType<typeof documentMailSchema>;

/** Types of entries in the history of a document. */
export const DOCUMENT_EVENTS = [
  'created',
  'issued',
  'sent',
  'mail_failed',
  'reminded',
  'viewed',
  'commented',
  'accepted',
  'declined',
  'converted',
  'paid',
  'refunded',
  'refund_failed',
  'order_paid',
  'order_refunded',
  'payment_removed',
  'payment_mismatch',
  'credited',
  'credit_used',
  'cancelled',
] as const;
export type DocumentEventType = (typeof DOCUMENT_EVENTS)[number];

/** An entry in the history of a document: who did what, and when. */
export const documentEventSchema = object({
  id: idField().required(),
  type: mixed<DocumentEventType>().oneOf(DOCUMENT_EVENTS).required(),
  at: string().required(),
  text: string().defined(),
  user: personRefSchema.nullable(),
}).noUnknown();
export type DocumentEvent = InferType<typeof documentEventSchema>;
