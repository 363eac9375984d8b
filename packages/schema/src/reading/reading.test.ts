import { expect, it } from 'vitest';
import { COUNTRY_CODES } from '../values/countries.ts';
import { ALPHA_3 } from './country-names.ts';
import { readBoolean } from './read-boolean.ts';
import { getLocaleCountry, readCountry } from './read-country.ts';
import { readDate } from './read-date.ts';
import { readNumber } from './read-number.ts';
import { readPhone } from './read-phone.ts';
import { readProvince } from './read-province.ts';
import { readWebAddress } from './read-web-address.ts';
import { readingContext } from './reading-context.ts';

it.each([
  ['Canada', 'CA'],
  ['CA', 'CA'],
  ['can', 'CA'],
  [' canada ', 'CA'],
  ['U.S.A.', 'US'],
  ['United States of America', 'US'],
  ['the Netherlands', 'NL'],
  ['UK', 'GB'],
  ['Österreich', 'AT'],
  ['Côte d’Ivoire', 'CI'],
  ['Cote d Ivoire', 'CI'],
  ['Allemagne', 'DE'],
  ['Türkiye', 'TR'],
  ['', ''],
  ['Canadaa', undefined],
  ['constructor', undefined],
  ['...', undefined],
])('parses a country as people write it: %s', (text, code) => {
  expect(readCountry(text)).toBe(code);
});

it('recognizes the English name and both codes of every country', () => {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  expect(COUNTRY_CODES.filter((code) => readCountry(names.of(code) ?? '') !== code)).toEqual([]);
  expect(COUNTRY_CODES.filter((code) => readCountry(code) !== code)).toEqual([]);
  const pairs = ALPHA_3.split(' ');
  expect(pairs.map((pair) => pair.slice(0, 2)).sort()).toEqual([...COUNTRY_CODES].sort());
  expect(pairs.filter((pair) => readCountry(pair.slice(2)) !== pair.slice(0, 2))).toEqual([]);
});

it.each([
  ['en-CA', 'CA'],
  ['de-CH', 'CH'],
  ['zh-Hant-TW', 'TW'],
  ['fr', 'CA'],
])('FORM-024 returns the country of a locale, and Canada by default: %s', (locale, code) => {
  expect(getLocaleCountry(locale)).toBe(code);
});

it.each([
  ['CA', 'Ont.', 'ON'],
  ['CA', 'ONTARIO', 'ON'],
  ['CA', 'on', 'ON'],
  ['CA', 'P.E.I.', 'PE'],
  ['CA', 'Québec', 'QC'],
  ['US', 'Calif.', 'CA'],
  ['US', 'Washington D.C.', 'DC'],
  ['CH', ' Zug ', 'Zug'],
  ['CA', 'Ontaria', undefined],
  ['CA', 'toString', undefined],
])('parses a province of %s as people write it: %s', (country, text, code) => {
  expect(readProvince(country, text)).toBe(code);
});

it.each([
  ['416 555 0142', ['CA'], '+14165550142', 'CA'],
  ['(416) 555-0142', [], '+14165550142', 'CA'],
  ['+1 416 555 0142', ['DE'], '+14165550142', 'CA'],
  ['044 668 18 00', ['CH'], '+41446681800', 'CH'],
  ['0041 44 668 18 00', ['CA'], '+41446681800', 'CH'],
  ['044 668 18 00', ['', 'CH'], '+41446681800', 'CH'],
])('FORM-024 parses a phone number of a country: %s', (text, countries, number, country) => {
  expect(readPhone(text, countries)).toMatchObject({ number, country });
});

it.each(['', '12', 'call me', '416 555 0142 416 555 0142', '+'.repeat(5000)])(
  'rejects %.20s as a phone number',
  (text) => {
    expect(readPhone(text, ['CA'])).toBeUndefined();
  },
);

