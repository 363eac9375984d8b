import { appError } from '@org/schema/errors';
import type { PageThreads } from '@org/site';
import { runInThread } from '../threads/run-in-thread.ts';
import { readPageBlocksTask, renderPageTask } from './page.tasks.ts';

const tooLarge = (cause: Error) => appError('content_too_large', { cause });

/** Makes what does the work of the sites' large pages in threads. */
export function pageThreads(run: typeof runInThread = runInThread): PageThreads {
  return {
    readBlocks: (answer) => run(readPageBlocksTask, answer, tooLarge),
    render: (page) => run(renderPageTask, page, tooLarge),
  };
}
