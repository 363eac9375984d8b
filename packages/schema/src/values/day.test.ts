import { describe, expect, it } from 'vitest';
import { dayField, dayPlus, daysBetween } from './day.ts';

describe('calendar days', () => {
  it('are added across the ends of months and years', () => {
    expect([dayPlus('2026-03-01', -1), dayPlus('2024-02-28', 1), dayPlus('2026-12-31', 1)]).toEqual(
      ['2026-02-28', '2024-02-29', '2027-01-01'],
    );
    expect([
      daysBetween('2026-02-25', '2026-03-03'),
      daysBetween('2026-03-01', '2026-02-28'),
    ]).toEqual([7, 0]);
  });

  it('must exist in the calendar', () => {
    const good = ['2026-03-01', '2024-02-29'];
    const bad = ['2026-02-29', '2026-04-31', '2026-3-1', '1999-01-01', 'today'];
    expect([...good, ...bad].filter((day) => dayField().isValidSync(day))).toEqual(good);
  });
});
