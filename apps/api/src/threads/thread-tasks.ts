import type { PatternCheck } from '../modules/forms/check-patterns.ts';
import type { CleanSvg } from '../modules/media/svg/clean-svg.ts';
import type { OrderPapersInput } from '../modules/orders/order-paper.ts';

/** Input and output of each task that runs in a thread. */
export interface ThreadTasks {
  /** Writes the rows of a CSV or XLSX file as one JSON array per line. */
  readonly 'write-rows': {
    readonly input: { readonly bytes: Uint8Array; readonly path: string };
    readonly output: undefined;
  };
  readonly 'clean-svg': {
    readonly input: { readonly bytes: Uint8Array; readonly filename: string };
    readonly output: CleanSvg;
  };
  /** Matches values against the patterns of authors. Shape: checks → for each, whether it matches. */
  readonly 'check-patterns': {
    readonly input: readonly PatternCheck[];
    readonly output: readonly boolean[];
  };
  readonly 'draw-order-papers': {
    readonly input: OrderPapersInput;
    readonly output: Uint8Array;
  };
}

/** Name of a task. */
export type ThreadTask = keyof ThreadTasks;

/** The tasks. Each loads its code when it first runs, so that a thread holds only what it uses. */
export const THREAD_TASKS: {
  readonly [Task in ThreadTask]: (
    input: ThreadTasks[Task]['input'],
  ) => Promise<ThreadTasks[Task]['output']>;
} = {
  async 'write-rows'({ bytes, path }) {
    const { writeRows } = await import('../imports/write-rows.ts');
    await writeRows(bytes, path);
    return undefined;
  },
  async 'clean-svg'({ bytes, filename }) {
    const { cleanSvg } = await import('../modules/media/svg/clean-svg.ts');
    return cleanSvg(bytes, filename);
  },
  async 'check-patterns'(checks) {
    const { checkPatterns } = await import('../modules/forms/check-patterns.ts');
    return checkPatterns(checks);
  },
  async 'draw-order-papers'({ papers, sender }) {
    const { drawOrderPapers } = await import('../modules/orders/order-paper.ts');
    const { logo } = sender;
    // A buffer arrives from another thread as plain bytes.
    return drawOrderPapers({
      papers,
      sender: { ...sender, logo: logo && Buffer.from(logo) },
    });
  },
};
