import { appError } from '@org/schema/errors';
import type { ScheduleRecord } from '../../../kernel/database/records.ts';
import { toWallClock } from '../../../kernel/settings/wall-clock.ts';
import { nextOccurrence, occurrencesBetween, type Series } from '../tasks/recurrence.ts';
import { plusWall, type ScheduleTimes, wallDuration } from './schedule-times.ts';

/** A schedule at one time: itself, or an occurrence of its recurrence. */
export interface Occurrence<Row extends ScheduleRecord = ScheduleRecord> {
  readonly row: Row;
  readonly start: Date;
  readonly end: Date;
  /** Start of the occurrence; null for a schedule without a recurrence. */
  readonly occurrence: Date | null;
}

/** Statuses of work that is still planned. */
export const OPEN_STATUSES = ['planned', 'in_progress'] as const;

/** Returns whether a schedule still takes up time of its person. */
export const isOpen = ({ status }: Pick<ScheduleRecord, 'status'>): boolean =>
  status === 'planned' || status === 'in_progress';

/** Returns the recurrence of a schedule. */
const getSeries = (
  row: Pick<ScheduleRecord, 'scheduled_start_time' | 'rrule' | 'timezone' | 'repeats_until'>,
): Series => ({
  start: row.scheduled_start_time,
  rule: row.rrule,
  timezone: row.timezone,
  until: row.repeats_until,
});

const HOUR = 3_600_000;

/** Returns the times of an occurrence, with the same clock times as the schedule. */
function toOccurrence<Row extends ScheduleRecord>(row: Row, start: Date): Occurrence<Row> {
  const { scheduled_start_time: from, scheduled_end_time: to, timezone } = row;
  const end = plusWall(start, wallDuration(from, to, timezone), timezone);
  // Clocks that go forward may skip the start and not the end.
  const isSkipped = end <= start;
  return {
    row,
    start,
    end: isSkipped ? new Date(start.getTime() + to.getTime() - from.getTime()) : end,
    occurrence: start,
  };
}

/** Returns when a schedule takes place within a period. */
export function expandSchedule<Row extends ScheduleRecord>(
  row: Row,
  from: Date,
  to: Date,
): Occurrence<Row>[] {
  const { scheduled_start_time: start, scheduled_end_time: end } = row;
  const isWithin = (one: { readonly start: Date; readonly end: Date }): boolean =>
    one.start < to && one.end > from;
  if (row.rrule === '')
    return isWithin({ start, end }) ? [{ row, start, end, occurrence: null }] : [];
  const excluded = new Set(row.excluded.map(Number));
  // An occurrence that starts earlier may reach into the period; two hours are for changes of clocks.
  const earliest = new Date(from.getTime() - (end.getTime() - start.getTime()) - 2 * HOUR);
  return occurrencesBetween(getSeries(row), earliest, to)
    .filter((at) => !excluded.has(at.getTime()))
    .map((at) => toOccurrence(row, at))
    .filter(isWithin);
}

/** Returns the first occurrence of a recurring schedule from an instant on; undefined when it has ended. */
export function findNext<Row extends ScheduleRecord>(
  row: Row,
  from: Date,
): Occurrence<Row> | undefined {
  const excluded = new Set(row.excluded.map(Number));
  const series = getSeries(row);
  let at = nextOccurrence(series, new Date(from.getTime() - 1000));
  while (at && excluded.has(at.getTime())) at = nextOccurrence(series, at);
  return at && toOccurrence(row, at);
}

/**
 * Returns an occurrence of a schedule by its start.
 * @throws `validation_failed` on `occurrence`
 */
export function requireOccurrence(row: ScheduleRecord, at: Date | undefined): Occurrence {
  const found =
    at &&
    occurrencesBetween(getSeries(row), at, at).find(
      (start) =>
        start.getTime() === at.getTime() &&
        !row.excluded.some((excluded) => excluded.getTime() === at.getTime()),
    );
  if (!found)
    throw appError('validation_failed', {
      formErrors: { occurrence: at ? 'It does not take place then' : 'Please name an occurrence' },
    });
  return toOccurrence(row, found);
}

/** Returns the times of an occurrence. */
export const getTimes = ({ row, start, end }: Occurrence): ScheduleTimes => ({
  scheduled_start_time: start,
  scheduled_end_time: end,
  allocated_minutes: row.allocated_minutes,
  all_day: row.all_day,
});

/** Returns the number of occurrences before one, also those that do not take place. */
export const countBefore = (row: ScheduleRecord, at: Date): number =>
  occurrencesBetween(getSeries(row), row.scheduled_start_time, new Date(at.getTime() - 1)).length;

/** Returns the rule of the occurrences that are left after some: one with a number of occurrences has fewer. */
export function getRuleAfter(rule: string, before: number): string {
  return rule.replace(/(^|;)COUNT=(\d+)/, (_, sign: string, count: string) => {
    const left = Math.max(1, Number(count) - before);
    return `${sign}COUNT=${left}`;
  });
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/**
 * Returns the rule of a schedule whose occurrences move to another day: one for a single weekday or day of the month moves too.
 * @throws `validation_failed` on `recurrence.rrule` for a rule that then no longer includes the day
 */
export function moveRule(row: ScheduleRecord, to: Date, from: Date): string {
  const { rrule, timezone } = row;
  const [before, after] = [toWallClock(from, timezone), toWallClock(to, timezone)];
  if (rrule === '' || before.toISOString().slice(0, 10) === after.toISOString().slice(0, 10))
    return rrule;
  // A rule of several days stays as it is.
  const moved = rrule
    .replace(/(^|;)BYDAY=([A-Z]{2})(?=;|$)/, (part, sign: string, day: string) =>
      day === WEEKDAYS[before.getUTCDay()] ? `${sign}BYDAY=${WEEKDAYS[after.getUTCDay()]}` : part,
    )
    .replace(/(^|;)BYMONTHDAY=(\d{1,2})(?=;|$)/, (part, sign: string, day: string) =>
      Number(day) === before.getUTCDate() ? `${sign}BYMONTHDAY=${after.getUTCDate()}` : part,
    );
  const takesPlace = (rule: string, start: Date): boolean =>
    occurrencesBetween({ start, rule, timezone }, start, start).length > 0;
  if (takesPlace(rrule, from) && !takesPlace(moved, to))
    throw appError('validation_failed', {
      formErrors: { 'recurrence.rrule': 'Choose the days on which it repeats' },
    });
  return moved;
}
