import { subtreeIds } from '@org/content';
import { ROOT_ID } from '@org/schema';
import type { BuilderNode, BuilderTree, NodeId } from '@org/schema/entities';
import { hasSameValues } from '../document/same-node.ts';

/** The three versions of a tree. */
export interface TreeVersions {
  /** The version that both began with. */
  readonly base: BuilderTree;
  readonly mine: BuilderTree;
  readonly theirs: BuilderTree;
}

/** Returns true if a node is new, or has other values or another parent. Added and moved children count as changes themselves. */
function isChanged(before: BuilderNode | undefined, after: BuilderNode): boolean {
  return !before || before.parent !== after.parent || !hasSameValues(before, after);
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

/** Parents of the nodes of a tree by id; undefined for the root. */
type Parents = Map<NodeId, NodeId | undefined>;

/** Returns the nodes of a cycle above a node, `[]` when its way leads to the root. Adds the nodes on that way to `placed`. */
function findCycle(parents: Parents, start: NodeId, placed: Set<NodeId>): NodeId[] {
  const way = new Set<NodeId>();
  let at: NodeId | undefined = start;
  for (; at !== undefined && !placed.has(at); at = parents.get(at)) {
    if (way.has(at)) return [...way].slice([...way].indexOf(at));
    way.add(at);
  }
  for (const id of way) placed.add(id);
  return [];
}

/** Moves blocks that two people moved into each other back to where the others have them. */
function breakCycles(parents: Parents, theirs: BuilderTree): void {
  const placed = new Set<NodeId>();
  for (const id of parents.keys())
    for (let cycle = findCycle(parents, id, placed); cycle.length > 0; ) {
      const moved = cycle.filter((one) => {
        const other = theirs[one]?.parent;
        return other !== undefined && other !== parents.get(one) && parents.has(other);
      });
      for (const one of moved) parents.set(one, theirs[one]?.parent);
      if (moved.length === 0) parents.set(id, ROOT_ID);
      cycle = findCycle(parents, id, placed);
    }
}

/**
 * Returns the nodes of the merged tree with their parents. What one person added, moved or removed is added, moved or removed; a
 * block that one removed while the other worked in it stays. Where two moves would put blocks into each other, theirs counts.
 */
export function mergePlaces(versions: TreeVersions): Parents {
  const { base, mine, theirs } = versions;
  const removed = new Set([...findRemoved(base, mine, theirs), ...findRemoved(base, theirs, mine)]);
  const parents: Parents = new Map();
  for (const id of new Set([...Object.keys(theirs), ...Object.keys(mine)]))
    if (!removed.has(id)) parents.set(id, chooseParent(versions, id));
  for (const [id, parent] of parents) {
    if (id === ROOT_ID || (parent !== undefined && parents.has(parent))) continue;
    // The parent that one chose is gone.
    const others = [theirs, base, mine].map((tree) => tree[id]?.parent);
    parents.set(id, others.find((one) => one !== undefined && parents.has(one)) ?? ROOT_ID);
  }
  breakCycles(parents, theirs);
  return parents;
}
