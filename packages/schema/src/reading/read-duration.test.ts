import { expect, it } from 'vitest';
import { readDuration } from './read-duration.ts';

it.each([
  ['', 0],
  ['1:30', 90],
  ['0:05', 5],
  ['1.5', 90],
  ['1,25', 75],
  ['.5', 30],
  ['2', 120],
  ['1h 30m', 90],
  ['1h', 60],
  ['90m', 90],
  ['45 min', 45],
  ['1.5 hours', 90],
  ['1:60', undefined],
  ['h', undefined],
  ['-1', undefined],
  ['one', undefined],
  ['.', undefined],
])('reads %j as %j minutes', (typed, minutes) => {
  expect(readDuration(typed)).toBe(minutes);
});
