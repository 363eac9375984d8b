import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { DEFAULT_COUNTRY } from './read-country.ts';

/** Maximum length of a text that is parsed as a phone number. */
const MAX_LENGTH = 60;

/** A parsed phone number. */
export interface ReadPhone {
  /** In E.164 format: +14165550142. */
  readonly number: string;
  /** For display: +1 416 555 0142. */
  readonly international: string;
  /** Code of its country; '' when several countries share it. */
  readonly country: string;
  /** False for a number of valid length that no country assigns. */
  readonly isValid: boolean;
}

/**
 * Parses a phone number as people write it. A number without a country code belongs to the first known country of the list, or
 * else to Canada.
 * @returns undefined when it is not a phone number
 * @example readPhone('416 555 0142', ['CA'])?.number // +14165550142
 */
export function readPhone(text: string, countries: readonly string[] = []): ReadPhone | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const [home = DEFAULT_COUNTRY] = countries.filter((code) => isSupportedCountry(code));
  const dialled = text.trim().replace(/^00(?=[1-9])/, '+');
  const phone = parsePhoneNumberFromString(dialled, {
    defaultCountry: home as CountryCode,
    extract: false,
  });
  if (!phone?.isPossible()) return undefined;
  return {
    number: phone.number,
    international: phone.formatInternational(),
    country: phone.country ?? '',
    isValid: phone.isValid(),
  };
}
