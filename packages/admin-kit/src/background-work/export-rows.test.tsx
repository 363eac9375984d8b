import { createClient } from '@org/api-client';
import { startAnswerServer } from '@org/config/answer-server';
import type { Export } from '@org/schema/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { showToastsInTests } from '../../test/shown-toasts.tsx';
import { dispatchLiveEvent } from '../events/live-events.ts';
import { showToast } from '../events/show-toasts.ts';
import { exportRows } from './export-rows.ts';

const server = startAnswerServer();
const BEGUN: Export = {
  id: 9,
  entity: 'pages',
  format: 'csv',
  status: 'waiting',
  total: 240,
  done: 0,
  url: null,
  error: '',
  created_at: '2026-01-01T00:00:00.000Z',
  expires_at: null,
};

const client = () => createClient({ baseUrl: server.origin() });
const run = (begin = async () => BEGUN) =>
  exportRows(client(), { begin, many: 'pages', digits: String });
const toasts = showToastsInTests();

beforeEach(() => {
  server.requests.length = 0;
});

it('shows the progress of an export in one toast, and why it failed', async () => {
  server.answer('GET /api/v1/admin/exports/9/', () => ({
    status: 200,
    body: { success: true, export: { ...BEGUN, status: 'failed', error: 'The disk is full' } },
  }));
  const done = run();
  await screen.findByText('Exporting 0 of 240 pages…');
  await act(() => done);
  await waitFor(() => expect(toasts()).toEqual(['The disk is full']));
});

it('does not poll when events report the end, even before the export is known to have started', async () => {
  const event = {
    event: 'export_completed',
    data: { exportId: 9, message: '240 pages are in the file', url: '/files/9.csv' },
  } as const;
  const done = run(async () => {
    dispatchLiveEvent(event);
    showToast(client(), event);
    return BEGUN;
  });
  await act(() => done);
  await waitFor(() => expect(toasts()).toEqual(['240 pages are in the file Download']));
  expect(server.requests).toEqual([]);
});
