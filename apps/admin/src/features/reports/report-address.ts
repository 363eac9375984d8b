import type { Period, PeriodPreset } from '@org/admin-kit';
import { dayPlus } from '@org/schema';
import { MAX_REPORT_MONTHS, TAX_BASES, type TaxBasis } from '@org/schema/entities';
import { text } from './messages.ts';

/** State of a report in the URL; what is missing has its default. */
export interface ReportAddress {
  readonly from?: string;
  readonly to?: string;
  readonly day?: string;
  readonly currency?: string;
  readonly basis?: TaxBasis;
  readonly customer_id?: string;
}

const DAY = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** Parses the state of a report from a URL; invalid values are dropped. */
export function readReportAddress(given: Record<string, unknown>): ReportAddress {
  const read = (name: string, format: RegExp): Record<string, string> => {
    const value = given[name];
    return typeof value === 'string' && format.test(value) ? { [name]: value } : {};
  };
  const basis = TAX_BASES.find((choice) => choice === given['basis']);
  return {
    ...read('from', DAY),
    ...read('to', DAY),
    ...read('day', DAY),
    ...read('currency', /^[A-Z]{3}$/),
    ...(basis === undefined ? {} : { basis }),
    ...read('customer_id', /^[1-9]\d{0,14}$/),
  };
}

/** Returns the first day of the month that is a number of months away. */
function monthStart(day: string, away: number): string {
  const at = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + away);
  return at.toISOString().slice(0, 10);
}

/**
 * Returns whole months.
 * @param from - first day of the first month
 * @param count - number of months
 */
const months = (from: string, count: number): Period => ({
  from,
  to: dayPlus(monthStart(from, count), -1),
});

/** Returns the presets of the period of reports. */
export function reportPresets(today: string): PeriodPreset[] {
  const month = monthStart(today, 0);
  const quarter = monthStart(today, -((Number(today.slice(5, 7)) - 1) % 3));
  const year = `${today.slice(0, 4)}-01-01`;
  const periods = {
    month: months(month, 1),
    lastMonth: months(monthStart(month, -1), 1),
    quarter: months(quarter, 3),
    lastQuarter: months(monthStart(quarter, -3), 3),
    year: months(year, 12),
    lastYear: months(monthStart(year, -12), 12),
  };
  return (Object.keys(periods) as (keyof typeof periods)[]).map((value) => ({
    value,
    label: text.presets[value],
    period: periods[value],
  }));
}

/** Returns the problem with a period; '' for none, undefined while a day is incomplete. */
export function reportProblem({ from, to }: Period): string | undefined {
  if (!DAY.test(from) || !DAY.test(to)) return undefined;
  if (to < from) return text.problems.order;
  return to < monthStart(from, MAX_REPORT_MONTHS) ? '' : text.problems.long;
}

/** Returns the period of a report: that of the URL, by default this year. */
export function reportPeriod({ from, to }: ReportAddress, today: string): Period {
  const year = { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` };
  const asked = { from: from ?? year.from, to: to ?? year.to };
  return reportProblem(asked) === '' ? asked : year;
}
