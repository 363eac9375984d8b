import { ROOT_ID } from '@org/schema';
import type { NodeId } from '@org/schema/entities';
import type { DocumentStore } from '../../model/document/document-store.ts';

/** A row of the layers: a block with its depth. */
export interface OutlineRow {
  readonly id: NodeId;
  /** 1 for the sections of the page. */
  readonly depth: number;
  readonly isOpen: boolean;
  readonly hasChildren: boolean;
  /** Position among its siblings, from 1, and number of siblings. */
  readonly position: number;
  readonly siblings: number;
}

/** Maximum number of blocks of a document that is initially expanded. */
const ALL_OPEN = 60;

/** Returns the blocks that are initially expanded: all of a short document, none of a long one. */
export function openAtFirst(store: DocumentStore): ReadonlySet<NodeId> {
  const ids = Object.keys(store.tree);
  return new Set(ids.length <= ALL_OPEN ? ids : []);
}

/** Returns the ids of blocks whose names match all search terms, with their ancestors. */
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
 * Returns the rows of the layers from top to bottom.
 * @param store - document
 * @param open - expanded blocks
 * @param search - search terms
 * @returns rows; a search also shows matches in collapsed blocks
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
