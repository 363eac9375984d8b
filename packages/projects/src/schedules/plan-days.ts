import { dayPlus, getMonday } from '@org/schema';
import type { TaskSchedule } from '@org/schema/entities';
import { fromWallTime, toWallTime } from '@org/ui';

/** Number of days in a week. */
const WEEK = 7;

/** Views of the planner. */
export const PLAN_VIEWS = ['week', 'month'] as const;
export type PlanView = (typeof PLAN_VIEWS)[number];

/**
 * Returns the days that a view shows, Monday first.
 * @param day - one of its days
 * @returns `2026-11-23`, …
 */
export function getPlanDays(view: PlanView, day: string): string[] {
  if (view === 'week') {
    const monday = getMonday(day);
    return Array.from({ length: WEEK }, (_, at) => dayPlus(monday, at));
  }
  const first = getMonday(`${day.slice(0, 7)}-01`);
  const days = Array.from({ length: 6 * WEEK }, (_, at) => dayPlus(first, at));
  // A month that ends in its fifth week has no sixth.
  const month = day.slice(0, 7);
  return days.slice(5 * WEEK).some((one) => one.startsWith(month)) ? days : days.slice(0, 5 * WEEK);
}

/** Returns the day of the view before or after. */
export function stepDay(view: PlanView, day: string, step: -1 | 1): string {
  if (view === 'week') return dayPlus(day, step * WEEK);
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + step);
  return first.toISOString().slice(0, 10);
}

/** Milliseconds of a day. */
const DAY = 86_400_000;

/** Returns the day of a moment in a time zone. */
export const getDay = (instant: string, timezone: string): string =>
  toWallTime(instant, timezone).slice(0, 10);

/**
 * Returns the time of day of a moment in a time zone.
 * @returns `09:30`
 */
export const getTime = (instant: string, timezone: string): string =>
  toWallTime(instant, timezone).slice(11, 16);

/** Returns the moment of a day and time in a time zone. */
export const toInstant = (day: string, time: string, timezone: string): string =>
  fromWallTime(`${day}T${time}`, timezone);

/** Returns the start of a schedule on another day at the same time of day. */
export function startOn(
  { scheduled_start_time }: Pick<TaskSchedule, 'scheduled_start_time'>,
  day: string,
  timezone: string,
): string {
  return toInstant(day, getTime(scheduled_start_time, timezone), timezone);
}

/** Returns the start of a schedule after a part of it was moved from one day to another. */
export function startAfterMove(
  plan: Pick<TaskSchedule, 'scheduled_start_time'>,
  from: string,
  to: string,
  timezone: string,
): string {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY);
  return startOn(plan, dayPlus(getDay(plan.scheduled_start_time, timezone), days), timezone);
}

/** Identifies a schedule, or one occurrence of it. */
export const planKey = ({ id, occurrence }: Pick<TaskSchedule, 'id' | 'occurrence'>): string =>
  `${id} ${occurrence ?? ''}`;

/** Returns the days that a schedule touches. One that ends at midnight does not touch the day that begins then. */
export function touchedDays(
  {
    scheduled_start_time,
    scheduled_end_time,
  }: Pick<TaskSchedule, 'scheduled_start_time' | 'scheduled_end_time'>,
  timezone: string,
): string[] {
  const first = getDay(scheduled_start_time, timezone);
  const last = getDay(new Date(Date.parse(scheduled_end_time) - 1).toISOString(), timezone);
  const days = [first];
  for (let day = dayPlus(first, 1); day <= last; day = dayPlus(day, 1)) days.push(day);
  return days;
}

/** Returns schedules by person and each day that they touch, in the order of their starts. The key is `person day`. */
export function groupPlans(
  plans: readonly TaskSchedule[],
  timezone: string,
): ReadonlyMap<string, readonly TaskSchedule[]> {
  const sorted = plans.toSorted((one, other) =>
    one.scheduled_start_time.localeCompare(other.scheduled_start_time),
  );
  const groups = new Map<string, TaskSchedule[]>();
  for (const plan of sorted)
    for (const day of touchedDays(plan, timezone)) {
      const key = cellKey(plan.user_id, day);
      groups.set(key, [...(groups.get(key) ?? []), plan]);
    }
  return groups;
}

/** Returns the key of a person's day. */
export const cellKey = (userId: number, day: string): string => `${userId} ${day}`;

/** Returns the person and the day of a key. */
export function readCell(key: string): { readonly userId: number; readonly day: string } {
  const [userId = '', day = ''] = key.split(' ');
  return { userId: Number(userId), day };
}

/** Hour at which the first plan of a day starts. */
const FIRST_START = '09:00';

/** Returns the time at which another plan of a person's day starts: after the last one, or else at nine. */
export function nextStart(
  plans: readonly TaskSchedule[] | undefined,
  day: string,
  timezone: string,
): string {
  const last = plans
    ?.map(({ scheduled_end_time }) => scheduled_end_time)
    .sort()
    .at(-1);
  return last && getDay(last, timezone) === day ? getTime(last, timezone) : FIRST_START;
}
