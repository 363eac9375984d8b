import { readingContext } from '@org/schema';
import { expect, it } from 'vitest';
import {
  booleanIn,
  dateIn,
  getChoice,
  getFlag,
  getNames,
  getNumber,
  given,
  instantIn,
  numberIn,
  read,
} from './cell-values.ts';

it.each([
  ['1,250.50', 1250.5],
  ['1’250.50', 1250.5],
  ['12,5', 12.5],
  ['-3', -3],
  ['lots', 'lots'],
])('parses a typed number: %s', (text, value) => {
  expect(getNumber(text)).toBe(value);
});

it('parses dates, times, flags, choices and names, and leaves unreadable values to the validation', () => {
  const reading = readingContext({ locale: 'en-GB' });
  expect(
    ['1.2.2026', '3/4/2026', '2026-02-01T10:00:00.000Z', 'soon'].map((text) =>
      dateIn(text, reading),
    ),
  ).toEqual(['2026-02-01', '2026-04-03', '2026-02-01', 'soon']);
  expect(['2026-02-01 10:00', '31.12.2026'].map((text) => instantIn(text, reading))).toEqual([
    '2026-02-01 10:00',
    '2026-12-31',
  ]);
  expect(['Yes', 'x', '1', 'no', '0', 'perhaps'].map(booleanIn)).toEqual([
    true,
    true,
    true,
    false,
    false,
    'perhaps',
  ]);
  expect(['1,250.50', '12,5', 'lots'].map((text) => numberIn(text, reading))).toEqual([
    1250.5,
    12.5,
    'lots',
  ]);
  expect(['Yes', 'no'].map(getFlag)).toEqual([true, false]);
  expect(getChoice('In stock')).toBe('in_stock');
  expect(getNames('News; Care,News,, ')).toEqual(['News', 'Care']);
});

it('uses only cells with a value', () => {
  const cells = { title: 'A', text: '', day: '2026-01-01' };
  expect(given(cells, ['title', 'text', 'none'])).toEqual({ title: 'A' });
  expect({ ...read(cells, 'day', getChoice), ...read(cells, 'text', getChoice) }).toEqual({
    day: '2026_01_01',
  });
});
