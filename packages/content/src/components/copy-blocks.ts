import type { BuilderNode, NodeId } from '@org/schema/entities';

/** A block with those inside of it, ready to be copied. */
export interface BlockSource {
  readonly top: NodeId;
  readonly blocks: readonly { readonly id: NodeId; readonly node: BuilderNode }[];
}

/** Position of a copy, and what differs from its source. */
export interface CopyOptions {
  /** Id of the copy of the top block. The others get ids that begin with it. */
  readonly topId: NodeId;
  readonly parent: NodeId | undefined;
  /** Returns a copied block with its differences. Its id, parent and children are set already. */
  readonly change: (node: BuilderNode, source: NodeId) => BuilderNode;
}

/** Returns the ids of copied blocks by those of their sources, and reserves them. */
function copyIds(
  nodes: Record<NodeId, BuilderNode>,
  { top, blocks }: BlockSource,
  topId: NodeId,
): Map<NodeId, NodeId> {
  const ids = new Map<NodeId, NodeId>([[top, topId]]);
  for (const { id, node } of blocks) {
    if (id === top) continue;
    const wanted = `${topId}-${id}`;
    let free = wanted;
    for (let number = 2; Object.hasOwn(nodes, free); number++) free = `${wanted}-${number}`;
    nodes[free] = node;
    ids.set(id, free);
  }
  return ids;
}

/** Copies blocks into a tree. The parent of the top block is not changed. Returns the ids of the copies. */
export function copyBlocks(
  nodes: Record<NodeId, BuilderNode>,
  source: BlockSource,
  { topId, parent, change }: CopyOptions,
): NodeId[] {
  const ids = copyIds(nodes, source, topId);
  return source.blocks.map(({ id, node }) => {
    const copyId = ids.get(id) ?? topId;
    nodes[copyId] = change(
      {
        ...node,
        parent: copyId === topId ? parent : ids.get(node.parent ?? ''),
        nodes: node.nodes.flatMap((child) => ids.get(child) ?? []),
      },
      id,
    );
    return copyId;
  });
}
