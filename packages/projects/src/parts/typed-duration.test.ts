import { readDuration } from '@org/schema';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MINUTES, showClock, showDuration } from './typed-duration.ts';

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
