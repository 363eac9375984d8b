import { type BuilderNode, type BuilderTree, type NodeId, ROOT_ID } from '@org/schema';
import { walkTree } from './walk-tree.ts';

/** A node with its fields in the stored order. Fields that we do not know follow, untouched. */
function ordered(node: BuilderNode): BuilderNode {
  const {
    type,
    isCanvas,
    props,
    displayName,
    custom,
    parent,
    hidden,
    nodes,
    linkedNodes,
    ...unknown
  } = node;
  return parent === undefined
    ? { type, isCanvas, props, displayName, custom, hidden, nodes, linkedNodes, ...unknown }
    : {
        type,
        isCanvas,
        props,
        displayName,
        custom,
        parent,
        hidden,
        nodes,
        linkedNodes,
        ...unknown,
      };
}

/**
 * The one text of a tree: nodes in document order, fields in the stored order.
 * Equal trees that came through the guard or from operations give equal texts.
 */
export function printTree(tree: BuilderTree, start: NodeId = ROOT_ID): string {
  const nodes: Record<NodeId, BuilderNode> = {};
  for (const { id, node } of walkTree(tree, start)) nodes[id] = ordered(node);
  return JSON.stringify(nodes);
}
