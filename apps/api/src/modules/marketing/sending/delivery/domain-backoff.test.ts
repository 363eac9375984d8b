import { describe, expect, it } from 'vitest';
import { domainBackoff, nextTry } from './domain-backoff.ts';

describe('waiting for servers that ask for it', () => {
  it('waits longer each time, and gives up after about a day', () => {
    const pauses = Array.from({ length: 8 }, (_, at) => nextTry(at + 1, () => 0.5));
    expect(pauses.map((pause) => pause && pause / 1000)).toEqual([
      30,
      120,
      600,
      1800,
      7200,
      21_600,
      21_600,
      undefined,
    ]);
    expect(nextTry(1, () => 0)).toBe(24_000);
    expect(nextTry(1, () => 1)).toBe(36_000);
  });

  it('blocks a domain for its pause, counts mails that were under way together once, and forgets after success', () => {
    let now = 0;
    const backoff = domainBackoff(() => now);
    for (const _mail of [1, 2, 3]) backoff.delay('busy.example');
    backoff.accept('busy.example');
    expect(backoff.blocked()).toEqual(['busy.example']);
    expect(backoff.nextOpen()?.getTime()).toBeLessThanOrEqual(36_000);
    now = 40_000;
    expect([backoff.blocked(), backoff.nextOpen()]).toEqual([[], undefined]);
    backoff.delay('busy.example');
    expect((backoff.nextOpen()?.getTime() ?? 0) - now).toBeGreaterThan(90_000);
    now = 400_000;
    backoff.accept('busy.example');
    backoff.delay('busy.example');
    expect((backoff.nextOpen()?.getTime() ?? 0) - now).toBeLessThanOrEqual(36_000);
  });
});
