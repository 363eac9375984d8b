import { expect, it } from 'vitest';
import { slugField } from '../fields/fields.ts';
import { slugFrom } from './slug-from.ts';

it.each([
  ['About us', 'about-us'],
  ['  Crème brûlée & more!  ', 'creme-brulee-more'],
  ["The potter's wheel", 'the-potters-wheel'],
  ['Straße nach Åre', 'strasse-nach-are'],
  ['陶芸', ''],
])('converts "%s" to "%s"', (title, slug) => {
  expect(slugFrom(title)).toBe(slug);
});

it('creates valid slugs from titles of any length', () => {
  expect(slugField().isValidSync(slugFrom(`${'a'.repeat(199)} b c`))).toBe(true);
});
