import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { THREAD_TASK_CHANNEL } from '../../src/kernel/threads/run-in-thread.ts';

/** Runs work and returns the names of the tasks that it ran in threads. */
export async function threadTasksOf(work: () => Promise<unknown>): Promise<string[]> {
  const tasks: string[] = [];
  const note = (message: unknown): void => {
    // The channel publishes nothing else.
    tasks.push((message as { readonly task: string }).task);
  };
  subscribe(THREAD_TASK_CHANNEL, note);
  try {
    await work();
  } finally {
    unsubscribe(THREAD_TASK_CHANNEL, note);
  }
  return tasks;
}
