import { Readable } from 'node:stream';
import {
  AGEING_BUCKETS,
  type AgeingReport,
  QUOTE_GROUPS,
  type QuoteReport,
  type RevenueReport,
  type TaxReport,
} from '@org/schema/entities';
import { csvRow } from '../../../kernel/exports/csv.ts';
import { amountCell } from './report-period.ts';

/**
 * Streams parts of a CSV file, which spreadsheets read as UTF-8.
 * @param name - name without `.csv`
 * @returns response
 */
export function csvResponse(
  name: string,
  parts: AsyncIterable<string> | Iterable<string>,
): Response {
  const bytes = Readable.from(parts).map((part: string) => Buffer.from(part));
  return new Response(Readable.toWeb(bytes) as ReadableStream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${name}.csv"`,
    },
  });
}

/** Returns a heading for a spreadsheet that reads UTF-8. */
export const csvHead = (heads: readonly string[]): string => `\uFEFF${csvRow(heads)}`;

function* tableParts(
  heads: readonly string[],
  rows: Iterable<readonly string[]>,
): Generator<string> {
  yield csvHead(heads);
  for (const row of rows) yield csvRow(row);
}

/** Returns a report as a file. */
const tableFile = (
  name: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): Response => csvResponse(name, tableParts(heads, rows));

const AGEING_HEADS = ['Current', '1-30 days', '31-60 days', '61-90 days', 'Over 90 days'];

/** Returns the ageing of what customers owe as a file. */
export function ageingFile({ day, rows }: AgeingReport): Response {
  const sums = [...AGEING_BUCKETS, 'total', 'credit'] as const;
  return tableFile(
    `ageing-${day}`,
    ['Customer', 'Customer ID', 'Currency', ...AGEING_HEADS, 'Total', 'Unused credit'],
    rows.map((row) => [
      row.customer_name,
      row.customer_id === null ? '' : String(row.customer_id),
      row.currency,
      ...sums.map((name) => amountCell(row[name], row.currency)),
    ]),
  );
}

/** Returns revenue by month as a file. */
export function revenueFile({ startDate, endDate, rows }: RevenueReport): Response {
  const sums = ['invoiced', 'credited', 'net', 'tax', 'paid', 'refunded'] as const;
  return tableFile(
    `revenue-${startDate}-${endDate}`,
    [
      'Month',
      'Currency',
      'Invoiced',
      'Credited',
      'Net without tax',
      'Tax',
      'Payments received',
      'Payments refunded',
    ],
    rows.map((row) => [
      row.month,
      row.currency,
      ...sums.map((name) => amountCell(row[name], row.currency)),
    ]),
  );
}

/** Returns taxes as a file. */
export function taxFile({ startDate, endDate, basis, rows }: TaxReport): Response {
  return tableFile(
    `taxes-by-${basis}-${startDate}-${endDate}`,
    ['Tax', 'Rate', 'Currency', 'Base', 'Tax amount'],
    rows.map(({ name, rate, currency, base, tax }) => [
      name || 'No tax',
      rate === null ? '' : String(rate),
      currency,
      amountCell(base, currency),
      amountCell(tax, currency),
    ]),
  );
}

const QUOTE_HEADS = ['Sent', 'Open', 'Accepted', 'Declined', 'Expired', 'Invoiced'];

/** Returns what became of quotes as a file. */
export function quotesFile({ startDate, endDate, rows }: QuoteReport): Response {
  return tableFile(
    `quotes-${startDate}-${endDate}`,
    ['Month', 'Currency', ...QUOTE_HEADS.flatMap((name) => [name, `${name}, value`])],
    rows.map((row) => [
      row.month,
      row.currency,
      ...QUOTE_GROUPS.flatMap((group) => [
        String(row[group].count),
        amountCell(row[group].value, row.currency),
      ]),
    ]),
  );
}
