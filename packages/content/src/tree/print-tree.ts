import { ROOT_ID } from '@org/schema';
import type { BuilderNode, BuilderTree, NodeId } from '@org/schema/entities';
import { hasStoredFields, otherFields, storedNode } from './stored-node.ts';

/** Returns a node with its fields in the stored order. Unknown fields follow, unchanged. */
function ordered(node: BuilderNode): BuilderNode {
  return hasStoredFields(node) ? node : { ...storedNode(node), ...otherFields(node) };
}

/**
 * Returns true when a tree already has the serialized order. Trees of the guard do, and need no copy, which would cost a third of
 * what packing costs.
 */
function isPrintable(tree: BuilderTree, start: NodeId): boolean {
  const ids = Object.keys(tree);
  const nodes = Object.values(tree);
  const stack: NodeId[] = [start];
  let at = 0;
  for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
    // Each id is in the list once, so a node that is visited twice ends the walk.
    if (id !== ids[at]) return false;
    const node = nodes[at] as BuilderNode;
    at += 1;
    if (!hasStoredFields(node)) return false;
    for (let i = node.nodes.length - 1; i >= 0; i--) stack.push(node.nodes[i] as NodeId);
  }
  return at === ids.length;
}

/**
 * Serializes a tree: nodes in document order, fields in the stored order. Equal trees of the guard or of operations give equal
 * texts.
 */
export function printTree(tree: BuilderTree, start: NodeId = ROOT_ID): string {
  if (isPrintable(tree, start)) return JSON.stringify(tree);
  const nodes: Record<NodeId, BuilderNode> = {};
  // Inlines `walkTree` without a generator, since every save and every working copy runs this.
  const stack: NodeId[] = [start];
  for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
    const node = tree[id];
    if (!node || Object.hasOwn(nodes, id)) continue;
    nodes[id] = ordered(node);
    const children = node.nodes;
    for (let i = children.length - 1; i >= 0; i--) stack.push(children[i] as NodeId);
  }
  return JSON.stringify(nodes);
}
