import type { ScheduleConflict, TaskSchedule } from '@org/schema/entities';
import { MAX_SCHEDULE_DAYS } from '@org/schema/entities';
import { appError, invariant } from '@org/schema/errors';
import { sql } from 'kysely';
import { hasPermission } from '../../../kernel/access/has-permission.ts';
import { withAdvisoryLock } from '../../../kernel/database/advisory-lock.ts';
import type { ScheduleRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { insertRow, updateRows } from '../../../kernel/entities/entity-rows.repository.ts';
import {
  cacheActor,
  recordChange,
  type TenantWrite,
} from '../../../kernel/events/record-change.ts';
import { dayIn } from '../../../kernel/settings/day-in.ts';
import { getTimeSettings } from '../time/time-settings.ts';
import { getWorkingMinutes, sumWorkingMinutes } from '../time/working-hours.ts';
import { findConflicts, findSchedules } from './find-schedules.ts';
import { mirrorSchedules } from './mirror-schedules.ts';
import { getScheduleScope, getTaskSchedule } from './schedule-records.ts';
import { expandSchedule, isOpen } from './schedule-series.ts';

/** A schedule that was saved, with the schedules of its person that it overlaps. */
export interface SavedSchedule {
  readonly taskSchedule: TaskSchedule;
  readonly conflicts: ScheduleConflict[];
}

/** Columns of a new or changed schedule. */
export type ScheduleColumns = Partial<Omit<ScheduleRecord, 'tenant_id' | 'id' | 'version'>>;

/** Schedules are no entity with a list, and use its statements for rows. */
const TABLE = { table: 'schedules' } as const;

/** Checks that the user may plan the time of a person. Errors: `forbidden`. */
export function requirePlans({ actor }: Pick<TenantWrite, 'actor'>, userId: number): void {
  if (userId !== actor.person.id && !hasPermission(actor, 'schedules.can_manage_others'))
    throw appError('forbidden', { message: 'You can only plan your own time' });
}

/** Lets changes of the schedules of people come one after the other, so that conflicts are found safely. */
export async function lockSchedulesOf(
  { tx, tenantId }: TenantWrite,
  userIds: readonly number[],
): Promise<void> {
  for (const id of [...new Set(userIds)].toSorted((one, other) => one - other))
    await withAdvisoryLock(tx, tenantId, `schedules of person ${id}`);
}

async function findRow(write: TenantWrite, id: number): Promise<ScheduleRecord> {
  const [row] = await findSchedules(write.tx, [
    sql<boolean>`s.id = ${id}`,
    getScheduleScope(write),
  ]);
  if (!row) throw appError('not_found');
  return row;
}

/**
 * Locks a schedule that the user may change.
 * @param otherUser - person who is to get it
 * Errors: `not_found`, `forbidden`, and `conflict` with the current schedule for another version.
 */
export async function lockSchedule(
  write: TenantWrite,
  id: number,
  {
    version,
    otherUser,
  }: { readonly version?: number | undefined; readonly otherUser?: number | undefined } = {},
): Promise<ScheduleRecord> {
  await cacheActor(write);
  const found = await findRow(write, id);
  requirePlans(write, found.user_id);
  await lockSchedulesOf(write, [found.user_id, otherUser ?? found.user_id]);
  await sql`select 1 from schedules where id = ${id} for update`.execute(write.tx);
  const row = await findRow(write, id);
  if ((version ?? row.version) !== row.version || row.user_id !== found.user_id)
    throw appError('conflict', { current: await getTaskSchedule(write, id) });
  return row;
}

/** Returns a function for the minutes of work of a person between two instants, at least one working day's. */
export async function getDayMinutes(
  tx: TenantTx,
  userId: number,
  timezone: string,
): Promise<(start: Date, end: Date) => number> {
  const minutes = (await getWorkingMinutes(tx, [userId]))(userId);
  // Work that is planned for a whole day off takes as long as on the longest day.
  const longest = Math.max(...minutes) || 480;
  return (start, end) => {
    const [from, to] = [dayIn(timezone, start), dayIn(timezone, new Date(end.getTime() - 1))];
    return sumWorkingMinutes(minutes, from, to) || longest;
  };
}

/** Saves a new schedule and records it. */
export async function insertSchedule(
  write: TenantWrite,
  columns: ScheduleColumns,
): Promise<ScheduleRecord> {
  const row = await insertRow(write.tx, TABLE, {
    author_id: write.actor.person.id,
    ...columns,
    tenant_id: write.tenantId,
  });
  const id = Number(row.id);
  await recordChange(write, { entity: 'schedule', id, action: 'created', version: 1 });
  return readRow(write.tx, id);
}

/** Saves changed columns of a locked schedule and records the change. */
export async function changeSchedule(
  write: TenantWrite,
  id: number,
  columns: ScheduleColumns,
): Promise<ScheduleRecord> {
  const [row] = await updateRows(write.tx, TABLE, [id], columns);
  invariant(row, 'a locked schedule can be changed');
  await recordChange(write, { entity: 'schedule', id, action: 'updated', version: row.version });
  return readRow(write.tx, id);
}

async function readRow(tx: TenantTx, id: number): Promise<ScheduleRecord> {
  return tx.selectFrom('schedules').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

const DAY = 86_400_000;

/** Returns the schedules that one overlaps: of a recurring one, in the 92 days from its start or from now. */
async function getConflicts(tx: TenantTx, row: ScheduleRecord): Promise<ScheduleConflict[]> {
  if (!isOpen(row)) return [];
  const { scheduled_start_time: start, scheduled_end_time: end } = row;
  const from = row.rrule === '' ? start : new Date(Math.max(start.getTime(), Date.now()));
  const to = row.rrule === '' ? end : new Date(from.getTime() + MAX_SCHEDULE_DAYS * DAY);
  return findConflicts(tx, row, expandSchedule(row, from, to));
}

/**
 * Completes a saved schedule: its task shows the earliest one, and its conflicts are found.
 * @param taskIds - other tasks whose schedules changed
 * Errors: `schedule_conflict` where the tenant does not allow conflicts.
 */
export async function completeSchedule(
  write: TenantWrite,
  row: ScheduleRecord,
  taskIds: readonly number[] = [],
): Promise<SavedSchedule> {
  const { tx } = write;
  const conflicts = await getConflicts(tx, row);
  const [first] = conflicts;
  if (first && (await getTimeSettings(tx)).strict_schedules)
    throw appError('schedule_conflict', {
      formErrors: { scheduled_start_time: `This overlaps with ${first.title}` },
    });
  await mirrorSchedules(write, [row.task_id, ...taskIds]);
  const taskSchedule = await getTaskSchedule(write, row.id);
  invariant(taskSchedule, 'a saved schedule can be read');
  return { taskSchedule, conflicts };
}
