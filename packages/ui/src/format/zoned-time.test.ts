import { expect, it } from 'vitest';
import { fromWallTime, toWallTime } from './zoned-time.ts';

const TORONTO = 'America/Toronto';

it.each([
  ['2026-01-15T13:30:00.000Z', '2026-01-15T08:30'],
  ['2026-07-15T12:30:00.000Z', '2026-07-15T08:30'],
  ['2026-03-08T07:30:00.000Z', '2026-03-08T03:30'],
  ['2026-11-01T04:30:00.000Z', '2026-11-01T00:30'],
])('converts %s to %s in Toronto, and back', (instant, wall) => {
  expect(toWallTime(instant, TORONTO)).toBe(wall);
  expect(fromWallTime(wall, TORONTO)).toBe(instant);
});

it('returns an instant for an hour that daylight saving time skips', () => {
  expect(fromWallTime('2026-03-08T02:30', TORONTO)).toMatch(/^2026-03-08T0[67]:30/);
});

it.each([
  ['2026-04-24T00:15', 'Africa/Cairo', '2026-04-23T22:15:00.000Z'],
  ['2026-03-08T02:30', TORONTO, '2026-03-08T07:30:00.000Z'],
])('uses the offset before the change for %s, which %s skips', (wall, zone, instant) => {
  expect(fromWallTime(wall, zone)).toBe(instant);
});

it("returns '' for ''", () => {
  expect([toWallTime('', TORONTO), fromWallTime('', TORONTO)]).toEqual(['', '']);
});
