import { appError } from '@org/schema/errors';
import rrule from 'rrule';
import { fromWallClock, toWallClock } from '../../../kernel/settings/wall-clock.ts';

const { RRule } = rrule;

/** Frequencies that a recurrence of tasks and schedules may have. */
const FREQUENCIES = /^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/;

/** Parts of a rule that are understood, with their values: others could take very long to expand, or never end. */
const PARTS: ReadonlyMap<string, RegExp> = new Map([
  ['FREQ', FREQUENCIES],
  ['INTERVAL', /^[1-9]\d{0,2}$/],
  ['COUNT', /^[1-9]\d{0,3}$/],
  ['UNTIL', /^\d{8}(?:T\d{6}Z?)?$/],
  [
    'BYDAY',
    /^(?:[+-]?[1-5])?(?:MO|TU|WE|TH|FR|SA|SU)(?:,(?:[+-]?[1-5])?(?:MO|TU|WE|TH|FR|SA|SU))*$/,
  ],
  ['BYMONTHDAY', /^-?(?:[1-9]|[12]\d|3[01])(?:,-?(?:[1-9]|[12]\d|3[01]))*$/],
  ['BYMONTH', /^(?:[1-9]|1[0-2])(?:,(?:[1-9]|1[0-2]))*$/],
  ['WKST', /^(?:MO|TU|WE|TH|FR|SA|SU)$/],
]);

/** Days of the months of a leap year. */
const MONTH_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/**
 * Returns whether a rule can take place at all. One that cannot is searched day by day until the year 9999, whatever its end:
 * a day that none of its months has, or days of the week in steps of whole weeks that may start on another day.
 */
function canTakePlace(parts: ReadonlyMap<string, string>): boolean {
  const list = (name: string): number[] => parts.get(name)?.split(',').map(Number) ?? [];
  const [months, days] = [list('BYMONTH'), list('BYMONTHDAY')];
  const isDayOf = (month: number): boolean =>
    days.some((day) => Math.abs(day) <= (MONTH_DAYS[month - 1] ?? 0));
  if (months.length > 0 && days.length > 0 && !months.some(isDayOf)) return false;
  const interval = Number(parts.get('INTERVAL') ?? 1);
  return !(parts.get('FREQ') === 'DAILY' && parts.has('BYDAY') && interval % 7 === 0);
}

/**
 * Checks a recurrence rule of RFC 5545 and returns it in capitals, without a prefix.
 * @param field - field of the error
 * @throws `validation_failed` on the field
 */
export function readRecurrence(text: string, field: string): string {
  const rule = text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '');
  if (rule === '') return '';
  const refuse = () =>
    appError('validation_failed', {
      formErrors: { [field]: 'Use a rule such as FREQ=WEEKLY;BYDAY=MO' },
    });
  const parts = rule.split(';').map((part) => part.split('=', 2));
  const names = parts.map(([name = '']) => name);
  if (
    !names.includes('FREQ') ||
    new Set(names).size < names.length ||
    !parts.every(([name = '', value = '']) => PARTS.get(name)?.test(value)) ||
    !canTakePlace(new Map(parts.map(([name = '', value = '']) => [name, value])))
  )
    throw refuse();
  try {
    RRule.parseString(rule);
  } catch {
    throw refuse();
  }
  return rule;
}

/** A series of moments. */
export interface Series {
  readonly start: Date;
  /** Checked rule. */
  readonly rule: string;
  readonly timezone: string;
  readonly until?: Date | null | undefined;
}

function toRule({ start, rule, timezone, until }: Series): InstanceType<typeof RRule> {
  const options = RRule.parseString(rule);
  const ends = [options.until, until && toWallClock(until, timezone)].filter(
    (end) => end instanceof Date,
  );
  const last = ends.length > 0 ? new Date(Math.min(...ends.map(Number))) : null;
  return new RRule({ ...options, dtstart: toWallClock(start, timezone), until: last });
}

/** Maximum number of occurrences of a series in one answer. */
const MAX_OCCURRENCES = 1000;

/** Returns the moments of a series in a period, at the same time of day also when clocks change. */
export function occurrencesBetween(series: Series, from: Date, to: Date): Date[] {
  const { timezone } = series;
  const found = toRule(series).between(
    toWallClock(from, timezone),
    toWallClock(to, timezone),
    true,
    (_, count) => count < MAX_OCCURRENCES,
  );
  return found.map((wall) => fromWallClock(wall, timezone));
}

/** Returns the moment of a series after another; undefined when it has ended. */
export function nextOccurrence(series: Series, after: Date): Date | undefined {
  const wall = toRule(series).after(toWallClock(after, series.timezone));
  return wall ? fromWallClock(wall, series.timezone) : undefined;
}
