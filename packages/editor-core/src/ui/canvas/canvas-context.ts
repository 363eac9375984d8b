import type { NodeId, ShownItem } from '@org/schema/entities';
import { invariant } from '@org/schema/errors';
import { createContext, useContext } from 'react';
import type { DocumentStore } from '../../model/document/document-store.ts';
import type { EditorBlocks } from '../../session/host/editor-blocks.ts';
import type { ItemSource } from '../../session/host/item-source.ts';
import type { CanvasStyles } from '../rendering/canvas-styles.ts';

/** Tracks blocks that must be rendered as new elements after their text was edited inline. */
export class Redraws {
  private readonly counts = new Map<NodeId, number>();
  private readonly listeners = new Map<NodeId, Set<() => void>>();

  count(id: NodeId): number {
    return this.counts.get(id) ?? 0;
  }

  redraw(id: NodeId): void {
    this.counts.set(id, this.count(id) + 1);
    for (const listener of this.listeners.get(id) ?? []) listener();
  }

  subscribe(id: NodeId, listener: () => void): () => void {
    const set = this.listeners.get(id) ?? new Set();
    this.listeners.set(id, set.add(listener));
    return () => set.delete(listener);
  }
}

/** Shared values of all blocks in the canvas. A stable reference while a document is open, so that blocks do not rerender. */
export interface CanvasValue {
  readonly store: DocumentStore;
  readonly blocks: EditorBlocks;
  readonly styles: CanvasStyles;
  readonly context: object;
  readonly redraws: Redraws;
  /** Items that lists show; undefined for none. */
  readonly items?: ItemSource | undefined;
  /** Item that the page shows; null for none. */
  readonly shownItem?: ShownItem | null | undefined;
}

/** Context of the canvas. */
export const CanvasContext: React.Context<CanvasValue | undefined> = createContext<
  CanvasValue | undefined
>(undefined);

/**
 * Returns the canvas of a component.
 * @throws outside of one
 */
export function useCanvas(): CanvasValue {
  const canvas = useContext(CanvasContext);
  invariant(canvas, 'useCanvas is used outside a canvas');
  return canvas;
}
