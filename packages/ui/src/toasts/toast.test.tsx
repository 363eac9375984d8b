import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInAtrium } from '../../test/render-in-atrium.tsx';
import { toast } from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => {
    toast.dismiss();
    vi.runAllTimers();
  });
  vi.useRealTimers();
});

const texts = () => [...document.querySelectorAll('.at-toast')].map((item) => item.textContent);

it('UI-008 closes a toast automatically after 2500 ms', () => {
  renderInAtrium(<main />);
  act(() => void toast.success('Saved'));
  act(() => vi.advanceTimersByTime(2400));
  expect(texts()).toEqual(['Saved']);
  act(() => vi.advanceTimersByTime(200));
  expect(texts()).toEqual([]);
});

it('does not count time for which the page was too busy to draw', () => {
  renderInAtrium(<main />);
  act(() => void toast.success('Saved'));
  act(() => {
    vi.setSystemTime(Date.now() + 10_000);
    vi.advanceTimersByTime(1000);
  });
  expect(texts()).toEqual(['Saved']);
});

it('UI-008 shows at most the two newest toasts', () => {
  renderInAtrium(<main />);
  act(() => {
    toast.success('One');
    toast.success('Two');
    toast.error('Three');
  });
  expect(texts()).toEqual(['Three', 'Two']);
});

it('keeps a loading toast until it is updated, in place', () => {
  renderInAtrium(<main />);
  let id = '';
  act(() => {
    id = toast.loading('Saving…');
  });
  act(() => vi.advanceTimersByTime(10_000));
  expect(texts()).toEqual(['Saving…']);
  act(() => toast.update(id, 'success', 'Saved'));
  expect(texts()).toEqual(['Saved']);
  act(() => vi.advanceTimersByTime(2600));
  expect(texts()).toEqual([]);
});

it('announces a toast to screen readers', () => {
  renderInAtrium(<main />);
  act(() => void toast.success('Saved'));
  expect(screen.getByRole('status').textContent).toBe('Saved');
});

it('shows a toast with an action for longer, and closes it after the action', () => {
  renderInAtrium(<main />);
  let undone = 0;
  act(() => void toast.success('3 pages deleted', { label: 'Undo', onPress: () => (undone += 1) }));
  act(() => vi.advanceTimersByTime(7000));
  expect(texts()).toEqual(['3 pages deleted Undo']);
  act(() => screen.getByRole('button', { name: 'Undo' }).click());
  expect([texts(), undone]).toEqual([[], 1]);
});

it('links to a file', () => {
  renderInAtrium(<main />);
  act(() => void toast.success('Ready', { label: 'Download', href: '/exports/7.csv' }));
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe(
    '/exports/7.csv',
  );
});
