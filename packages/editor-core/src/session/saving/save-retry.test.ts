// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SaveRetry, waitBefore } from './save-retry.ts';

const DOWN = { code: 'unreachable', message: 'The server cannot be reached' };

function start() {
  const waits: (number | null)[] = [];
  let tries = 0;
  const retry = new SaveRetry({
    attempt: async () => {
      tries += 1;
    },
    onWait: (at) => waits.push(at === null ? null : at - Date.now()),
  });
  return { retry, waits, tries: () => tries };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the delay before the next retry', () => {
  it('doubles from 1 s to 30 s, with jitter', () => {
    const range = [0, 1, 2, 3, 4, 5, 20].map((tries) => [
      waitBefore(tries, 0),
      waitBefore(tries, 1),
    ]);
    expect(range).toEqual([
      [1000, 2000],
      [2000, 4000],
      [4000, 8000],
      [8000, 16_000],
      [15_000, 30_000],
      [15_000, 30_000],
      [15_000, 30_000],
    ]);
  });

  it('precedes a retry, and is longer after another failure', () => {
    const { retry, waits, tries } = start();
    retry.failed(DOWN);
    vi.advanceTimersByTime(2000);
    expect(tries()).toBe(1);
    retry.failed(DOWN);
    vi.advanceTimersByTime(1999);
    expect(tries()).toBe(1);
    vi.advanceTimersByTime(2001);
    expect(tries()).toBe(2);
    expect(waits.map((wait) => wait === null)).toEqual([false, true, false, true]);
  });

  it.each([
    [{ code: 'unavailable', message: '', status: 503 }, true],
    [{ code: 'unreadable', message: '', status: 502 }, true],
    [{ code: 'rate_limited', message: '', status: 429 }, true],
    [{ code: 'conflict', message: '', status: 409 }, false],
    [{ code: 'content_invalid', message: '', status: 422 }, false],
    [{ code: 'unauthenticated', message: '', status: 401 }, false],
  ])('retries automatically after %o: %s', (failure, again) => {
    const { retry, tries } = start();
    retry.failed(failure);
    vi.advanceTimersByTime(60_000);
    expect(tries()).toBe(again ? 1 : 0);
  });

  it('ends immediately when the network is back', () => {
    const { retry, tries } = start();
    retry.failed(DOWN);
    window.dispatchEvent(new Event('online'));
    expect(tries()).toBe(1);
    // No retry is pending any more.
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(tries()).toBe(1);
  });

  it('ends immediately when the tab becomes visible', () => {
    const { retry, tries } = start();
    retry.failed(DOWN);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(tries()).toBe(1);
  });

  it('respects the delay that a server requests', () => {
    const { retry, tries } = start();
    retry.failed({ code: 'rate_limited', message: '', status: 429, retryAfter: 40 });
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(39_999);
    expect(tries()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(tries()).toBe(1);
  });

  it('ends when retries are stopped', () => {
    const { retry, tries, waits } = start();
    retry.failed(DOWN);
    retry.stop();
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect([tries(), waits.at(-1)]).toEqual([0, null]);
  });
});
