import { expect, it } from 'vitest';
import { hoursOn, isEverOpen, NO_OPENING_HOURS, openDaysText, readTime } from './opening-hours.ts';

const on = (...days: number[]) => ({
  weekly: days.map((day) => ({ day, opens: '17:00', closes: '23:00' })),
});

it.each([
  [[2, 3, 4, 5, 6], 'Tuesday to Saturday'],
  [[1, 2, 3, 4, 5, 6, 7], 'every day'],
  [[1, 3, 5], 'Monday, Wednesday and Friday'],
  [[1, 2, 6], 'Monday to Tuesday and Saturday'],
  [[7], 'Sunday'],
  [[], ''],
])('lists the weekdays on which a business is open: %j', (days, text) => {
  expect(openDaysText(on(...days))).toBe(text);
});

it('returns undefined for dates of a business without opening hours', () => {
  expect(hoursOn(NO_OPENING_HOURS, '2031-03-03')).toBeUndefined();
  expect(isEverOpen(NO_OPENING_HOURS, '03:00')).toBe(true);
});

it('sorts the hours of a date, and replaces them by those of an exception', () => {
  const hours = {
    weekly: [
      { day: 1, opens: '17:00', closes: '23:00' },
      { day: 1, opens: '11:00', closes: '14:00' },
    ],
    exceptions: [{ date: '2031-03-10', opens: '', closes: '', note: '' }],
  };
  expect(hoursOn(hours, '2031-03-03')?.map(({ opens }) => opens)).toEqual(['11:00', '17:00']);
  expect(hoursOn(hours, '2031-03-04')).toEqual([]);
  expect(hoursOn(hours, '2031-03-10')).toEqual([]);
});

it.each([
  ['9:30', '09:30'],
  ['17:00', '17:00'],
  ['25:00', undefined],
  ['In the morning', undefined],
])('parses a time of day: %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});
