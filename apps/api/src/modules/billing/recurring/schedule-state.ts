import type { RecurringStatus } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { RecurringInvoiceRecord } from '../../../kernel/database/records.ts';
import { firstDayFrom, type InvoiceSchedule } from './schedule-days.ts';

type ScheduleColumns = Pick<RecurringInvoiceRecord, 'rrule' | 'start_date'> &
  Partial<Pick<RecurringInvoiceRecord, 'end_date'>>;

/** Returns the schedule of a row. */
export const toSchedule = (row: ScheduleColumns): InvoiceSchedule => ({
  rrule: row.rrule,
  startDate: row.start_date,
  endDate: row.end_date ?? null,
});

/** Schedule and progress of a recurring invoice. */
export type Progress = ScheduleColumns &
  Pick<RecurringInvoiceRecord, 'end_date' | 'max_count' | 'invoice_count' | 'last_date'>;

/** Returns the next day that is neither past nor handled; undefined when the schedule has ended. */
export function findNextDay(row: Progress, today: string): string | undefined {
  if (row.max_count !== null && row.invoice_count >= row.max_count) return undefined;
  const schedule = toSchedule(row);
  const next = firstDayFrom(schedule, today);
  if (next === undefined || row.last_date === null || next > row.last_date) return next;
  const day = new Date(`${row.last_date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return firstDayFrom(schedule, day.toISOString().slice(0, 10));
}

/** Status columns of a recurring invoice. */
export type StatusColumns = {
  readonly status: RecurringStatus;
  readonly next_date: string | null;
  readonly failures: number;
  readonly retry_at: null;
  readonly notice: string;
};

const settled = { failures: 0, retry_at: null, notice: '' } as const;

/** Columns of a recurring invoice that creates nothing until it is resumed. */
export const PAUSED: StatusColumns = { status: 'paused', next_date: null, ...settled };

/** Returns the columns of a recurring invoice that creates invoices from the next day on, or has ended. */
export function activeColumns(row: Progress, today: string): StatusColumns {
  const next = findNextDay(row, today);
  return next === undefined
    ? { status: 'ended', next_date: null, ...settled }
    : { status: 'active', next_date: next, ...settled };
}

/**
 * Returns the columns that resume a recurring invoice.
 * @throws `not_now` when its schedule has no day left
 */
export function resumedColumns(row: Progress, today: string): StatusColumns {
  const columns = activeColumns(row, today);
  if (columns.status === 'ended')
    throw appError('not_now', {
      message: 'Its schedule is over. Change its end before you resume it',
    });
  return columns;
}
