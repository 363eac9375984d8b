import { type InferType, mixed, object } from 'yup';
import { lineField } from '../fields/fields.ts';

/** Formats of dates; '' is the language's default. The others name the order of year, month and day, and the separator. */
export const DATE_STYLES = ['', 'ymd', 'dmy', 'mdy', 'dots'] as const;
export type DateStyle = (typeof DATE_STYLES)[number];

/** Formats of numbers, by the separators of thousands and decimals; '' is the language's default. */
export const NUMBER_STYLES = [
  '',
  'comma-dot',
  'dot-comma',
  'space-comma',
  'apostrophe-dot',
] as const;
export type NumberStyle = (typeof NUMBER_STYLES)[number];

/** Format of dates. */
export const dateStyleField = () => mixed<DateStyle>().oneOf(DATE_STYLES);
/** Format of numbers. */
export const numberStyleField = () => mixed<NumberStyle>().oneOf(NUMBER_STYLES);

/** Date and number formats of a user; '' for the company's setting. */
export const formatsSchema = object({
  /** BCP 47, such as `en-CA`. */
  locale: lineField(20).defined(),
  /** IANA zone, such as `America/Toronto`. */
  timezone: lineField(60).defined(),
  date_style: dateStyleField().defined(),
  number_style: numberStyleField().defined(),
}).noUnknown();
export type FormatChoice = InferType<typeof formatsSchema>;

/** Body that updates the formats of the signed-in user; omitted fields do not change. */
export const formatsUpdateSchema = object({
  locale: lineField(20),
  timezone: lineField(60),
  date_style: dateStyleField(),
  number_style: numberStyleField(),
}).noUnknown();
export type FormatsUpdate = InferType<typeof formatsUpdateSchema>;

const works = (make: () => unknown): boolean => {
  try {
    make();
    return true;
  } catch {
    return false;
  }
};

/** Returns true for a locale that dates can be formatted in. */
export function isLocale(locale: string): boolean {
  return works(() => new Intl.DateTimeFormat(locale));
}

/** Returns true for a known time zone. */
export function isTimeZone(timezone: string): boolean {
  return works(() => new Intl.DateTimeFormat('en', { timeZone: timezone }));
}
