import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInAtrium } from '../test/render-in-atrium.tsx';
import { LocaleProvider } from './locale.tsx';
import { exactText, RelativeTime, relativeText } from './relative-time.tsx';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const LOCALE = { locale: 'en-CA', timezone: 'America/Toronto' };

it.each([
  ['2026-03-10T11:59:30Z', 'just now'],
  ['2026-03-10T11:55:00Z', '5 minutes ago'],
  ['2026-03-10T09:00:00Z', '3 hours ago'],
  ['2026-03-09T09:00:00Z', 'yesterday'],
  ['2026-03-12T13:00:00Z', 'in 2 days'],
  ['2026-01-02T12:00:00Z', 'Jan 2, 2026'],
])('says %s as "%s"', (instant, words) => {
  expect(relativeText(Date.parse(instant), NOW, LOCALE)).toBe(words);
});

it("tells the exact time in the tenant's zone", () => {
  expect(exactText(NOW, LOCALE)).toMatch(/^Tuesday, March 10, 2026 at 8:00\sa\.m\.$/);
});

it('renders a time element, and falls back for a locale that nobody knows', () => {
  renderInAtrium(
    <LocaleProvider value={{ locale: 'not a locale', timezone: 'Nowhere/None' }}>
      <RelativeTime value={new Date().toISOString()} />
    </LocaleProvider>,
  );
  expect(screen.getByText('just now').tagName).toBe('TIME');
});
