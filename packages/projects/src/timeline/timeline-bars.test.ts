import type { Task } from '@org/schema/entities';
import { expect, it } from 'vitest';
import { DAY, getSpan, toBars, toLinks } from './timeline-bars.ts';

const project = { start_date: '2026-11-02T09:00:00.000Z' };
const task = (id: number, fields: Partial<Task> = {}): Task =>
  ({
    id,
    number: id,
    title: `Task ${id}`,
    est_hours: 8,
    start_date: null,
    due_date: null,
    scheduled_start_time: null,
    scheduled_end_time: null,
    blocked_by: [],
    ...fields,
  }) as Task;
const waitsFor = (id: number) => [{ id, number: id, title: '', is_done: false }];

it('takes the dates of tasks, and guesses those that are missing from the estimate', () => {
  const [first, second] = toBars(
    [
      task(1, { start_date: '2026-11-03T09:00:00.000Z', due_date: '2026-11-05T09:00:00.000Z' }),
      task(2, { due_date: '2026-11-10T09:00:00.000Z', est_hours: 20 }),
    ],
    project,
  );
  expect(first).toMatchObject({ start: Date.parse('2026-11-03T09:00:00Z'), isGuessed: false });
  expect(second).toMatchObject({ start: Date.parse('2026-11-07T09:00:00Z'), isGuessed: false });
});

it('begins a task without dates after those that it waits for, in whichever order they come', () => {
  const bars = toBars([task(2, { blocked_by: waitsFor(1) }), task(1)], project);
  expect(bars.map(({ task: { id } }) => id)).toEqual([1, 2]);
  expect(bars.every(({ isGuessed }) => isGuessed)).toBe(true);
  expect(bars[1]?.start).toBe(bars[0]?.end);
  expect(toLinks(bars)).toEqual([{ from: 0, to: 1 }]);
});

it('does not loop over tasks that wait for each other, as a stale answer may have it', () => {
  expect(
    toBars([task(1, { blocked_by: waitsFor(2) }), task(2, { blocked_by: waitsFor(1) })], project),
  ).toHaveLength(2);
});

it('shows whole weeks around the bars and today', () => {
  const bars = toBars([task(1)], project);
  const { first, days } = getSpan(bars, Date.parse('2026-11-20T12:00:00Z'));
  expect(new Date(first).toISOString()).toBe('2026-11-02T00:00:00.000Z');
  expect(days).toBe(21);
  expect(first + days * DAY).toBeGreaterThan(Date.parse('2026-11-20T12:00:00Z'));
});
