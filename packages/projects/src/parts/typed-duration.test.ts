import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MINUTES, readDuration, showClock, showDuration } from './typed-duration.ts';

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

it('shows durations in a form that it reads', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: DAY_MINUTES }), (minutes) => {
      expect(readDuration(showDuration(minutes))).toBe(minutes);
    }),
  );
});

it('shows a running time as a clock', () => {
  expect([0, 59, 3725, -3].map(showClock)).toEqual(['0:00:00', '0:00:59', '1:02:05', '0:00:00']);
});
