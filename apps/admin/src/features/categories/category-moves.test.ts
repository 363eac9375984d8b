import { describe, expect, it } from 'vitest';
import { dropOf, stepOf, type TreeRow } from './category-moves.ts';

const row = (id: number, parent_id: number | null, order: number, path: string): TreeRow => ({
  id,
  parent_id,
  order,
  path,
});
const ROWS = [row(1, null, 0, 'a'), row(2, 1, 0, 'a/b'), row(3, 1, 1, 'a/c'), row(4, null, 1, 'd')];

describe('a move of a category', () => {
  it('goes one step among its own, below the one above, or out', () => {
    expect([
      stepOf(ROWS, 3, 'up'),
      stepOf(ROWS, 2, 'up'),
      stepOf(ROWS, 2, 'down'),
      stepOf(ROWS, 4, 'down'),
      stepOf(ROWS, 4, 'in'),
      stepOf(ROWS, 1, 'in'),
      stepOf(ROWS, 3, 'out'),
      stepOf(ROWS, 4, 'out'),
    ]).toEqual([
      { parent_id: 1, order: 0 },
      undefined,
      { parent_id: 1, order: 1 },
      undefined,
      { parent_id: 1, order: 2 },
      undefined,
      { parent_id: null, order: 1 },
      undefined,
    ]);
  });

  it('is dropped before, after or into another one, and never into itself', () => {
    expect([
      dropOf(ROWS, 1, 4, 'after'),
      dropOf(ROWS, 4, 1, 'before'),
      dropOf(ROWS, 4, 2, 'after'),
      dropOf(ROWS, 2, 4, 'inside'),
      dropOf(ROWS, 1, 3, 'before'),
      dropOf(ROWS, 1, 1, 'inside'),
    ]).toEqual([
      { parent_id: null, order: 1 },
      { parent_id: null, order: 0 },
      { parent_id: 1, order: 1 },
      { parent_id: 4, order: 0 },
      undefined,
      undefined,
    ]);
  });
});
