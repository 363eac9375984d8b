import { describe, expect, it } from 'vitest';
import { getDrop, getStep, type TreeRow } from './category-moves.ts';

const row = (id: number, parent_id: number | null, order: number, path: string): TreeRow => ({
  id,
  parent_id,
  order,
  path,
});
const ROWS = [row(1, null, 0, 'a'), row(2, 1, 0, 'a/b'), row(3, 1, 1, 'a/c'), row(4, null, 1, 'd')];

describe('a move of a category', () => {
  it('goes one step among its siblings, into the one above, or out', () => {
    expect([
      getStep(ROWS, 3, 'up'),
      getStep(ROWS, 2, 'up'),
      getStep(ROWS, 2, 'down'),
      getStep(ROWS, 4, 'down'),
      getStep(ROWS, 4, 'in'),
      getStep(ROWS, 1, 'in'),
      getStep(ROWS, 3, 'out'),
      getStep(ROWS, 4, 'out'),
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

  it('drops before, after or inside another category, and never inside itself', () => {
    expect([
      getDrop(ROWS, 1, 4, 'after'),
      getDrop(ROWS, 4, 1, 'before'),
      getDrop(ROWS, 4, 2, 'after'),
      getDrop(ROWS, 2, 4, 'inside'),
      getDrop(ROWS, 1, 3, 'before'),
      getDrop(ROWS, 1, 1, 'inside'),
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
