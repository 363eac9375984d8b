import { ROOT_ID } from '@org/schema';
import type { BuilderTree } from '@org/schema/entities';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { EditorBlocks } from '../../session/host/editor-blocks.ts';
import type { ComponentList } from '../../session/state/component-list.ts';
import type { SiteFrame } from '../../session/state/site-frame.ts';
import { CanvasStyles } from '../rendering/canvas-styles.ts';
import { StaticBlocks } from '../rendering/static-blocks.tsx';

/** Page to render. */
export interface MarkupSource {
  readonly tree: BuilderTree;
  readonly frame: SiteFrame;
  readonly blocks: EditorBlocks;
  /** Components that the page shows. @default none */
  readonly components?: ComponentList | undefined;
  /** Context of views outside of the editor. */
  readonly context: object;
}

/**
 * Renders a page with the parts of the site around it, as visitors get it, into a document that loads and displays nothing. The
 * elements of the page's blocks have their ids in `data-node`.
 */
export async function renderMarkup({
  tree,
  frame,
  blocks,
  components,
  context,
}: MarkupSource): Promise<HTMLElement> {
  // React renders no second page while it renders the one that asks.
  await new Promise((resolve) => setTimeout(resolve));
  const { body } = document.implementation.createHTMLDocument();
  const parts = { blocks, components, styles: new CanvasStyles(), context, id: ROOT_ID };
  const render = (part: { readonly tree: BuilderTree } | undefined) =>
    part ? <StaticBlocks {...parts} tree={part.tree} /> : null;
  const root = createRoot(body);
  flushSync(() =>
    root.render(
      <>
        {render(frame.header)}
        {render(frame.pageTitle)}
        <StaticBlocks {...parts} tree={tree} isMarked />
        {render(frame.footer)}
      </>,
    ),
  );
  const markup = body.cloneNode(true) as HTMLElement;
  root.unmount();
  return markup;
}
