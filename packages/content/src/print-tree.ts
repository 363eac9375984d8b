import { type BuilderNode, type BuilderTree, type NodeId, ROOT_ID } from '@org/schema';
import { hasStoredFields, otherFields, storedNode } from './stored-node.ts';

/** A node with its fields in the stored order. Fields that we do not know follow, untouched. */
function ordered(node: BuilderNode): BuilderNode {
  return hasStoredFields(node) ? node : { ...storedNode(node), ...otherFields(node) };
}

/**
 * True when a tree is laid out just as it is printed. Trees out of the guard are, and need no copy to be printed:
 * the copy would cost a third of what packing costs.
 */
function isPrintable(tree: BuilderTree, start: NodeId): boolean {
  const ids = Object.keys(tree);
  const nodes = Object.values(tree);
  const stack: NodeId[] = [start];
  let at = 0;
  for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
    // Ids stand once each in the list, so a node that is met twice ends the walk here as well.
    if (id !== ids[at]) return false;
    const node = nodes[at] as BuilderNode;
    at += 1;
    if (!hasStoredFields(node)) return false;
    for (let i = node.nodes.length - 1; i >= 0; i--) stack.push(node.nodes[i] as NodeId);
  }
  return at === ids.length;
}

/**
 * The one text of a tree: nodes in document order, fields in the stored order.
 * Equal trees that came through the guard or from operations give equal texts.
 */
export function printTree(tree: BuilderTree, start: NodeId = ROOT_ID): string {
  if (isPrintable(tree, start)) return JSON.stringify(tree);
  const nodes: Record<NodeId, BuilderNode> = {};
  // The walk of `walkTree` without what a generator costs: every save and every working copy comes through here.
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
