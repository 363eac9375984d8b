import { type BlockDefinition, type BlockRegistry, extendRegistry } from '@org/content';
import { createSheet } from '@org/device-settings';
import type { BuilderTree } from '@org/schema/entities';
import type { BlockExample } from '../define/define-examples.ts';
import { renderToHtml } from '../markup/render-to-html.ts';
import { type AddedScripts, behavioursIn, pageScript } from '../page-scripts/page-script.ts';
import { blockRegistry } from '../registry/block-registry.ts';
import { blockViews } from '../registry/block-views.ts';
import { pageCss } from '../registry/page-css.ts';
import { renderTree, type ViewRegistry } from '../render/render-tree.tsx';
import { sampleContext } from '../samples/sample-context.ts';
import { themeCss } from '../styles/theme-css.ts';
import { exampleTree } from './example-tree.ts';

/** Blocks of another package, as its entry points export them. */
export interface AddedBlocks {
  readonly definitions: readonly BlockDefinition[];
  readonly views: ViewRegistry;
  /** Rules of each block, by type. */
  readonly styles: Readonly<Record<string, string>>;
  /** Enhancements as source, by the name in `data-enhance`. */
  readonly scripts: AddedScripts;
}

const NO_BLOCKS: AddedBlocks = { definitions: [], views: {}, styles: {}, scripts: {} };

const BODY_CSS =
  'body{margin:0;background:var(--org-color-surface);color:var(--org-color-text);font-family:var(--org-font)}';

/** Returns the types of the blocks in a tree, and of blocks whose styles they use. */
function getTypes(tree: BuilderTree, registry: BlockRegistry): Set<string> {
  const definitions = Object.values(tree).map(({ type }) => registry.get(type.resolvedName));
  return new Set(
    definitions.flatMap((one) => (one ? [one.type, ...(one.usesStylesOf ?? [])] : [])),
  );
}

/**
 * Returns one example of a block as an HTML document with its styles and its script, rendered as on a site. For previews without
 * the rest of the product.
 */
export function exampleDocument(
  type: string,
  example: BlockExample,
  added: AddedBlocks = NO_BLOCKS,
): string {
  const registry = extendRegistry(blockRegistry, added.definitions);
  const tree = exampleTree(type, example, registry);
  const context = sampleContext(example.context);
  const sheet = createSheet();
  const views = { ...blockViews, ...added.views };
  const html = renderToHtml(renderTree(tree, { registry, views, context, sheet }));
  const css = `${pageCss(getTypes(tree, registry), added.styles)}${themeCss(context.site.theme)}${sheet.css()}${BODY_CSS}`;
  const script = pageScript(behavioursIn(html, added.scripts), added.scripts);
  // A script element ends at the first closing tag, even inside a string.
  const code = script && `<script type="module">${script.replaceAll('</', '<\\/')}</script>`;
  return `<!doctype html><html lang="en" dir="${example.dir ?? 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${type}</title><style>${css}</style></head><body><main>${html}</main>${code}</body></html>`;
}
