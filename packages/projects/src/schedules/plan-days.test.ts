import type { TaskSchedule } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { getPlanDays, groupPlans, nextStart, startOn, stepDay } from './plan-days.ts';

const plan = (id: number, user_id: number, start: string, end: string): TaskSchedule =>
  ({
    id,
    user_id,
    scheduled_start_time: start,
    scheduled_end_time: end,
    occurrence: null,
  }) as TaskSchedule;

describe('days of the planner', () => {
  it('shows a week from Monday on, and the whole weeks of a month', () => {
    expect(getPlanDays('week', '2026-11-26')).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
    ]);
    const month = getPlanDays('month', '2026-11-26');
    expect([month[0], month.at(-1), month.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
    expect(getPlanDays('month', '2026-09-10')).toHaveLength(35);
  });

  it('steps by weeks and by months', () => {
    expect(stepDay('week', '2026-11-26', 1)).toBe('2026-12-03');
    expect(stepDay('month', '2026-01-31', 1)).toBe('2026-02-01');
    expect(stepDay('month', '2026-01-31', -1)).toBe('2025-12-01');
  });
});

it('keeps the time of day when a plan moves over a change of clocks', () => {
  const before = plan(1, 1, '2026-10-30T13:00:00.000Z', '2026-10-30T15:00:00.000Z');
  expect(startOn(before, '2026-11-02', 'America/Toronto')).toBe('2026-11-02T14:00:00.000Z');
});

it('groups plans by person and by the day in the time zone, and starts the next after the last', () => {
  const late = plan(1, 7, '2026-11-24T02:00:00.000Z', '2026-11-24T03:30:00.000Z');
  const early = plan(2, 7, '2026-11-23T14:00:00.000Z', '2026-11-23T15:00:00.000Z');
  const groups = groupPlans([late, early], 'America/Toronto');
  expect(groups.get('7 2026-11-23')?.map(({ id }) => id)).toEqual([2, 1]);
  expect(nextStart(groups.get('7 2026-11-23'), '2026-11-23', 'America/Toronto')).toBe('22:30');
  expect(nextStart(undefined, '2026-11-23', 'America/Toronto')).toBe('09:00');
});
