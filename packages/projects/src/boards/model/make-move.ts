import type { BoardCard } from '@org/schema/entities';
import { type CardKey, type CardMove, type CardRef, cardKey } from './board-state.ts';

/** A place on a board. */
export interface DropPlace {
  readonly columnId: number;
  /** Among the cards of the column without the moved one; infinity for the end of the column, loaded or not. */
  readonly index: number;
}

function toRef(key: CardKey | undefined): CardRef | null {
  if (!key) return null;
  const [entity, id] = key.split(' ');
  return { entity: entity === 'project' ? 'project' : 'task', id: Number(id) };
}

/**
 * Returns the move of a card to a place; undefined when it is there already.
 * @param keys - cards of the column as people see them
 */
export function makeMove(
  given: { readonly id: string; readonly boardId: number; readonly card: BoardCard },
  keys: readonly CardKey[],
  { columnId, index }: DropPlace,
): CardMove | undefined {
  const key = cardKey(given.card);
  const others = keys.filter((other) => other !== key);
  if (!Number.isFinite(index)) return { ...given, columnId, before: null, after: null };
  const at = Math.min(index, others.length);
  if (keys[at] === key) return undefined;
  return { ...given, columnId, before: toRef(others[at]), after: toRef(others[at - 1]) };
}

/**
 * Returns the index among all cards of a column for an index among some of them, such as those of a row.
 * @param all - cards of the column without the moved one
 * @param some - those that are shown, without the moved one
 */
export function toColumnIndex(
  all: readonly CardKey[],
  some: readonly CardKey[],
  index: number,
): number {
  const next = some[index];
  if (next !== undefined) return Math.max(0, all.indexOf(next));
  const previous = some[index - 1];
  return previous === undefined ? all.length : all.indexOf(previous) + 1;
}
