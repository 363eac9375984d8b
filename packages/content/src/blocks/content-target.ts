import { ROOT_ID } from '@org/schema';
import type { BuilderTree, NodeId } from '@org/schema/entities';
import type { BlockRegistry, BlockTarget } from './block-definition.ts';

/** Returns the target of content, which is that of its root block. A root that is not installed belongs to a page. */
export function getContentTarget(
  tree: BuilderTree,
  registry: BlockRegistry,
  rootId: NodeId = ROOT_ID,
): BlockTarget {
  const root = registry.get(tree[rootId]?.type.resolvedName ?? '');
  return root && !root.targets.includes('page') ? 'email' : 'page';
}
