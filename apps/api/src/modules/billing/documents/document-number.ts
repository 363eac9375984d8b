import type { BillingSettings } from '@org/schema/entities';
import { takeNumbers } from '../../../kernel/database/counters.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';

/** Kinds of documents that have numbers of their own. */
export type NumberedKind = 'quote' | 'invoice' | 'credit_note';

const FORMATS = {
  quote: 'quoteNumber',
  invoice: 'invoiceNumber',
  credit_note: 'creditNoteNumber',
} as const satisfies Record<NumberedKind, keyof BillingSettings>;

const COUNTER = /\{(0+)\}$/;
const YEAR = /\{YYYY\}|\{YY\}/;

/**
 * Returns a number in a format.
 * @example `INV-{YYYY}-{0000}`, 2026, 7 → `INV-2026-0007`
 */
export function formatNumber(format: string, year: string, count: number): string {
  return format
    .replace('{YYYY}', year)
    .replace('{YY}', year.slice(2))
    .replace(COUNTER, (_all, zeros: string) => String(count).padStart(zeros.length, '0'));
}

/** Name of the counter of a kind; a format with a year has one for each year. */
function seriesName(kind: NumberedKind, format: string, year: string): string {
  return YEAR.test(format) ? `${kind} ${year}` : kind;
}

/**
 * Takes the next number of a kind of document. Issuers wait for each other until their transactions end, and a rollback returns the
 * number, so that numbers have neither gaps nor doubles.
 * @param day - date of the document, whose year counts
 */
export async function takeDocumentNumber(
  { tx, tenantId }: Pick<TenantWrite, 'tx' | 'tenantId'>,
  kind: NumberedKind,
  day: string,
  settings: BillingSettings,
): Promise<string> {
  const format = settings[FORMATS[kind]];
  const year = day.slice(0, 4);
  const count = await takeNumbers(tx, tenantId, seriesName(kind, format, year));
  return formatNumber(format, year, count);
}

/** Returns the number that the next document of a kind would have. */
export async function previewNumber(
  tx: TenantTx,
  kind: NumberedKind,
  day: string,
  settings: BillingSettings,
): Promise<string> {
  const format = settings[FORMATS[kind]];
  const year = day.slice(0, 4);
  const row = await tx
    .selectFrom('counters')
    .select('value')
    .where('name', '=', seriesName(kind, format, year))
    .executeTakeFirst();
  return formatNumber(format, year, Number(row?.value ?? 0) + 1);
}
