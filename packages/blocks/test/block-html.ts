import { createSheet } from '@org/device-settings';
import type { JsonObject } from '@org/schema/entities';
import { renderToHtml } from '../src/markup/render-to-html.ts';
import { blockRegistry } from '../src/registry/block-registry.ts';
import { blockViews } from '../src/registry/block-views.ts';
import { renderTree } from '../src/render/render-tree.tsx';
import { sampleContext } from '../src/samples/sample-context.ts';
import { exampleTree } from '../src/testing/example-tree.ts';

/** Returns the HTML of one block, starting with its own tag. */
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

/** Returns true when a block accepts props in addition to its defaults. */
export function accepts(type: string, props: JsonObject): boolean {
  const definition = blockRegistry.get(type);
  return (
    definition?.shape.isValidSync({ ...definition.defaults, ...props }, { strict: true }) ?? false
  );
}
/** Returns the default props of a block. */
export const getDefaults = (type: string): JsonObject => blockRegistry.get(type)?.defaults ?? {};
