import { createSheet } from '@org/device-settings';
import type { JsonObject } from '@org/schema';
import { blockRegistry } from '../src/block-registry.ts';
import { blockViews } from '../src/block-views.ts';
import { exampleTree } from '../src/example-tree.ts';
import { renderToHtml } from '../src/render-to-html.ts';
import { renderTree } from '../src/render-tree.tsx';
import { sampleContext } from '../src/sample-context.ts';

/** HTML of one block, from its own tag on. */
export function html(type: string, props: JsonObject, editing = false): string {
  const page = renderToHtml(
    renderTree(exampleTree(type, { props }), {
      registry: blockRegistry,
      views: blockViews,
      context: sampleContext({ editing }),
      sheet: createSheet(),
    }),
  );
  return page
    .slice(
      page.lastIndexOf(
        '<',
        page.indexOf(`data-block="${type.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()}"`),
      ),
    )
    .replace(/(<\/div>)+(<\/section>)?(<\/div>)*$/, '');
}

/** Whether a block takes props beside its defaults. */
export function accepts(type: string, props: JsonObject): boolean {
  const definition = blockRegistry.get(type);
  return (
    definition?.shape.isValidSync({ ...definition.defaults, ...props }, { strict: true }) ?? false
  );
}
/** What a new block has. */
export const getDefaults = (type: string): JsonObject => blockRegistry.get(type)?.defaults ?? {};
