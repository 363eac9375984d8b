import '@org/blocks/styles.css';
import { blockViews, type RenderContext, renderTree } from '@org/blocks';
import { blockRegistry } from '@org/blocks/definitions';
import { renderToHtml } from '@org/blocks/server';
import { sampleContext } from '@org/blocks/testing';
import { type BlockTemplate, createTree } from '@org/content';
import { createSheet } from '@org/device-settings';

/**
 * A page as the site would print it.
 * @param context - what differs of the context
 * @returns HTML of its body, styles of its settings
 */
export function printPage(
  sections: readonly BlockTemplate[],
  context: Partial<RenderContext> = {},
): { readonly html: string; readonly css: string } {
  const sheet = createSheet();
  const page = renderTree(createTree({ type: 'Wrapper', children: sections }, blockRegistry), {
    registry: blockRegistry,
    views: blockViews,
    context: sampleContext(context),
    sheet,
  });
  return { html: renderToHtml(page), css: sheet.css() };
}

/**
 * Shows a page in the document as the site would.
 * @param context - what differs of the context
 * @returns what takes it away
 */
export function showPage(
  sections: readonly BlockTemplate[],
  context: Partial<RenderContext> = {},
): () => void {
  const { html, css } = printPage(sections, context);
  document.body.style.margin = '0';
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = css;
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = html;
  return () => {
    style.remove();
    host.remove();
  };
}

/**
 * Returns a block of the page by its type.
 * @throws when there is none
 */
export function getBlock(name: string, index = 0): HTMLElement {
  const found = document.querySelectorAll<HTMLElement>(`[data-block="${name}"]`)[index];
  if (!found) throw new Error(`There is no ${name} ${index} on the page`);
  return found;
}
