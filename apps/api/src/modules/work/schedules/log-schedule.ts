import { readInstant } from '@org/schema';
import { DAY_MINUTES, type TaskSchedule, type TimeEntry } from '@org/schema/entities';
import { appError, invariant } from '@org/schema/errors';
import { sql } from 'kysely';
import type { ScheduleRecord } from '../../../kernel/database/records.ts';
import { cacheActor, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { dayIn } from '../../../kernel/settings/day-in.ts';
import { requireManages } from '../time/entry-locks.ts';
import { lockTimeOf } from '../time/entry-rules.ts';
import { createTimeEntry } from '../time/time-entries.service.ts';
import { findSchedules } from './find-schedules.ts';
import { mirrorSchedules } from './mirror-schedules.ts';
import { getTaskSchedule } from './schedule-records.ts';
import { requireOccurrence } from './schedule-series.ts';
import { detachOccurrence } from './schedules.service.ts';
import { changeSchedule, lockSchedule } from './write-schedules.ts';

/** Body that turns planned time into a time entry. */
export interface LogBody {
  readonly duration_minutes?: number | undefined;
  readonly occurrence?: string | undefined;
}

/** Returns the schedule that is logged: itself, or an occurrence that is taken out of its recurrence. */
async function findLogged(
  write: TenantWrite,
  row: ScheduleRecord,
  occurrence: string | undefined,
): Promise<ScheduleRecord> {
  if (row.rrule === '') return row;
  const at = occurrence === undefined ? undefined : readInstant(occurrence);
  const detached =
    at &&
    (await write.tx
      .selectFrom('schedules')
      .selectAll()
      .where('recurrence_id', '=', row.id)
      .where('recurrence_start', '=', at)
      .executeTakeFirst());
  return detached ?? detachOccurrence(write, requireOccurrence(row, at), {});
}

/** Returns the fields of the time entry of a schedule: its times where they were all planned, or else a duration. */
function getEntry(row: ScheduleRecord, duration: number | undefined) {
  const { scheduled_start_time: start, scheduled_end_time: end, timezone } = row;
  const span = Math.round((end.getTime() - start.getTime()) / 60_000);
  const minutes = duration ?? row.allocated_minutes;
  if (minutes > DAY_MINUTES)
    throw appError('validation_failed', {
      formErrors: { duration_minutes: 'A day has 24 hours' },
    });
  const common = { user_id: row.user_id, description: row.notes };
  return minutes === span && !row.all_day
    ? { ...common, start_time: start.toISOString(), end_time: end.toISOString() }
    : { ...common, entry_date: dayIn(timezone, start), duration_minutes: minutes };
}

/**
 * Turns planned time into a time entry, once.
 * Errors: `not_found`, `forbidden`, `not_now` the second time, `entry_locked`, and `validation_failed` on the field.
 */
export async function logSchedule(
  write: TenantWrite,
  id: number,
  { duration_minutes, occurrence }: LogBody,
): Promise<{ taskTimeEntry: TimeEntry; taskSchedule: TaskSchedule }> {
  await cacheActor(write);
  const [known] = await findSchedules(write.tx, [sql<boolean>`s.id = ${id}`]);
  // The time of a person is locked before their schedules, as where an entry of a schedule is deleted.
  if (known) await lockTimeOf(write, [known.user_id]);
  const locked = await lockSchedule(write, id);
  requireManages(write, locked.user_id);
  const row = await findLogged(write, locked, occurrence);
  if (row.time_entry_id !== null)
    throw appError('not_now', { message: 'This time is logged already' });
  const { taskTimeEntry } = await createTimeEntry(
    write,
    row.task_id,
    getEntry(row, duration_minutes),
    'schedule',
  );
  await changeSchedule(write, row.id, { time_entry_id: taskTimeEntry.id, status: 'done' });
  await mirrorSchedules(write, [row.task_id]);
  const taskSchedule = await getTaskSchedule(write, row.id);
  invariant(taskSchedule, 'a logged schedule can be read');
  return { taskTimeEntry, taskSchedule };
}
