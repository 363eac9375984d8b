import { describe, expect, it } from 'vitest';
import { type EntryTimes, type GivenTimes, readTimes, roundMinutes } from './entry-times.ts';

const ZONE = 'Europe/Berlin';
const read = (given: GivenTimes, current?: EntryTimes): EntryTimes =>
  readTimes(given, current, ZONE);

describe('times of an entry', () => {
  it('TIME-001 counts the hours of a night in which clocks change by instants', () => {
    // Clocks go from 02:00 to 03:00 on March 29 and from 03:00 to 02:00 on October 25, 2026.
    expect(
      read({ start_time: '2026-03-29T00:00:00+01:00', end_time: '2026-03-29T06:00:00+02:00' }),
    ).toMatchObject({ entry_date: '2026-03-29', duration_minutes: 300 });
    expect(
      read({ start_time: '2026-10-25T00:00:00+02:00', end_time: '2026-10-25T06:00:00+01:00' }),
    ).toMatchObject({ entry_date: '2026-10-25', duration_minutes: 420 });
  });

  it('TIME-001 puts an entry that crosses midnight on the day of its start', () => {
    expect(
      read({ start_time: '2026-05-01T22:00:00+02:00', end_time: '2026-05-02T01:30:00+02:00' }),
    ).toMatchObject({ entry_date: '2026-05-01', duration_minutes: 210 });
  });

  it('derives the end of a start with a duration and a break', () => {
    const times = read({
      start_time: '2026-05-01T08:00:00Z',
      duration_minutes: 60,
      break_minutes: 15,
    });
    expect(times.end_time?.toISOString()).toBe('2026-05-01T09:15:00.000Z');
    const longer = read({ duration_minutes: 90 }, times);
    expect(longer.end_time?.toISOString()).toBe('2026-05-01T09:45:00.000Z');
    expect(longer.duration_minutes).toBe(90);
  });

  it('keeps a rounded duration while the times stay', () => {
    const rounded: EntryTimes = {
      entry_date: '2026-05-01',
      start_time: new Date('2026-05-01T08:00:00Z'),
      end_time: new Date('2026-05-01T08:07:00Z'),
      break_minutes: 0,
      duration_minutes: 15,
    };
    expect(read({ start_time: '2026-05-01T08:00:00Z' }, rounded).duration_minutes).toBe(15);
    expect(read({ end_time: '2026-05-01T08:30:00Z' }, rounded).duration_minutes).toBe(30);
  });

  it.each([
    [{}, 'duration_minutes'],
    [{ start_time: '9999-12-31T08:00:00Z', duration_minutes: 5 }, 'start_time'],
    [{ end_time: '2026-05-01T08:00:00Z' }, 'start_time'],
    [{ start_time: '2026-05-01T08:00:00Z' }, 'end_time'],
    [{ start_time: '2026-05-01T08:00:00Z', end_time: '2026-05-01T08:00:00Z' }, 'end_time'],
    [{ start_time: '2026-05-01T08:00:00Z', end_time: '2026-05-02T09:00:00Z' }, 'end_time'],
    [
      { start_time: '2026-05-01T08:00:00Z', end_time: '2026-05-01T09:00:00Z', break_minutes: 60 },
      'break_minutes',
    ],
  ])('TIME-001 rejects %j with the name of the field', (given, field) => {
    expect(() => read(given)).toThrow(
      expect.objectContaining({
        code: 'validation_failed',
        details: { formErrors: { [field]: expect.any(String) } },
      }),
    );
  });
});

it('rounds minutes to a multiple, at least one', () => {
  expect(roundMinutes(7, 15, 'closest')).toBe(15);
  expect(roundMinutes(22, 15, 'closest')).toBe(15);
  expect(roundMinutes(23, 15, 'closest')).toBe(30);
  expect(roundMinutes(16, 15, 'up')).toBe(30);
  expect(roundMinutes(29, 15, 'down')).toBe(15);
  expect(roundMinutes(0, 6, 'down')).toBe(6);
});
