import type { BoardCard } from '@org/schema/entities';
import { type BoardState, type CardKey, type CardMove, cardKey } from './board-state.ts';

/** Cards of the columns as people see them: those of the server with the waiting moves applied. */
export type BoardView = ReadonlyMap<number, readonly CardKey[]>;

const NONE: readonly CardKey[] = [];

/** Returns the index for a card among others, by the rule of the server: before one, else after one, else at the end. */
function getIndex(keys: readonly CardKey[], { before, after }: CardMove): number {
  const next = before ? keys.indexOf(cardKey(before)) : -1;
  if (next >= 0) return next;
  const previous = after ? keys.indexOf(cardKey(after)) : -1;
  return previous >= 0 ? previous + 1 : keys.length;
}

/** Returns the cards of all columns. Columns without waiting moves keep their reference. */
export function getView(state: BoardState): BoardView {
  const view = new Map<number, readonly CardKey[]>();
  for (const [id, { keys }] of state.columns) view.set(id, keys);
  for (const move of state.moves) {
    const key = cardKey(move.card);
    for (const [id, keys] of view)
      if (keys.includes(key))
        view.set(
          id,
          keys.filter((other) => other !== key),
        );
    const keys = view.get(move.columnId) ?? NONE;
    view.set(move.columnId, keys.toSpliced(getIndex(keys, move), 0, key));
  }
  return view;
}

/** Returns a card by its key. */
export function getCard(state: BoardState, key: CardKey): BoardCard | undefined {
  return state.cards.get(key) ?? state.moves.findLast(({ card }) => cardKey(card) === key)?.card;
}

/** Returns the number of cards of a column, with the waiting moves applied. */
export function getCount(state: BoardState, columnId: number): number {
  let count = state.counts.get(columnId) ?? 0;
  const columns = new Map<CardKey, number>();
  for (const { card, columnId: to } of state.moves) {
    const key = cardKey(card);
    const from = columns.get(key) ?? (state.cards.get(key) ?? card).column_id;
    if (from === columnId && to !== columnId) count -= 1;
    if (from !== columnId && to === columnId) count += 1;
    columns.set(key, to);
  }
  return Math.max(0, count);
}

/** Returns true while a move of the card waits for the server. */
export function isWaiting(state: BoardState, key: CardKey): boolean {
  return state.moves.some(({ card }) => cardKey(card) === key);
}
