import type { Capacity, ScheduleConflict, TaskSchedule } from '@org/schema/entities';
import type { Answer, TestApi } from './test-api.ts';
import { timeCalls } from './time.ts';

/** Path of schedules. */
export const SCHEDULES = '/api/v1/admin/tasks/schedules/';

/** A schedule that was saved. */
interface Saved {
  readonly taskSchedule: TaskSchedule;
  readonly conflicts: readonly ScheduleConflict[];
}

/** Schedules of a period. */
interface Calendar {
  readonly rows: readonly TaskSchedule[];
  readonly total: number;
  readonly capacity: readonly Capacity[];
}

/** Returns the times of a schedule on a day, in the zone of an offset. */
export const at = (day: string, start: string, end: string, offset = '+01:00') => ({
  scheduled_start_time: `${day}T${start}:00${offset}`,
  scheduled_end_time: `${day}T${end}:00${offset}`,
});

/** Calls of schedules, and those of time entries and tasks. */
export function scheduleCalls(t: TestApi) {
  const c = timeCalls(t);
  const calendar = async (
    query: string,
    as: 'admin' | 'staffMember' = 'admin',
  ): Promise<Calendar> =>
    (await c.ok(c.call('GET', `${SCHEDULES}?${query}`, undefined, as))).body.results as Calendar;
  return {
    ...c,
    calendar,
    plan: async (body: object, as: 'admin' | 'staffMember' = 'admin'): Promise<Saved> =>
      (await c.ok(c.call('POST', SCHEDULES, body, as))).body as object as Saved,
    change: (id: number, body: object): Promise<Answer> =>
      c.call('PUT', `${SCHEDULES}${id}/`, body),
    /** Returns when a task is planned in a period. */
    starts: async (taskId: number, from: string, to: string): Promise<string[]> =>
      (await calendar(`taskId=${taskId}&startDate=${from}&endDate=${to}`)).rows.map(
        ({ scheduled_start_time }) => scheduled_start_time.slice(0, 16),
      ),
    setTimezone: (timezone: string): Promise<Answer> =>
      c.ok(c.call('PUT', '/api/v1/admin/settings/', { timezone })),
  };
}
