import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInAtrium } from '../../test/render-in-atrium.tsx';
import { createFormats, type Locale } from './formats.ts';
import { LocaleProvider, useFormats } from './locale.tsx';

const CANADA: Locale = {
  locale: 'en-CA',
  timezone: 'America/Toronto',
  dateStyle: '',
  numberStyle: '',
};
const formats = (over: Partial<Locale> = {}) => createFormats({ ...CANADA, ...over });
function Shown() {
  const { locale, timezone } = useFormats();
  return <p>{`${locale} ${timezone}`}</p>;
}
/** Replaces no-break spaces by ordinary ones. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
const NOW = Date.parse('2026-03-10T12:00:00Z');

describe('days and times', () => {
  it.each([
    ['2026-03-10T11:59:30Z', 'just now'],
    ['2026-03-10T11:55:00Z', '5 minutes ago'],
    ['2026-03-10T09:00:00Z', '3 hours ago'],
    ['2026-03-09T09:00:00Z', 'yesterday'],
    ['2026-03-12T13:00:00Z', 'in 2 days'],
    ['2026-01-02T12:00:00Z', 'Jan 2, 2026'],
  ])('formats %s as "%s"', (instant, words) => {
    expect(formats().relative(Date.parse(instant), NOW)).toBe(words);
  });

  it('uses the time zone for instants, and none for calendar dates', () => {
    const late = '2026-03-10T02:00:00Z';
    expect(formats().date(late)).toBe('Mar 9, 2026');
    expect(formats({ timezone: 'Europe/Paris' }).date(late)).toBe('Mar 10, 2026');
    expect(formats({ timezone: 'Pacific/Honolulu' }).day('2026-03-10')).toBe('Mar 10, 2026');
    expect(formats({ timezone: 'Pacific/Honolulu' }).month('2026-03')).toBe('Mar 2026');
    expect(plain(formats().exact(NOW))).toBe('Tuesday, March 10, 2026 at 8:00 a.m.');
  });

  it.each([
    ['ymd', '2026-03-09'],
    ['dmy', '09/03/2026'],
    ['mdy', '03/09/2026'],
    ['dots', '09.03.2026'],
    ['', '9 mars 2026'],
  ] as const)('formats dates in the style %s as %s in any language', (dateStyle, text) => {
    const french = formats({ locale: 'fr-FR', dateStyle });
    expect(french.day('2026-03-09')).toBe(text);
    expect(french.relative(Date.parse('2026-03-09T15:00:00Z'), NOW + 40 * 86_400_000)).toBe(text);
    if (dateStyle !== '') {
      expect(plain(french.dateTime('2026-03-09T13:05:00Z'))).toBe(`${text} 09:05`);
      expect(plain(french.exact('2026-03-09T13:05:00Z'))).toBe(`lundi, ${text} 09:05`);
    }
  });

  it('shows invalid dates unchanged', () => {
    for (const write of [formats().day, formats().date, formats().dateTime, formats().exact])
      expect(write('soon')).toBe('soon');
  });
});

describe('numbers', () => {
  it.each([
    ['comma-dot', '1,234,567.5', '$1,234.50'],
    ['dot-comma', '1.234.567,5', '$1.234,50'],
    ['space-comma', '1 234 567,5', '$1 234,50'],
    ['apostrophe-dot', '1’234’567.5', '$1’234.50'],
  ] as const)('formats numbers in the style %s as %s', (numberStyle, number, money) => {
    const written = formats({ numberStyle });
    expect(plain(written.number(1_234_567.5))).toBe(number);
    expect(plain(written.money(1234.5, 'CAD'))).toBe(money);
  });

  it("uses the language's number format by default", () => {
    const german = formats({ locale: 'de-DE' });
    expect(german.number(1234.5)).toBe('1.234,5');
    expect(plain(german.money(1234.5, 'EUR'))).toBe('1.234,50 €');
    expect(german.money(1234.5)).toBe('1.234,50');
    expect(german.compact(12_500)).toBe('12.500');
    expect(german.number(1.23456789, 6)).toBe('1,234568');
    expect(plain(german.size(1.25 * 1024 ** 3))).toBe('1,3 GB');
    expect(formats({ numberStyle: 'dot-comma' }).size(1.25 * 1024 ** 3)).toBe('1,3 GB');
    expect(german.list(['a', 'b', 'c'], 'any')).toBe('a, b oder c');
  });
});

it('falls back to the browser’s formats for an unknown language or time zone', () => {
  renderInAtrium(
    <LocaleProvider value={{ locale: 'not a locale', timezone: 'Nowhere/None' }}>
      <Shown />
    </LocaleProvider>,
  );
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(screen.getByText(`${locale} ${timeZone}`)).toBeTruthy();
});
