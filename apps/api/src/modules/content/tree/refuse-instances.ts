import { getComponentId, isInstance } from '@org/content';
import type { BuilderNode, BuilderTree } from '@org/schema/entities';
import { appError } from '@org/schema/errors';

/** Returns true for an instance with an id that no component can have; 0 and none stand for an instance without a component. */
function isUnusable(node: BuilderNode | undefined): boolean {
  if (!isInstance(node)) return false;
  const { componentId } = node.props;
  return componentId !== undefined && componentId !== 0 && getComponentId(node) === 0;
}

/**
 * Refuses instances with an id that no component can have, such as -1 or a text. Those of the stored content may remain.
 * @throws `content_invalid`
 */
export function refuseUnusableInstances(
  tree: BuilderTree,
  getStored: () => BuilderTree | undefined,
): void {
  const found = Object.keys(tree).filter((id) => isUnusable(tree[id]));
  if (found.length === 0) return;
  const before = getStored();
  if (found.every((id) => isUnusable(before?.[id]))) return;
  const message =
    'A block of this page shows a component without a valid id. Remove it and try again';
  throw appError('content_invalid', { message, formErrors: { content: message } });
}
