import { DATE_STYLES, NUMBER_STYLES } from '@org/schema';
import { createFormats } from '@org/ui';
import { text } from './messages.ts';

/** An option of a select. */
export interface FormatOption {
  readonly value: string;
  readonly label: string;
}

/** Available locales. */
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

/** Sample date and number that differ between styles. */
const SAMPLE = { day: '2026-03-09', number: 12345.67 } as const;

/** Returns the name of a locale in its own language. */
export function localeName(locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  } catch {
    return locale;
  }
}

/** Returns languages and regions, each in its own language. */
export function localeOptions(): FormatOption[] {
  return LOCALES.map((value) => ({ value, label: localeName(value) }));
}

/** Returns every time zone that this browser supports. */
export function zoneOptions(): FormatOption[] {
  return Intl.supportedValuesOf('timeZone').map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
  }));
}

/**
 * Returns date styles with samples.
 * @param locale - locale of the default style
 * @param usual - label of ''
 */
export function dateStyleOptions(locale: string, usual: string): FormatOption[] {
  return DATE_STYLES.map((value) => {
    const { day } = createFormats({ locale, timezone: 'UTC', dateStyle: value, numberStyle: '' });
    const shown = day(SAMPLE.day);
    return { value, label: value === '' ? text.usualFormat(usual, shown) : shown };
  });
}

/** Returns number styles with samples. */
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
