import { describe, expect, it } from 'vitest';
import { getLength, lastDays, readPeriod, todayIn } from './period.ts';

describe('the period of the report', () => {
  it("ends today in the company's time zone", () => {
    const night = new Date('2026-03-01T03:00:00Z');
    expect([todayIn('America/Toronto', night), todayIn('Asia/Tokyo', night)]).toEqual([
      '2026-02-28',
      '2026-03-01',
    ]);
    expect(lastDays(7, '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' });
    expect(getLength({ from: '2026-02-25', to: '2026-03-03' }, '2026-03-03')).toBe('7');
    expect(getLength({ from: '2026-02-24', to: '2026-03-03' }, '2026-03-03')).toBeUndefined();
  });

  it('accepts only valid days from a URL', () => {
    expect(readPeriod({ from: '2026-01-01', to: 'x' })).toEqual({ from: '2026-01-01' });
    expect(readPeriod({ from: 3, to: '<b>' })).toEqual({});
  });
});
