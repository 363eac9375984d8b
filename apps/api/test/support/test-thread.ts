import { parentPort } from 'node:worker_threads';
import type { ThreadRequest, ThreadResponse } from '../../src/kernel/threads/thread-pool.ts';

/** Tasks that reach the limits of a pool. */
const TASKS: Readonly<Record<string, (input: unknown) => unknown>> = {
  echo: (input) => input,
  spin: () => {
    for (;;);
  },
  wait: (input) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(input));
    return input;
  },
  fill: () => {
    const held: number[][] = [];
    for (;;) held.push(new Array<number>(10_000).fill(1));
  },
};

parentPort?.on('message', ({ task, input }: ThreadRequest) => {
  const response: ThreadResponse = { ok: true, value: TASKS[task]?.(input) };
  parentPort?.postMessage(response);
});
