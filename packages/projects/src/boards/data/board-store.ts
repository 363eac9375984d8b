import type { BoardCard } from '@org/schema/entities';
import { type BoardState, type CardKey, EMPTY_BOARD } from '../model/board-state.ts';
import { type BoardView, getCard, getCount, getView, isWaiting } from '../model/board-view.ts';

/** Cards of an open board. Snapshots keep their reference until they change. */
export interface BoardStore {
  getState(): BoardState;
  change(apply: (state: BoardState) => BoardState): void;
  subscribe(listener: () => void): () => void;
  getKeys(columnId: number): readonly CardKey[];
  getCard(key: CardKey): BoardCard | undefined;
  getCount(columnId: number): number;
  isWaiting(key: CardKey): boolean;
}

const NONE: readonly CardKey[] = [];

const isSame = (one: readonly CardKey[], other: readonly CardKey[] | undefined): boolean =>
  other !== undefined && one.length === other.length && one.every((key, at) => key === other[at]);

/** Creates the store of a board's cards. */
export function createBoardStore(): BoardStore {
  let state = EMPTY_BOARD;
  let view: BoardView = new Map();
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    change(apply) {
      const next = apply(state);
      if (next === state) return;
      state = next;
      const before = view;
      view = new Map(
        [...getView(state)].map(([id, keys]) => {
          const known = before.get(id);
          return [id, known && isSame(keys, known) ? known : keys];
        }),
      );
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getKeys: (columnId) => view.get(columnId) ?? NONE,
    getCard: (key) => getCard(state, key),
    getCount: (columnId) => getCount(state, columnId),
    isWaiting: (key) => isWaiting(state, key),
  };
}
