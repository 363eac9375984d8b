import { expect, it } from 'vitest';
import type { Sort } from './data-table.types.ts';
import { nextSort } from './data-table-sort.ts';

const asc = (column: string): Sort => ({ column, direction: 'ASC' });
const desc = (column: string): Sort => ({ column, direction: 'DESC' });

it('sorts by one column, and reverses it on the next click', () => {
  expect(nextSort([desc('edited')], 'title', { add: false })).toEqual([asc('title')]);
  expect(nextSort([asc('title')], 'title', { add: false })).toEqual([desc('title')]);
  expect(nextSort([desc('title')], 'title', { add: false })).toEqual([asc('title')]);
});

it('removes other columns when one is clicked without Shift', () => {
  expect(nextSort([asc('status'), asc('title')], 'title', { add: false })).toEqual([asc('title')]);
});

it('adds a second and a third column with Shift, reverses them, and removes them', () => {
  const two = nextSort([asc('status')], 'title', { add: true });
  expect(two).toEqual([asc('status'), asc('title')]);
  const turned = nextSort(two, 'title', { add: true });
  expect(turned).toEqual([asc('status'), desc('title')]);
  expect(nextSort(turned, 'title', { add: true })).toEqual([asc('status')]);
  expect(nextSort([asc('a'), asc('b'), asc('c')], 'd', { add: true })).toEqual([
    asc('b'),
    asc('c'),
    asc('d'),
  ]);
});

it('always keeps a sort column', () => {
  expect(nextSort([desc('title')], 'title', { add: true })).toEqual([asc('title')]);
});
