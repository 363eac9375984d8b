import { channel } from 'node:diagnostics_channel';
import type { ThreadTask, ThreadTasks } from '../../main/thread-tasks.ts';
import { PACKAGE_ROOT } from '../config/package-root.ts';
import { createThreadPool, ThreadLimitError, type ThreadPool } from './thread-pool.ts';

/** Heap of a thread: the largest spreadsheet that is allowed takes about half of it. */
const MEMORY_MB = 768;

/** Milliseconds that a task may take on a busy machine: about twenty times what the largest allowed input takes on a free one. */
const TIMEOUTS_MS: Readonly<Record<ThreadTask, number>> = {
  'write-rows': 120_000,
  'clean-svg': 20_000,
  'check-patterns': 10_000,
  'draw-order-papers': 60_000,
  'check-content': 20_000,
  'content-text': 20_000,
  'content-words': 20_000,
  'forms-in-content': 20_000,
  'pack-fragment': 20_000,
  'read-markup': 20_000,
  'read-page-blocks': 20_000,
  'render-page': 60_000,
};

const isSource = import.meta.url.endsWith('.ts');
const ENTRY = new URL(isSource ? 'src/main/task-thread.ts' : 'dist/task-thread.js', PACKAGE_ROOT);

/** Publishes the name of each task that is given to a thread, for tests and tracing. */
export const THREAD_TASK_CHANNEL = 'atrium:thread-task';
const tasks = channel(THREAD_TASK_CHANNEL);

let pool: ThreadPool | undefined;

/**
 * Runs a task in a worker thread, so that other requests are answered in the meantime.
 * Errors: those of the task; `onLimit()` when the task is stopped at a limit of time or memory.
 */
export async function runInThread<Task extends ThreadTask>(
  task: Task,
  input: ThreadTasks[Task]['input'],
  onLimit: (error: ThreadLimitError) => Error,
): Promise<ThreadTasks[Task]['output']> {
  pool ??= createThreadPool({ entry: ENTRY, memoryMb: MEMORY_MB });
  tasks.publish({ task });
  try {
    // The thread runs the task of this name, so that the answer is of its type.
    return (await pool.run(
      { task, input },
      { timeoutMs: TIMEOUTS_MS[task] },
    )) as ThreadTasks[Task]['output'];
  } catch (error) {
    if (error instanceof ThreadLimitError) throw onLimit(error);
    throw error;
  }
}
