import { string } from 'yup';

/**
 * Returns the usual name of a time zone.
 * @example `europe/berlin` → `Europe/Berlin`; undefined for an unknown zone, and for an offset, which has no daylight saving time
 */
export function readTimeZone(text: string): string | undefined {
  const name = text.trim();
  if (!/^[a-z]/i.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** A time zone by its IANA name, in any case of letters; '' is none, null clears it. */
export const timeZoneField = () =>
  string()
    .trim()
    .max(60)
    .transform((value: unknown) =>
      typeof value === 'string' ? (readTimeZone(value) ?? value) : value,
    )
    .test(
      'time-zone',
      'Use a time zone such as America/Toronto',
      (value) => !value || readTimeZone(value) !== undefined,
    )
    .meta({ empty: '' });
