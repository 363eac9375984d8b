import { type ContentLoader, contentLoaderUpTo, rememberContent } from '@org/content/node';
import { blockRegistry } from '@org/installed-blocks/definitions';
import type { BuilderTree } from '@org/schema/entities';
import { expandParts, fillParts } from './expand-parts.ts';
import { type PageBlocks, pageParts, readPageBlocks } from './page-blocks.ts';
import type { ThreadRendering } from './render-large-page.ts';
import { type RenderedPage, type RenderTools, renderPage } from './render-page.ts';
import type { PageAnswer, SitePage } from './site-page.ts';

/** Does the work of large pages outside of the event loop. */
export interface PageThreads {
  /** Does `readLargePage`. */
  readBlocks(answer: PageAnswer): Promise<PageBlocks>;
  /** Does `renderLargePage`. */
  render(page: SitePage): Promise<ThreadRendering>;
}

/** Reads and renders pages. */
export interface PageRenderer {
  readBlocks(answer: PageAnswer): Promise<PageBlocks>;
  render(page: SitePage): Promise<RenderedPage>;
}

/**
 * Maximum cost of a page that is rendered inline, in characters of content: about 30 ms for the most expensive known content.
 * Markup takes 0.4 ms per thousand characters, custom CSS 1.4 ms, and a block with default props as long as 300 characters.
 */
const MAX_INLINE = 80_000;
const BLOCK_WEIGHT = 300;
const CSS_WEIGHT = 3;

const weights = new WeakMap<BuilderTree, number>();
/** Estimates the work of rendering a tree. Trees are remembered, so that each is measured once. */
function getWeight(tree: BuilderTree): number {
  const known = weights.get(tree);
  if (known !== undefined) return known;
  let weight = JSON.stringify(tree).length;
  for (const { props } of Object.values(tree)) {
    weight += BLOCK_WEIGHT;
    if (typeof props.customCss === 'string') weight += props.customCss.length * CSS_WEIGHT;
  }
  weights.set(tree, weight);
  return weight;
}

/**
 * Returns true for a page that takes so long to render that others would wait for it.
 * @param page - the page with the items of its lists, as soon as they are known
 */
function isLarge(answer: PageAnswer, loader: ContentLoader, page?: SitePage): boolean {
  let weight = 0;
  // A component that is too large for the loader would be missing.
  for (const { content } of answer.components ?? []) {
    const loaded = loader(content);
    if (!loaded.ok && loaded.code === 'content_too_large') return true;
  }
  const load = page ? fillParts(page, loader) : expandParts(answer, loader);
  for (const content of pageParts(answer)) {
    const loaded = content ? load(content) : undefined;
    if (loaded?.ok) weight += getWeight(loaded.tree);
    else if (loaded?.code === 'content_too_large') return true;
  }
  return weight > MAX_INLINE;
}

/** Creates the renderer of pages: small pages are rendered inline, large ones in threads when there are any. */
export function createPageRenderer(
  tools: RenderTools,
  threads: PageThreads | undefined,
): PageRenderer {
  if (!threads)
    return {
      readBlocks: async (answer) => readPageBlocks(answer, tools.load),
      render: async (page) => renderPage(page, tools),
    };
  const load = rememberContent(contentLoaderUpTo(MAX_INLINE), blockRegistry);
  const inline = { ...tools, load };
  return {
    readBlocks: async (answer) =>
      isLarge(answer, load) ? threads.readBlocks(answer) : readPageBlocks(answer, load),
    async render(page) {
      if (!isLarge(page.answer, load, page)) return renderPage(page, inline);
      const { rendered, errors, warnings } = await threads.render(page);
      for (const { message, what } of errors) tools.onError(new Error(message), what);
      for (const { message, what } of warnings) tools.onWarning(message, what);
      return rendered;
    },
  };
}
