import { expect, it } from 'vitest';
import { readClockTime } from './read-clock-time.ts';

it.each([
  ['9:00', '09:00'],
  ['09:05:59', '09:05'],
  ['9.30', '09:30'],
  ['14h15', '14:15'],
  ['9:30 pm', '21:30'],
  ['12:15 a.m.', '00:15'],
  ['12 PM', '12:00'],
  ['9', undefined],
  ['24:00', undefined],
  ['13:00 pm', undefined],
  ['9:75', undefined],
  ['soon', undefined],
])('reads %j as %j', (typed, time) => {
  expect(readClockTime(typed)).toBe(time);
});
