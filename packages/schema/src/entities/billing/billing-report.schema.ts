import { array, type InferType, mixed, number, object, string } from 'yup';
import { idField } from '../../fields/fields.ts';

/** Maximum number of months of a report. */
export const MAX_REPORT_MONTHS = 120;
/** Maximum number of customers that a report lists; its file has all of them. */
export const MAX_REPORT_ROWS = 1000;

/** Periods by which unpaid amounts are overdue, in days. */
export const AGEING_BUCKETS = ['current', 'days30', 'days60', 'days90', 'older'] as const;
export type AgeingBucket = (typeof AGEING_BUCKETS)[number];

/** Unpaid amounts by the number of days since they were due, in major units. */
const ageingSums = {
  /** Not due yet, or without a due date. */
  current: number().required(),
  /** 1 to 30 days overdue. */
  days30: number().required(),
  /** 31 to 60 days overdue. */
  days60: number().required(),
  /** 61 to 90 days overdue. */
  days90: number().required(),
  /** More than 90 days overdue. */
  older: number().required(),
  total: number().required(),
  /** Credit that the customer has not used. */
  credit: number().required(),
};

const ageingRowSchema = object({
  /** Null for a customer that was deleted for good. */
  customer_id: idField().nullable().defined(),
  customer_name: string().defined(),
  currency: string().required(),
  ...ageingSums,
});
export type AgeingRow = InferType<typeof ageingRowSchema>;

const ageingTotalSchema = object({ currency: string().required(), ...ageingSums });
export type AgeingTotal = InferType<typeof ageingTotalSchema>;

/** Amounts that customers owed at the end of a day. */
export const ageingReportSchema = object({
  day: string().required(),
  rows: array(ageingRowSchema.required()).required(),
  /** Number of rows of the whole report; `rows` has the largest ones. */
  total: number().integer().required(),
  totals: array(ageingTotalSchema.required()).required(),
});
export type AgeingReport = InferType<typeof ageingReportSchema>;

const revenueSums = {
  /** Invoices with tax. */
  invoiced: number().required(),
  /** Credit notes with tax. */
  credited: number().required(),
  /** Invoices less credit notes, without tax. */
  net: number().required(),
  /** Tax of invoices less that of credit notes. */
  tax: number().required(),
  /** Payments that were received. */
  paid: number().required(),
  /** Payments that were given back. */
  refunded: number().required(),
};

const revenueRowSchema = object({
  /** Month, such as `2026-03`. */
  month: string().required(),
  currency: string().required(),
  ...revenueSums,
});
export type RevenueRow = InferType<typeof revenueRowSchema>;

const revenueTotalSchema = object({ currency: string().required(), ...revenueSums });
export type RevenueTotal = InferType<typeof revenueTotalSchema>;

/** Invoices, credit notes and payments by month. Every currency has a row for every month. */
export const revenueReportSchema = object({
  startDate: string().required(),
  endDate: string().required(),
  rows: array(revenueRowSchema.required()).required(),
  totals: array(revenueTotalSchema.required()).required(),
});
export type RevenueReport = InferType<typeof revenueReportSchema>;

/** Dates by which taxes are reported: of the documents, or of their payments. */
export const TAX_BASES = ['invoice', 'payment'] as const;
export type TaxBasis = (typeof TAX_BASES)[number];

const taxRowSchema = object({
  currency: string().required(),
  /** Name of the tax; '' for amounts without tax. */
  name: string().defined(),
  /** Percent; null for amounts without tax. */
  rate: number().nullable().defined(),
  /** Amount that the tax is computed from. */
  base: number().required(),
  tax: number().required(),
});
export type TaxRow = InferType<typeof taxRowSchema>;

/** Taxes of invoices less those of credit notes, by name and rate. */
export const taxReportSchema = object({
  startDate: string().required(),
  endDate: string().required(),
  basis: mixed<TaxBasis>().oneOf(TAX_BASES).required(),
  rows: array(taxRowSchema.required()).required(),
  totals: array(
    object({ currency: string().required(), tax: number().required() }).required(),
  ).required(),
});
export type TaxReport = InferType<typeof taxReportSchema>;

/** Groups of issued quotes. Each quote is in one of `open`, `accepted`, `declined` and `expired`. */
export const QUOTE_GROUPS = [
  'sent',
  'open',
  'accepted',
  'declined',
  'expired',
  'invoiced',
] as const;
export type QuoteGroup = (typeof QUOTE_GROUPS)[number];

const quoteGroupSchema = object({
  count: number().integer().required(),
  value: number().required(),
});

const quoteGroups = {
  /** Every issued quote of the period. */
  sent: quoteGroupSchema.required(),
  /** Quotes that wait for an answer. */
  open: quoteGroupSchema.required(),
  accepted: quoteGroupSchema.required(),
  declined: quoteGroupSchema.required(),
  /** Quotes without an answer whose last day has passed. */
  expired: quoteGroupSchema.required(),
  /** Accepted quotes that have an invoice. */
  invoiced: quoteGroupSchema.required(),
};

const quoteMonthSchema = object({
  month: string().required(),
  currency: string().required(),
  ...quoteGroups,
});
export type QuoteMonth = InferType<typeof quoteMonthSchema>;

/** Quotes that were issued in a period, by their outcome. */
export const quoteReportSchema = object({
  startDate: string().required(),
  endDate: string().required(),
  rows: array(quoteMonthSchema.required()).required(),
  totals: array(object({ currency: string().required(), ...quoteGroups }).required()).required(),
});
export type QuoteReport = InferType<typeof quoteReportSchema>;
