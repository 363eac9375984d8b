import { expect, it } from 'vitest';
import {
  allMatching,
  changeSelection,
  countSelected,
  getBulk,
  NOTHING_SELECTED,
  selectedIn,
  withoutRows,
} from './list-selection.ts';

it('counts and names the selected rows of all pages', () => {
  const two = changeSelection(NOTHING_SELECTED, [1, 2, 3], new Set([1, 9]));
  expect(countSelected(two, 240)).toBe(2);
  expect(selectedIn(two, [1, 2, 3])).toEqual(new Set([1, 9]));
  expect(getBulk(two, { search: 'kiln' })).toEqual({ ids: [1, 9] });
  expect(countSelected(withoutRows(two, [1]), 240)).toBe(1);
});

it('selects all matching rows except those that were deselected', () => {
  expect(selectedIn(allMatching(), [1, 2])).toEqual(new Set([1, 2]));
  const some = changeSelection(allMatching(), [1, 2, 3], new Set([1, 3]));
  expect([countSelected(some, 240), selectedIn(some, [2, 3])]).toEqual([239, new Set([3])]);
  expect(getBulk(some, { search: 'kiln' })).toEqual({ matching: { search: 'kiln' }, except: [2] });
  expect(changeSelection(some, [1, 2, 3], new Set([1, 2, 3]))).toEqual(allMatching());
});

it("counts all matching rows exactly when the list's total is capped", () => {
  const some = changeSelection(allMatching(84_312), [1, 2], new Set([1]));
  expect(countSelected(some, 10_000)).toBe(84_311);
});
