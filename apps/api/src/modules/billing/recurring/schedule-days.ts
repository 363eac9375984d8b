import { appError } from '@org/schema/errors';
import rrule from 'rrule';

const { RRule } = rrule;

/** Days on which a recurring invoice creates invoices. All are calendar days of the tenant, so clocks do not matter. */
export interface InvoiceSchedule {
  /** Checked rule: a frequency and an interval. */
  readonly rrule: string;
  readonly startDate: string;
  readonly endDate: string | null;
}

const RULE = /^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(?:;INTERVAL=([1-9]\d{0,2}))?$/;

/**
 * Checks a rule and returns it in capitals, without a prefix.
 * @throws `validation_failed` on `rrule`
 */
export function readRule(text: string): string {
  const rule = text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '');
  if (!RULE.test(rule))
    throw appError('validation_failed', {
      formErrors: { rrule: 'Use a frequency and an interval, such as FREQ=MONTHLY;INTERVAL=3' },
    });
  return rule;
}

/** Maximum number of days of a month that is as short as any other. */
const SHORTEST_MONTH = 28;

const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Returns the rule of a schedule, in which days that a month does not have fall on its last day. */
function toRule({ rrule: rule, startDate, endDate }: InvoiceSchedule): InstanceType<typeof RRule> {
  const options = RRule.parseString(rule);
  const start = toDate(startDate);
  const date = start.getUTCDate();
  const isMonthly = options.freq === RRule.MONTHLY || options.freq === RRule.YEARLY;
  return new RRule({
    ...options,
    dtstart: start,
    until: endDate === null ? null : toDate(endDate),
    ...(isMonthly &&
      date > SHORTEST_MONTH && {
        // Of the last days up to the wanted one, the latest that the month has.
        bymonthday: Array.from(
          { length: date - SHORTEST_MONTH + 1 },
          (_, at) => SHORTEST_MONTH + at,
        ),
        bysetpos: -1,
        ...(options.freq === RRule.YEARLY && { bymonth: start.getUTCMonth() + 1 }),
      }),
  });
}

/** Returns the first day of a schedule from a day on; undefined when it has ended. */
export function firstDayFrom(schedule: InvoiceSchedule, from: string): string | undefined {
  const found = toRule(schedule).after(toDate(from), true);
  return found ? toDay(found) : undefined;
}

/** Returns the first day of a schedule after a day; undefined when it has ended. */
export function dayAfter(schedule: InvoiceSchedule, day: string): string | undefined {
  const found = toRule(schedule).after(toDate(day), false);
  return found ? toDay(found) : undefined;
}

/** Returns the days of a schedule between two days, both included. */
export function daysBetween(schedule: InvoiceSchedule, from: string, to: string): string[] {
  return toRule(schedule).between(toDate(from), toDate(to), true).map(toDay);
}

/** Returns the next days of a schedule from a day on. */
export function nextDays(schedule: InvoiceSchedule, from: string, count: number): string[] {
  const days: string[] = [];
  let day = firstDayFrom(schedule, from);
  while (day !== undefined && days.length < count) {
    days.push(day);
    day = dayAfter(schedule, day);
  }
  return days;
}
