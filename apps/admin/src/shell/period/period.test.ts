import { describe, expect, it } from 'vitest';
import { lastDays, periodPresets, periodProblem, readPeriod, todayIn } from './period.ts';

describe('the period of the report', () => {
  it("ends today in the company's time zone", () => {
    const night = new Date('2026-03-01T03:00:00Z');
    expect([todayIn('America/Toronto', night), todayIn('Asia/Tokyo', night)]).toEqual([
      '2026-02-28',
      '2026-03-01',
    ]);
    expect(lastDays(7, '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' });
    expect(periodPresets('2026-03-03')[0]).toMatchObject({
      value: '7',
      period: { from: '2026-02-25', to: '2026-03-03' },
    });
    expect(periodProblem({ from: '2026-03-03', to: '2026-03-01' })).toBe(
      'The end date is before the start date.',
    );
  });

  it('accepts only valid days from a URL', () => {
    expect(readPeriod({ from: '2026-01-01', to: 'x' })).toEqual({ from: '2026-01-01' });
    expect(readPeriod({ from: 3, to: '<b>' })).toEqual({});
  });
});
