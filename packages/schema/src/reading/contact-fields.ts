import { string } from 'yup';
import { COUNTRY_CODES } from '../values/countries.ts';
import { readCountry } from './read-country.ts';
import { readWebAddress } from './read-web-address.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const cut = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** A country as a two-letter code, parsed from names and codes; '' is none, null clears it. */
export const countryField = () =>
  string()
    .transform((value: unknown) => (isText(value) ? (readCountry(value) ?? value) : value))
    .test({
      name: 'country',
      test: (value, context) =>
        !value ||
        COUNTRY_CODES.includes(value) ||
        context.createError({ message: `“${cut(value)}” isn’t a country` }),
    })
    .meta({ empty: '' });

/**
 * A phone number as people write it. The server parses it with the country of the record or of the tenant, which a schema does
 * not know; text that is invalid in every country is rejected here.
 */
export const phoneField = () =>
  string()
    .trim()
    .max(60)
    .matches(/^[+(]?\d[\d\s().\-/+]*(?:\s?(?:x|ext\.?)\s?\d{1,7})?$/i, {
      message: 'Enter a phone number such as 416 555 0123 or +1 416 555 0123',
      excludeEmptyString: true,
    })
    .meta({ empty: '' });

/** The URL of a website: example.org is https://example.org; '' is none, null clears it. */
export const websiteField = (max: number) =>
  string()
    .max(max)
    .transform((value: unknown) => (isText(value) ? readWebAddress(value) : value))
    .test('website', 'Enter a web address such as example.com', (value) => {
      if (!value) return true;
      return /^https?:\/\/[^\s/.]+\.\S+$/i.test(value) && URL.canParse(value);
    })
    .meta({ empty: '' });
