import type { DateStyle, NumberStyle } from './formats.schema.ts';
import { getLocaleCountry } from './read-country.ts';
import type { DateOrder } from './read-date.ts';
import type { DecimalMark } from './read-number.ts';

/** Tenant settings by which ambiguous input is interpreted. */
export interface ReadingContext {
  /** Code of the default country. */
  readonly country: string;
  readonly dateOrder: DateOrder;
  readonly decimalMark: DecimalMark;
}

const DATE_ORDERS: Readonly<Record<Exclude<DateStyle, ''>, DateOrder>> = {
  ymd: 'ymd',
  dmy: 'dmy',
  mdy: 'mdy',
  dots: 'dmy',
};

const DECIMAL_MARKS: Readonly<Record<Exclude<NumberStyle, ''>, DecimalMark>> = {
  'comma-dot': '.',
  'dot-comma': ',',
  'space-comma': ',',
  'apostrophe-dot': '.',
};

/** Returns the order of day and month in a language. A language that writes the year first has the month before the day. */
function dateOrderOf(locale: string): DateOrder {
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'short' }).formatToParts();
  const names = parts
    .map(({ type }) => type)
    .filter((type) => ['year', 'month', 'day'].includes(type));
  if (names[0] === 'year') return 'ymd';
  return names[0] === 'day' ? 'dmy' : 'mdy';
}

const decimalMarkOf = (locale: string): DecimalMark =>
  new Intl.NumberFormat(locale).formatToParts(1.5).some(({ value }) => value === ',') ? ',' : '.';

/** Returns the reading context of a tenant's settings. */
export function readingContext({
  locale,
  date_style,
  number_style,
}: {
  readonly locale: string;
  readonly date_style?: DateStyle | undefined;
  readonly number_style?: NumberStyle | undefined;
}): ReadingContext {
  return {
    country: getLocaleCountry(locale),
    dateOrder: date_style ? DATE_ORDERS[date_style] : dateOrderOf(locale),
    decimalMark: number_style ? DECIMAL_MARKS[number_style] : decimalMarkOf(locale),
  };
}
