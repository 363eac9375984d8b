import { describe, expect, it } from 'vitest';
import { branchHas, type CategoryBranch, categoryDepths, categoryTree } from './category-tree.ts';

const of = (id: number, parent_id: number | null = null) => ({
  id,
  category: `C${id}`,
  slug: `c-${id}`,
  parent_id,
});
const drawn = (branches: readonly CategoryBranch[]): unknown[] =>
  branches.map(({ category, children }) => [category.id, ...drawn(children)]);

describe('categoryTree', () => {
  it('nests categories below their parents in the given order', () => {
    expect(drawn(categoryTree([of(1), of(2, 1), of(3, 2), of(4, 1), of(5)]))).toEqual([
      [1, [2, [3]], [4]],
      [5],
    ]);
    expect(drawn(categoryTree([of(2, 1), of(1)]))).toEqual([[1, [2]]]);
  });

  it('keeps categories with a missing parent or a cyclic one', () => {
    expect(drawn(categoryTree([of(7, 99), of(8)]))).toEqual([[7], [8]]);
    expect(drawn(categoryTree([of(1, 2), of(2, 1), of(3, 3)]))).toEqual([[1, [2]], [3]]);
    expect(categoryTree([])).toEqual([]);
  });

  it('returns the depth of each category', () => {
    const tree = categoryTree([of(1), of(2, 1), of(3, 2), of(4)]);
    expect(categoryDepths(tree).map(({ category, depth }) => [category.id, depth])).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
      [4, 0],
    ]);
  });

  it('finds a match in a branch', () => {
    const [branch] = categoryTree([of(1), of(2, 1), of(3, 2)]);
    if (!branch) throw new Error('There is no branch');
    expect(branchHas(branch, ({ id }) => id === 3)).toBe(true);
    expect(branchHas(branch, ({ id }) => id === 4)).toBe(false);
  });
});
