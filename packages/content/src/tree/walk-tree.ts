import { ROOT_ID } from '@org/schema';
import type { BuilderNode, BuilderTree, NodeId } from '@org/schema/entities';

/** A visited node. */
export interface Visit {
  readonly id: NodeId;
  readonly node: BuilderNode;
  /** 0 for the start node. */
  readonly depth: number;
}

/**
 * Visits a node and its descendants in document order, parents first. Iterative, and visits each node once even in an invalid
 * tree.
 */
export function* walkTree(tree: BuilderTree, start: NodeId = ROOT_ID): Generator<Visit> {
  const stack: { id: NodeId; depth: number }[] = [{ id: start, depth: 0 }];
  const seen = new Set<NodeId>();
  for (let top = stack.pop(); top; top = stack.pop()) {
    const node = tree[top.id];
    if (!node || seen.has(top.id)) continue;
    seen.add(top.id);
    yield { id: top.id, node, depth: top.depth };
    for (let i = node.nodes.length - 1; i >= 0; i--)
      stack.push({ id: node.nodes[i] as NodeId, depth: top.depth + 1 });
  }
}

/** Returns the ids of a node and its descendants in document order. */
export function subtreeIds(tree: BuilderTree, start: NodeId = ROOT_ID): NodeId[] {
  return Array.from(walkTree(tree, start), (visit) => visit.id);
}

/** Returns the ids from a node's parent up to the root, nearest first. */
export function ancestorIds(tree: BuilderTree, id: NodeId): NodeId[] {
  const ids: NodeId[] = [];
  for (
    let parent = tree[id]?.parent;
    parent !== undefined && ids.length <= 1000;
    parent = tree[parent]?.parent
  )
    ids.push(parent);
  return ids;
}

/** Returns true when `id` is `above` itself or one of its descendants. */
export function isWithin(tree: BuilderTree, id: NodeId, above: NodeId): boolean {
  return id === above || ancestorIds(tree, id).includes(above);
}

/** Returns a node's position among its parent's children, or undefined for the root. */
export function getPlace(
  tree: BuilderTree,
  id: NodeId,
): { parent: NodeId; index: number } | undefined {
  const parent = tree[id]?.parent;
  const index = parent === undefined ? -1 : (tree[parent]?.nodes.indexOf(id) ?? -1);
  return parent === undefined || index < 0 ? undefined : { parent, index };
}
