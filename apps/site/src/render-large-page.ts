import { type ContentLoader, loadContent } from '@org/content/node';
import { blockRegistry } from '@org/installed-blocks/definitions';
import { behaviourScript } from './behaviour-script.ts';
import { clientScript } from './client-script.ts';
import { type PageBlocks, readPageBlocks } from './page-blocks.ts';
import { type RenderedPage, renderPage } from './render-page.ts';
import { fontFaces } from './site-assets.ts';
import type { PageAnswer, SitePage } from './site-page.ts';

/** Something that went wrong while a page was rendered. */
interface RenderReport {
  readonly message: string;
  /** The page or the block that it is about. */
  readonly what: string;
}

/** A page that a thread rendered, with what the site reports of it. */
export interface ThreadRendering {
  readonly rendered: RenderedPage;
  readonly errors: readonly RenderReport[];
  readonly warnings: readonly RenderReport[];
}

// Nothing is remembered: a few kilobytes of stored content may be a tree of many megabytes.
const load: ContentLoader = (content) => loadContent(content, blockRegistry);
/** Files of the build: every thread and process finds the same. */
const files = { fonts: fontFaces(), script: clientScript()?.path ?? '' };

/** Renders a page as the site does, in a thread. */
export function renderLargePage(page: SitePage): ThreadRendering {
  const errors: RenderReport[] = [];
  const warnings: RenderReport[] = [];
  const rendered = renderPage(page, {
    ...files,
    load,
    behaviours: (names) => behaviourScript(names).path,
    onError: (error, what) =>
      errors.push({ message: error instanceof Error ? error.message : String(error), what }),
    onWarning: (message, what) => warnings.push({ message, what }),
  });
  return { rendered, errors, warnings };
}

/** Reads a page's blocks as the site does, in a thread. */
export function readLargePage(answer: PageAnswer): PageBlocks {
  return readPageBlocks(answer, load);
}
