import type { PageAnswer, PageBlocks, SitePage } from '@org/site';
import type { ThreadRendering } from '@org/site/thread';
import { defineThreadTask } from '../threads/define-thread-task.ts';

/** Finds the blocks of a large page that need data from the API. */
export const readPageBlocksTask = defineThreadTask({
  name: 'read-page-blocks',
  timeoutMs: 20_000,
  async run(answer: PageAnswer): Promise<PageBlocks> {
    const { readLargePage } = await import('@org/site/thread');
    return readLargePage(answer);
  },
});

/** Renders a large page of a site. */
export const renderPageTask = defineThreadTask({
  name: 'render-page',
  timeoutMs: 60_000,
  async run(page: SitePage): Promise<ThreadRendering> {
    const { renderLargePage } = await import('@org/site/thread');
    return renderLargePage(page);
  },
});
