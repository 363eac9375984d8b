import { type NodeId, ROOT_ID } from '@org/schema';
import type { DocumentStore } from '../document/document-store.ts';

/** One line of the layers: a block, as deep as it stands. */
export interface OutlineRow {
  readonly id: NodeId;
  /** 1 for the sections of the page. */
  readonly depth: number;
  readonly isOpen: boolean;
  readonly hasChildren: boolean;
  /** Place among its siblings, from 1, and how many they are. */
  readonly position: number;
  readonly siblings: number;
}

/** Up to this many blocks a document is shown with everything open. */
const ALL_OPEN = 60;

/** The blocks that are open at first: all of a short document, none of a long one. */
export function openAtFirst(store: DocumentStore): ReadonlySet<NodeId> {
  const ids = Object.keys(store.tree);
  return new Set(ids.length <= ALL_OPEN ? ids : []);
}

/** Ids of the blocks whose names hold all words of a search, with all blocks above them. */
function foundWithAncestors(store: DocumentStore, search: string): ReadonlySet<NodeId> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const kept = new Set<NodeId>();
  for (const id of Object.keys(store.tree)) {
    const name = store.getName(id).toLowerCase();
    if (id === ROOT_ID || !words.every((word) => name.includes(word))) continue;
    for (let at: NodeId | undefined = id; at !== undefined && !kept.has(at); )
      at = kept.add(at) && store.node(at)?.parent;
  }
  return kept;
}

/**
 * The lines of the layers, from top to bottom.
 * Shape: document, which blocks are open, words to search for → rows; a search shows what it finds wherever it stands.
 */
export function outlineRows(
  store: DocumentStore,
  open: ReadonlySet<NodeId>,
  search = '',
): OutlineRow[] {
  const kept = search.trim() ? foundWithAncestors(store, search) : undefined;
  const rows: OutlineRow[] = [];
  const visit = (parent: NodeId, depth: number): void => {
    const all = store.node(parent)?.nodes ?? [];
    const shown = kept ? all.filter((id) => kept.has(id)) : all;
    shown.forEach((id, at) => {
      const children = store.node(id)?.nodes ?? [];
      const hasChildren = kept ? children.some((child) => kept.has(child)) : children.length > 0;
      const isOpen = hasChildren && (kept !== undefined || open.has(id));
      rows.push({ id, depth, isOpen, hasChildren, position: at + 1, siblings: shown.length });
      if (isOpen) visit(id, depth + 1);
    });
  };
  visit(ROOT_ID, 1);
  return rows;
}
