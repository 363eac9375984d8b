import { createClient } from '@org/api-client';
import { startAnswerServer } from '@org/config/answer-server';
import type { BulkWork } from '@org/schema/contract';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { showToastsInTests } from '../../test/shown-toasts.tsx';
import { dispatchLiveEvent } from '../events/live-events.ts';
import { showToast } from '../events/show-toasts.ts';
import { followBulkWork } from './follow-bulk-work.ts';

const server = startAnswerServer();
const BEGUN: BulkWork = {
  id: 9,
  entity: 'products',
  action: 'remove',
  status: 'running',
  total: 84_312,
  done: 500,
  changed: 500,
  failed: 0,
  message: '500 of 84,312 products deleted…',
  canUndo: false,
  created_at: '2026-01-01T00:00:00.000Z',
  finished_at: null,
};

const client = () => createClient({ baseUrl: server.origin() });
const run = () => followBulkWork(client(), BEGUN);
const toasts = showToastsInTests();

beforeEach(() => {
  server.requests.length = 0;
});

it('shows the progress of a background change in one toast, with a button to stop it, and undo', async () => {
  let work = BEGUN;
  server.answer('GET /api/v1/admin/bulk-works/9/', () => ({
    status: 200,
    body: { success: true, work, reasons: [] },
  }));
  const done = run();
  await waitFor(() => expect(toasts()).toEqual(['500 of 84,312 products deleted… Stop']));
  work = { ...BEGUN, status: 'done', message: '84,312 products deleted', canUndo: true };
  await act(() => done);
  await waitFor(() => expect(toasts()).toEqual(['84,312 products deleted Undo']));
});

it('offers to list unchanged records, and stops polling when an event reports the end', async () => {
  const done = run();
  const event = {
    event: 'bulk_completed',
    data: {
      bulkId: 9,
      message: '84,311 products deleted, 1 left as they were',
      failed: 1,
      canUndo: true,
    },
  } as const;
  await act(async () => {
    dispatchLiveEvent(event);
    showToast(client(), event);
    await done;
  });
  await waitFor(() =>
    expect(toasts()).toEqual(['84,311 products deleted, 1 left as they were See which']),
  );
  expect(server.requests).toEqual([]);
});
