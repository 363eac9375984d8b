import { appError } from '@org/schema/errors';

/** Limits how many tasks run concurrently and how many wait. */
export interface ConcurrencyLimiter {
  /** Runs a task; throws `unavailable` when too many tasks are waiting. */
  run<Value>(work: () => Promise<Value>): Promise<Value>;
}

/** Creates a limiter for CPU-heavy work such as password hashing and image decoding. */
export function concurrencyLimiter(options: {
  atOnce: number;
  waiting: number;
}): ConcurrencyLimiter {
  let running = 0;
  const queue: (() => void)[] = [];
  return {
    async run(work) {
      if (running >= options.atOnce) {
        if (queue.length >= options.waiting) throw appError('unavailable', { retryAfter: 2 });
        await new Promise<void>((turn) => queue.push(turn));
      } else running++;
      try {
        return await work();
      } finally {
        const next = queue.shift();
        // A slot that is passed on still counts as running.
        if (next) next();
        else running--;
      }
    },
  };
}
