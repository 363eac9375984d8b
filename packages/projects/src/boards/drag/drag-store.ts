import type { BoardCard } from '@org/schema/entities';
import { invariant } from '@org/schema/errors';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { type CardKey, cardKey } from '../model/board-state.ts';

/** Identifies a list of cards: its column, and its row of the board. */
export type ListId = `${number} ${string}`;

/** Returns the id of a list. */
export const listId = (columnId: number, lane: string): ListId => `${columnId} ${lane}`;

/** A list of cards on the screen, which cards can be dropped into. */
export interface DropList {
  readonly columnId: number;
  readonly columnName: string;
  readonly lane: string;
  /** Scrolling element of the list. */
  readonly element: HTMLElement;
  readonly getKeys: () => readonly CardKey[];
  /** Returns the index for a card that is dropped at a height of the window, among the cards without it. */
  readonly getIndex: (clientY: number, moved: CardKey) => number;
  readonly scrollTo: (index: number) => void;
}

/** A card while it is dragged. */
export interface Dragged {
  readonly card: BoardCard;
  readonly from: ListId;
  readonly isByKeyboard: boolean;
}

/** The place where a dragged card would be dropped. */
export interface DropTarget {
  readonly list: ListId;
  /** Among the cards of the list without the dragged one. */
  readonly index: number;
}

/** State of dragging. Only the dragged card and the lists of the drop target render when it changes. */
export interface DragStore {
  readonly lists: Map<ListId, DropList>;
  getDragged(): Dragged | undefined;
  getTarget(): DropTarget | undefined;
  start(dragged: Dragged, target: DropTarget): void;
  aim(target: DropTarget | undefined): void;
  end(): void;
  subscribe(listener: () => void): () => void;
}

/** Creates the state of dragging on a board. */
export function createDragStore(): DragStore {
  const listeners = new Set<() => void>();
  let dragged: Dragged | undefined;
  let target: DropTarget | undefined;
  const publish = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    lists: new Map(),
    getDragged: () => dragged,
    getTarget: () => target,
    start(next, first) {
      dragged = next;
      target = first;
      publish();
    },
    aim(next) {
      if (next?.list === target?.list && next?.index === target?.index) return;
      target = next;
      publish();
    },
    end() {
      dragged = undefined;
      target = undefined;
      publish();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** State of dragging on the board of a screen. */
export const DragContext = createContext<DragStore | undefined>(undefined);

/** Returns the state of dragging. */
export function useDragStore(): DragStore {
  const store = useContext(DragContext);
  invariant(store, 'cards are rendered on a board');
  return store;
}

/** Returns true while the card is dragged. */
export function useIsDragged(key: CardKey): boolean {
  const store = useDragStore();
  return useSyncExternalStore(store.subscribe, () => {
    const dragged = store.getDragged();
    return dragged !== undefined && cardKey(dragged.card) === key;
  });
}

/** Returns the index at which a dragged card would be dropped into a list; undefined for another list. */
export function useDropIndex(list: ListId): number | undefined {
  const store = useDragStore();
  return useSyncExternalStore(store.subscribe, () => {
    const target = store.getTarget();
    return target?.list === list ? target.index : undefined;
  });
}

/** Returns the dragged card. */
export function useDragged(): Dragged | undefined {
  const store = useDragStore();
  return useSyncExternalStore(store.subscribe, store.getDragged);
}
