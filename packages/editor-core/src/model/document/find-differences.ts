import { type Change, sameJson } from '@org/content';
import type { BuilderNode, BuilderTree, NodeId } from '@org/schema/entities';

function isSame(before: BuilderNode | undefined, after: BuilderNode): boolean {
  if (before === after) return true;
  return (
    before !== undefined &&
    before.parent === after.parent &&
    before.hidden === after.hidden &&
    before.type.resolvedName === after.type.resolvedName &&
    before.nodes.length === after.nodes.length &&
    before.nodes.every((id, at) => id === after.nodes[at]) &&
    sameJson(before.props, after.props) &&
    sameJson(before.custom, after.custom)
  );
}

/** Returns the change that leads from one tree to another: nodes that are new or different, and ids of those that are gone. */
export function findDifferences(
  before: BuilderTree,
  after: BuilderTree,
): Pick<Change, 'set' | 'removed'> {
  const set: Record<NodeId, BuilderNode> = {};
  for (const [id, node] of Object.entries(after)) if (!isSame(before[id], node)) set[id] = node;
  return { set, removed: Object.keys(before).filter((id) => !Object.hasOwn(after, id)) };
}
