import type { Statement } from '@org/schema/entities';
import { csvRow } from '../../../kernel/exports/csv.ts';
import { csvHead, csvResponse } from '../reports/report-files.ts';
import { amountCell } from '../reports/report-period.ts';
import { LINE_NAMES } from './statement-paper.ts';

const HEADS = [
  'Date',
  'Type',
  'Number',
  'Due date',
  'Payment method',
  'Reference',
  'Currency',
  'Amount',
  'Balance',
];

function* parts({ startDate, endDate, accounts }: Statement): Generator<string> {
  yield csvHead(HEADS);
  for (const { currency, opening, closing, lines } of accounts) {
    const row = (date: string, type: string, ...rest: readonly string[]) =>
      csvRow([date, type, ...rest]);
    const cell = (amount: number) => amountCell(amount, currency);
    yield row(startDate, 'Opening balance', '', '', '', '', currency, '', cell(opening));
    for (const line of lines)
      yield row(
        line.date,
        LINE_NAMES[line.type],
        line.number,
        line.dueDate ?? '',
        line.method,
        line.reference,
        currency,
        cell(line.amount),
        cell(line.balance),
      );
    yield row(endDate, 'Closing balance', '', '', '', '', currency, '', cell(closing));
  }
}

/** Returns a statement as a CSV file. */
export function statementFile(statement: Statement): Response {
  const { customer_id, startDate, endDate } = statement;
  return csvResponse(`statement-${customer_id}-${startDate}-${endDate}`, parts(statement));
}
