import { blockRegistry } from '@org/blocks/definitions';
import { type BlockTemplate, createTree } from '@org/content';
import { encodeContent, loadContent, rememberContent } from '@org/content/node';
import { expect, it } from 'vitest';
import { createPageRenderer, type PageThreads } from './page-threads.ts';
import { readLargePage, renderLargePage } from './render-large-page.ts';
import { testPage } from './test-page.ts';

const reported: string[] = [];
const tools = {
  load: rememberContent(loadContent, blockRegistry),
  fonts: [],
  script: '',
  behaviours: () => '/behaviours.js',
  onError: (_error: unknown, what: string) => reported.push(what),
  onWarning: (message: string) => reported.push(message),
};
/** Notes which work was sent, and copies it as a thread is sent a copy. */
function recordingThreads(): { readonly threads: PageThreads; readonly sent: string[] } {
  const sent: string[] = [];
  return {
    sent,
    threads: {
      readBlocks: async (answer) => {
        sent.push('readBlocks');
        return structuredClone(readLargePage(structuredClone(answer)));
      },
      render: async (page) => {
        sent.push('render');
        return structuredClone(renderLargePage(structuredClone(page)));
      },
    },
  };
}
const getPage = (...blocks: BlockTemplate[]) =>
  testPage({
    content: encodeContent(
      createTree(
        {
          type: 'Wrapper',
          children: [{ type: 'Section', children: [{ type: 'Column', children: blocks }] }],
        },
        blockRegistry,
      ),
    ),
  });
const text = (value: string): BlockTemplate => ({ type: 'Text', props: { text: value } });
const LARGE: Readonly<Record<string, BlockTemplate[]>> = {
  'many blocks': Array.from({ length: 2000 }, (_, index) => text(`Text ${index}`)),
  'a long text': [{ type: 'TextBox', props: { html: '<p><b>x</b></p>'.repeat(6600) } }],
  'much custom CSS': [
    { type: 'Text', props: { text: 'a', customCss: 'h2{color:red}'.repeat(4500) } },
    { type: 'Text', props: { text: 'b', customCss: 'h3{color:red}'.repeat(4500) } },
  ],
};

it('renders small pages on the main thread', async () => {
  const { threads, sent } = recordingThreads();
  const renderer = createPageRenderer(tools, threads);
  const page = getPage(text('Hello'), { type: 'BlogList' });
  expect([...(await renderer.readBlocks(page.answer)).keys()]).toEqual(['BlogList']);
  expect((await renderer.render(page)).html).toContain('Hello');
  expect(sent).toEqual([]);
});

it.each(Object.entries(LARGE))(
  'renders a page of %s in a thread, as it would at once',
  async (_name, blocks) => {
    const { threads, sent } = recordingThreads();
    const renderer = createPageRenderer(tools, threads);
    const page = getPage(...blocks, { type: 'SubMenu' });
    expect([...(await renderer.readBlocks(page.answer)).keys()]).toEqual(['SubMenu']);
    const { html } = await renderer.render(page);
    expect(sent).toEqual(['readBlocks', 'render']);
    const parts = (document: string) => document.slice(document.indexOf('<main'));
    expect(parts(html)).toBe(parts((await createPageRenderer(tools, undefined).render(page)).html));
  },
);

it('counts what stands around a page', async () => {
  const { threads, sent } = recordingThreads();
  const large = getPage(...(LARGE['many blocks'] ?? [])).answer.page.content ?? null;
  const page = getPage(text('Hello'));
  await createPageRenderer(tools, threads).render({
    ...page,
    answer: { ...page.answer, footer: large },
  });
  expect(sent).toEqual(['render']);
});

it('reports what a thread found wrong with a page', async () => {
  const { threads } = recordingThreads();
  const page = getPage(...(LARGE['many blocks'] ?? []));
  reported.length = 0;
  await createPageRenderer(tools, threads).render({
    ...page,
    answer: { ...page.answer, header: 'bm90IGEgdHJlZQ==' },
  });
  expect(reported).toEqual(['header']);
});
