import { expect, it } from 'vitest';
import { getIsoWeek, getMonday, readWeek, weekField } from './week.ts';

it('names weeks as ISO 8601 does, also around the new year', () => {
  for (const [day, week] of [
    ['2026-01-26', '2026-W05'],
    ['2026-02-01', '2026-W05'],
    ['2026-03-01', '2026-W09'],
    ['2027-01-03', '2026-W53'],
    ['2025-12-29', '2026-W01'],
  ] as const)
    expect(getIsoWeek(day), day).toBe(week);
});

it('finds the Monday of a week by its name or by one of its days', () => {
  expect(getMonday('2026-03-01')).toBe('2026-02-23');
  expect(readWeek('2026-W05')).toBe('2026-01-26');
  expect(readWeek('2026-01-29')).toBe('2026-01-26');
  expect(readWeek('2026-W53')).toBe('2026-12-28');
});

it('rejects weeks and days that do not exist', () => {
  for (const text of ['2025-W53', '2026-W00', '2026-02-30', '2026', ''])
    expect(readWeek(text), text).toBeUndefined();
  expect(weekField().isValidSync('2026-W05')).toBe(true);
  expect(weekField().isValidSync('2025-W53')).toBe(false);
});
