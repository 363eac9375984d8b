import { callKey } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeRefresher, type ModulesByEntity } from './refresh-changed.ts';

const PAGES = callKey(apiContract.pages.list, { query: { currentPage: 1 } });
const PAGE = callKey(apiContract.pages.get, { params: { id: 7 } });
const SETTINGS = callKey(apiContract.settings.get, {});

const MODULES: ModulesByEntity = { page: ['pages', 'media'] };

let queries: QueryClient;
beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
  queries = new QueryClient();
  for (const key of [PAGES, PAGE, SETTINGS]) queries.setQueryData(key, {});
});
afterEach(() => {
  queries.clear();
  vi.useRealTimers();
});

const old = () =>
  [PAGES, PAGE, SETTINGS].filter((key) => queries.getQueryState(key)?.isInvalidated);

it('invalidates queries of the changed entity, once for many changes', async () => {
  const refresher = changeRefresher(queries, MODULES);
  const invalidate = vi.spyOn(queries, 'invalidateQueries');
  vi.setSystemTime(2000);
  for (let i = 0; i < 10; i++) refresher.changed({ entity: 'page' });
  expect(old()).toEqual([]);
  await vi.advanceTimersByTimeAsync(300);
  expect(old()).toEqual([PAGES, PAGE]);
  expect(invalidate).toHaveBeenCalledTimes(1);
});

it('keeps data that was requested after the event', async () => {
  const refresher = changeRefresher(queries, MODULES);
  vi.setSystemTime(2000);
  refresher.changed({ entity: 'page' });
  await vi.advanceTimersByTimeAsync(100);
  queries.setQueryData(PAGES, { fresh: true });
  await vi.advanceTimersByTimeAsync(200);
  expect(old()).toEqual([PAGE]);
});

it('refetches data that was requested before the event and arrived after it', async () => {
  const refresher = changeRefresher(queries, MODULES);
  let status = 'sending';
  const read = vi.fn(async () => {
    const found = status;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return found;
  });
  const observer = new QueryObserver(queries, { queryKey: PAGE, queryFn: read, staleTime: 0 });
  const leave = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(50);
  status = 'sent';
  refresher.changed({ entity: 'page' });
  await vi.advanceTimersByTimeAsync(500);
  expect(queries.getQueryData(PAGE)).toBe('sent');
  expect(read).toHaveBeenCalledTimes(2);
  leave();
  refresher.stop();
});

it('invalidates everything when too many events were missed', () => {
  changeRefresher(queries, MODULES).everything();
  expect(old()).toEqual([PAGES, PAGE, SETTINGS]);
});
