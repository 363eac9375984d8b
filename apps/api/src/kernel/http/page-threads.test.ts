import { blockRegistry } from '@org/blocks/definitions';
import { createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
import { DEFAULT_SETTINGS } from '@org/schema/entities';
import type { PageAnswer } from '@org/site';
import { afterAll, expect, it } from 'vitest';
import type { runInThread } from '../threads/run-in-thread.ts';
import { createThreadPool } from '../threads/thread-pool.ts';
import { pageThreads } from './page-threads.ts';

const pool = createThreadPool({
  entry: new URL('../../../test/support/tsx-task-thread.ts', import.meta.url),
  memoryMb: 768,
});
afterAll(() => pool.close());
// The thread runs the task with this name, so the result has its type.
const run = (({ name }, input) =>
  pool.run({ task: name, input }, { timeoutMs: 60_000 })) as typeof runInThread;
const threads = pageThreads(run);

const column = (text: string) => ({
  type: 'Column',
  children: [{ type: 'BlogList' }, { type: 'Text', props: { text } }],
});
const content = encodeContent(
  createTree(
    { type: 'Wrapper', children: [{ type: 'Section', children: [column('From a thread')] }] },
    blockRegistry,
  ),
);
const answer: PageAnswer = {
  page: {
    id: 7,
    title: 'Classes',
    slug: 'classes',
    excerpt: '',
    image: '',
    is_homepage: false,
    content,
  },
  header: null,
  footer: null,
  pageTitle: null,
  media: [],
} as unknown as PageAnswer;

it('renders a page with its requested posts in a worker thread', async () => {
  expect([...(await threads.readBlocks(answer)).keys()]).toEqual(['BlogList']);
  const post = {
    title: 'A post',
    slug: 'a-post',
    excerpt: '',
    featured_image: '',
    publish_date: '2026-01-05T09:00:00Z',
    categories: [],
  };
  const { rendered, errors } = await threads.render({
    answer,
    origin: 'https://kiln.test',
    posts: new Map([
      [9, { rows: [post], total: 1, page: 1 }],
      [12, { rows: [post], total: 1, page: 1 }],
    ]),
    site: {
      settings: { ...DEFAULT_SETTINGS, version: 1 },
      tenant: {
        id: 3,
        guid: '00000000-0000-4000-8000-000000000003',
        name: 'Kiln',
        slug: 'kiln',
        favicon: '',
      },
      captcha: null,
      finds_places: false,
      is_tracked: false,
      primary_host: null,
    },
  });
  expect(errors).toEqual([]);
  expect(rendered.html).toContain('From a thread');
});
