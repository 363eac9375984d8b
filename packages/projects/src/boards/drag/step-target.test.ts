import { expect, it } from 'vitest';
import { testCard } from '../../../test/test-cards.ts';
import type { CardKey } from '../model/board-state.ts';
import { createDragStore, type DragStore, listId } from './drag-store.ts';
import { stepTarget } from './step-target.ts';

const COLUMNS = [1, 2];
const KEYS: Record<number, readonly CardKey[]> = {
  1: ['task 1', 'task 2', 'task 3'],
  2: ['task 4'],
};

function lift(index: number): DragStore {
  const store = createDragStore();
  for (const columnId of COLUMNS)
    store.lists.set(listId(columnId, ''), {
      columnId,
      columnName: `Column ${columnId}`,
      lane: '',
      element: document.createElement('div'),
      getKeys: () => KEYS[columnId] ?? [],
      getIndex: () => 0,
      scrollTo: () => undefined,
    });
  const from = listId(1, '');
  store.start({ card: testCard({ id: 2 }), from, isByKeyboard: true }, { list: from, index });
  return store;
}
const step = (key: string, index = 1) => stepTarget(lift(index), COLUMNS, key);

it('moves the target up and down within a column', () => {
  expect(step('ArrowUp')).toEqual({ list: '1 ', index: 0 });
  expect(step('ArrowDown')).toEqual({ list: '1 ', index: 2 });
});

it('stops at the first and the last place', () => {
  expect(step('ArrowUp', 0)).toEqual({ list: '1 ', index: 0 });
  expect(step('ArrowDown', 2)).toEqual({ list: '1 ', index: 2 });
});

it('moves the target to the next column, at the same height or at its end', () => {
  expect(step('ArrowRight', 0)).toEqual({ list: '2 ', index: 0 });
  expect(step('ArrowRight', 2)).toEqual({ list: '2 ', index: 1 });
});

it('ignores other keys, and columns beyond the last', () => {
  expect(step('ArrowLeft')).toBeUndefined();
  expect(step('x')).toBeUndefined();
});

it('jumps to the ends of a column', () => {
  expect(step('Home', 2)).toEqual({ list: '1 ', index: 0 });
  expect(step('End', 0)).toEqual({ list: '1 ', index: 2 });
});
