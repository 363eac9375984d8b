// Atrium's editor with its whole interface, on a gateway that answers from memory.
import { blockViews, prepareBlock } from '@org/blocks';
import { themeCss } from '@org/blocks/css';
import { blockRegistry } from '@org/blocks/definitions';
import { blockIcons, blockSettings, iconSet, pasteBlocks } from '@org/blocks/editor';
import { startBlocks } from '@org/blocks/islands';
import { encodeContent, guardTree, walkTree } from '@org/content';
import {
  Editor,
  type EditorGateway,
  type EditorPage,
  type EditorValue,
  setProp,
} from '@org/editor-core';
import { DEFAULT_SETTINGS } from '@org/schema/entities';
import { AtriumProvider } from '@org/ui';
import { Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { makeDocument, toAtrium } from '../document.mjs';

const { tree, texts } = makeDocument(Number(new URLSearchParams(location.search).get('n')));
const guarded = guardTree(toAtrium(tree), blockRegistry);
if (!guarded.ok) throw new Error(guarded.message);
const ids = Array.from(walkTree(guarded.tree))
  .filter(({ node }) => node.props.tag === 'p')
  .map(({ id }) => id);
const page: EditorPage = {
  id: 1,
  slug: 'bench',
  title: 'Bench',
  excerpt: '',
  image: '',
  status: 'draft',
  publish_date: '2026-01-01T00:00:00Z',
  is_homepage: false,
  content: encodeContent(guarded.tree),
  version: 1,
  updated_at: '2026-01-01T00:00:00Z',
};
const refuse = (): Promise<never> =>
  Promise.reject({ code: 'unreachable', message: 'Nothing is saved here' });
const gateway: EditorGateway = {
  loadPage: async () => page,
  loadTemplate: refuse,
  savePage: refuse,
  copyPage: refuse,
  publishPage: refuse,
  saveTemplate: refuse,
  createTemplate: refuse,
  renameTemplate: refuse,
  removeTemplate: refuse,
  listRevisions: refuse,
  loadRevision: refuse,
  restoreRevision: refuse,
  makePreviewLink: refuse,
  listTemplates: async () => [],
  listContainers: async () => [],
};
const site = { ...DEFAULT_SETTINGS, version: 1 };
let editor: EditorValue | undefined;
let commits = 0;

createRoot(document.getElementById('r') as HTMLElement).render(
  <AtriumProvider>
    <Profiler
      id="editor"
      onRender={() => {
        commits += 1;
      }}
    >
      <Editor
        target={{ kind: 'page', slug: 'bench' }}
        blocks={{
          registry: blockRegistry,
          views: blockViews,
          settings: blockSettings,
          icons: blockIcons,
          paste: pasteBlocks,
          prepare: prepareBlock,
          start: startBlocks,
        }}
        gateway={gateway}
        onReady={(value) => {
          editor = value;
        }}
        host={{
          canvasSrc: '/canvas',
          theme: { css: themeCss(site.theme), mode: 'light' },
          getContext: () => ({
            editing: true,
            page: {
              id: 1,
              title: 'Bench',
              slug: 'bench',
              excerpt: '',
              image: '',
              isHomepage: false,
            },
            site,
          }),
          swatches: [],
          canWriteRaw: true,
          icons: iconSet,
          pickImage: async () => false,
          uploadImage: async () => false,
          siteUrl: () => '/',
          openTemplate: () => undefined,
          openPage: () => undefined,
          exit: () => undefined,
        }}
      />
    </Profiler>
  </AtriumProvider>,
);

const frame = (): HTMLIFrameElement | null => document.querySelector('iframe');
const list = (): ArrayLike<Element> =>
  frame()?.contentDocument?.querySelectorAll('p[data-node]') ?? [];
const rect = (i: number): { x: number; y: number } => {
  const r = (list()[i] as Element).getBoundingClientRect();
  const f = (frame() as HTMLIFrameElement).getBoundingClientRect();
  return { x: f.x + r.x + 20, y: f.y + r.y + r.height / 2 };
};
Object.assign(window, {
  bench: {
    nodes: Object.keys(guarded.tree).length,
    texts,
    els: list,
    rect,
    hover: rect,
    drags: true,
    // The editor with everything in sight: the layers at the left, the style panel at the right.
    prepare: () => {
      for (const name of ['Layers', 'Style'])
        [...document.querySelectorAll<HTMLElement>('[role="tab"]')]
          .find((tab) => tab.textContent === name)
          ?.click();
    },
    layers: () => document.querySelector('[role="tree"]'),
    undo: () => editor?.store.undo(),
    redo: () => editor?.store.redo(),
    commits: () => commits,
    select: (i: number) => editor?.store.select([ids[i] as string]),
    setText: (i: number, value: string) =>
      editor && setProp(editor.store, ids[i] as string, 'text', value),
    order: () =>
      Array.from(list())
        .slice(0, 12)
        .map((element) => element.textContent?.slice(0, 7))
        .join(),
  },
});
