import type { TaskSchedule } from '@org/schema/entities';
import { sql } from 'kysely';
import { hasPermission } from '../../../kernel/access/has-permission.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { getAssignees } from '../boards/people/record-people.ts';
import { hideEntryNames } from '../time/entry-values.ts';
import { findPlanned, findSchedules, overlapping, type ScheduleRow } from './find-schedules.ts';
import { findNext, isOpen, type Occurrence } from './schedule-series.ts';

/** Condition for schedules that the user may see: all, or those of their own time. */
export const getScheduleScope = ({ actor }: Pick<TenantWrite, 'actor'>) =>
  hasPermission(actor, 'schedules.can_view_all')
    ? sql<boolean>`true`
    : sql<boolean>`s.user_id = ${actor.person.id}`;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Returns schedules as calls answer them, with what overlaps them, and without names that the user may not see. */
export async function toTaskSchedules(
  read: Pick<TenantWrite, 'tx' | 'actor'>,
  found: readonly Occurrence<ScheduleRow>[],
): Promise<TaskSchedule[]> {
  if (found.length === 0) return [];
  const { tx } = read;
  const rows = await hideEntryNames(
    read,
    found.map(({ row }) => ({ ...row, task_title: row.title })),
  );
  const occurrences = found.map((one, at) => {
    const { task_title, ...row } = rows[at] ?? { ...one.row, task_title: '' };
    return { ...one, row: { ...row, title: task_title } };
  });
  const userIds = [...new Set(occurrences.map(({ row }) => row.user_id))];
  const people = await getAssignees(tx, userIds);
  const from = new Date(Math.min(...occurrences.map(({ start }) => start.getTime())));
  const to = new Date(Math.max(...occurrences.map(({ end }) => end.getTime())));
  const planned = await findPlanned(tx, userIds, from, to);
  return occurrences.map((one): TaskSchedule => {
    const { row, start, end, occurrence } = one;
    const others = isOpen(row) ? overlapping(one, row.id, planned.get(row.user_id) ?? []) : [];
    return {
      id: row.id,
      task_id: row.task_id,
      task: {
        id: row.task_id,
        title: row.title,
        status: 'pending',
        column_name: row.column_name,
        column_color: row.column_color,
        project_id: row.project_id,
        project_title: row.project_title,
      },
      user_id: row.user_id,
      user: people.get(row.user_id) ?? { id: row.user_id, displayName: '', firstname: '' },
      scheduled_start_time: start.toISOString(),
      scheduled_end_time: end.toISOString(),
      all_day: row.all_day,
      timezone: row.timezone,
      allocated_minutes: row.allocated_minutes,
      status: row.status,
      notes: row.notes,
      color: row.color,
      recurrence: row.rrule === '' ? null : { rrule: row.rrule, until: iso(row.repeats_until) },
      occurrence: iso(occurrence),
      recurrence_id: row.recurrence_id,
      time_entry_id: row.time_entry_id,
      conflicts: [...new Set(others.map((other) => other.row.id))],
      version: row.version,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    };
  });
}

/** Returns a schedule as calls answer it: one with a recurrence at its first occurrence. */
export async function getTaskSchedule(
  read: Pick<TenantWrite, 'tx' | 'actor'>,
  id: number,
): Promise<TaskSchedule | undefined> {
  const [row] = await findSchedules(read.tx, [sql<boolean>`s.id = ${id}`]);
  if (!row) return undefined;
  const { scheduled_start_time: start, scheduled_end_time: end } = row;
  const first = row.rrule === '' ? undefined : findNext(row, start);
  const [record] = await toTaskSchedules(read, [first ?? { row, start, end, occurrence: null }]);
  return record;
}
