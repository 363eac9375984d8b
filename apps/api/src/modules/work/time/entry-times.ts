import { readInstant } from '@org/schema';
import { DAY_MINUTES, END_NOT_AFTER_START, type TimeRounding } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { dayIn } from '../../../kernel/settings/day-in.ts';

/** Times of a body. */
export interface GivenTimes {
  readonly entry_date?: string | undefined;
  readonly start_time?: string | null | undefined;
  readonly end_time?: string | null | undefined;
  readonly break_minutes?: number | undefined;
  readonly duration_minutes?: number | undefined;
  readonly hours?: number | undefined;
}

/** Times of an entry. One with a start and without an end is a running timer. */
export interface EntryTimes {
  readonly entry_date: string;
  readonly start_time: Date | null;
  readonly end_time: Date | null;
  readonly break_minutes: number;
  readonly duration_minutes: number;
}

const MINUTE = 60_000;

const refuse = (field: string, message: string) =>
  appError('validation_failed', { formErrors: { [field]: message } });

const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * MINUTE);

/** Returns minutes between two instants, which changes of clocks do not alter. */
export const minutesBetween = (start: Date, end: Date): number =>
  Math.round((end.getTime() - start.getTime()) / MINUTE);

const same = (one: Date | null, other: Date | null | undefined): boolean =>
  (one?.getTime() ?? null) === (other?.getTime() ?? null);

const instant = (text: string | null | undefined, current: Date | null): Date | null =>
  text === undefined ? current : (text && readInstant(text)) || null;

/** Returns the minutes that a body names. */
const givenMinutes = ({ duration_minutes, hours }: GivenTimes): number | undefined =>
  duration_minutes ?? (hours === undefined ? undefined : Math.max(1, Math.round(hours * 60)));

/** Returns the field of a body that its duration comes from, for errors. */
export const durationField = ({ end_time, duration_minutes, hours }: GivenTimes): string => {
  if (end_time) return 'end_time';
  return duration_minutes === undefined && hours !== undefined ? 'hours' : 'duration_minutes';
};

/**
 * Returns the duration between two times less a break.
 * @throws `validation_failed` on `end_time` or `break_minutes`
 */
function derive(start: Date, end: Date, pause: number): number {
  if (end <= start) throw refuse('end_time', END_NOT_AFTER_START);
  const span = minutesBetween(start, end);
  if (span - pause > DAY_MINUTES) throw refuse('end_time', 'A day has 24 hours');
  if (pause > 0 && pause >= span)
    throw refuse('break_minutes', 'The break must be shorter than the time');
  if (span < 1) throw refuse('end_time', 'Use 1 minute or more');
  return span - pause;
}

/**
 * Checks the day of an entry with times, which is that of its start.
 * @throws `validation_failed` on `entry_date`
 */
function requireSameDay(
  { entry_date, start_time }: GivenTimes,
  current: EntryTimes | undefined,
  day: string,
): void {
  const isMoved = start_time === undefined && entry_date !== undefined && entry_date !== day;
  if (current && isMoved)
    throw refuse('entry_date', 'Change the start to move this time to another day');
}

/**
 * Returns the times of an entry: its start and end with the duration between them, or its duration alone. The day of an entry
 * with times is that of its start.
 * @param current - times of the entry that is changed
 * @param timezone - time zone of the tenant
 * @throws `validation_failed` on the field
 */
export function readTimes(
  given: GivenTimes,
  current: EntryTimes | undefined,
  timezone: string,
): EntryTimes {
  const start = instant(given.start_time, current?.start_time ?? null);
  const asked = instant(given.end_time, current?.end_time ?? null);
  const pause = given.break_minutes ?? current?.break_minutes ?? 0;
  const minutes = givenMinutes(given);
  if (!start) {
    if (asked) throw refuse('start_time', 'Please enter a start');
    const duration = minutes ?? current?.duration_minutes ?? 0;
    if (duration < 1) throw refuse(durationField(given), 'Please enter the time');
    return {
      entry_date: given.entry_date ?? current?.entry_date ?? dayIn(timezone, new Date()),
      start_time: null,
      end_time: null,
      break_minutes: pause,
      duration_minutes: duration,
    };
  }
  // The days that fields of days accept.
  if (start.getUTCFullYear() < 2000 || start.getUTCFullYear() > 2099)
    throw refuse('start_time', 'Use a year from 2000 to 2099');
  const isSame =
    current !== undefined &&
    same(start, current.start_time) &&
    same(asked, current.end_time) &&
    pause === current.break_minutes;
  const entry_date =
    current && same(start, current.start_time) ? current.entry_date : dayIn(timezone, start);
  requireSameDay(given, current, entry_date);
  const isNewDuration = minutes !== undefined && minutes !== current?.duration_minutes;
  const isRunning = current !== undefined && current.start_time !== null && !current.end_time;
  // A duration beside a start moves the end, unless the body names the end as well.
  const isEndDerived = isNewDuration && (asked === null || isSame);
  const end = isEndDerived ? later(start, minutes + pause) : asked;
  if (!end) {
    if (!isRunning) throw refuse('end_time', 'Please enter an end');
    if (start.getTime() > Date.now())
      throw refuse('start_time', 'A timer cannot start in the future');
    return {
      entry_date,
      start_time: start,
      end_time: null,
      break_minutes: pause,
      duration_minutes: 0,
    };
  }
  // A timer's duration was rounded, and stays so while its times do.
  const isKept = isSame && !isEndDerived && !isRunning;
  return {
    entry_date,
    start_time: start,
    end_time: end,
    break_minutes: pause,
    duration_minutes: isKept ? current.duration_minutes : derive(start, end, pause),
  };
}

const ROUND = { closest: Math.round, up: Math.ceil, down: Math.floor } as const;

/** Returns minutes rounded to a multiple of a unit, at least one. */
export function roundMinutes(minutes: number, unit: number, rounding: TimeRounding): number {
  return Math.max(unit, ROUND[rounding](minutes / unit) * unit);
}
