import { type InferType, mixed, object } from 'yup';
import { lineField } from './fields.ts';

/** Ways to write a day; '' is that of the language. Shape of the others: year, month and day in this order, with this between them. */
export const DATE_STYLES = ['', 'ymd', 'dmy', 'mdy', 'dots'] as const;
export type DateStyle = (typeof DATE_STYLES)[number];

/** Ways to write a number, by what groups thousands and what stands before decimals; '' is that of the language. */
export const NUMBER_STYLES = [
  '',
  'comma-dot',
  'dot-comma',
  'space-comma',
  'apostrophe-dot',
] as const;
export type NumberStyle = (typeof NUMBER_STYLES)[number];

/** The way in which a day is written. */
export const dateStyleField = () => mixed<DateStyle>().oneOf(DATE_STYLES);
/** The way in which a number is written. */
export const numberStyleField = () => mixed<NumberStyle>().oneOf(NUMBER_STYLES);

/** How somebody wants dates and numbers written; '' for as their company does. */
export const formatsSchema = object({
  /** BCP 47, such as `en-CA`. */
  locale: lineField(20).defined(),
  /** IANA zone, such as `America/Toronto`. */
  timezone: lineField(60).defined(),
  date_style: dateStyleField().defined(),
  number_style: numberStyleField().defined(),
}).noUnknown();
export type FormatChoice = InferType<typeof formatsSchema>;

/** Body of a change of one's own formats: those that are named. */
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

/** True for a locale that dates can be written in. */
export function isLocale(locale: string): boolean {
  return works(() => new Intl.DateTimeFormat(locale));
}

/** True for a time zone that is known here. */
export function isTimeZone(timezone: string): boolean {
  return works(() => new Intl.DateTimeFormat('en', { timeZone: timezone }));
}
