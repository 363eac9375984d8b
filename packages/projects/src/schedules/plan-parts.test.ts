import type { TaskSchedule } from '@org/schema/entities';
import { expect, it } from 'vitest';
import { startAfterMove, touchedDays } from './plan-days.ts';
import { layOutPlans } from './plan-parts.ts';

const ZONE = 'America/Toronto';
const DAYS = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'];

/** Returns a plan between two hours of the time zone, which is 5 hours behind UTC. */
const plan = (id: number, start: string, end: string): TaskSchedule =>
  ({
    id,
    user_id: 7,
    scheduled_start_time: new Date(`${start}:00-05:00`).toISOString(),
    scheduled_end_time: new Date(`${end}:00-05:00`).toISOString(),
    occurrence: null,
  }) as TaskSchedule;

const lay = (plans: readonly TaskSchedule[], days = DAYS) =>
  [...layOutPlans(plans, days, ZONE)].map(([day, parts]) => [
    day.slice(8),
    parts.map((part) => part && `${part.plan.id}: ${part.at}/${part.of}`),
  ]);

it('puts a plan on each day that it touches, but not on one that begins when it ends', () => {
  expect(touchedDays(plan(1, '2026-11-23T22:00', '2026-11-24T02:00'), ZONE)).toEqual([
    '2026-11-23',
    '2026-11-24',
  ]);
  expect(touchedDays(plan(1, '2026-11-23T22:00', '2026-11-24T00:00'), ZONE)).toEqual([
    '2026-11-23',
  ]);
});

it('moves a plan by as many days as one of its parts was dragged', () => {
  const long = plan(1, '2026-11-23T09:00', '2026-11-25T17:00');
  const from = '2026-11-25';
  expect(startAfterMove(long, from, from, ZONE)).toBe(long.scheduled_start_time);
  expect(startAfterMove(long, from, '2026-11-27', ZONE)).toBe('2026-11-25T14:00:00.000Z');
  expect(startAfterMove(long, from, '2026-11-24', ZONE)).toBe('2026-11-22T14:00:00.000Z');
});

it('counts the days of a plan that begins before the week and ends after it', () => {
  expect(lay([plan(1, '2026-11-22T09:00', '2026-11-27T17:00')])).toEqual([
    ['23', ['1: 2/6']],
    ['24', ['1: 3/6']],
    ['25', ['1: 4/6']],
    ['26', ['1: 5/6']],
  ]);
});

it('keeps all parts of a plan in one place, with plans of a day below them', () => {
  const plans = [
    plan(1, '2026-11-24T08:00', '2026-11-24T09:00'),
    plan(2, '2026-11-23T09:00', '2026-11-24T17:00'),
    plan(3, '2026-11-24T10:00', '2026-11-26T17:00'),
    plan(4, '2026-11-25T07:00', '2026-11-26T17:00'),
  ];
  expect(lay(plans)).toEqual([
    ['23', ['2: 1/2']],
    ['24', ['2: 2/2', '3: 1/3', '1: 1/1']],
    ['25', ['4: 1/2', '3: 2/3']],
    ['26', ['4: 2/2', '3: 3/3']],
  ]);
  expect(lay([plans[2] as TaskSchedule, plans[1] as TaskSchedule], ['2026-11-25'])).toEqual([
    ['25', ['3: 2/3']],
  ]);
});

it('leaves a place empty above a plan that another one began beside', () => {
  const plans = [
    plan(1, '2026-11-23T09:00', '2026-11-24T17:00'),
    plan(2, '2026-11-24T10:00', '2026-11-25T17:00'),
  ];
  expect(lay(plans)).toEqual([
    ['23', ['1: 1/2']],
    ['24', ['1: 2/2', '2: 1/2']],
    ['25', [undefined, '2: 2/2']],
    ['26', []],
  ]);
});
