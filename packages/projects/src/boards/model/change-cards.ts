import type { BoardCard } from '@org/schema/entities';
import {
  type BoardState,
  type CardKey,
  type ColumnCards,
  cardKey,
  compareCards,
} from './board-state.ts';

/** A board while its cards change: copies of what changes. */
export interface BoardDraft {
  readonly clock: number;
  readonly cards: Map<CardKey, BoardCard>;
  readonly changedAt: Map<CardKey, number>;
  readonly columns: Map<number, ColumnCards>;
  readonly counts: Map<number, number>;
}

/** Changes a copy of the board and returns it. */
export function changeBoard(state: BoardState, change: (draft: BoardDraft) => void): BoardState {
  const draft: BoardDraft = {
    clock: state.clock + 1,
    cards: new Map(state.cards),
    changedAt: new Map(state.changedAt),
    columns: new Map(state.columns),
    counts: new Map(state.counts),
  };
  change(draft);
  return { ...draft, moves: state.moves };
}

/** Returns the index at which a card belongs among others, by binary search. */
function findIndex(draft: BoardDraft, keys: readonly CardKey[], card: BoardCard): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const key = keys[middle];
    const other = key && draft.cards.get(key);
    if (other && compareCards(other, card) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function leaveColumn(draft: BoardDraft, key: CardKey, columnId: number): void {
  const column = draft.columns.get(columnId);
  if (column?.keys.includes(key))
    draft.columns.set(columnId, { ...column, keys: column.keys.filter((other) => other !== key) });
}

/** Removes a card from the loaded ones. */
export function forgetCard(draft: BoardDraft, key: CardKey): void {
  const known = draft.cards.get(key);
  if (!known) return;
  leaveColumn(draft, key, known.column_id);
  draft.cards.delete(key);
  draft.changedAt.set(key, draft.clock);
}

/** Changes the number of a column's cards. */
export function addCount(draft: BoardDraft, columnId: number, by: number): void {
  const count = draft.counts.get(columnId);
  if (count !== undefined) draft.counts.set(columnId, Math.max(0, count + by));
}

/** Puts a card where the server has it, if that part of its column is loaded. */
export function putCard(draft: BoardDraft, card: BoardCard): void {
  const key = cardKey(card);
  const known = draft.cards.get(key);
  if (known && known.column_id !== card.column_id) {
    addCount(draft, known.column_id, -1);
    addCount(draft, card.column_id, 1);
  }
  const column = draft.columns.get(card.column_id);
  if (
    known &&
    known.column_id === card.column_id &&
    known.position === card.position &&
    column?.keys.includes(key)
  ) {
    draft.cards.set(key, card);
    draft.changedAt.set(key, draft.clock);
    return;
  }
  forgetCard(draft, key);
  const target = draft.columns.get(card.column_id);
  // The rest of a column is loaded by scrolling to it.
  if (!target || (target.loadedTo !== null && card.position > target.loadedTo)) return;
  const index = findIndex(draft, target.keys, card);
  draft.columns.set(card.column_id, { ...target, keys: target.keys.toSpliced(index, 0, key) });
  draft.cards.set(key, card);
  draft.changedAt.set(key, draft.clock);
}
