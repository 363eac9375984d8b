import { isInstance } from '@org/content';
import type { BuilderTree, NodeId } from '@org/schema/entities';
import type { ReactElement, ReactNode } from 'react';
import { getParentBlock } from '../../model/edits/parent-block.ts';
import type { EditorBlocks } from '../../session/host/editor-blocks.ts';
import type { ComponentList } from '../../session/state/component-list.ts';
import type { CanvasStyles } from './canvas-styles.ts';
import { useShownComponent } from './use-shown-component.ts';

/** Props of read-only blocks. */
export interface StaticBlocksProps {
  readonly tree: BuilderTree;
  readonly id: NodeId;
  readonly blocks: EditorBlocks;
  readonly styles: CanvasStyles;
  readonly context: object;
  /** True to mark the element of each block with its id, as in the canvas; an id to mark only that block, also if it is hidden. */
  readonly isMarked?: boolean | NodeId | undefined;
  /** Components outside of an editor. @default those of the editor */
  readonly components?: ComponentList | undefined;
}

/** Renders the blocks of a component; only the first of them is marked, with the id of the block that shows it. */
function StaticInstance(props: StaticBlocksProps): ReactNode {
  const { tree, id, isMarked } = props;
  const shown = useShownComponent(id, tree[id], props.components);
  return shown ? (
    <StaticBlocks {...props} tree={shown} isMarked={isMarked === true ? id : isMarked} />
  ) : null;
}

/** Renders a block and its children as visitors see them: for thumbnails and older versions. Blocks that fail are omitted. */
export function StaticBlocks(props: StaticBlocksProps): ReactNode {
  const { tree, id, blocks, styles, context, isMarked } = props;
  const node = tree[id];
  const definition = blocks.registry.get(node?.type.resolvedName ?? '');
  const view = definition && blocks.views[definition.type];
  const isMarkedAlone = isMarked === id;
  if (!node || (node.hidden && !isMarkedAlone)) return null;
  if (isInstance(node)) return <StaticInstance {...props} />;
  const children = node.nodes.map((child) => <StaticBlocks key={child} {...props} id={child} />);
  if (!definition || !view) return children;
  try {
    const prepared = blocks.prepare(id, node, definition, {
      context: context as never,
      sheet: styles.sheet,
    });
    styles.take(prepared.newRules);
    return (view as (given: object) => ReactElement)({
      props: prepared.props,
      root:
        isMarked === true || isMarkedAlone
          ? { ...prepared.root, 'data-node': id, ...(node.hidden ? { 'data-hidden': '' } : {}) }
          : prepared.root,
      context,
      uid: `b${id}`,
      whole: getParentBlock(blocks.registry, definition, tree[node.parent ?? '']),
      children: children.length > 0 ? children : undefined,
    });
  } catch {
    return null;
  }
}
