import { expect, it } from 'vitest';
import { convertLength } from './convert-length.ts';

it.each([
  [1320, 'px', 'rem', 82.5],
  [2.5, 'rem', 'px', 40],
  [10, 'px', 'rem', 0.63],
  [50, 'px', '%', 50],
  [50, '%', 'vw', 50],
  [7, 'px', 'px', 7],
])('converts %s %s to %s: %s', (value, from, to, converted) => {
  expect(convertLength(value, from, to)).toBe(converted);
});
