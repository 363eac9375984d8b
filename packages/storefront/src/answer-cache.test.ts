import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AnswerQuery, createAnswerCache } from './answer-cache.ts';

const refused = Object.assign(new Error('No such product'), { status: 404 });

/** A query that counts its requests. Takes response by the number of the request from 1. */
function asking(answer: (call: number) => unknown, differs: Partial<AnswerQuery<unknown>> = {}) {
  const signals: AbortSignal[] = [];
  const query: AnswerQuery<unknown> = {
    queryKey: ['store.list', {}, { currentPage: 1 }],
    queryFn: async ({ signal }) => {
      signals.push(signal);
      const found = await answer(signals.length);
      if (found instanceof Error) throw found;
      return found;
    },
    ...differs,
  };
  return { query, signals };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('sends one request for all components with the same query, and another once it is stale', async () => {
  const cache = createAnswerCache();
  const { query, signals } = asking((call) => call);
  const end = cache.watch(query);
  cache.watch({ ...query, queryKey: [...query.queryKey] });
  await vi.advanceTimersByTimeAsync(0);
  expect([cache.get(query.queryKey).data, signals.length]).toEqual([1, 1]);
  end();
  cache.watch(query);
  cache.refresh();
  expect(signals).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(30_000);
  cache.refresh();
  await vi.advanceTimersByTimeAsync(0);
  expect([cache.get(query.queryKey).data, signals.length]).toEqual([2, 2]);
});

it('does not refetch on window focus when that is disabled', async () => {
  const cache = createAnswerCache();
  const { query, signals } = asking((call) => call, { refetchOnWindowFocus: false });
  cache.watch(query);
  await vi.advanceTimersByTimeAsync(60_000);
  cache.refresh();
  expect(signals).toHaveLength(1);
});

it('retries a broken request once, and a refused one not at all', async () => {
  const cache = createAnswerCache();
  const broken = asking((call) => (call === 1 ? new Error('broken') : 'there'));
  cache.watch(broken.query);
  await vi.advanceTimersByTimeAsync(1000);
  expect(cache.get(broken.query.queryKey)).toMatchObject({ data: 'there' });
  const gone = asking(() => refused, { queryKey: ['gone'] });
  cache.watch(gone.query);
  await vi.advanceTimersByTimeAsync(5000);
  expect([cache.get(['gone']).error, gone.signals.length]).toEqual([refused, 1]);
});

it('aborts requests that nothing shows any more, and prefers a newer response over a pending one', async () => {
  const cache = createAnswerCache();
  let answer = (_: unknown): void => undefined;
  const { query, signals } = asking(() => new Promise((done) => (answer = done)));
  cache.watch(query)();
  expect(signals[0]?.aborted).toBe(true);
  cache.watch(query);
  cache.set(query.queryKey, 'newer');
  answer('older');
  await vi.advanceTimersByTimeAsync(0);
  expect(cache.get(query.queryKey).data).toBe('newer');
});

it('keeps visible responses, and the most recent of the others', async () => {
  const cache = createAnswerCache();
  const shown = asking(() => 'shown', { queryKey: ['shown'] });
  cache.watch(shown.query);
  await vi.advanceTimersByTimeAsync(0);
  for (let at = 0; at < 150; at++) cache.set([at], at);
  expect([cache.get(['shown']).data, cache.get([0]).data, cache.get([149]).data]).toEqual([
    'shown',
    undefined,
    149,
  ]);
});

it('runs changes sequentially, also after a failed one', async () => {
  const cache = createAnswerCache();
  const seen: string[] = [];
  const first = cache.inOrder(async () => {
    await new Promise((done) => setTimeout(done, 50));
    seen.push('first');
    throw refused;
  });
  const second = cache.inOrder(async () => seen.push('second'));
  const failed = expect(first).rejects.toBe(refused);
  await vi.advanceTimersByTimeAsync(50);
  await failed;
  await second;
  expect(seen).toEqual(['first', 'second']);
});
