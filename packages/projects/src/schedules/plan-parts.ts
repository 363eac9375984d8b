import type { TaskSchedule } from '@org/schema/entities';
import { touchedDays } from './plan-days.ts';

/** Planned time on one day. Plans that are longer than a day have a part on each day that they touch. */
export interface PlanPart {
  readonly plan: TaskSchedule;
  readonly day: string;
  /** Number of the day within the plan, from 1. */
  readonly at: number;
  /** Number of days of the plan. */
  readonly of: number;
}

/**
 * Returns the parts of plans by day. Plans that are longer than a day come first, and all parts of one have the same place in their
 * days, so that they can be drawn as one bar; undefined is an empty place before them.
 * @param plans - plans of one row of the planner
 * @param days - days beside each other
 */
export function layOutPlans(
  plans: readonly TaskSchedule[],
  days: readonly string[],
  timezone: string,
): ReadonlyMap<string, readonly (PlanPart | undefined)[]> {
  const shown = new Map(days.map((day) => [day, [] as (PlanPart | undefined)[]]));
  const sorted = plans
    .map((plan) => ({ plan, touched: touchedDays(plan, timezone) }))
    .toSorted(
      (one, other) =>
        Number(other.touched.length > 1) - Number(one.touched.length > 1) ||
        one.plan.scheduled_start_time.localeCompare(other.plan.scheduled_start_time),
    );
  for (const { plan, touched } of sorted) {
    const lists = touched.flatMap((day, at) => {
      const list = shown.get(day);
      return list ? [{ list, part: { plan, day, at: at + 1, of: touched.length } }] : [];
    });
    if (touched.length === 1) {
      for (const { list, part } of lists) list.push(part);
      continue;
    }
    let place = 0;
    while (lists.some(({ list }) => list[place] !== undefined)) place++;
    for (const { list, part } of lists) {
      while (list.length < place) list.push(undefined);
      list[place] = part;
    }
  }
  return shown;
}
