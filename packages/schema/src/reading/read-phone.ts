import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { DEFAULT_COUNTRY } from './read-country.ts';

/** Longest text that is read as a phone number. */
const MAX_LENGTH = 60;

/** A number that was understood. */
export interface ReadPhone {
  /** With its country, without spaces: +14165550142. */
  readonly number: string;
  /** As people read it: +1 416 555 0142. */
  readonly international: string;
  /** Code of its country; '' where several share it. */
  readonly country: string;
  /** False for a number of the right length that no country assigns. */
  readonly isValid: boolean;
}

/**
 * Reads a phone number as people write it. One without a country code is of the first of the named countries that is known, else of
 * Canada. Source: FORM-024.
 * Shape: → undefined for what is no phone number.
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
