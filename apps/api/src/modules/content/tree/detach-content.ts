import { type BlockRegistry, detachComponent, guardTree, isInstance } from '@org/content';
import { encodeContent, loadContent } from '@org/content/node';
import type { BuilderTree, TreeFragment } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { createFinder } from './check-instances.ts';

/** Content that shows a component. */
export interface DetachInput {
  /** Encoded text, or a fragment as JSON. */
  readonly text: string;
  readonly componentId: number;
  /** Encoded content of the component. */
  readonly source: string;
}

/** Returns the number of components that a tree shows. */
const countInstances = (tree: BuilderTree): number => Object.values(tree).filter(isInstance).length;

/**
 * Returns content with the blocks of a component in place of its instances. Content that cannot be read is returned unchanged.
 * @throws `content_too_large`
 */
export function detachContent(
  { text, componentId, source }: DetachInput,
  registry: BlockRegistry,
): string {
  const find = createFinder([{ id: componentId, content: source }], registry);
  const detach = (tree: BuilderTree): BuilderTree => {
    const detached = detachComponent(tree, componentId, { find, registry });
    // An instance is missing when there is no space for its blocks.
    if (find(componentId) && Object.keys(tree).some((id) => !Object.hasOwn(detached, id)))
      throw appError('content_too_large');
    return detached;
  };
  if (!text.startsWith('{')) {
    const loaded = loadContent(text, registry);
    return loaded.ok && countInstances(loaded.tree) > 0 ? encodeContent(detach(loaded.tree)) : text;
  }
  // Our own JSON, guarded before it was stored.
  const { rootNodeId, nodes } = JSON.parse(text) as TreeFragment;
  const guarded = guardTree(nodes, registry, rootNodeId);
  return guarded.ok ? JSON.stringify({ rootNodeId, nodes: detach(guarded.tree) }) : text;
}
