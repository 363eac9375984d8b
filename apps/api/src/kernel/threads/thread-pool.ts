import { cpus } from 'node:os';
import { Worker } from 'node:worker_threads';
import { AppError, type AppErrorDetails, type ErrorCode } from '@org/schema/errors';

/** Limits of one task. */
export interface ThreadLimits {
  /** Milliseconds from the moment a thread starts the task; waiting for a thread does not count. */
  readonly timeoutMs: number;
}

/** The limit at which a task was stopped. */
export type ThreadLimit = 'time' | 'memory';

/** Thrown for a task that was stopped at a limit. */
export class ThreadLimitError extends Error {
  override readonly name = 'ThreadLimitError';
  readonly limit: ThreadLimit;

  constructor(limit: ThreadLimit) {
    super(`The task was stopped at its limit of ${limit}`);
    this.limit = limit;
  }
}

/** Message to a thread. */
export interface ThreadRequest {
  readonly task: string;
  readonly input: unknown;
}

/** Message from a thread. */
export type ThreadResponse =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: ErrorCode; readonly details: AppErrorDetails }
  | { readonly ok: false; readonly code: undefined; readonly stack: string };

/** A few threads that run tasks one at a time each. */
export interface ThreadPool {
  /** Runs a task. Throws `ThreadLimitError`, the task's `AppError`, or a plain error with the task's stack. */
  run(request: ThreadRequest, limits: ThreadLimits): Promise<unknown>;
  /** Stops all threads. */
  close(): Promise<void>;
}

/** Options of a pool. */
export interface ThreadPoolOptions {
  /** The file that threads run. */
  readonly entry: URL;
  /** Number of threads. @default one less than there are processors, at least 1 and at most 4 */
  readonly size?: number;
  /** Heap of one thread in MB. */
  readonly memoryMb: number;
  /** Milliseconds after which an idle thread ends. @default 60000 */
  readonly idleMs?: number;
}

interface Job {
  readonly request: ThreadRequest;
  readonly limits: ThreadLimits;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
}

const isMemoryError = (error: Error): boolean =>
  'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

function settle({ resolve, reject }: Job, response: ThreadResponse): void {
  if (response.ok) resolve(response.value);
  else if (response.code) reject(new AppError(response.code, response.details));
  else reject(Object.assign(new Error('A task failed in its thread'), { stack: response.stack }));
}

/** Returns the modules that this process preloads, such as a loader of source files. */
function importFlags(): string[] {
  const at = process.execArgv.indexOf('--import');
  return at < 0 ? [] : process.execArgv.slice(at, at + 2);
}

/** Creates a pool of threads. They start when they are needed and keep no process alive. */
export function createThreadPool(options: ThreadPoolOptions): ThreadPool {
  const { entry, memoryMb, idleMs = 60_000 } = options;
  const size = options.size ?? Math.min(4, Math.max(1, cpus().length - 1));
  const threads = new Set<Thread>();
  const queue: Job[] = [];

  /** Ends a thread, and its job with the error. */
  function discard(thread: Thread, error: Error): void {
    if (!threads.delete(thread)) return;
    clearTimeout(thread.timer);
    thread.job?.reject(error);
    thread.job = undefined;
    void thread.worker.terminate();
    startNext();
  }

  function createThread(): Thread {
    const worker = new Worker(entry, {
      // Tests and benchmarks run the sources, which Node reads without a build.
      execArgv: entry.pathname.endsWith('.ts')
        ? ['--conditions=@org/source', ...importFlags()]
        : [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    const thread: Thread = { worker, job: undefined, timer: undefined };
    worker.on('message', (response: ThreadResponse) => {
      clearTimeout(thread.timer);
      const { job } = thread;
      thread.job = undefined;
      if (job) settle(job, response);
      worker.unref();
      thread.timer = setTimeout(() => discard(thread, new Error('idle')), idleMs).unref();
      startNext();
    });
    worker.on('error', (error: Error) =>
      discard(thread, isMemoryError(error) ? new ThreadLimitError('memory') : error),
    );
    worker.on('exit', () => discard(thread, new Error('The thread ended before its task did')));
    threads.add(thread);
    return thread;
  }

  function startNext(): void {
    const free = [...threads].find((thread) => !thread.job);
    if (!free && threads.size >= size) return;
    const job = queue.shift();
    if (!job) return;
    const thread = free ?? createThread();
    clearTimeout(thread.timer);
    thread.job = job;
    thread.worker.ref();
    thread.timer = setTimeout(
      () => discard(thread, new ThreadLimitError('time')),
      job.limits.timeoutMs,
    );
    thread.worker.postMessage(job.request);
  }

  return {
    run: (request, limits) =>
      new Promise((resolve, reject) => {
        queue.push({ request, limits, resolve, reject });
        startNext();
      }),
    async close() {
      const closing = [...threads].map(({ worker }) => worker.terminate());
      for (const thread of threads) discard(thread, new Error('The threads were stopped'));
      await Promise.all(closing);
    },
  };
}
