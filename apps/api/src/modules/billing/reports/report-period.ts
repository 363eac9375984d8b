import { currencyDigits } from '@org/schema';
import { MAX_REPORT_MONTHS } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { type RawBuilder, sql } from 'kysely';

/** First and last day of a report, both included. */
export interface ReportPeriod {
  readonly startDate: string;
  readonly endDate: string;
}

const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/**
 * Returns the months of a period, such as `2026-03`.
 * @throws `validation_failed` for a period that ends before it begins, or is too long
 */
export function listMonths({ startDate, endDate }: ReportPeriod): string[] {
  if (endDate < startDate)
    throw appError('validation_failed', {
      formErrors: { endDate: 'The end date must not be before the start date' },
    });
  const first = monthNumber(startDate);
  const count = monthNumber(endDate) - first + 1;
  if (count > MAX_REPORT_MONTHS)
    throw appError('validation_failed', {
      formErrors: { startDate: `Choose a period of ${MAX_REPORT_MONTHS / 12} years or less` },
    });
  return Array.from({ length: count }, (_, at) => {
    const month = first + at - 1;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

/** Sums of one row, as numbers. Sums of the database are exact decimals; numbers show them with up to 15 digits. */
export function toSums<Name extends string>(
  row: Readonly<Record<Name, string | null>>,
  names: readonly Name[],
): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, Number(row[name] ?? 0)])) as Record<
    Name,
    number
  >;
}

/** Formats an amount for a file, with all decimals of its currency. */
export const amountCell = (amount: number, currency: string): string =>
  amount.toFixed(currencyDigits(currency));

/** Condition of issued invoices and credit notes that count. Cancelled ones are void, as if they had never been issued. */
export const counts = (alias: string): RawBuilder<boolean> =>
  sql`${sql.ref(`${alias}.issued_at`)} is not null and ${sql.ref(`${alias}.status`)} <> 'cancelled'`;
