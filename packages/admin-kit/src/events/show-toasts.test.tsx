import { createClient } from '@org/api-client';
import type { StreamEvent } from '@org/schema/entities';
import { AtriumProvider, toast } from '@org/ui';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showToast } from './show-toasts.ts';

const api = createClient({ baseUrl: 'http://127.0.0.1:1' });

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <AtriumProvider>
      <main />
    </AtriumProvider>,
  );
  // Removes toasts of other tests.
  act(() => {
    toast.dismiss();
    vi.runAllTimers();
  });
});
afterEach(() => {
  act(() => {
    toast.dismiss();
    vi.runAllTimers();
  });
  cleanup();
  vi.useRealTimers();
});

const shown = () =>
  [...document.querySelectorAll('.at-toast')].map(
    (item) => `${item.getAttribute('data-kind')}: ${item.textContent}`,
  );
const tell = (event: StreamEvent) => act(() => showToast(api, event));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const progress = (processed: number, message: string): StreamEvent => ({
  event: 'import_progress',
  data: { importId: 7, message, processed },
});
const start: StreamEvent = {
  event: 'import_started',
  data: { importId: 7, entity: 'customers', message: 'The import has started' },
};

it('RT-002 shows the message of new_toast', () => {
  tell({ event: 'new_toast', data: { message: 'Hello', variant: 'success' } });
  expect(shown()).toEqual(['success: Hello']);
  wait(2600);
  expect(shown()).toEqual([]);
  tell({ event: 'new_toast', data: { message: 'Oh no', variant: 'danger', duration: 4000 } });
  wait(3900);
  expect(shown()).toEqual(['error: Oh no']);
});

it('RT-003 RT-004 shows an import as one loading toast that stays and is updated', () => {
  tell(start);
  wait(60_000);
  expect(shown()).toEqual(['loading: The import has started']);
  tell(progress(50, '50 of 100 rows'));
  tell(progress(90, '90 of 100 rows'));
  wait(60_000);
  expect(shown()).toEqual(['loading: 90 of 100 rows']);
});

it('RT-005 turns a failed import into an error that closes after 5000 ms', () => {
  tell(start);
  tell({ event: 'import_failed', data: { importId: 7, message: 'The import failed' } });
  expect(shown()).toEqual(['error: The import failed']);
  wait(4900);
  expect(shown()).toEqual(['error: The import failed']);
  wait(200);
  expect(shown()).toEqual([]);
});

it('RT-006 turns a completed import into a success that closes after 5000 ms', () => {
  tell(start);
  tell({ event: 'import_completed', data: { importId: 7, message: '100 rows imported' } });
  expect(shown()).toEqual(['success: 100 rows imported']);
  wait(4900);
  expect(shown()).toEqual(['success: 100 rows imported']);
  wait(200);
  expect(shown()).toEqual([]);
});

it('shows separate toasts for two imports, and none for other events', () => {
  tell(start);
  tell({ ...start, data: { ...start.data, importId: 8, message: 'Another' } } as StreamEvent);
  tell({ event: 'ready', data: {} });
  expect(shown().sort()).toEqual(['loading: Another', 'loading: The import has started']);
});

it('offers the file of a finished export', () => {
  tell({
    event: 'export_completed',
    data: { exportId: 3, message: 'The export is ready', url: '/files/3.csv' },
  });
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe('/files/3.csv');
});

it('RT-003 RT-004 RT-005 RT-006 shows import events without an import id', () => {
  tell({ event: 'import_started', data: { message: 'Importing 100 rows…' } });
  expect(shown()).toEqual(['loading: Importing 100 rows…']);
  tell({ event: 'import_progress', data: { message: '50 of 100 rows' } });
  expect(shown()).toEqual(['loading: 50 of 100 rows']);
  tell({ event: 'import_completed', data: { message: '100 created' } });
  expect(shown()).toEqual(['success: 100 created']);
  wait(5100);
  tell({ event: 'import_failed', data: { message: 'The import failed' } });
  expect(shown()).toEqual(['error: The import failed']);
});

it('shows an import with failed rows as an error', () => {
  tell({
    event: 'import_completed',
    data: { message: '1,910 created, 10 updated, 80 failed', failed: 80 },
  });
  expect(shown()).toEqual(['error: 1,910 created, 10 updated, 80 failed']);
});
