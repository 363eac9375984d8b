import { expect, it } from 'vitest';
import { nextOccurrence, readRecurrence } from './recurrence.ts';

const start = new Date('2026-01-05T09:00:00Z');
const timezone = 'UTC';

it.each([
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=WEEKLY;BYMONTH=2,4;BYMONTHDAY=31,-31',
  'FREQ=DAILY;INTERVAL=14;BYDAY=TU',
])('refuses a rule that may never take place: %s', (rule) => {
  expect(() => readRecurrence(rule, 'recurrence')).toThrow(
    expect.objectContaining({ code: 'validation_failed' }),
  );
});

it.each([
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', '2028-02-29T09:00:00Z'],
  ['FREQ=MONTHLY;BYMONTH=2,3;BYMONTHDAY=31', '2026-03-31T09:00:00Z'],
  ['FREQ=DAILY;BYMONTH=6;BYMONTHDAY=-30', '2026-06-01T09:00:00Z'],
  ['FREQ=DAILY;INTERVAL=14', '2026-01-19T09:00:00Z'],
])('accepts a rule that takes place: %s', (text, next) => {
  const rule = readRecurrence(text, 'recurrence');
  expect(nextOccurrence({ start, rule, timezone }, start)).toEqual(new Date(next));
});
