import { expect, it } from 'vitest';
import { placeAfter } from './grid-keys.ts';

it('moves through a grid by keyboard, and stops at its edges', () => {
  const grid = { count: 8, columns: 3 };
  const after = (at: number, ...keys: string[]): (number | undefined)[] =>
    keys.map((key) => placeAfter(key, at, grid));
  expect(after(0, 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End')).toEqual([
    0, 1, 0, 3, 0, 7,
  ]);
  expect(after(5, 'ArrowDown', 'ArrowRight')).toEqual([7, 6]);
  expect(after(7, 'ArrowDown', 'ArrowRight', 'Enter')).toEqual([7, 7, undefined]);
  expect(placeAfter('End', 0, { count: 0, columns: 3 })).toBeUndefined();
});
