import '@org/ui/styles.css';
import '@org/editor-core/styles.css';
import { blockViews, prepareBlock } from '@org/blocks';
import { themeCss } from '@org/blocks/css';
import { blockRegistry } from '@org/blocks/definitions';
import {
  blockIcons,
  blockSearchTerms,
  blockSettings,
  iconSet,
  pasteBlocks,
} from '@org/blocks/editor';
import { startBlocks } from '@org/blocks/islands';
import blocksCss from '@org/blocks/styles.css?inline';
import { sampleContext } from '@org/blocks/testing';
import { type BlockTemplate, createTree, decodeContent } from '@org/content';
import { countingIds } from '@org/content/testing';
import { Editor, type EditorHost, type EditorTarget, type EditorValue } from '@org/editor-core';
import canvasCss from '@org/editor-core/canvas.css?inline';
import { invariant } from '@org/schema/errors';
import { AtriumProvider } from '@org/ui';
import { createRoot, type Root } from 'react-dom/client';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { MemoryGateway } from './memory-gateway.ts';

const BLOCKS = {
  registry: blockRegistry,
  views: blockViews,
  settings: blockSettings,
  icons: blockIcons,
  searchTerms: blockSearchTerms,
  paste: pasteBlocks,
  prepare: prepareBlock,
  start: startBlocks,
};

const CANVAS_SRC = URL.createObjectURL(
  new Blob(
    [
      `<!doctype html><html lang="en"><head><title>Canvas</title><style>${blocksCss}${canvasCss}</style></head><body><div id="canvas"></div></body></html>`,
    ],
    { type: 'text/html' },
  ),
);

/** Options of an opened editor. */
export interface EditorOptions {
  /** @default a new gateway */
  readonly gateway?: MemoryGateway;
  /** Slug of the page. @default 'page' */
  readonly slug?: string;
  /** Services that replace those of the default host. */
  readonly host?: Partial<EditorHost>;
}

let root: Root | undefined;

/** Returns a page of one section with one column of the given blocks. Ids: section 1, column 2, blocks from 3. */
export const createPage = (...children: readonly BlockTemplate[]) =>
  createTree(
    {
      type: 'Wrapper',
      children: [{ type: 'Section', children: [{ type: 'Column', children }] }],
    },
    blockRegistry,
    countingIds(),
  );

/** The editor on a page, as the admin renders it, with a gateway in memory. */
export class OpenEditor {
  readonly gateway: MemoryGateway;
  /** Pages and templates that the editor asked the admin to open, and `exit`. */
  readonly opened: (string | number)[] = [];
  private readonly slug: string;
  private value: EditorValue | undefined;

  constructor(gateway: MemoryGateway, slug: string) {
    this.gateway = gateway;
    this.slug = slug;
  }

  render(host: Partial<EditorHost>): void {
    const target: EditorTarget = { kind: 'page', slug: this.slug };
    const context = sampleContext();
    const open = (opened: string | number) => void this.opened.push(opened);
    const element = document.body.appendChild(document.createElement('div'));
    element.style.cssText = 'position:fixed;inset:0';
    root = createRoot(element);
    const all: EditorHost = {
      canvasSrc: CANVAS_SRC,
      theme: { css: themeCss(context.site.theme), mode: 'light' },
      getContext: () => ({ ...context, editing: true }),
      swatches: [],
      canWriteRaw: true,
      icons: iconSet,
      pickImage: async () => false,
      uploadImage: async () => false,
      siteUrl: () => 'https://demo.test/',
      openPage: open,
      openTemplate: open,
      exit: () => open('exit'),
      ...host,
    };
    root.render(
      <AtriumProvider>
        <Editor
          target={target}
          blocks={BLOCKS}
          gateway={this.gateway}
          host={all}
          onReady={(value) => {
            this.value = value;
          }}
        />
      </AtriumProvider>,
    );
  }

  get store(): EditorValue['store'] {
    invariant(this.value, 'the editor is not ready');
    return this.value.store;
  }

  get session(): EditorValue['session'] {
    invariant(this.value, 'the editor is not ready');
    return this.value.session;
  }

  /** Document of the canvas. */
  get canvas(): Document {
    const doc = document.querySelector<HTMLIFrameElement>('iframe.at-frame')?.contentDocument;
    invariant(doc, 'the canvas is not ready');
    return doc;
  }

  /** Locator of the canvas, for pointer and keys. */
  get frame() {
    return page.frameLocator(page.getByTitle(/^Canvas/));
  }

  /** Returns the elements of a kind of block in the canvas. */
  all(block: string): HTMLElement[] {
    return [...this.canvas.querySelectorAll<HTMLElement>(`[data-block="${block}"]`)];
  }

  /** Returns the texts of a kind of block in the canvas. */
  texts(block = 'text'): (string | null)[] {
    return this.all(block).map((element) => element.textContent);
  }

  /** Content of the page that the server has. */
  saved(): string {
    const decoded = decodeContent(this.gateway.pages.get(this.slug)?.content ?? '');
    return JSON.stringify(decoded);
  }
}

/** Removes the editor that is open. */
export function closeEditor(): void {
  const element = document.querySelector('.at-editor')?.closest('body > div');
  root?.unmount();
  root = undefined;
  element?.remove();
}

/** Opens the editor on a page, and waits until its canvas shows it. */
export async function openEditor(
  tree: ReturnType<typeof createPage>,
  { gateway = new MemoryGateway(), slug = 'page', host = {} }: EditorOptions = {},
): Promise<OpenEditor> {
  await page.viewport(1440, 900);
  if (!gateway.pages.has(slug)) gateway.addPage(slug, tree);
  const editor = new OpenEditor(gateway, slug);
  editor.render(host);
  await expect
    .poll(() =>
      document
        .querySelector<HTMLIFrameElement>('iframe.at-frame')
        ?.contentDocument?.querySelector('[data-node="ROOT"]'),
    )
    .toBeTruthy();
  await expect.poll(() => document.querySelector('[aria-label="Loading"]')).toBeNull();
  return editor;
}
