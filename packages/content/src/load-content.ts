import type { BuilderTree } from '@org/schema';
import type { BlockRegistry, BlockTarget } from './block-definition.ts';
import { decodeContent } from './codec.ts';
import { defaultEmailTree, defaultPageTree } from './default-trees.ts';
import { type GuardNote, guardTree } from './guard-tree.ts';
import { migrateTree } from './migrate-tree.ts';
import type { Result } from './result.ts';

/** A tree that is safe to use and up to date, with notes of what the guard mended. */
export type LoadedContent = Result<{ tree: BuilderTree; notes: readonly GuardNote[] }>;

/** Guards and migrates a value that was unpacked already. */
export function loadTree(value: unknown, registry: BlockRegistry): LoadedContent {
  const guarded = guardTree(value, registry);
  return guarded.ok ? { ...guarded, tree: migrateTree(guarded.tree, registry) } : guarded;
}

/** Makes the loader of a codec. */
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
 * Stored content as a tree that can be used: unpacked, guarded, migrated. Null and '' give the default tree of what the
 * content is of, a page unless it says otherwise. Errors: those of `decodeContent` and `guardTree`. Source: CONTENT-001 to CONTENT-003, CONTENT-005.
 */
export const loadContent: ReturnType<typeof contentLoader> = contentLoader(decodeContent);
