import { readInstant } from '@org/schema';
import { END_NOT_AFTER_START } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { fromWallClock, toWallClock } from '../../../kernel/settings/wall-clock.ts';

/** Times of a schedule, or of one of its occurrences. */
export interface ScheduleTimes {
  readonly scheduled_start_time: Date;
  readonly scheduled_end_time: Date;
  readonly allocated_minutes: number;
  readonly all_day: boolean;
}

/** Times of a body. */
export interface GivenSchedule {
  readonly scheduled_start_time?: string | undefined;
  readonly scheduled_end_time?: string | undefined;
  readonly allocated_minutes?: number | undefined;
  readonly all_day?: boolean | undefined;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Maximum number of days of one schedule, with an hour for changes of clocks. */
const MAX_SPAN = 31 * DAY + 60 * MINUTE;
/** Years in which work is planned: expanding a recurrence since long ago would take long. */
const YEARS = { first: 2000, last: 2099 };

const refuse = (field: string, message: string) =>
  appError('validation_failed', { formErrors: { [field]: message } });

/** Returns the wall-clock duration between two instants, which is the same for each occurrence also when clocks change. */
export const wallDuration = (start: Date, end: Date, timezone: string): number =>
  toWallClock(end, timezone).getTime() - toWallClock(start, timezone).getTime();

/** Returns the instant some wall-clock time after another. */
export const plusWall = (at: Date, duration: number, timezone: string): Date =>
  fromWallClock(new Date(toWallClock(at, timezone).getTime() + duration), timezone);

/** Returns the midnight at which the day of an instant starts, or that of some days later. */
export function midnight(at: Date, timezone: string, days = 0): Date {
  const wall = toWallClock(at, timezone);
  wall.setUTCHours(0, 0, 0, 0);
  return fromWallClock(new Date(wall.getTime() + days * DAY), timezone);
}

/**
 * Checks that an instant is in a year in which work is planned.
 * @throws `validation_failed` on `field`
 */
export function requireYear(at: Date, field: string): Date {
  const year = at.getUTCFullYear();
  if (year < YEARS.first || year > YEARS.last)
    throw refuse(field, `Use a year from ${YEARS.first} to ${YEARS.last}`);
  return at;
}

/** Returns the end that a body means; undefined where it names none and nothing says how long it takes. */
function findEnd(
  given: GivenSchedule,
  current: ScheduleTimes | undefined,
  start: Date,
  timezone: string,
): Date | undefined {
  if (given.scheduled_end_time !== undefined) return readInstant(given.scheduled_end_time);
  const { allocated_minutes: minutes } = given;
  if (!current)
    return minutes === undefined ? undefined : new Date(start.getTime() + minutes * MINUTE);
  const { scheduled_start_time: from, scheduled_end_time: to } = current;
  const span = (to.getTime() - from.getTime()) / MINUTE;
  const isWholeSpan = current.allocated_minutes === span && !current.all_day;
  if (minutes !== undefined && (isWholeSpan || minutes > span))
    return new Date(start.getTime() + minutes * MINUTE);
  return plusWall(start, wallDuration(from, to, timezone), timezone);
}

/**
 * Returns the times of a schedule. One for whole days lasts from midnight to midnight.
 * @param current - times that are changed
 * @param getDayMinutes - minutes of work of the person between two instants, for whole days
 * @throws `validation_failed` on the field
 */
export function readScheduleTimes(
  given: GivenSchedule,
  current: ScheduleTimes | undefined,
  timezone: string,
  getDayMinutes: (start: Date, end: Date) => number,
): ScheduleTimes {
  const asked =
    given.scheduled_start_time === undefined
      ? current?.scheduled_start_time
      : readInstant(given.scheduled_start_time);
  if (!asked) throw refuse('scheduled_start_time', 'Please enter a start');
  requireYear(asked, 'scheduled_start_time');
  const all_day = given.all_day ?? current?.all_day ?? false;
  const start = all_day ? midnight(asked, timezone) : asked;
  const found = findEnd(given, current, asked, timezone);
  if (!found && !all_day) throw refuse('scheduled_end_time', 'Please enter an end');
  const last = new Date((found ?? asked).getTime() - (found ? 1 : 0));
  const end = all_day ? midnight(last, timezone, 1) : (found ?? asked);
  if (end <= start || (found && found <= asked))
    throw refuse('scheduled_end_time', END_NOT_AFTER_START);
  if (end.getTime() - start.getTime() > MAX_SPAN)
    throw refuse('scheduled_end_time', 'Plan at most 31 days');
  const span = Math.max(1, Math.round((end.getTime() - start.getTime()) / MINUTE));
  const isSameSpan =
    current?.all_day === all_day &&
    wallDuration(start, end, timezone) ===
      wallDuration(current.scheduled_start_time, current.scheduled_end_time, timezone);
  const usual = all_day ? Math.min(span, getDayMinutes(start, end)) : span;
  const allocated_minutes =
    given.allocated_minutes ?? (isSameSpan ? Math.min(current.allocated_minutes, span) : usual);
  if (allocated_minutes > span)
    throw refuse('allocated_minutes', 'This is more than fits between start and end');
  return { scheduled_start_time: start, scheduled_end_time: end, allocated_minutes, all_day };
}
