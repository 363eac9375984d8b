import { blockRegistry } from '@org/blocks/definitions';
import { type BlockTemplate, createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
import { expect, it } from 'vitest';
import { threadTasksOf } from '../../../../test/support/thread-tasks.ts';
import { contentWordsTask, formsInContentTask } from './content.tasks.ts';
import {
  checkStoredContent,
  packFragment,
  readContentText,
  readMarkup,
  runContentTask,
} from './content-tasks.ts';

const getPage = (...blocks: BlockTemplate[]): string =>
  encodeContent(
    createTree(
      {
        type: 'Wrapper',
        children: [{ type: 'Section', children: [{ type: 'Column', children: blocks }] }],
      },
      blockRegistry,
    ),
  );
/** Text that compresses to a fraction of its size. */
const LONG = '<p><b>word</b></p>'.repeat(4000);
const text: BlockTemplate = { type: 'Text', props: { text: 'Hello' } };
const form: BlockTemplate = { type: 'CustomForm', props: { formName: 'ask' } };
const small = getPage(text, form);
const large = getPage(
  form,
  ...Array.from({ length: 20 }, () => ({ type: 'TextBox', props: { html: LONG } })),
);

/** Functions that read content, by the name of their task. */
const WORK = {
  'check-content': (content: string) => checkStoredContent(content, { before: content }),
  'content-text': (content: string) => readContentText(content),
  'content-words': (content: string) => runContentTask(contentWordsTask, content, [content]),
  'forms-in-content': (content: string) =>
    runContentTask(formsInContentTask, { parts: [content, null], components: [] }, [content, null]),
};

it.each(Object.entries(WORK))(
  'runs %s in a thread for large content, and directly for small content',
  async (task, work) => {
    expect(large.length).toBeLessThan(30_000);
    expect(await threadTasksOf(() => work(small))).toEqual([]);
    expect(await threadTasksOf(() => work(large))).toEqual([task]);
  },
);

it('gives the same result and the same errors in a thread', async () => {
  expect(await WORK['check-content'](large)).toBe(large);
  expect(JSON.parse(await WORK['content-text'](large))).toMatchObject({ ROOT: {} });
  expect(await WORK['forms-in-content'](large)).toMatchObject([{ formName: 'ask' }]);
  const mail = WORK['check-content'](large).then(() =>
    checkStoredContent(large, { target: 'email' }),
  );
  await expect(mail).rejects.toMatchObject({ name: 'AppError', code: 'content_invalid' });
});

it('checks content in a thread when the stored content is large', async () => {
  expect(await threadTasksOf(() => checkStoredContent(small, { before: large }))).toEqual([
    'check-content',
  ]);
});

it('cleans long markup in a thread', async () => {
  const work = async () =>
    expect(await readMarkup(`<script>x</script>${LONG}`)).toMatchObject({
      markup: LONG.replaceAll('b>', 'strong>'),
    });
  expect(await threadTasksOf(work)).toEqual(['read-markup']);
  expect(await threadTasksOf(() => readMarkup('<p>short</p>'))).toEqual([]);
});

it('compresses a large fragment in a thread', async () => {
  const tree = createTree({ type: 'Section', children: [{ type: 'Column' }] }, blockRegistry);
  const fragment = (padding: string) =>
    JSON.stringify({ rootNodeId: 'ROOT', nodes: tree, padding });
  expect(await threadTasksOf(() => packFragment(fragment('')))).toEqual([]);
  expect(await threadTasksOf(() => packFragment(fragment(LONG.repeat(5))))).toEqual([
    'pack-fragment',
  ]);
});
