import {
  type BlockRegistry,
  expandComponents,
  extractFragment,
  type FindComponent,
  isInstance,
  type Operation,
  type Refusal,
  refusePlacement,
} from '@org/content';
import type { BuilderTree, NodeId, TreeFragment } from '@org/schema/entities';

/** A document with the components that it shows. */
export interface ShownDocument {
  readonly tree: BuilderTree;
  readonly registry: BlockRegistry;
  readonly findComponent: FindComponent | undefined;
}

/**
 * Checks whether the blocks that components show may be placed in a parent: they have the rules of blocks of the page.
 * @param moving - node of the tree that moves there
 * @returns undefined, or the reason
 */
export function refuseShown(
  { tree, registry, findComponent }: ShownDocument,
  parent: NodeId,
  { rootNodeId, nodes }: TreeFragment,
  moving?: NodeId,
): Refusal | undefined {
  if (!findComponent || !Object.values(nodes).some(isInstance)) return undefined;
  const shown = expandComponents(nodes, findComponent, registry);
  // A component that is missing shows nothing.
  if (!shown[rootNodeId]) return undefined;
  const fragment = { rootNodeId, nodes: shown };
  return refusePlacement(tree, registry, { parent, fragment, moving });
}

/** Checks an operation that places blocks in another parent, as `refuseShown` does. */
export function refuseShownOperation(
  document: ShownDocument,
  operation: Operation,
): Refusal | undefined {
  if (operation.type === 'insert')
    return refuseShown(document, operation.parent, operation.fragment);
  if (operation.type !== 'move') return undefined;
  const { id, parent } = operation;
  const node = document.tree[id];
  if (!node || node.parent === parent) return undefined;
  return refuseShown(document, parent, extractFragment(document.tree, id), id);
}
