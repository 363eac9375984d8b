import { channel } from 'node:diagnostics_channel';
import { PACKAGE_ROOT } from '../config/package-root.ts';
import type { ThreadTask } from './define-thread-task.ts';
import { createThreadPool, ThreadLimitError, type ThreadPool } from './thread-pool.ts';

/** Heap of a thread: the largest spreadsheet that is allowed takes about half of it. */
const MEMORY_MB = 768;

const isSource = import.meta.url.endsWith('.ts');
const ENTRY = new URL(isSource ? 'src/main/task-thread.ts' : 'dist/task-thread.js', PACKAGE_ROOT);

/** Publishes the name of each task that is given to a thread, for tests and tracing. */
export const THREAD_TASK_CHANNEL = 'atrium:thread-task';
const tasks = channel(THREAD_TASK_CHANNEL);

let pool: ThreadPool | undefined;

/**
 * Runs a task in a worker thread, so that other requests are answered in the meantime.
 * @throws those of the task; `onLimit()` when the task is stopped at a limit of time or memory
 */
export async function runInThread<Input, Output>(
  { name, timeoutMs }: ThreadTask<Input, Output>,
  input: Input,
  onLimit: (error: ThreadLimitError) => Error,
): Promise<Output> {
  pool ??= createThreadPool({ entry: ENTRY, memoryMb: MEMORY_MB });
  tasks.publish({ task: name });
  try {
    // The thread runs the task of this name, so that the answer is of its type.
    return (await pool.run({ task: name, input }, { timeoutMs })) as Output;
  } catch (error) {
    if (error instanceof ThreadLimitError) throw onLimit(error);
    throw error;
  }
}
