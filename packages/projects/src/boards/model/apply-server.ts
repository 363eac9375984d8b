import type { BoardCard, BoardColumn } from '@org/schema/entities';
import { type BoardState, type CardKey, type CardRef, cardKey } from './board-state.ts';
import { addCount, changeBoard, forgetCard, putCard } from './change-cards.ts';

/** A page of a column's cards. */
export interface CardPage {
  readonly columnId: number;
  readonly cards: readonly BoardCard[];
  /** Position after which it begins; null for the first page. */
  readonly from: string | null;
  /** Position with which it ends; null for the last page. */
  readonly to: string | null;
  /** Clock of the board when it was requested. */
  readonly clock: number;
}

/** Result of a move on the server. */
export interface MovedCard extends CardRef {
  readonly column_id: number;
  readonly position: string;
  readonly is_done: boolean;
  readonly version: number;
}

const later = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? null : one > other ? one : other;

/** Applies a page: it replaces what was known of its part of the column, except what changed while it was loaded. */
export function applyPage(state: BoardState, page: CardPage): BoardState {
  const { columnId, cards, from, to, clock } = page;
  const isNew = (key: CardKey): boolean => (state.changedAt.get(key) ?? 0) > clock;
  return changeBoard(state, (draft) => {
    const column = draft.columns.get(columnId) ?? { keys: [], loadedTo: '' };
    const listed = new Set(cards.map(cardKey));
    draft.columns.set(columnId, { ...column, loadedTo: later(column.loadedTo, to) });
    for (const key of column.keys) {
      const position = state.cards.get(key)?.position ?? '';
      const isInPage = (from === null || position > from) && (to === null || position <= to);
      if (isInPage && !listed.has(key) && !isNew(key)) forgetCard(draft, key);
    }
    for (const card of cards) {
      const key = cardKey(card);
      const known = state.cards.get(key);
      // A card that was removed or changed after the request stays so.
      if (isNew(key) && (!known || known.version >= card.version)) continue;
      putCard(draft, card);
    }
  });
}

/** Applies a card as the server has it now, such as after an event. Older versions are ignored. */
export function applyCard(state: BoardState, card: BoardCard): BoardState {
  const known = state.cards.get(cardKey(card));
  if (known && known.version > card.version) return state;
  return changeBoard(state, (draft) => putCard(draft, card));
}

/** Removes a card that left the board. */
export function removeCard(state: BoardState, key: CardKey): BoardState {
  const known = state.cards.get(key);
  if (!known) return state;
  return changeBoard(state, (draft) => {
    addCount(draft, known.column_id, -1);
    forgetCard(draft, key);
  });
}

const getTotal = ({ task_count, project_count }: BoardColumn): number => task_count + project_count;

/** Returns true when a column has another number of cards than is known: cards came that nobody has told of. */
export function hasOtherCounts(state: BoardState, columns: readonly BoardColumn[]): boolean {
  return columns.some((column) => state.counts.get(column.id) !== getTotal(column));
}

/** Sets the numbers of all cards by column. */
export function applyCounts(state: BoardState, columns: readonly BoardColumn[]): BoardState {
  return changeBoard(state, (draft) => {
    draft.counts.clear();
    for (const column of columns) draft.counts.set(column.id, getTotal(column));
  });
}

/** Applies a move of anybody to a card that is loaded. */
export function applyMoved(state: BoardState, moved: MovedCard): BoardState {
  const known = state.cards.get(cardKey(moved));
  if (!known || known.version > moved.version) return state;
  const { column_id, position, is_done, version } = moved;
  return changeBoard(state, (draft) =>
    putCard(draft, { ...known, column_id, position, is_done, version }),
  );
}

/** Applies the server's confirmation of a move. */
export function confirmMove(state: BoardState, moveId: string, moved: MovedCard): BoardState {
  const move = state.moves.find(({ id }) => id === moveId);
  const rest = { ...state, moves: state.moves.filter(({ id }) => id !== moveId) };
  const known = state.cards.get(cardKey(moved)) ?? move?.card;
  if (!known || known.version > moved.version) return rest;
  const { column_id, position, is_done, version } = moved;
  return changeBoard(rest, (draft) => {
    const column = draft.columns.get(column_id);
    // A card that was dropped behind the loaded ones stays in sight.
    if (column && column.loadedTo !== null && position > column.loadedTo)
      draft.columns.set(column_id, { ...column, loadedTo: position });
    putCard(draft, { ...known, column_id, position, is_done, version });
  });
}

/** Returns true for a place in the part of a column that is loaded. */
export function isLoaded(state: BoardState, columnId: number, position: string): boolean {
  const column = state.columns.get(columnId);
  return column !== undefined && (column.loadedTo === null || position <= column.loadedTo);
}
