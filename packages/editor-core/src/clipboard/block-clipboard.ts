import {
  type BlockRegistry,
  extractFragment,
  guardTree,
  migrateTree,
  type Result,
} from '@org/content';
import type { BuilderNode, JsonValue, NodeId, TreeFragment } from '@org/schema';
import type { DocumentStore } from '../document/document-store.ts';
import { topmost } from '../document/several-blocks.ts';

/** Type of copied blocks on the clipboard. */
export const BLOCKS_TYPE = 'application/x-atrium-blocks';
/** Where the last copy is kept for menus, which may not read the clipboard unasked, and for other tabs. */
const BLOCKS_KEY = 'atrium.copied-blocks';
const STYLE_KEY = 'atrium.copied-style';
const FORMAT = 1;

/** Blocks as text, for the clipboard. Shape: document, ids → text, or undefined when there is nothing to copy. */
export function copyBlocks(store: DocumentStore, ids: readonly NodeId[]): string | undefined {
  const fragments = topmost(store, ids).map((id) => extractFragment(store.tree, id));
  return fragments.length > 0 ? JSON.stringify({ atrium: FORMAT, fragments }) : undefined;
}

function readFragment(value: unknown, registry: BlockRegistry): Result<{ fragment: TreeFragment }> {
  const { rootNodeId, nodes } = (value ?? {}) as Partial<TreeFragment>;
  if (typeof rootNodeId !== 'string')
    return { ok: false, code: 'content_invalid', message: 'The clipboard contains no blocks' };
  const guarded = guardTree(nodes, registry, rootNodeId);
  if (!guarded.ok) return guarded;
  const tree = migrateTree(guarded.tree, registry);
  const { parent: _parent, ...top } = tree[rootNodeId] as BuilderNode;
  return { ok: true, fragment: { rootNodeId, nodes: { ...tree, [rootNodeId]: top } } };
}

/**
 * Copied blocks, guarded as a load is: another tab or another program may have written them.
 * Shape: text → fragments with the ids that they had. Errors: those of the guard.
 */
export function readBlocks(
  text: string,
  registry: BlockRegistry,
): Result<{ fragments: readonly TreeFragment[] }> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  const list = (value as { fragments?: unknown } | undefined)?.fragments;
  if (!Array.isArray(list) || list.length === 0)
    return { ok: false, code: 'content_invalid', message: 'The clipboard contains no blocks' };
  const fragments: TreeFragment[] = [];
  for (const one of list) {
    const read = readFragment(one, registry);
    if (!read.ok) return read;
    fragments.push(read.fragment);
  }
  return { ok: true, fragments };
}

function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is full or switched off: the keys still copy by the system's clipboard.
  }
}

/** Keeps copied blocks for menus and other tabs. */
export const saveBlocks = (text: string): void => keep(BLOCKS_KEY, text);

/** The blocks that were copied last in this browser, or undefined. */
export const storedBlocks = (): string | undefined => localStorage.getItem(BLOCKS_KEY) ?? undefined;

/** Keeps the look of a block: what its style panels hold, and nothing else. */
export function copyStyle(store: DocumentStore, id: NodeId): void {
  keep(STYLE_KEY, JSON.stringify(store.node(id)?.props.settings ?? {}));
}

/** True when a look was copied. */
export const hasStyle = (): boolean => localStorage.getItem(STYLE_KEY) !== null;

/** Gives blocks the look that was copied. What a block has no panel for is left to its guard. */
export function pasteStyle(store: DocumentStore, ids: readonly NodeId[]): Result<object> {
  let settings: JsonValue;
  try {
    settings = JSON.parse(localStorage.getItem(STYLE_KEY) ?? '') as JsonValue;
  } catch {
    return { ok: false, code: 'conflict', message: 'No copied style' };
  }
  return store.run(
    ids.map((id) => ({ type: 'setProp', id, path: ['settings'], value: settings })),
    { label: 'Paste style' },
  );
}
