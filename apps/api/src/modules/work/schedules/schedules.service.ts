import { readInstant } from '@org/schema';
import type { ScheduleCreate, ScheduleScope, ScheduleUpdate } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { ScheduleRecord } from '../../../kernel/database/records.ts';
import { recordChange, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { requireStaff } from '../boards/people/record-people.ts';
import { nextOccurrence, readRecurrence } from '../tasks/recurrence.ts';
import { requireTask } from '../time/entry-rules.ts';
import { mirrorSchedules } from './mirror-schedules.ts';
import {
  countBefore,
  getRuleAfter,
  getTimes,
  moveRule,
  type Occurrence,
  OPEN_STATUSES,
  requireOccurrence,
} from './schedule-series.ts';
import { plusWall, readScheduleTimes, type ScheduleTimes, wallDuration } from './schedule-times.ts';
import {
  changeSchedule,
  completeSchedule,
  getDayMinutes,
  insertSchedule,
  lockSchedule,
  lockSchedulesOf,
  requirePlans,
  type SavedSchedule,
  type ScheduleColumns,
} from './write-schedules.ts';

/** Milliseconds in which a recurrence has to take place once. */
const FIVE_YEARS = 5 * 366 * 86_400_000;

const refuse = (field: string, message: string) =>
  appError('validation_failed', { formErrors: { [field]: message } });

/**
 * Returns the columns of a recurrence.
 * @throws `validation_failed` on `recurrence.rrule` or `recurrence.until`
 */
function recurrenceColumns(
  given: ScheduleUpdate['recurrence'],
  { scheduled_start_time: start }: Pick<ScheduleTimes, 'scheduled_start_time'>,
  timezone: string,
): Pick<ScheduleRecord, 'rrule' | 'repeats_until'> {
  if (!given) return { rrule: '', repeats_until: null };
  const rrule = readRecurrence(given.rrule, 'recurrence.rrule');
  const until = given.until ? (readInstant(given.until) ?? null) : null;
  if (until && until < start)
    throw refuse('recurrence.until', 'The end must not be before the start');
  const latest = new Date(start.getTime() + FIVE_YEARS);
  const series = {
    start,
    rule: rrule,
    timezone,
    until: until && until < latest ? until : latest,
  };
  if (rrule !== '' && !nextOccurrence(series, new Date(start.getTime() - 1000)))
    throw refuse('recurrence.rrule', 'This recurrence never takes place');
  return { rrule, repeats_until: until };
}

const plainColumns = ({ status, notes, color }: ScheduleUpdate): ScheduleColumns => ({
  ...(status !== undefined && { status }),
  ...(notes !== undefined && { notes }),
  ...(color !== undefined && { color }),
});

/**
 * Plans time of a person for a task: of the user, or of others for those who manage the schedules of others.
 * @throws `forbidden`, `schedule_conflict`, and `validation_failed` on the field
 */
export async function createSchedule(
  write: TenantWrite,
  body: ScheduleCreate,
): Promise<SavedSchedule> {
  const { tx, actor } = write;
  const user_id = body.user_id ?? actor.person.id;
  await requireTask(write, body.task_id, 'task_id');
  requirePlans(write, user_id);
  await requireStaff(write, [user_id, actor.person.id], 'user_id');
  await lockSchedulesOf(write, [user_id]);
  const { timezone } = await getSettings(tx);
  const minutes = await getDayMinutes(tx, user_id, timezone);
  const times = readScheduleTimes(body, undefined, timezone, minutes);
  const row = await insertSchedule(write, {
    task_id: body.task_id,
    user_id,
    ...times,
    timezone,
    ...plainColumns(body),
    ...recurrenceColumns(body.recurrence, times, timezone),
  });
  return completeSchedule(write, row);
}

/**
 * Checks the person and task that a schedule moves to, and returns its columns.
 * @throws `forbidden`, `validation_failed`
 */
async function moveColumns(
  write: TenantWrite,
  { user_id, task_id }: ScheduleUpdate,
  current: ScheduleRecord,
): Promise<ScheduleColumns> {
  if (task_id !== undefined && task_id !== current.task_id)
    await requireTask(write, task_id, 'task_id');
  return {
    ...(user_id !== undefined && { user_id }),
    ...(task_id !== undefined && { task_id }),
  };
}

/** Returns columns of a schedule that its parts have in common. */
const sharedColumns = (row: ScheduleRecord): ScheduleColumns => ({
  task_id: row.task_id,
  user_id: row.user_id,
  timezone: row.timezone,
  status: row.status,
  notes: row.notes,
  color: row.color,
});

/** Takes an occurrence out of the recurrence of a locked schedule, as a schedule of its own. */
export async function detachOccurrence(
  write: TenantWrite,
  one: Occurrence,
  columns: ScheduleColumns,
): Promise<ScheduleRecord> {
  const { row, start } = one;
  await changeSchedule(write, row.id, { excluded: [...row.excluded, start] });
  return insertSchedule(write, {
    ...sharedColumns(row),
    ...getTimes(one),
    ...columns,
    recurrence_id: row.id,
    recurrence_start: start,
  });
}

/** Ends the recurrence of a locked schedule before an occurrence. */
async function endBefore(write: TenantWrite, { row, start }: Occurrence): Promise<void> {
  await changeSchedule(write, row.id, { repeats_until: new Date(start.getTime() - 1000) });
}

/** A change of a schedule, with what it is checked against. */
interface Change {
  readonly row: ScheduleRecord;
  readonly body: ScheduleUpdate;
  readonly columns: ScheduleColumns;
  readonly timesFrom: (current: ScheduleTimes) => ScheduleTimes;
}

/**
 * Changes one occurrence.
 * @throws `validation_failed` on `recurrence`, which one occurrence does not have
 */
async function changeOne(write: TenantWrite, change: Change, one: Occurrence) {
  const { row, body, columns, timesFrom } = change;
  if (body.recurrence && body.recurrence.rrule !== row.rrule)
    throw refuse('recurrence', 'Change the following or all occurrences to repeat them otherwise');
  return detachOccurrence(write, one, { ...columns, ...timesFrom(getTimes(one)) });
}

/** Changes an occurrence and those after it, which become a schedule of their own. */
async function changeFollowing(write: TenantWrite, change: Change, one: Occurrence) {
  const { row, body, columns, timesFrom } = change;
  const before = countBefore(row, one.start);
  const times = timesFrom(getTimes(one));
  const shift = wallDuration(one.start, times.scheduled_start_time, row.timezone);
  const recurrence =
    body.recurrence === undefined
      ? {
          rrule: getRuleAfter(moveRule(row, times.scheduled_start_time, one.start), before),
          repeats_until: row.repeats_until,
        }
      : recurrenceColumns(body.recurrence, times, row.timezone);
  const later = row.excluded.filter((at) => at > one.start);
  await endBefore(write, one);
  const next = await insertSchedule(write, {
    ...sharedColumns(row),
    ...columns,
    ...times,
    ...recurrence,
    excluded: later.map((at) => plusWall(at, shift, row.timezone)),
  });
  await sql`update schedules set recurrence_id = ${next.id}
    where recurrence_id = ${row.id} and recurrence_start > ${one.start}`.execute(write.tx);
  return next;
}

/** Changes a schedule with all its occurrences, which move as one of them does. */
async function changeAll(write: TenantWrite, change: Change, one: Occurrence | undefined) {
  const { row, body, columns, timesFrom } = change;
  const { timezone } = row;
  const base: ScheduleTimes = one ? getTimes(one) : row;
  const asked = timesFrom(base);
  const shift = wallDuration(base.scheduled_start_time, asked.scheduled_start_time, timezone);
  const length = wallDuration(asked.scheduled_start_time, asked.scheduled_end_time, timezone);
  const start = one
    ? plusWall(row.scheduled_start_time, shift, timezone)
    : asked.scheduled_start_time;
  const times = {
    ...asked,
    scheduled_start_time: start,
    scheduled_end_time: one ? plusWall(start, length, timezone) : asked.scheduled_end_time,
  };
  return changeSchedule(write, row.id, {
    ...columns,
    ...times,
    ...(body.recurrence === undefined
      ? { rrule: moveRule(row, asked.scheduled_start_time, base.scheduled_start_time) }
      : recurrenceColumns(body.recurrence, times, timezone)),
    ...(shift !== 0 && { excluded: row.excluded.map((at) => plusWall(at, shift, timezone)) }),
  });
}

/**
 * Returns which occurrences of a schedule are meant, and the one that is named.
 * @throws `validation_failed` on `occurrence`
 */
function readScope(
  row: ScheduleRecord,
  asked: ScheduleScope | undefined,
  occurrence: string | undefined,
): { readonly scope: ScheduleScope; readonly one?: Occurrence } {
  if (row.rrule === '') return { scope: 'all' };
  const at = occurrence === undefined ? undefined : readInstant(occurrence);
  const scope = asked ?? (at ? 'this' : 'all');
  if (scope === 'all' && !at) return { scope };
  const one = requireOccurrence(row, at);
  // What follows the first occurrence are all.
  const isFirst = scope === 'following' && countBefore(row, one.start) === 0;
  return { scope: isFirst ? 'all' : scope, one };
}

/**
 * Changes a schedule: of a recurring one this occurrence, the following ones, or all.
 * @throws `not_found`, `forbidden`, `conflict`, `schedule_conflict`, and `validation_failed` on the field
 */
export async function updateSchedule(
  write: TenantWrite,
  id: number,
  body: ScheduleUpdate,
): Promise<SavedSchedule> {
  const { tx } = write;
  const { user_id, version } = body;
  const current = await lockSchedule(write, id, { version, otherUser: user_id });
  if (user_id !== undefined && user_id !== current.user_id) {
    requirePlans(write, user_id);
    await requireStaff(write, [user_id], 'user_id');
  }
  const columns = { ...(await moveColumns(write, body, current)), ...plainColumns(body) };
  const { timezone } = current;
  const minutes = await getDayMinutes(tx, user_id ?? current.user_id, timezone);
  const change: Change = {
    row: current,
    body,
    columns,
    timesFrom: (times) => readScheduleTimes(body, times, timezone, minutes),
  };
  const { scope, one } = readScope(current, body.scope, body.occurrence);
  const save = async (): Promise<ScheduleRecord> => {
    if (one && scope === 'this') return changeOne(write, change, one);
    if (one && scope === 'following') return changeFollowing(write, change, one);
    return changeAll(write, change, one);
  };
  return completeSchedule(write, await save(), [current.task_id]);
}

/** Deletes planned occurrences that were taken out of a recurrence, from a start on; those that were worked stay. */
async function removeDetached(
  { tx }: TenantWrite,
  { id }: ScheduleRecord,
  from: Date | undefined,
): Promise<void> {
  const since = from ? sql`and recurrence_start >= ${from}` : sql``;
  await sql`delete from schedules where recurrence_id = ${id} and time_entry_id is null
    and status = any(${[...OPEN_STATUSES]}::text[]) ${since}`.execute(tx);
}

/**
 * Deletes a schedule: of a recurring one this occurrence, the following ones, or all.
 * @throws `not_found`, `forbidden`, and `validation_failed` on `occurrence`
 */
export async function removeSchedule(
  write: TenantWrite,
  id: number,
  asked: { readonly scope?: ScheduleScope | undefined; readonly occurrence?: string | undefined },
): Promise<void> {
  const row = await lockSchedule(write, id);
  const { scope, one } = readScope(row, asked.scope, asked.occurrence);
  if (one && scope === 'this')
    await changeSchedule(write, id, { excluded: [...row.excluded, one.start] });
  else if (one && scope === 'following') {
    await removeDetached(write, row, one.start);
    await endBefore(write, one);
  } else {
    await removeDetached(write, row, undefined);
    await write.tx.deleteFrom('schedules').where('id', '=', id).execute();
    await recordChange(write, { entity: 'schedule', id, action: 'deleted' });
  }
  await mirrorSchedules(write, [row.task_id]);
}
