import type { Node as CraftNode } from '@craftjs/core';
import type { BuilderNode, BuilderTree, NodeId } from '@org/schema';

/** Stands for every block in Craft's store; views come from the registry, never from Craft. */
function Block(): null {
  return null;
}

/** Resolver of Craft's store: it asks for a component by name and is always given the same one. */
export const CRAFT_RESOLVER: Readonly<Record<string, typeof Block>> = { Block };

/** One of our nodes as Craft keeps it. */
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
 * The table of nodes in Craft's state. It is an instance of a class, which Immer, under Craft, leaves alone: a plain object
 * would be copied whole for every letter typed, and frozen node by node.
 */
class NodeTable {
  [id: NodeId]: CraftNode;
}

/** A whole tree as Craft keeps it: a table that is written in place. */
export function toCraftNodes(tree: BuilderTree): Record<NodeId, CraftNode> {
  const nodes = new NodeTable();
  for (const [id, node] of Object.entries(tree)) nodes[id] = toCraftNode(id, node);
  return nodes;
}
