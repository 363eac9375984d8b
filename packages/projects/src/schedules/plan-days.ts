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

/** Identifies a schedule, or one occurrence of it. */
export const planKey = ({ id, occurrence }: Pick<TaskSchedule, 'id' | 'occurrence'>): string =>
  `${id} ${occurrence ?? ''}`;

/** Returns items by a key, in their order. */
export function groupBy<Item>(
  items: readonly Item[],
  getKey: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = getKey(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

/** Returns schedules by person and day, in the order of their starts. Takes key is `person day`. */
export function groupPlans(
  plans: readonly TaskSchedule[],
  timezone: string,
): ReadonlyMap<string, readonly TaskSchedule[]> {
  const sorted = plans.toSorted((one, other) =>
    one.scheduled_start_time.localeCompare(other.scheduled_start_time),
  );
  return groupBy(sorted, (plan) =>
    cellKey(plan.user_id, getDay(plan.scheduled_start_time, timezone)),
  );
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