it.each([
  ['example.org', 'https://example.org'],
  ['www.example.org/a?b=c', 'https://www.example.org/a?b=c'],
  ['example.org:8080', 'https://example.org:8080'],
  ['bücher.example', 'https://bücher.example'],
  ['https://example.org', 'https://example.org'],
  ['/path', '/path'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['someone@example.org', 'someone@example.org'],
  ['no address', 'no address'],
  ['1.2.3', '1.2.3'],
])('parses a URL as people write it: %s', (text, address) => {
  expect(readWebAddress(text)).toBe(address);
});

it.each([
  ['1,234.50', '.', 1234.5],
  ['1.234,50', '.', 1234.5],
  ['1,234.50', ',', 1234.5],
  ['1.234', ',', 1234],
  ['1.234', '.', 1.234],
  ['1,234', '.', 1234],
  ['1,234', ',', 1.234],
  ['1.234.567', '.', 1234567],
  ['1’234.50', '.', 1234.5],
  ['1 234,50', '.', 1234.5],
  ['12,5', '.', 12.5],
  ['0.125', ',', 0.125],
  ['$ 1,299.00', '.', 1299],
  ['1.299,50 €', ',', 1299.5],
  ['CHF 12.5', '.', 12.5],
  ['CAD12', '.', 12],
  ['1,00,000', '.', 100000],
  ['-3', '.', -3],
  ['lots', '.', undefined],
  ['1,2,3', '.', undefined],
  ['12-3', '.', undefined],
  ['', '.', undefined],
] as const)('parses a number as people write it: %s with %s', (text, mark, value) => {
  expect(readNumber(text, mark)).toBe(value);
});

it.each([
  ['2026-03-04', 'ymd', '2026-03-04'],
  ['2026-03-04T10:00:00Z', 'dmy', '2026-03-04'],
  ['2026/3/4', 'dmy', '2026-03-04'],
  ['03/04/2026', 'dmy', '2026-04-03'],
  ['03/04/2026', 'mdy', '2026-03-04'],
  ['03/04/2026', 'ymd', '2026-03-04'],
  ['25/04/2026', 'mdy', '2026-04-25'],
  ['04/25/2026', 'dmy', '2026-04-25'],
  ['4.3.2026', 'mdy', '2026-03-04'],
  ['03-04-26', 'dmy', '2026-04-03'],
  ['4 March 2026', 'ymd', '2026-03-04'],
  ['Mar 4, 2026', 'ymd', '2026-03-04'],
  ['31/04/2026', 'dmy', undefined],
  ['soon', 'dmy', undefined],
] as const)('parses a date as people write it: %s in order %s', (text, order, date) => {
  expect(readDate(text, order)).toBe(date);
});

it.each([
  ['Yes', true],
  ['x', true],
  ['✓', true],
  ['oui', true],
  ['No', false],
  ['0', false],
  ['maybe', undefined],
])('parses yes and no as people write them: %s', (text, value) => {
  expect(readBoolean(text)).toBe(value);
});

it('takes date order and decimal separator from a tenant’s settings, else from its language', () => {
  expect(readingContext({ locale: 'en-US' })).toEqual({
    country: 'US',
    dateOrder: 'mdy',
    decimalMark: '.',
  });
  expect(readingContext({ locale: 'de-DE' })).toEqual({
    country: 'DE',
    dateOrder: 'dmy',
    decimalMark: ',',
  });
  expect(
    readingContext({ locale: 'en-CA', date_style: 'dmy', number_style: 'space-comma' }),
  ).toEqual({
    country: 'CA',
    dateOrder: 'dmy',
    decimalMark: ',',
  });
});

it('parses hostile texts in linear time', () => {
  const readers = [
    (text: string) => readCountry(text),
    (text: string) => readProvince('CA', text),
    (text: string) => readWebAddress(text),
    (text: string) => readBoolean(text),
    (text: string) => readNumber(text),
    (text: string) => readDate(text),
    (text: string) => readPhone(text),
  ];
  const shapes = ['a.', '1,', '1.', '-', ' ', '+1', '(', 'é', 'AAA ', '$'];
  for (const read of readers)
    for (const shape of shapes) {
      // A quadratic parser would take minutes here.
      read(shape.repeat(200_000));
      read(`${shape.repeat(200_000)}!`);
    }
});
