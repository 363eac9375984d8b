import { describe, expect, it } from 'vitest';
import { dayAfter, daysBetween, firstDayFrom, nextDays, readRule } from './schedule-days.ts';

const schedule = (rrule: string, startDate: string, endDate: string | null = null) => ({
  rrule,
  startDate,
  endDate,
});

describe('the days of a schedule', () => {
  it('moves the 29th, 30th and 31st to the last day of shorter months', () => {
    expect(nextDays(schedule('FREQ=MONTHLY', '2026-01-31'), '2026-01-01', 5)).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
    ]);
    expect(nextDays(schedule('FREQ=MONTHLY', '2027-12-30'), '2028-01-01', 3)).toEqual([
      '2028-01-30',
      '2028-02-29',
      '2028-03-30',
    ]);
    expect(nextDays(schedule('FREQ=MONTHLY;INTERVAL=3', '2026-11-30'), '2026-11-30', 3)).toEqual([
      '2026-11-30',
      '2027-02-28',
      '2027-05-30',
    ]);
  });

  it('moves February 29 to February 28 in other years', () => {
    expect(nextDays(schedule('FREQ=YEARLY', '2028-02-29'), '2028-01-01', 5)).toEqual([
      '2028-02-29',
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ]);
  });

  it('counts every second week, and ten days, from the first day', () => {
    const weekly = schedule('FREQ=WEEKLY;INTERVAL=2', '2026-03-25');
    // Clocks in Europe change on March 29; days do not.
    expect(nextDays(weekly, '2026-03-26', 2)).toEqual(['2026-04-08', '2026-04-22']);
    expect(firstDayFrom(schedule('FREQ=DAILY;INTERVAL=10', '2026-01-01'), '2026-01-02')).toBe(
      '2026-01-11',
    );
  });

  it('ends with its last day', () => {
    const ending = schedule('FREQ=MONTHLY', '2026-01-15', '2026-03-15');
    expect(daysBetween(ending, '2026-02-01', '2026-12-31')).toEqual(['2026-02-15', '2026-03-15']);
    expect(dayAfter(ending, '2026-03-15')).toBeUndefined();
    expect(firstDayFrom(ending, '2026-03-16')).toBeUndefined();
  });

  it('takes a frequency and an interval, and no end or hours', () => {
    expect(readRule(' rrule:freq=monthly;interval=3 ')).toBe('FREQ=MONTHLY;INTERVAL=3');
    for (const rule of [
      '',
      'FREQ=HOURLY',
      'FREQ=MONTHLY;COUNT=3',
      'FREQ=DAILY;INTERVAL=0',
      'FREQ=YEARLY;BYMONTHDAY=31;BYMONTH=2',
    ])
      expect(() => readRule(rule), rule).toThrow();
  });
});
