// @vitest-environment jsdom
import { apiContract } from '@org/schema/contract';
import { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type AnswerServer, startAnswerServer } from '../test/answer-server.ts';
import { createClient } from './create-client.ts';
import { ApiProvider, callKey, callMutation, callQuery, useApi } from './react.ts';

let server: AnswerServer;
beforeEach(async () => {
  server = await startAnswerServer();
});
afterEach(() => server.close());

function Surroundings({ children }: { children: ReactNode }) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return (
    <QueryClientProvider client={queries}>
      <ApiProvider client={createClient({ baseUrl: server.origin })}>{children}</ApiProvider>
    </QueryClientProvider>
  );
}

it('loads data by a query of a route', async () => {
  server.plan({ body: { success: true, page: { id: 3, title: 'Home' } } });
  const { result } = renderHook(
    () => useQuery(callQuery(useApi(), apiContract.pages.get, { params: { id: 3 } })),
    { wrapper: Surroundings },
  );
  await waitFor(() => expect(result.current.data?.page.title).toBe('Home'));
});

it('saves data by a mutation of a route', async () => {
  server.plan({ body: { success: true, message: 'Gone' } });
  const { result } = renderHook(
    () => useMutation(callMutation(useApi(), apiContract.pages.remove)),
    {
      wrapper: Surroundings,
    },
  );
  await expect(result.current.mutateAsync({ params: { id: 3 } })).resolves.toMatchObject({
    message: 'Gone',
  });
  expect(server.seen[0]?.method).toBe('DELETE');
});

it('creates keys that invalidate a whole route, or one call of it', () => {
  const route = apiContract.pages.list;
  expect(callKey(route)).toEqual(['pages.list']);
  expect(callKey(route, { query: { search: 'a' } })).toEqual(['pages.list', {}, { search: 'a' }]);
});

it('throws without a client', () => {
  expect(() => renderHook(() => useApi())).toThrow('outside of an ApiProvider');
});
