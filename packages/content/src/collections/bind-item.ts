import type { BuilderNode, BuilderTree, NodeId, ShownItem } from '@org/schema/entities';
import type { BlockRegistry } from '../blocks/block-definition.ts';
import { walkTree } from '../tree/walk-tree.ts';
import { getBoundProps, type ShownIn } from './bindings.ts';
import { isList } from './list-blocks.ts';

/** Options of showing an item. */
export interface ItemOptions extends ShownIn, ShownItem {
  readonly registry: BlockRegistry;
}

/** Returns the ids of the blocks inside of lists, which show the items of the lists. */
function findListed(tree: BuilderTree): ReadonlySet<NodeId> {
  const listed = new Set<NodeId>();
  for (const { id, node } of walkTree(tree))
    if (isList(node) || listed.has(id)) for (const child of node.nodes) listed.add(child);
  return listed;
}

/**
 * Returns the tree of an item's page with the fields of the item in the props that are bound to them. Blocks inside of lists are
 * not changed. Components have to be expanded before.
 * Identity: the same tree when no block is bound.
 */
export function bindItem(
  tree: BuilderTree,
  { item, fields, registry, ...shownIn }: ItemOptions,
): BuilderTree {
  const listed = findListed(tree);
  const bound: Record<NodeId, BuilderNode> = {};
  for (const [id, node] of Object.entries(tree)) {
    if (listed.has(id)) continue;
    const definition = registry.get(node.type.resolvedName);
    const props = getBoundProps(node, definition, { item, fields, shownIn });
    if (Object.keys(props).length > 0) bound[id] = { ...node, props: { ...node.props, ...props } };
  }
  return Object.keys(bound).length === 0 ? tree : { ...tree, ...bound };
}
