import { parentPort } from 'node:worker_threads';
import { AppError } from '@org/schema/errors';
import type { ThreadTask } from '../kernel/threads/define-thread-task.ts';
import type { ThreadRequest, ThreadResponse } from '../kernel/threads/thread-pool.ts';
import { THREAD_TASKS } from './thread-tasks.ts';

function toResponse(error: unknown): ThreadResponse {
  if (error instanceof AppError) {
    // A cause may hold what cannot be sent to another thread.
    const { cause: _cause, ...details } = error.details;
    return { ok: false, code: error.code, details };
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { ok: false, code: undefined, stack };
}

const port = parentPort;
port?.on('message', ({ task, input }: ThreadRequest) => {
  // The pool sends no other tasks than these, each with its own input.
  const found = THREAD_TASKS.get(task) as ThreadTask<unknown, unknown> | undefined;
  Promise.resolve(found ? found.run(input) : Promise.reject(new Error(`There is no task ${task}`)))
    .then((value): ThreadResponse => ({ ok: true, value }), toResponse)
    .then((response) => port.postMessage(response))
    .catch((error: unknown) => port.postMessage(toResponse(error)));
});
