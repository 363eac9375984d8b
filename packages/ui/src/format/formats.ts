import type { DateStyle, NumberStyle } from '@org/schema';
import { getSize } from '@org/schema';

/** Formats of dates and numbers. */
export interface Locale {
  /** BCP 47, such as `en-CA`. */
  readonly locale: string;
  /** IANA zone, such as `America/Toronto`. */
  readonly timezone: string;
  /** '' for the language's default. */
  readonly dateStyle: DateStyle;
  /** '' for the language's default. */
  readonly numberStyle: NumberStyle;
}

/** An instant: ms, or an ISO text. */
type Instant = number | string;

/** Formats every date, number and amount of money of the admin. */
export interface Formats extends Locale {
  /**
   * Returns a text such as `12,500.5`.
   * @param value - number
   * @param most - maximum decimals (default 3)
   */
  number(value: number, most?: number): string;
  /** `12K`, for counts with little space. */
  compact(value: number): string;
  /**
   * Returns a text such as `$12.50`; without a code the number with two decimals.
   * @param amount - amount in major units
   * @param currency - ISO 4217 code
   */
  money(amount: number, currency?: string): string;
  /** Returns a text such as `1.2 GB`. */
  size(bytes: number): string;
  /**
   * A calendar date, independent of the time zone.
   * @example `2026-03-09` → `Mar 9, 2026`
   */
  day(day: string): string;
  /** Formats the date of an instant. */
  date(instant: Instant): string;
  /** Formats date and time of an instant. */
  dateTime(instant: Instant): string;
  /** Formats weekday, date and time of an instant in full. */
  exact(instant: Instant): string;
  /**
   * Returns a text such as `3 minutes ago`, `tomorrow`, or the date when a week or more away.
   * @param now - now (ms)
   */
  relative(instant: number, now: number): string;
  /** Returns `a, b and c`; `any` for `a, b or c`. */
  list(words: readonly string[], of?: 'all' | 'any'): string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Separators of thousands and decimals; a narrow no-break space is used for a space. */
const SIGNS: Readonly<Record<Exclude<NumberStyle, ''>, readonly [group: string, decimal: string]>> =
  {
    'comma-dot': [',', '.'],
    'dot-comma': ['.', ','],
    'space-comma': ['\u202f', ','],
    'apostrophe-dot': ['’', '.'],
  };

type DayParts = Readonly<Record<'year' | 'month' | 'day', string>>;

const DAYS: Readonly<Record<Exclude<DateStyle, ''>, (parts: DayParts) => string>> = {
  ymd: ({ year, month, day }) => `${year}-${month}-${day}`,
  dmy: ({ year, month, day }) => `${day}/${month}/${year}`,
  mdy: ({ year, month, day }) => `${month}/${day}/${year}`,
  dots: ({ year, month, day }) => `${day}.${month}.${year}`,
};

/** Memoizes a factory by its argument: creating a formatter costs more than a hundred uses of it. */
function runOnce<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<string, Made>();
  return (key) => {
    const name = JSON.stringify(key);
    const known = made.get(name);
    if (known !== undefined) return known;
    const fresh = make(key);
    made.set(name, fresh);
    return fresh;
  };
}

/** Creates a formatter of numbers with the separators of a style instead of the language's. */
function numberWriter({
  locale,
  numberStyle,
}: Locale): (value: number, options?: Intl.NumberFormatOptions) => string {
  const formatter = runOnce(
    (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
  );
  if (numberStyle === '') return (value, options = {}) => formatter(options).format(value);
  const [group, decimal] = SIGNS[numberStyle];
  return (value, options = {}) =>
    formatter(options)
      .formatToParts(value)
      .map(({ type, value: text }) =>
        type === 'group' ? group : type === 'decimal' ? decimal : text,
      )
      .join('');
}

const toDate = (instant: Instant): Date => new Date(instant);

/** Creates formatters of dates and times. */
function dateWriter({ locale, timezone, dateStyle }: Locale) {
  const formatter = runOnce(
    (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
  );
  // Latin digits and the Gregorian calendar for all styles.
  const digits = runOnce(
    (timeZone: string) =>
      new Intl.DateTimeFormat('en-GB', {
        timeZone,
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
      }),
  );
  const day = (date: Date, timeZone: string): string => {
    if (dateStyle === '') return formatter({ dateStyle: 'medium', timeZone }).format(date);
    const parts = digits(timeZone).formatToParts(date);
    const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
    return DAYS[dateStyle]({ year: of('year'), month: of('month'), day: of('day') });
  };
  const time = (date: Date): string =>
    formatter({ timeStyle: 'short', timeZone: timezone }).format(date);
  const whole = (date: Date, style: 'medium' | 'full'): string =>
    formatter({ dateStyle: style, timeStyle: 'short', timeZone: timezone }).format(date);
  const weekday = (date: Date): string =>
    formatter({ weekday: 'long', timeZone: timezone }).format(date);
  return {
    day: (text: string) => day(toDate(text), 'UTC'),
    date: (instant: Instant) => day(toDate(instant), timezone),
    dateTime(instant: Instant): string {
      const date = toDate(instant);
      return dateStyle === '' ? whole(date, 'medium') : `${day(date, timezone)} ${time(date)}`;
    },
    exact(instant: Instant): string {
      const date = toDate(instant);
      if (dateStyle === '') return whole(date, 'full');
      return `${weekday(date)}, ${day(date, timezone)} ${time(date)}`;
    },
  };
}

/** Falls back to the unformatted value, so that no screen fails because of a date. */
function guarded<Value extends number | string>(
  write: (value: Value) => string,
): (value: Value) => string {
  return (value) => (Number.isNaN(toDate(value).getTime()) ? String(value) : write(value));
}

/** Creates the formats of a locale; memoized. */
export const createFormats: (locale: Locale) => Formats = runOnce((locale: Locale): Formats => {
  const number = numberWriter(locale);
  const dates = dateWriter(locale);
  const words = new Intl.RelativeTimeFormat(locale.locale, { numeric: 'auto' });
  return {
    ...locale,
    number: (value, most = 3) => number(value, { maximumFractionDigits: most }),
    compact: (value) => number(value, { notation: 'compact' }),
    money: (amount, currency) =>
      number(
        amount,
        currency
          ? { style: 'currency', currency }
          : { minimumFractionDigits: 2, maximumFractionDigits: 2 },
      ),
    size(bytes) {
      const { value, unit } = getSize(bytes);
      return number(value, { style: 'unit', unit, maximumFractionDigits: 1 });
    },
    day: guarded(dates.day),
    date: guarded(dates.date),
    dateTime: guarded(dates.dateTime),
    exact: guarded(dates.exact),
    relative(instant, now) {
      const distance = instant - now;
      const far = Math.abs(distance);
      if (far < MINUTE) return 'just now';
      if (far < HOUR) return words.format(Math.trunc(distance / MINUTE), 'minute');
      if (far < DAY) return words.format(Math.trunc(distance / HOUR), 'hour');
      if (far < 7 * DAY) return words.format(Math.trunc(distance / DAY), 'day');
      return dates.date(instant);
    },
    list: (parts, of = 'all') =>
      new Intl.ListFormat(locale.locale, {
        type: of === 'all' ? 'conjunction' : 'disjunction',
      }).format(parts),
  };
});
