import { ancestorIds, walkTree } from '@org/content';
import { ROOT_ID } from '@org/schema';
import type { BuilderTree, NodeId } from '@org/schema/entities';
import { hasSameChildren, hasSameValues } from '../../model/document/same-node.ts';

/** Differences between two trees by block. */
export interface TreeDifference {
  readonly added: readonly NodeId[];
  readonly removed: readonly NodeId[];
  readonly changed: readonly NodeId[];
}

/**
 * Compares two trees.
 * @returns ids only in mine, only in theirs, and in both but different
 */
export function compareTrees(mine: BuilderTree, theirs: BuilderTree): TreeDifference {
  const ids = (tree: BuilderTree): NodeId[] => Array.from(walkTree(tree), (visit) => visit.id);
  const changed = ids(mine).filter((id) => {
    const [a, b] = [mine[id], theirs[id]];
    return a && b && !(hasSameChildren(a, b) && hasSameValues(a, b));
  });
  return {
    added: ids(mine).filter((id) => !theirs[id]),
    removed: ids(theirs).filter((id) => !mine[id]),
    changed,
  };
}

/** Returns the top-level blocks that contain one of the ids; all of them when only their order differs. */
export function partsWith(tree: BuilderTree, ids: readonly NodeId[]): readonly NodeId[] {
  const tops = tree[ROOT_ID]?.nodes ?? [];
  const lines = new Set(ids.flatMap((id) => (tree[id] ? [id, ...ancestorIds(tree, id)] : [])));
  const within = tops.filter((top) => lines.has(top));
  return within.length > 0 ? within : tops;
}
