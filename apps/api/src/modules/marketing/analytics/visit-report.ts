import { dayPlus, daysBetween } from '@org/schema';
import {
  LONGEST_PERIOD,
  STAT_DIMENSIONS,
  type StatDimension,
  type VisitReport,
  type VisitRow,
  type VisitSums,
} from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { csvRow } from '../../../kernel/exports/csv.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { type DayCount, readCounts, readPeriod } from './count-visits.ts';

/** First and last day of a report, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Maximum number of rows of each dimension in a report. */
const MAX_ROWS = 50;
/** Number of days whose rows are read into memory together. */
const DAYS_OF_A_PART = 7;

/**
 * Returns the number of days of a period.
 * @throws `validation_failed` for a period that ends before it begins, or is too long
 */
function requirePeriod({ from, to }: Period): number {
  const days = daysBetween(from, to);
  if (days < 1)
    throw appError('validation_failed', {
      formErrors: { to: 'The end date must not be before the start date' },
    });
  if (days > LONGEST_PERIOD)
    throw appError('validation_failed', {
      formErrors: { from: 'Choose a period of two years or less' },
    });
  return days;
}

const sum = (rows: readonly DayCount[], of: 'views' | 'visitors'): number =>
  rows.reduce((all, row) => all + row[of], 0);

function getSums(rows: readonly DayCount[]): VisitSums {
  const all = rows.filter(({ dimension }) => dimension === 'all');
  const presses = rows.filter(({ dimension }) => dimension === 'presses');
  return {
    visitors: sum(all, 'visitors'),
    views: sum(all, 'views'),
    presses: sum(presses, 'views'),
  };
}

/**
 * Returns the visits of a period and, for comparison, of the same number of days before it.
 * @throws `validation_failed`
 */
export async function visitReport(tx: TenantTx, period: Period): Promise<VisitReport> {
  const { from, to } = period;
  const length = requirePeriod(period);
  const { analytics } = await getSettings(tx);
  const since = dayPlus(from, -length);
  const counts = await readPeriod(tx, { since, from, to, most: MAX_ROWS });
  const now = counts.days.filter(({ day }) => day >= from);
  const byDay = new Map(
    now.filter(({ dimension }) => dimension === 'all').map((row) => [row.day, row]),
  );
  const lists = Object.fromEntries(
    STAT_DIMENSIONS.map((of): [StatDimension, VisitRow[]] => [
      of,
      counts.names
        .filter(({ dimension }) => dimension === of)
        .map(({ key, views, visitors }) => ({ key, views, visitors })),
    ]),
  ) as Record<StatDimension, VisitRow[]>;
  return {
    from,
    to,
    enabled: analytics.enabled,
    totals: getSums(now),
    before: getSums(counts.days.filter(({ day }) => day < from)),
    days: Array.from({ length }, (_, at) => {
      const day = dayPlus(from, at);
      const { views = 0, visitors = 0 } = byDay.get(day) ?? {};
      return { day, views, visitors };
    }),
    ...lists,
  };
}

const sortKey = ({ day, dimension, key }: DayCount): string => `${day} ${dimension} ${key}`;

/** Returns one chunk of the file, with its lines in the order of days. */
function getLines(counts: DayCount[]): string {
  return counts
    .sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
    .map(({ day, dimension, key, views, visitors }) =>
      csvRow([day, dimension, key, String(views), String(visitors)]),
    )
    .join('');
}

/**
 * Streams the visits of a period as a file with one line per day and counted key. It reads a few days at a time, because two
 * years of a busy site are too large for memory.
 * @param run - function that runs work in a transaction of the tenant
 * @returns chunks of the file
 * @throws `validation_failed` before the first chunk
 */
export function visitFile(
  run: <Value>(work: (tx: TenantTx) => Promise<Value>) => Promise<Value>,
  period: Period,
): AsyncGenerator<string> {
  const days = requirePeriod(period);
  async function* parts(): AsyncGenerator<string> {
    yield `\uFEFF${csvRow(['day', 'what', 'name', 'count', 'visitors'])}`;
    for (let at = 0; at < days; at += DAYS_OF_A_PART) {
      const from = dayPlus(period.from, at);
      const to = dayPlus(period.from, Math.min(at + DAYS_OF_A_PART, days) - 1);
      const lines = getLines(await run((tx) => readCounts(tx, from, to)));
      if (lines) yield lines;
    }
  }
  return parts();
}
