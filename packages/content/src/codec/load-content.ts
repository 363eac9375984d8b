import type { BuilderTree } from '@org/schema/entities';
import type { BlockRegistry, BlockTarget } from '../blocks/block-definition.ts';
import { defaultEmailTree, defaultPageTree } from '../blocks/default-trees.ts';
import { type GuardNote, guardTree } from '../guard/guard-tree.ts';
import { migrateTree } from '../guard/migrate-tree.ts';
import type { Result } from '../values/result.ts';
import { decodeContent } from './codec.ts';

/** A valid, migrated tree with notes about repairs by the guard. */
export type LoadedContent = Result<{ tree: BuilderTree; notes: readonly GuardNote[] }>;

/** Guards and migrates a decoded value. */
export function loadTree(value: unknown, registry: BlockRegistry): LoadedContent {
  const guarded = guardTree(value, registry);
  return guarded.ok ? { ...guarded, tree: migrateTree(guarded.tree, registry) } : guarded;
}

/** Creates the loader of a codec. */
export function contentLoader(decode: typeof decodeContent) {
  return (
    content: string | null | undefined,
    registry: BlockRegistry,
    target: BlockTarget = 'page',
  ): LoadedContent => {
    const empty = target === 'email' ? defaultEmailTree : defaultPageTree;
    if (!content) return { ok: true, tree: empty(registry), notes: [] };
    const decoded = decode(content);
    return decoded.ok ? loadTree(decoded.value, registry) : decoded;
  };
}

/**
 * Loads stored content: decoded, guarded, migrated. Null and '' give the default tree, that of a page unless specified
 * otherwise.
 * @throws those of `decodeContent` and `guardTree`
 */
export const loadContent: ReturnType<typeof contentLoader> = contentLoader(decodeContent);
