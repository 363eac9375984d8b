/** Work that can run in a worker thread. */
export interface ThreadTask<Input, Output> {
  /** Lower-case words with hyphens; unique among all tasks. */
  readonly name: string;
  /** Milliseconds that the task may take on a busy machine: about twenty times what the largest allowed input takes on a free one. */
  readonly timeoutMs: number;
  /** Runs the task in the calling thread. Its code is loaded on the first run, so that a thread holds only what it uses. */
  readonly run: (input: Input) => Promise<Output>;
}

/** A task of any input, as a thread finds it by its name. */
export type AnyThreadTask = ThreadTask<never, unknown>;

/**
 * Declares a task. Tasks are in files named `*.tasks.ts` that import their code only when they run; `main/thread-tasks.ts` lists
 * them.
 * @example defineThreadTask({ name: 'clean-svg', timeoutMs: 20_000, run: async (svg: Uint8Array) => (await import('./clean-svg.ts')).cleanSvg(svg) })
 */
export function defineThreadTask<Input, Output>(
  task: ThreadTask<Input, Output>,
): ThreadTask<Input, Output> {
  return task;
}
