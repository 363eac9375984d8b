import type { BuilderNode, BuilderTree, NodeId, TreeFragment } from '@org/schema/entities';
import { type NewNodeId, newNodeId } from './new-node-id.ts';
import { walkTree } from './walk-tree.ts';

/** Extracts a node and its descendants: with their ids, and the top node without a parent. */
export function extractFragment(tree: BuilderTree, id: NodeId): TreeFragment {
  const nodes: Record<NodeId, BuilderNode> = {};
  for (const visit of walkTree(tree, id)) nodes[visit.id] = visit.node;
  const { parent: _parent, ...top } = nodes[id] as BuilderNode;
  nodes[id] = top;
  return { rootNodeId: id, nodes };
}

/** Copies a fragment with fresh ids, sharing nothing with the original. */
export function cloneFragment(fragment: TreeFragment, newId: NewNodeId = newNodeId): TreeFragment {
  const ids = new Map(
    Array.from(walkTree(fragment.nodes, fragment.rootNodeId), ({ id }) => [id, newId()] as const),
  );
  const fresh = (id: NodeId): NodeId => ids.get(id) as NodeId;
  const nodes: Record<NodeId, BuilderNode> = {};
  for (const [id, next] of ids) {
    const { parent, ...node } = fragment.nodes[id] as BuilderNode;
    const copy = { ...structuredClone(node), nodes: node.nodes.map(fresh) };
    nodes[next] =
      parent === undefined || id === fragment.rootNodeId
        ? copy
        : { ...copy, parent: fresh(parent) };
  }
  return { rootNodeId: fresh(fragment.rootNodeId), nodes };
}
