import { expect, it } from 'vitest';
import { groupTasks } from './group-tasks.ts';

// A Wednesday, 09:00 in Toronto.
const NOW = '2026-03-11T13:00:00.000Z';
const timezone = 'America/Toronto';

const group = (...dates: (string | null)[]) =>
  groupTasks(
    dates.map((due_date) => ({ due_date })),
    { now: NOW, timezone },
  );

it('groups open tasks into overdue, today, this week, later and no date', () => {
  const tasks = group(
    '2026-03-10T20:00:00.000Z',
    '2026-03-11T22:00:00.000Z',
    '2026-03-15T22:00:00.000Z',
    '2026-03-16T22:00:00.000Z',
    null,
  );
  expect(Object.values(tasks).map((rows) => rows.length)).toEqual([1, 1, 1, 1, 1]);
});

it('counts a task as overdue from its due time on, also on the same day', () => {
  expect(group('2026-03-11T12:59:00.000Z').overdue).toHaveLength(1);
  expect(group('2026-03-11T13:01:00.000Z').today).toHaveLength(1);
});

it('uses the day of the time zone', () => {
  // 23:00 in Toronto, and the next day in UTC.
  expect(group('2026-03-12T03:00:00.000Z').today).toHaveLength(1);
});

it('ends the week on Sunday, also on a Sunday', () => {
  const sunday = { now: '2026-03-15T13:00:00.000Z', timezone };
  const tasks = groupTasks([{ due_date: '2026-03-16T20:00:00.000Z' }], sunday);
  expect(tasks.later).toHaveLength(1);
});
