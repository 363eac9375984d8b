import { array, type InferType, mixed, number, object, string } from 'yup';
import { idField } from '../../fields/fields.ts';

/** Maximum number of lines of a statement. */
export const MAX_STATEMENT_LINES = 5000;

/** Types of the lines of a statement. */
const STATEMENT_TYPES = ['invoice', 'credit_note', 'payment', 'refund'] as const;

const statementLineSchema = object({
  type: mixed<(typeof STATEMENT_TYPES)[number]>().oneOf(STATEMENT_TYPES).required(),
  date: string().required(),
  /** Invoice or credit note; for a payment, the invoice that was paid. */
  invoiceId: idField().required(),
  number: string().defined(),
  dueDate: string().nullable().defined(),
  reference: string().defined(),
  method: string().defined(),
  /** Change of the balance: positive for invoices and refunds, negative for credit notes and payments. */
  amount: number().required(),
  balance: number().required(),
});
/** Line of a statement: a document, payment or refund with the balance after it. */
export type StatementLine = InferType<typeof statementLineSchema>;

const statementAccountSchema = object({
  currency: string().required(),
  opening: number().required(),
  invoiced: number().required(),
  credited: number().required(),
  paid: number().required(),
  refunded: number().required(),
  /** Amount that the customer owes at the end; negative for credit. */
  closing: number().required(),
  lines: array(statementLineSchema.required()).required(),
});
/** Account of a customer in one currency: opening balance, lines, closing balance. */
export type StatementAccount = InferType<typeof statementAccountSchema>;

/** Statement of a customer: invoices, credit notes and payments of a period, in each currency. */
export const statementSchema = object({
  customer_id: idField().required(),
  customer_name: string().defined(),
  email: string().defined(),
  startDate: string().required(),
  endDate: string().required(),
  accounts: array(statementAccountSchema.required()).required(),
});
export type Statement = InferType<typeof statementSchema>;
