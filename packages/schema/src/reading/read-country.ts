import { COUNTRY_CODES } from '../values/countries.ts';
import { ALPHA_3, COUNTRY_ALIASES, COUNTRY_LANGUAGES } from './country-names.ts';
import { plainText } from './plain-text.ts';

/** Maximum length of a text that is parsed as a country. */
const MAX_LENGTH = 80;

let codes: ReadonlyMap<string, string> | undefined;

/** Index of codes by all names of a country: its codes and its names in several languages. */
function countryIndex(): ReadonlyMap<string, string> {
  if (codes) return codes;
  const index = new Map<string, string>(Object.entries(COUNTRY_ALIASES));
  for (const language of COUNTRY_LANGUAGES) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of COUNTRY_CODES) {
      const name = plainText(names.of(code) ?? '');
      // English names take precedence over those of other languages.
      if (name && !index.has(name)) index.set(name, code);
    }
  }
  for (const pair of ALPHA_3.split(' ')) index.set(pair.slice(2).toLowerCase(), pair.slice(0, 2));
  for (const code of COUNTRY_CODES) index.set(code.toLowerCase(), code);
  codes = index;
  return index;
}

/**
 * Parses a country as people write it: Canada, CA, CAN, U.S.A.
 * @returns two-letter code; '' for an empty text, undefined when it is unknown
 */
export function readCountry(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const plain = plainText(text);
  if (plain === '') return text.trim() === '' ? '' : undefined;
  return countryIndex().get(plain) ?? countryIndex().get(plain.replace(/^the/, ''));
}

/** Default country. */
export const DEFAULT_COUNTRY = 'CA';

/** Returns the country of a language tag such as `de-CH`; the default country when it has none. */
export function getLocaleCountry(locale: string): string {
  const region = locale
    .split('-')
    .slice(1)
    .find((part) => /^[A-Za-z]{2}$/.test(part))
    ?.toUpperCase();
  return region !== undefined && COUNTRY_CODES.includes(region) ? region : DEFAULT_COUNTRY;
}
