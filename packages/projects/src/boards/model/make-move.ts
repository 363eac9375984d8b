import type { BoardCard } from '@org/schema/entities';
import { type CardKey, type CardMove, type CardRef, cardKey } from './board-state.ts';

/** A place on a board: an index among the cards of a column without the moved one. */
export interface DropPlace {
  readonly columnId: number;
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
  const at = Math.min(index, others.length);
  if (keys[at] === key) return undefined;
  return { ...given, columnId, before: toRef(others[at]), after: toRef(others[at - 1]) };
}
