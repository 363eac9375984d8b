import type { BillingSettings } from '@org/schema/entities';
import { sql } from 'kysely';
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

/**
 * Returns the name of the counter of a kind; a format with a year has one for each year. Credit notes in the format of invoices
 * share the counter of invoices.
 */
function seriesName(kind: NumberedKind, year: string, settings: BillingSettings): string {
  const format = settings[FORMATS[kind]];
  const isShared = kind === 'credit_note' && format === settings.invoiceNumber;
  const name = isShared ? 'invoice' : kind;
  return YEAR.test(format) ? `${name} ${year}` : name;
}

/**
 * Returns the first count from `count` on whose number no document has. Counts differ after a change of a format, such as from
 * `INV-{YYYY}-{0000}` to `INV-2026-{0000}`, which continues the numbers of that year.
 */
async function findUnused(
  tx: TenantTx,
  kind: NumberedKind,
  count: number,
  format: (count: number) => string,
): Promise<number> {
  const [table, column] =
    kind === 'quote'
      ? (['quotes', 'quote_number'] as const)
      : (['invoices', 'invoice_number'] as const);
  for (let first = count, size = 1; ; first += size, size = 1000) {
    const numbers = Array.from({ length: size }, (_, at) => format(first + at));
    const { rows } = await sql<{ number: string }>`
      select ${sql.ref(column)} as number from ${sql.table(table)}
      where ${sql.ref(column)} = any(${numbers}::text[])`.execute(tx);
    const used = new Set(rows.map(({ number }) => number));
    const at = numbers.findIndex((number) => !used.has(number));
    if (at >= 0) return first + at;
  }
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
  const year = day.slice(0, 4);
  const format = (count: number) => formatNumber(settings[FORMATS[kind]], year, count);
  const series = seriesName(kind, year, settings);
  const count = await takeNumbers(tx, tenantId, series);
  const unused = await findUnused(tx, kind, count, format);
  if (unused > count) await takeNumbers(tx, tenantId, series, { count: unused - count });
  return format(unused);
}

/** Returns the number that the next document of a kind would have. */
export async function previewNumber(
  tx: TenantTx,
  kind: NumberedKind,
  day: string,
  settings: BillingSettings,
): Promise<string> {
  const year = day.slice(0, 4);
  const format = (count: number) => formatNumber(settings[FORMATS[kind]], year, count);
  const row = await tx
    .selectFrom('counters')
    .select('value')
    .where('name', '=', seriesName(kind, year, settings))
    .executeTakeFirst();
  return format(await findUnused(tx, kind, Number(row?.value ?? 0) + 1, format));
}
