// @vitest-environment jsdom
import { focusManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AnswerServer, startAnswerServer } from '../test/answer-server.ts';
import { createClient } from './create-client.ts';
import { publicCategoriesQuery } from './public-categories.ts';

const MINUTE = 60_000;

let server: AnswerServer;
beforeEach(async () => {
  server = await startAnswerServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  focusManager.setFocused(undefined);
  await server.close();
});

const bikes = { id: 3, category: 'Bikes', slug: 'bikes' };
const answer = {
  body: { success: true, rows: [bikes], total: 1, results: { rows: [bikes], total: 1 } },
};

/**
 * Renders a page that shows the categories. Takes ids of some.
 * @returns state of the query, and the number of requests
 */
function open(queries: QueryClient, ids?: number[]) {
  const client = createClient({ baseUrl: server.origin });
  return renderHook(() => useQuery({ ...publicCategoriesQuery(client, ids), retryDelay: 1 }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    ),
  });
}

it('CAT-007 caches public categories for five minutes, without refetching on window focus', async () => {
  server.plan(answer, answer);
  const queries = new QueryClient();
  const first = open(queries);
  await waitFor(() => expect(first.result.current.data).toEqual([bikes]));
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 4 * MINUTE);
  const second = open(queries);
  expect(second.result.current.data).toEqual([bikes]);
  clock.mockReturnValue(now + 6 * MINUTE);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await new Promise((done) => setTimeout(done, 50));
  expect(server.seen).toHaveLength(1);
  open(queries);
  await waitFor(() => expect(server.seen).toHaveLength(2));
});

it('CAT-007 retries public categories once after a failure', async () => {
  const broken = { status: 500, body: { success: false, error: 'Broken', code: 'internal' } };
  server.plan(broken, broken, answer);
  const { result } = open(new QueryClient());
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(server.seen).toHaveLength(2);
});

it('CAT-008 fetches categories with limit -1', async () => {
  server.plan(answer, answer);
  const all = open(new QueryClient());
  await waitFor(() => expect(all.result.current.isSuccess).toBe(true));
  const some = open(new QueryClient(), [3, 5]);
  await waitFor(() => expect(some.result.current.isSuccess).toBe(true));
  expect(server.seen.map(({ url }) => decodeURIComponent(url))).toEqual([
    '/api/v1/products/categories/?limit=-1',
    '/api/v1/products/categories/?categoryIds=3,5&limit=-1',
  ]);
});
