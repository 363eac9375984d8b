import { type BlockDefinition, type BlockRegistry, isPartOf } from '@org/content';
import type { BackgroundVideo } from '@org/device-settings';
import { ROOT_ID } from '@org/schema';
import type { BuilderNode, BuilderTree, JsonObject, NodeId } from '@org/schema/entities';
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { mergeProps } from '../props/merge-props.ts';
import { BackgroundVideoLayer } from './background-video-layer.tsx';
import type { BlockView } from './block-view.ts';
import { type PrepareOptions, prepareBlock, prepareUnknown } from './prepare-block.ts';

/** Views by type. */
export type ViewRegistry = Readonly<Record<string, BlockView | undefined>>;

/** Identifies a block in reports. */
export interface BlockName {
  readonly id: NodeId;
  readonly type: string;
}

/** Options of the rendering of a tree. */
export interface RenderTreeOptions extends PrepareOptions {
  readonly registry: BlockRegistry;
  readonly views: ViewRegistry;
  /** Called when a view throws; the page shows an empty element instead. */
  readonly onError?: ((error: unknown, block: BlockName) => void) | undefined;
  /** Called for an unknown block; the page shows its children instead. */
  readonly onUnknown?: ((block: BlockName) => void) | undefined;
}

/** Blocks whose images may be the largest content at the top of a page. */
const LEADING: ReadonlySet<string> = new Set(['Image', 'ProductList']);

/** Renders trees that belong to one page. */
export type TreeRenderer = (tree: BuilderTree, rootId?: NodeId) => ReactElement;

/**
 * Creates the renderer of a page: its trees share the sheet, and only the page's first image is loaded eagerly. Views are called
 * immediately, so that one that throws only affects its own block. An unknown block is replaced by its children.
 */
export function createTreeRenderer(options: RenderTreeOptions): TreeRenderer {
  const { registry, views, context, onError, onUnknown } = options;
  let pictures = 0;
  let count = 0;

  const renderNode = (tree: BuilderTree, id: NodeId): ReactElement | null => {
    const node = tree[id];
    if (!node || (node.hidden && !context.editing)) return null;
    const type = node.type.resolvedName;
    const definition = registry.get(type);
    const view = definition && views[definition.type];
    if (!definition || !view) return renderUnknown(tree, id, node);
    const { props, root, hidden, video } = prepareBlock(id, node, definition, options);
    if (hidden) return null;
    const priority = LEADING.has(definition.type) && pictures++ === 0;
    const uid = `b${++count}`;
    const whole = getParentBlock(tree, node, definition);
    const children = renderChildren(tree, node.nodes, video);
    try {
      return view({ props, root, context, uid, whole, priority, children });
    } catch (error) {
      onError?.(error, { id, type: definition.type });
      return <div hidden data-block-error={definition.type} />;
    }
  };

  /** Returns the props of the parent block of a node, when its definition requires one. */
  const getParentBlock = (
    tree: BuilderTree,
    { parent }: BuilderNode,
    { partOf }: BlockDefinition,
  ): JsonObject | undefined => {
    const above = partOf === undefined ? undefined : tree[parent ?? ''];
    const whole = above && registry.get(above.type.resolvedName);
    return whole && isPartOf(partOf, whole.type) ? mergeProps(whole, above.props) : undefined;
  };

  const renderUnknown = (tree: BuilderTree, id: NodeId, node: BuilderNode): ReactElement | null => {
    onUnknown?.({ id, type: node.type.resolvedName });
    const { hidden, root } = prepareUnknown(id, node, options);
    const children = hidden ? undefined : renderChildren(tree, node.nodes, undefined);
    return children === undefined ? null : <div {...root}>{children}</div>;
  };

  const renderChildren = (
    tree: BuilderTree,
    ids: readonly NodeId[],
    video: BackgroundVideo | undefined,
  ): ReactNode => {
    if (ids.length === 0 && !video) return undefined;
    const children: ReactElement[] = [];
    for (const id of ids) {
      const child = renderNode(tree, id);
      if (child) children.push(child);
    }
    // Last, so that child selectors of the styles do not count it; it is still drawn behind the children.
    if (video) children.push(<BackgroundVideoLayer video={video} />);
    if (children.length < 2) return children[0];
    // Children that are passed as arguments need no keys, and a single fragment for all is cheaper.
    return createElement(Fragment, null, ...children);
  };

  return (tree, rootId = ROOT_ID) => renderNode(tree, rootId) ?? <Fragment />;
}

/**
 * Renders one tree.
 * @returns element
 */
export function renderTree(tree: BuilderTree, options: RenderTreeOptions): ReactElement {
  return createTreeRenderer(options)(tree);
}
