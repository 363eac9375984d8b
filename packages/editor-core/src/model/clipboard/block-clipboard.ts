import {
  type BlockRegistry,
  extractFragment,
  guardTree,
  migrateTree,
  type Result,
} from '@org/content';
import type { BuilderNode, JsonValue, NodeId, TreeFragment } from '@org/schema/entities';
import type { DocumentStore } from '../document/document-store.ts';
import { topmost } from '../edits/several-blocks.ts';

/** Media type of copied blocks on the clipboard. */
export const BLOCKS_TYPE = 'application/x-atrium-blocks';
/** Storage key of the last copy, for menus, which may not read the clipboard without asking, and for other tabs. */
const BLOCKS_KEY = 'atrium.copied-blocks';
const STYLE_KEY = 'atrium.copied-style';
const FORMAT = 1;

/**
 * Serializes blocks for the clipboard.
 * @param store - document
 * @returns text, or undefined when there is nothing to copy
 */
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
 * Parses and guards copied blocks like loaded content: another tab or program may have written them.
 * @returns fragments with their original ids
 * @throws those of the guard
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
    // Without storage the keyboard shortcuts still use the system clipboard.
  }
}

/** Stores copied blocks for menus and other tabs. */
export const saveBlocks = (text: string): void => keep(BLOCKS_KEY, text);

/** Returns the blocks that were last copied in this browser, or undefined. */
export const storedBlocks = (): string | undefined => localStorage.getItem(BLOCKS_KEY) ?? undefined;

/** Copies the style of a block: the values of its style panels, and nothing else. */
export function copyStyle(store: DocumentStore, id: NodeId): void {
  keep(STYLE_KEY, JSON.stringify(store.node(id)?.props.settings ?? {}));
}

/** Returns true when a style was copied. */
export const hasStyle = (): boolean => localStorage.getItem(STYLE_KEY) !== null;

/** Applies the copied style to blocks. The guard drops values that a block has no panel for. */
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
