import { expect, it } from 'vitest';
import { nextInGrid } from './next-in-grid.ts';

/** Two categories with two columns: three blocks, and two below. */
const BOXES = [
  { left: 0, top: 0 },
  { left: 100, top: 0 },
  { left: 0, top: 50 },
  { left: 0, top: 150 },
  { left: 100, top: 150 },
];

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 4, undefined],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, undefined],
  ['ArrowDown', 0, 2],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, 3],
  ['ArrowDown', 4, undefined],
  ['ArrowUp', 4, 2],
  ['ArrowUp', 2, 0],
  ['ArrowUp', 1, undefined],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['Tab', 1, undefined],
] as const)('%s moves from %s to %s', (key, from, to) => {
  expect(nextInGrid(BOXES, from, key)).toBe(to);
});

it('follows the text direction', () => {
  expect([
    nextInGrid(BOXES, 1, 'ArrowLeft', true),
    nextInGrid(BOXES, 1, 'ArrowRight', true),
  ]).toEqual([2, 0]);
  expect(nextInGrid([], 0, 'End')).toBeUndefined();
});
