import type { Change } from '@org/content';
import type { BuilderNode, BuilderTree, NodeId } from '@org/schema/entities';
import { isSameNode } from './same-node.ts';

/** Returns the change that leads from one tree to another: nodes that are new or different, and ids of those that are gone. */
export function findDifferences(
  before: BuilderTree,
  after: BuilderTree,
): Pick<Change, 'set' | 'removed'> {
  const set: Record<NodeId, BuilderNode> = {};
  for (const [id, node] of Object.entries(after)) {
    const old = before[id];
    if (!old || !isSameNode(old, node)) set[id] = node;
  }
  return { set, removed: Object.keys(before).filter((id) => !Object.hasOwn(after, id)) };
}
