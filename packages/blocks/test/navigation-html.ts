import { type BlockTemplate, createTree } from '@org/content';
import { createSheet } from '@org/device-settings';
import { renderToHtml } from '../src/markup/render-to-html.ts';
import { blockRegistry } from '../src/registry/block-registry.ts';
import { blockViews } from '../src/registry/block-views.ts';
import type { RenderContext } from '../src/render/block-view.ts';
import { renderTree } from '../src/render/render-tree.tsx';
import { sampleContext } from '../src/samples/sample-context.ts';
import { menuContext, type SampleMenu } from '../src/samples/sample-menu.ts';

/**
 * Returns the HTML of a page with one block.
 * @throws what a view throws
 */
export function pageHtml(block: BlockTemplate, context: Partial<RenderContext> = {}): string {
  return renderToHtml(
    renderTree(createTree({ type: 'Wrapper', children: [block] }, blockRegistry), {
      registry: blockRegistry,
      views: blockViews,
      context: sampleContext(context),
      sheet: createSheet(),
      onError: (error) => {
        throw error;
      },
    }),
  );
}

/**
 * Returns the HTML of a page with a navigation bar.
 * @param menu - menu of the site
 * @param context - overrides of the context
 */
export function barHtml(
  props: object,
  menu: SampleMenu = {},
  context: Partial<RenderContext> = {},
): string {
  // Tests only pass JSON as props.
  const block = { type: 'NavigationBar', props } as BlockTemplate;
  return pageHtml(block, { ...menuContext(menu), ...context });
}
