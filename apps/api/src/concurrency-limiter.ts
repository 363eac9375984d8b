import { appError } from '@org/schema';

/** Lets so many pieces of work run at once and so many wait. */
export interface ConcurrencyLimiter {
  /** Errors: `unavailable` when too many wait already. */
  run<Value>(work: () => Promise<Value>): Promise<Value>;
}

/** Makes a gate, for work that is heavy on the processor: password hashes, image decoding. */
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
        // A turn that is handed on keeps its place among the running.
        if (next) next();
        else running--;
      }
    },
  };
}
