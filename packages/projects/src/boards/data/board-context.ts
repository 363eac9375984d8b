import type { BoardCard } from '@org/schema/entities';
import { invariant } from '@org/schema/errors';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { CardKey } from '../model/board-state.ts';
import type { DropPlace } from '../model/make-move.ts';
import type { BoardStore } from './board-store.ts';

/** State and actions that the parts of an open board share; stable while the board is open. */
export interface OpenBoard {
  readonly boardId: number;
  readonly store: BoardStore;
  readonly canUpdate: boolean;
  /** Moves a card; the change shows at once. */
  readonly move: (key: CardKey, place: DropPlace) => void;
}

/** The open board of a screen. */
export const BoardContext = createContext<OpenBoard | undefined>(undefined);

/** Returns the open board. */
export function useBoard(): OpenBoard {
  const board = useContext(BoardContext);
  invariant(board, 'parts of a board are rendered on a board');
  return board;
}

/** Returns a card, and renders again when this card changes. */
export function useCard(key: CardKey): BoardCard | undefined {
  const { store } = useBoard();
  return useSyncExternalStore(store.subscribe, () => store.getCard(key));
}

/** Returns true while a move of the card waits for the server. */
export function useIsWaiting(key: CardKey): boolean {
  const { store } = useBoard();
  return useSyncExternalStore(store.subscribe, () => store.isWaiting(key));
}

/** Returns the cards of a column in their order. */
export function useColumnKeys(columnId: number): readonly CardKey[] {
  const { store } = useBoard();
  return useSyncExternalStore(store.subscribe, () => store.getKeys(columnId));
}

/** Returns the number of cards of a column. */
export function useColumnCount(columnId: number): number {
  const { store } = useBoard();
  return useSyncExternalStore(store.subscribe, () => store.getCount(columnId));
}
