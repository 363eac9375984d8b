import type { Node as CraftNode } from '@craftjs/core';
import type { BuilderNode, BuilderTree, NodeId } from '@org/schema/entities';

/** Placeholder component of every block in Craft's store; views come from the registry, never from Craft. */
function Block(): null {
  return null;
}

/** Resolver of Craft's store: it resolves every block to the same component. */
export const CRAFT_RESOLVER: Readonly<Record<string, typeof Block>> = { Block };

/** Converts a node to Craft's format. */
export function toCraftNode(id: NodeId, node: BuilderNode): CraftNode {
  return {
    id,
    data: {
      type: Block,
      name: node.type.resolvedName,
      displayName: node.displayName,
      isCanvas: node.isCanvas,
      props: node.props,
      custom: node.custom,
      parent: node.parent ?? null,
      hidden: node.hidden,
      nodes: node.nodes as NodeId[],
      linkedNodes: {},
    },
    info: {},
    related: {},
    events: { selected: false, dragged: false, hovered: false },
    rules: {
      canDrag: () => true,
      canDrop: () => true,
      canMoveIn: () => true,
      canMoveOut: () => true,
    },
    dom: null,
    _hydrationTimestamp: 0,
  };
}

/**
 * The table of nodes in Craft's state. Immer does not draft class instances: a plain object would be copied for every letter
 * typed, and frozen node by node.
 */
class NodeTable {
  [id: NodeId]: CraftNode;
}

/** Converts a tree to Craft's format: a table that is mutated in place. */
export function toCraftNodes(tree: BuilderTree): Record<NodeId, CraftNode> {
  const nodes = new NodeTable();
  for (const [id, node] of Object.entries(tree)) nodes[id] = toCraftNode(id, node);
  return nodes;
}
