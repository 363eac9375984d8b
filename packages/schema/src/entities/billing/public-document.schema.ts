import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { lineField, textField } from '../../fields/fields.ts';
import { orderAddressSchema } from '../commerce/order-address.schema.ts';
import { lineTaxSchema } from './document-line.schema.ts';

/** Kinds of documents that customers read. */
export const PUBLIC_DOCUMENT_KINDS = ['quote', 'invoice', 'credit_note'] as const;
export type PublicDocumentKind = (typeof PUBLIC_DOCUMENT_KINDS)[number];

/** A line as the customer sees it. */
const publicLineSchema = object({
  id: number().required(),
  name: string().defined(),
  description: string().defined(),
  quantity: number().required(),
  unit: string().defined(),
  unitPrice: number().required(),
  discountType: string().required(),
  discount: number().required(),
  lineTotal: number().required(),
  isText: boolean().required(),
}).noUnknown();

/** A comment of the customer, or an answer of the staff. */
const publicCommentSchema = object({
  at: string().required(),
  text: string().defined(),
  /** True for one by the customer. */
  isOwn: boolean().required(),
}).noUnknown();

/** An issued document as its customer sees it: nothing internal is in it. */
export const publicDocumentSchema = object({
  guid: string().required(),
  kind: mixed<PublicDocumentKind>().oneOf(PUBLIC_DOCUMENT_KINDS).required(),
  number: string().required(),
  title: string().defined(),
  status: string().required(),
  date: string().required(),
  /** Last day of a quote, due day of an invoice. */
  lastDay: string().nullable().defined(),
  isExpired: boolean().required(),
  isOverdue: boolean().required(),
  /** True while the customer can accept or decline. */
  canAnswer: boolean().required(),
  seller: object({
    name: string().defined(),
    taxNumber: string().defined(),
    address: string().defined(),
    email: string().defined(),
    phone: string().defined(),
  }).required(),
  billTo: object({
    name: string().defined(),
    company: string().defined(),
    address: orderAddressSchema.nullable().defined(),
  }).nullable(),
  poNumber: string().defined(),
  currency: string().required(),
  taxInclusive: boolean().required(),
  lines: array(publicLineSchema.required()).required(),
  subtotal: number().required(),
  discountTotal: number().required(),
  taxLines: array(
    lineTaxSchema.shape({ base: number().required(), amount: number().required() }).required(),
  ).required(),
  grandTotal: number().required(),
  depositDue: number().required(),
  amountPaid: number().required(),
  /** Total of the credit notes of an invoice. */
  amountCredited: number().required(),
  balance: number().required(),
  terms: string().defined(),
  notes: string().defined(),
  footer: string().defined(),
  bankDetails: string().defined(),
  signature: object({ name: string().defined(), at: string().required() }).nullable(),
  declineReason: string().defined(),
  comments: array(publicCommentSchema.required()).required(),
  pdfUrl: string().required(),
  /** Files that staff have shared with the customer. */
  files: array(
    object({
      id: number().required(),
      name: string().required(),
      /** Bytes. */
      size: number().integer().required(),
      url: string().required(),
    }).required(),
  ).required(),
  /** Amounts that the customer can pay online; empty without a payment service. */
  payable: array(
    object({
      part: mixed<'deposit' | 'balance'>().oneOf(['deposit', 'balance']).required(),
      amount: number().required(),
      url: string().required(),
    }).required(),
  ).required(),
}).noUnknown();
export type PublicDocument = InferType<typeof publicDocumentSchema>;

/** Body that accepts a quote. */
export const documentAcceptSchema = object({
  name: lineField(200).trim().required('Please enter your name'),
  /** Repeats the name as a signature. */
  signature: lineField(200).trim(),
}).noUnknown();

/** Body that declines a quote. */
export const documentDeclineSchema = object({
  reason: textField(2000).trim().default(''),
}).noUnknown();

/** Body that comments on a document. */
export const documentCommentSchema = object({
  comment: textField(2000).trim().required('Please enter a comment'),
}).noUnknown();

/** Form of the page of a document, which works without a script. */
export const documentFormSchema = object({
  act: mixed<'accept' | 'decline' | 'comment'>().oneOf(['accept', 'decline', 'comment']).required(),
  name: string().max(200),
  reason: string().max(2000),
  comment: string().max(2000),
}).noUnknown();
export type DocumentForm = InferType<typeof documentFormSchema>;
