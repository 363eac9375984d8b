import { describe, expect, it } from 'vitest';
import { getTree, parentProblem, siblingIds } from './category-tree.ts';

const row = (id: number, parent_id: number | null, sort = 0) => ({
  id,
  parent_id,
  sort,
  slug: `c${id}`,
});
const ROWS = [row(4, 2), row(3, 1, 1), row(2, 1, 0), row(1, null, 1), row(5, null, 0)];

describe('a tree of categories', () => {
  it('returns categories in reading order, each with its path', () => {
    expect(getTree(ROWS).map(({ row: { id }, path }) => [id, path])).toEqual([
      [5, 'c5'],
      [1, 'c1'],
      [2, 'c1/c2'],
      [4, 'c1/c2/c4'],
      [3, 'c1/c3'],
    ]);
    expect(siblingIds(ROWS, 1)).toEqual([2, 3]);
  });

  it('moves categories without an existing parent to the top', () => {
    expect(getTree([row(7, 99)]).map(({ path }) => path)).toEqual(['c7']);
  });

  it('rejects a parent that is missing, the category itself, a descendant, or too deep', () => {
    const deep = [
      row(1, null),
      row(2, 1),
      row(3, 2),
      row(4, 3),
      row(5, 4),
      row(6, 5),
      row(7, null),
      row(8, 7),
    ];
    expect([
      parentProblem(ROWS, 99, undefined),
      parentProblem(ROWS, 1, 1),
      parentProblem(ROWS, 4, 1),
      parentProblem(ROWS, 5, 1),
      parentProblem(deep, 5, undefined),
      parentProblem(deep, 5, 7),
      parentProblem(deep, 6, undefined),
    ]).toEqual([
      'This category does not exist',
      'A category cannot be its own parent',
      'A category cannot be its own parent',
      undefined,
      undefined,
      'Categories have up to 6 levels',
      'Categories have up to 6 levels',
    ]);
  });
});
