import { DATE_STYLES, NUMBER_STYLES } from '@org/schema';
import { createFormats } from '@org/ui';
import { text } from './messages.ts';

/** One thing to choose, as fields take it. */
export interface FormatOption {
  readonly value: string;
  readonly label: string;
}

/** Locales to choose from. */
const LOCALES = [
  'en-CA',
  'en-US',
  'en-GB',
  'fr-CA',
  'fr-FR',
  'de-DE',
  'es-ES',
  'it-IT',
  'nl-NL',
  'pt-BR',
  'sv-SE',
  'pl-PL',
  'ja-JP',
  'he-IL',
  'ar-EG',
] as const;

/** A day and a number that show what sets the styles apart. */
const SAMPLE = { day: '2026-03-09', number: 12345.67 } as const;

/** Name of a locale in itself. */
export function localeName(locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  } catch {
    return locale;
  }
}

/** Languages and regions, each named in itself. */
export function localeOptions(): FormatOption[] {
  return LOCALES.map((value) => ({ value, label: localeName(value) }));
}

/** Every time zone that this browser knows. */
export function zoneOptions(): FormatOption[] {
  return Intl.supportedValuesOf('timeZone').map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
  }));
}

/** Ways to write a day, each shown by one. Shape: locale of the one that is the language's, what '' is called → options. */
export function dateStyleOptions(locale: string, usual: string): FormatOption[] {
  return DATE_STYLES.map((value) => {
    const { day } = createFormats({ locale, timezone: 'UTC', dateStyle: value, numberStyle: '' });
    const shown = day(SAMPLE.day);
    return { value, label: value === '' ? text.usualFormat(usual, shown) : shown };
  });
}

/** Ways to write a number, each shown by one. Shape: as of `dateStyleOptions`. */
export function numberStyleOptions(locale: string, usual: string): FormatOption[] {
  return NUMBER_STYLES.map((value) => {
    const { number } = createFormats({
      locale,
      timezone: 'UTC',
      dateStyle: '',
      numberStyle: value,
    });
    const shown = number(SAMPLE.number);
    return { value, label: value === '' ? text.usualFormat(usual, shown) : shown };
  });
}
