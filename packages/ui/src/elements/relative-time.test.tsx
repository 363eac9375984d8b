import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInAtrium } from '../../test/render-in-atrium.tsx';
import { LocaleProvider } from '../format/locale.tsx';
import { RelativeTime } from './relative-time.tsx';

afterEach(() => vi.useRealTimers());

it('renders a time element, and falls back for an unknown locale', () => {
  renderInAtrium(
    <LocaleProvider value={{ locale: 'not a locale', timezone: 'Nowhere/None' }}>
      <RelativeTime value={new Date().toISOString()} />
    </LocaleProvider>,
  );
  expect(screen.getByText('just now').tagName).toBe('TIME');
});

it('updates the clock when a time is shown after a pause', () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const saved = new Date().toISOString();
  renderInAtrium(<RelativeTime value={saved} />);
  expect(screen.getByText('just now')).toBeTruthy();
  cleanup();
  vi.setSystemTime(Date.now() + 16 * 60_000);
  renderInAtrium(<RelativeTime value={saved} />);
  expect(screen.getByText(/16 min/)).toBeTruthy();
});
