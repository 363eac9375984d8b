import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInAtrium } from '../test/render-in-atrium.tsx';
import { LocaleProvider } from './locale.tsx';
import { RelativeTime } from './relative-time.tsx';

it('renders a time element, and falls back for a locale that nobody knows', () => {
  renderInAtrium(
    <LocaleProvider value={{ locale: 'not a locale', timezone: 'Nowhere/None' }}>
      <RelativeTime value={new Date().toISOString()} />
    </LocaleProvider>,
  );
  expect(screen.getByText('just now').tagName).toBe('TIME');
});
