import { blockRegistry } from '@org/blocks/definitions';
import { guardTree, printTree } from '@org/content';
import { decodeContent, encodeContent } from '@org/content/node';
import type { BuilderTree } from '@org/schema';

export { decodeContent, encodeContent, printTree };

/** A tree as it is once it was loaded. Errors: throws where the guard refuses it. */
export function guarded(raw: unknown): BuilderTree {
  const result = guardTree(raw, blockRegistry);
  if (!result.ok) throw new Error(result.message);
  return result.tree;
}
