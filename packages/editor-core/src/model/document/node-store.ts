import type { Change } from '@org/content';
import type { BuilderTree, NodeId } from '@org/schema/entities';

/** Storage of the open document's nodes, which hides its implementation from the editor. */
export interface NodeStore {
  /** Returns the tree; the same reference until something changes. */
  tree(): BuilderTree;
  /** Replaces the whole tree and clears the selection. */
  load(tree: BuilderTree): void;
  /** Applies a planned change. */
  write(change: Pick<Change, 'set' | 'removed'>): void;
  /** Returns the ids of the selected nodes in the order of their selection. */
  selected(): readonly NodeId[];
  select(ids: readonly NodeId[]): void;
}
