import { sameJson, subtreeIds } from '@org/content';
import { ROOT_ID } from '@org/schema';
import type { BuilderNode, BuilderTree, NodeId } from '@org/schema/entities';

/** The three versions of a tree. */
export interface TreeVersions {
  /** The version that both began with. */
  readonly base: BuilderTree;
  readonly mine: BuilderTree;
  readonly theirs: BuilderTree;
}

/** Returns true if a node has other values or another parent than before. Added and moved children count as changes of their own. */
function isChanged(before: BuilderNode | undefined, after: BuilderNode): boolean {
  if (before === after) return false;
  return (
    before === undefined ||
    before.parent !== after.parent ||
    before.hidden !== after.hidden ||
    !sameJson(before.props, after.props) ||
    !sameJson(before.custom, after.custom)
  );
}

/** Returns the nodes that one person removed, and the other did not change: a removed block stays if the other worked in it. */
function findRemoved(base: BuilderTree, without: BuilderTree, other: BuilderTree): Set<NodeId> {
  const removed = new Set<NodeId>();
  const isGone = (id: NodeId | undefined): boolean =>
    id !== undefined && base[id] !== undefined && without[id] === undefined;
  for (const [id, node] of Object.entries(other)) {
    if (!isGone(id) || isGone(node.parent)) continue;
    const within = subtreeIds(other, id);
    if (within.some((one) => isChanged(base[one], other[one] as BuilderNode))) continue;
    for (const one of within) if (isGone(one)) removed.add(one);
  }
  return removed;
}

/** Returns the parent of a node in the merged tree, if both moved it the one that I chose. */
function chooseParent({ base, mine, theirs }: TreeVersions, id: NodeId): NodeId | undefined {
  const [was, own, other] = [base[id], mine[id], theirs[id]];
  if (!own) return other?.parent;
  if (!other) return own.parent;
  return own.parent === was?.parent ? other.parent : own.parent;
}

/** Returns true if the way from a node to the root leads back to the node. */
function isInCycle(parents: ReadonlyMap<NodeId, NodeId | undefined>, id: NodeId): boolean {
  let at = parents.get(id);
  for (let steps = 0; at !== undefined && steps <= parents.size; steps++) {
    if (at === id) return true;
    at = parents.get(at);
  }
  return at !== undefined;
}

/** Returns the first of some parents that is in the merged tree and not below the node. */
function findParent(
  parents: Map<NodeId, NodeId | undefined>,
  id: NodeId,
  candidates: readonly (NodeId | undefined)[],
): NodeId {
  for (const candidate of candidates) {
    if (candidate === undefined || !parents.has(candidate)) continue;
    parents.set(id, candidate);
    if (!isInCycle(parents, id)) return candidate;
  }
  return ROOT_ID;
}

/**
 * Returns the nodes of the merged tree with their parents. What one person added, moved or removed is added, moved or removed; a
 * block that one removed while the other worked in it stays. Where two moves would put blocks into each other, theirs counts.
 */
export function mergePlaces(versions: TreeVersions): Map<NodeId, NodeId | undefined> {
  const { base, mine, theirs } = versions;
  const removed = new Set([...findRemoved(base, mine, theirs), ...findRemoved(base, theirs, mine)]);
  const parents = new Map<NodeId, NodeId | undefined>();
  for (const id of new Set([...Object.keys(theirs), ...Object.keys(mine)]))
    if (!removed.has(id)) parents.set(id, chooseParent(versions, id));
  for (const [id, parent] of parents) {
    if (id === ROOT_ID) continue;
    const isPlaced =
      parent !== undefined &&
      parents.has(parent) &&
      !(parent !== theirs[id]?.parent && isInCycle(parents, id));
    if (isPlaced) continue;
    const candidates = [theirs, base, mine].map((tree) => tree[id]?.parent);
    parents.set(id, findParent(parents, id, candidates));
  }
  return parents;
}
