import type { BlockRegistry } from '@org/content';
import { type BuilderTree, type NodeId, ROOT_ID } from '@org/schema';
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { BackgroundVideoLayer } from './background-video-layer.tsx';
import type { BlockView } from './block-view.ts';
import { type PrepareOptions, prepareBlock } from './prepare-block.ts';

/** Views by type. */
export type ViewRegistry = Readonly<Record<string, BlockView | undefined>>;

/** How a tree is rendered. */
export interface RenderTreeOptions extends PrepareOptions {
  readonly registry: BlockRegistry;
  readonly views: ViewRegistry;
  /** Told of a view that threw; the page shows nothing in its place. */
  readonly onError?:
    | ((error: unknown, block: { readonly id: NodeId; readonly type: string }) => void)
    | undefined;
}

/** Renders trees that belong to one page. */
export type TreeRenderer = (tree: BuilderTree, rootId?: NodeId) => ReactElement;

/**
 * Makes the renderer of one page: its parts share the sheet, and only the page's first picture is loaded at once.
 * Views are called here and now, so that one that throws costs its own place alone.
 */
export function createTreeRenderer(options: RenderTreeOptions): TreeRenderer {
  const { registry, views, context, onError } = options;
  let pictures = 0;

  const renderNode = (tree: BuilderTree, id: NodeId): ReactElement | null => {
    const node = tree[id];
    const definition = node && registry.get(node.type.resolvedName);
    const view = definition && views[definition.type];
    if (!node || !definition || !view || (node.hidden && !context.editing)) return null;
    const { props, root, hidden, video } = prepareBlock(id, node, definition, options);
    if (hidden) return null;
    const priority = definition.type === 'Image' && pictures++ === 0;
    try {
      return view({
        props,
        root,
        context,
        priority,
        children: renderChildren(
          tree,
          node.nodes,
          video ? <BackgroundVideoLayer key="video" video={video} /> : null,
        ),
      });
    } catch (error) {
      onError?.(error, { id, type: definition.type });
      return <div hidden data-block-error={definition.type} />;
    }
  };

  const renderChildren = (
    tree: BuilderTree,
    ids: readonly NodeId[],
    video: ReactElement | null,
  ): ReactNode => {
    const children: ReactElement[] = [];
    for (const id of ids) {
      const child = renderNode(tree, id);
      // A fragment carries the key, so that views need not.
      if (child) children.push(createElement(Fragment, { key: id }, child));
    }
    // Last, so that it does not count among the children that styles count; it is drawn behind them all the same.
    if (video) children.push(video);
    return children;
  };

  return (tree, rootId = ROOT_ID) => renderNode(tree, rootId) ?? <Fragment />;
}

/** Renders one tree. Shape: tree, registry, views, context, sheet → element. */
export function renderTree(tree: BuilderTree, options: RenderTreeOptions): ReactElement {
  return createTreeRenderer(options)(tree);
}
