import { afterAll, describe, expect, it } from 'vitest';
import { createThreadPool } from './thread-pool.ts';

const pool = createThreadPool({
  entry: new URL('../../../test/support/test-thread.ts', import.meta.url),
  size: 2,
  memoryMb: 32,
});
afterAll(() => pool.close());
const LIMITS = { timeoutMs: 60_000 };
const echo = (input: unknown) => pool.run({ task: 'echo', input }, LIMITS);

describe('a thread pool', () => {
  it('runs more tasks than it has threads, and returns the result of each', async () => {
    const inputs = Array.from({ length: 20 }, (_, index) => index);
    expect(await Promise.all(inputs.map(echo))).toEqual(inputs);
  });

  it('stops a task that takes too long, and runs the next ones', async () => {
    const endless = pool.run({ task: 'spin', input: 0 }, { timeoutMs: 200 });
    await expect(endless).rejects.toMatchObject({ name: 'ThreadLimitError', limit: 'time' });
    expect(await echo('next')).toBe('next');
  });

  it('stops a task that takes too much memory, and runs the next ones', async () => {
    const large = pool.run({ task: 'fill', input: 0 }, LIMITS);
    await expect(large).rejects.toMatchObject({ name: 'ThreadLimitError', limit: 'memory' });
    expect(await echo('next')).toBe('next');
  });

  it('does not count the time for which a task waits for a thread', async () => {
    // Both threads run before the short limit is set: a slow machine takes seconds to start one.
    const running = await Promise.all(
      [0, 1].map(async () => {
        await echo('started');
        return { ended: pool.run({ task: 'wait', input: 6000 }, LIMITS) };
      }),
    );
    const late = pool.run({ task: 'echo', input: 'late' }, { timeoutMs: 5000 });
    expect(await late).toBe('late');
    expect(await Promise.all(running.map(({ ended }) => ended))).toEqual([6000, 6000]);
  });
});
