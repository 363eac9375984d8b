import { type CardKey, cardKey } from '../model/board-state.ts';
import { type DragStore, type DropTarget, type ListId, listId } from './drag-store.ts';

/** Number of cards of a list without the moved one. */
const countOthers = (keys: readonly CardKey[], moved: CardKey): number =>
  keys.length - (keys.includes(moved) ? 1 : 0);

/**
 * Returns the drop target after a key: up and down in the list, left and right to the same row of another column, Home and End to
 * the ends of the list. Undefined for other keys, and at an edge.
 * @param columns - ids of the columns in their order
 */
export function stepTarget(
  store: DragStore,
  columns: readonly number[],
  key: string,
): DropTarget | undefined {
  const target = store.getTarget();
  const dragged = store.getDragged();
  const list = target && store.lists.get(target.list);
  if (!list || !dragged) return undefined;
  const moved = cardKey(dragged.card);
  const within = (id: ListId, index: number): DropTarget | undefined => {
    const next = store.lists.get(id);
    if (!next) return undefined;
    const last = countOthers(next.getKeys(), moved);
    return { list: id, index: Math.max(0, Math.min(index, last)) };
  };
  switch (key) {
    case 'ArrowUp':
      return within(target.list, target.index - 1);
    case 'ArrowDown':
      return within(target.list, target.index + 1);
    case 'Home':
      return within(target.list, 0);
    case 'End':
      return within(target.list, Number.POSITIVE_INFINITY);
    case 'ArrowLeft':
    case 'ArrowRight': {
      const next = columns[columns.indexOf(list.columnId) + (key === 'ArrowLeft' ? -1 : 1)];
      return next === undefined ? undefined : within(listId(next, list.lane), target.index);
    }
    default:
      return undefined;
  }
}
