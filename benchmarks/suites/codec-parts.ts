import { blockRegistry } from '@org/blocks/definitions';
import { guardTree, printTree } from '@org/content';
import { decodeContent, encodeContent } from '@org/content/node';
import type { BuilderTree } from '@org/schema/entities';

export { decodeContent, encodeContent, printTree };

/**
 * Loads a tree.
 * @throws when the guard refuses it
 */
export function guarded(raw: unknown): BuilderTree {
  const result = guardTree(raw, blockRegistry);
  if (!result.ok) throw new Error(result.message);
  return result.tree;
}
