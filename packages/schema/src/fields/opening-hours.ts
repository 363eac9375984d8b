import { array, type InferType, number, object, string } from 'yup';
import { lineField } from './fields.ts';

/** Days of the week by ISO 8601 number: Monday is 1. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Maximum number of intervals of a week and of exceptions. */
const MAX_INTERVALS = 50;
const MAX_EXCEPTIONS = 366;

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/;
const timeField = () =>
  string().matches(TIME, { message: 'Use a time such as 17:00', excludeEmptyString: true });

const endsLater = {
  name: 'order',
  message: 'The closing time must be after the opening time',
  test: (value: unknown): boolean => {
    const { opens = '', closes = '' } = (value ?? {}) as { opens?: string; closes?: string };
    return opens === '' || closes === '' || opens < closes;
  },
};

/** An opening interval of a weekday. */
const intervalSchema = object({
  day: number().integer().min(1).max(7).required(),
  opens: timeField().required('Please enter a time'),
  closes: timeField().required('Please enter a time'),
})
  .noUnknown()
  .test(endsLater);

/** A date with other hours than its weekday. */
const exceptionSchema = object({
  /** Such as 2026-12-25. */
  date: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/, 'Please choose a date')
    .required('Please choose a date'),
  /** Both '' when closed all day. */
  opens: timeField().default(''),
  closes: timeField().default(''),
  note: lineField(120).trim().default(''),
})
  .noUnknown()
  .test(endsLater)
  .test({
    name: 'both',
    message: 'Enter both times, or neither for a closed day',
    test: ({ opens = '', closes = '' }) => (opens === '') === (closes === ''),
  });

const weeklyField = () => array(intervalSchema.required()).max(MAX_INTERVALS);
const exceptionsField = () => array(exceptionSchema.required()).max(MAX_EXCEPTIONS);

/** Opening hours by weekday, and exceptions by date. An empty `weekly` means that the hours are unknown. */
export const openingHoursSchema = object({
  weekly: weeklyField().defined(),
  exceptions: exceptionsField().defined(),
}).noUnknown();

/** Body that updates opening hours; lists are replaced as a whole. */
export const openingHoursUpdateSchema = object({
  weekly: weeklyField(),
  exceptions: exceptionsField(),
}).noUnknown();

/** Opening hours of a business. */
export interface OpeningHours {
  readonly weekly: readonly OpenInterval[];
  readonly exceptions: readonly OpenException[];
}
export type OpenInterval = InferType<typeof intervalSchema>;
export type OpenException = InferType<typeof exceptionSchema>;

/** An opening interval of a day. */
export type DayHours = Pick<OpenInterval, 'opens' | 'closes'>;

/** Opening hours of a business that has not set them. */
export const NO_OPENING_HOURS: OpeningHours = { weekly: [], exceptions: [] };

/** Returns the ISO weekday of a date: Monday is 1. */
function getWeekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

/** Returns the hours of a date, empty when closed; undefined when the opening hours are unknown. */
export function hoursOn(
  { weekly, exceptions }: OpeningHours,
  date: string,
): readonly DayHours[] | undefined {
  const own = exceptions.filter((one) => one.date === date);
  if (own.length > 0) return own.filter(({ opens }) => opens !== '');
  if (weekly.length === 0) return undefined;
  const day = getWeekday(date);
  return weekly
    .filter((one) => one.day === day)
    .toSorted((one, other) => (one.opens < other.opens ? -1 : 1));
}

/** Returns hours as text: `17:00 to 23:00`. */
export const hoursText = (hours: readonly DayHours[]): string =>
  hours.map(({ opens, closes }) => `${opens} to ${closes}`).join(' and ');

/** Returns the weekdays with opening hours as text: `Tuesday to Saturday`. */
export function openDaysText({ weekly }: Pick<OpeningHours, 'weekly'>): string {
  const open = new Set(weekly.map(({ day }) => day));
  if (open.size === 7) return 'every day';
  const runs: [first: string, last: string][] = [];
  for (const [at, name] of WEEKDAYS.entries()) {
    if (!open.has(at + 1)) continue;
    const run = runs.at(-1);
    if (run && open.has(at)) run[1] = name;
    else runs.push([name, name]);
  }
  const parts = runs.map(([first, last]) => (first === last ? first : `${first} to ${last}`));
  const last = parts.pop() ?? '';
  return parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
}

/** Parses a time of day such as `17:00` or `9:30`; undefined for anything else. */
export function readTime(text: string): string | undefined {
  const time = text.trim().padStart(5, '0');
  return TIME.test(time) ? time : undefined;
}

/** Returns true for a time that is within the opening hours of any weekday, or when the hours are unknown. */
export const isEverOpen = ({ weekly }: Pick<OpeningHours, 'weekly'>, time: string): boolean =>
  weekly.length === 0 || weekly.some(({ opens, closes }) => opens <= time && time < closes);

/** Returns why a date is rejected; undefined when the business is open on it, or the hours are unknown. */
export function closedDateProblem(hours: OpeningHours, date: string): string | undefined {
  const open = hoursOn(hours, date);
  if (open === undefined || open.length > 0) return undefined;
  return closedDateText(hours);
}

/** Returns the message for a date on which the business is closed. */
export function closedDateText(hours: Pick<OpeningHours, 'weekly'>): string {
  const days = openDaysText(hours);
  return `We’re closed on that day.${days ? ` We’re open ${days}.` : ''} Choose another date`;
}

/** Returns why a time is rejected on a date; undefined when the business is open then, or the hours are unknown. */
export function closedTimeProblem(
  hours: OpeningHours,
  date: string,
  time: string,
): string | undefined {
  const open = hoursOn(hours, date);
  if (open === undefined || open.length === 0) return undefined;
  return open.some(({ opens, closes }) => opens <= time && time < closes)
    ? undefined
    : `On that day we’re open from ${hoursText(open)}. Choose another time`;
}
