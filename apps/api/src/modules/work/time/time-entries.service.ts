import type {
  TimeEntry,
  TimeEntryCreate,
  TimeEntrySource,
  TimeEntryUpdate,
} from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { TimeEntryRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import {
  createEntity,
  getEntity,
  trashEntities,
  updateEntity,
} from '../../../kernel/entities/entity.service.ts';
import { getScope } from '../../../kernel/entities/entity-access.ts';
import { findRows } from '../../../kernel/entities/entity-rows.repository.ts';
import { cacheActor, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { requireStaff } from '../boards/people/record-people.ts';
import { trackTime } from '../tasks/tracked-minutes.ts';
import {
  canManageOthers,
  isLocked,
  requireManages,
  requireOpenDay,
  requireUnlocked,
} from './entry-locks.ts';
import {
  findOverlaps,
  isTaskBillable,
  lockTimeOf,
  requireDayLimit,
  requireTask,
} from './entry-rules.ts';
import { durationField, readTimes } from './entry-times.ts';
import { ENTRY_RATE } from './entry-values.ts';
import { type TimeEntryColumns, timeEntryEntity } from './time-entry.entity.ts';
import { getTimeSettings } from './time-settings.ts';

/** A time entry that was saved, with what is unusual about it. */
export interface SavedEntry {
  readonly taskTimeEntry: TimeEntry;
  readonly warnings: string[];
}

/** Returns entries as the user may change them: those who manage the time of others may still change approved entries. */
export async function withLocks(
  write: Pick<TenantWrite, 'tx' | 'actor'>,
  entries: readonly TimeEntry[],
): Promise<TimeEntry[]> {
  if (!canManageOthers(write)) return [...entries];
  const settings = await getTimeSettings(write.tx);
  return entries.map((entry) => ({
    ...entry,
    locked: isLocked(entry, settings, { canManageOthers: true }),
  }));
}

/**
 * Returns a time entry as the user sees it.
 * @throws `not_found`
 */
export async function getTimeEntry(
  write: Pick<TenantWrite, 'tx' | 'actor'>,
  id: number,
): Promise<TimeEntry> {
  const entry = (await getEntity(write, timeEntryEntity, id)) as TimeEntry;
  const [shown] = await withLocks(write, [entry]);
  return shown ?? entry;
}

/** Saves a new entry with prepared columns, and sums it up. The time of its person is locked before. */
export async function insertTimeEntry(
  write: TenantWrite,
  columns: TimeEntryColumns & { readonly task_id: number },
): Promise<number> {
  const { id } = (await createEntity(write, timeEntryEntity, columns)) as TimeEntry;
  await trackTime(write, [columns.task_id]);
  return id;
}

/** Saves changed columns of an entry, and sums it up. The time of its person is locked before. */
export async function changeTimeEntry(
  write: TenantWrite,
  current: TimeEntryRecord,
  columns: TimeEntryColumns,
): Promise<void> {
  await updateEntity(write, timeEntryEntity, current.id, columns);
  await trackTime(write, [current.task_id, columns.task_id ?? current.task_id]);
}

async function saved(
  write: TenantWrite,
  id: number,
  row: Parameters<typeof findOverlaps>[1],
  timezone: string,
): Promise<SavedEntry> {
  return {
    taskTimeEntry: await getTimeEntry(write, id),
    warnings: await findOverlaps(write.tx, row, timezone),
  };
}

/**
 * Adds time to a task: that of the user, or of another person for those who manage the time of others.
 * @throws `not_found`, `forbidden`, `entry_locked`, and `validation_failed` on the field
 */
export async function createTimeEntry(
  write: TenantWrite,
  taskId: number,
  body: TimeEntryCreate,
  source: TimeEntrySource = 'manual',
): Promise<SavedEntry> {
  const { tx, actor } = write;
  await requireTask(write, taskId);
  const user_id = body.user_id ?? actor.person.id;
  requireManages(write, user_id);
  await requireStaff(write, [user_id], 'user_id');
  await lockTimeOf(write, [user_id]);
  const { timezone } = await getSettings(tx);
  const times = readTimes(body, undefined, timezone);
  requireOpenDay(
    await getTimeSettings(tx),
    times.entry_date,
    body.start_time ? 'start_time' : undefined,
  );
  await requireDayLimit(tx, user_id, times, { field: durationField(body) });
  const id = await insertTimeEntry(write, {
    task_id: taskId,
    user_id,
    ...times,
    description: body.description ?? body.note ?? '',
    billable: body.billable ?? (await isTaskBillable(tx, taskId)),
    ...(body.hourly_rate !== undefined && { hourly_rate: body.hourly_rate }),
    source,
  });
  return saved(write, id, { id, user_id, ...times }, timezone);
}

/**
 * Returns an entry of a task that is not in the trash.
 * @throws `not_found`
 */
async function findEntry(
  write: Pick<TenantWrite, 'tx' | 'actor'>,
  taskId: number,
  entryId: number,
): Promise<TimeEntryRecord> {
  const [row] = (await findRows(write.tx, timeEntryEntity, [entryId], {}, [
    ...getScope(timeEntryEntity, write),
    sql<boolean>`time_entries.task_id = ${taskId} and exists (
      select 1 from tasks t where t.tenant_id = time_entries.tenant_id and t.id = time_entries.task_id and t.deleted_at is null)`,
  ])) as TimeEntryRecord[];
  if (!row) throw appError('not_found');
  return row;
}

/**
 * Locks the time of the person of an entry, and of another, and returns the entry as it is now.
 * @throws `not_found`, `forbidden`
 */
async function lockEntry(
  write: TenantWrite,
  taskId: number,
  entryId: number,
  otherUser?: number,
): Promise<TimeEntryRecord> {
  await cacheActor(write);
  const found = await findEntry(write, taskId, entryId);
  requireManages(write, found.user_id);
  await lockTimeOf(write, [found.user_id, otherUser ?? found.user_id]);
  const entry = await findEntry(write, taskId, entryId);
  // It was given to someone else in the meantime.
  if (entry.user_id !== found.user_id)
    throw appError('conflict', { current: await getTimeEntry(write, entryId) });
  return entry;
}

/** Returns the rate of an entry, its own or an inherited one. */
async function getRate(tx: TenantTx, id: number): Promise<number | null> {
  const { rows } = await sql<{ rate: string | null }>`
    select ${ENTRY_RATE} as rate from time_entries where id = ${id}`.execute(tx);
  const rate = rows[0]?.rate ?? null;
  return rate === null ? null : Number(rate);
}

/**
 * Returns the columns of the person and task that an entry moves to.
 * @throws `forbidden`, `validation_failed` on the field
 */
async function moveColumns(
  write: TenantWrite,
  { user_id, task_id }: TimeEntryUpdate,
  current: TimeEntryRecord,
): Promise<TimeEntryColumns> {
  if (task_id !== undefined && task_id !== current.task_id)
    await requireTask(write, task_id, 'task_id');
  if (user_id === undefined || user_id === current.user_id)
    return task_id === undefined ? {} : { task_id };
  if (current.status === 'running')
    throw appError('validation_failed', { formErrors: { user_id: 'Stop the timer first' } });
  return { user_id, ...(task_id !== undefined && { task_id }) };
}

/**
 * Changes a time entry; a rejected one is a draft again, and a running timer with an end is stopped.
 * @throws `not_found`, `forbidden`, `conflict`, `entry_locked`, and `validation_failed` on the field
 */
export async function updateTimeEntry(
  write: TenantWrite,
  taskId: number,
  entryId: number,
  body: TimeEntryUpdate,
): Promise<SavedEntry> {
  const { tx } = write;
  if (body.user_id !== undefined) {
    const { user_id: before } = await findEntry(write, taskId, entryId);
    if (before !== body.user_id) {
      requireManages(write, body.user_id);
      await requireStaff(write, [body.user_id], 'user_id');
    }
  }
  const current = await lockEntry(write, taskId, entryId, body.user_id);
  if (body.version !== undefined && body.version !== current.version)
    throw appError('conflict', { current: await getTimeEntry(write, entryId) });
  const settings = await getTimeSettings(tx);
  requireUnlocked(write, current, settings);
  const moved = await moveColumns(write, body, current);
  const { timezone } = await getSettings(tx);
  const times = readTimes(body, current, timezone);
  const user_id = moved.user_id ?? current.user_id;
  requireOpenDay(settings, times.entry_date, body.start_time ? 'start_time' : undefined);
  await requireDayLimit(tx, user_id, times, { field: durationField(body), exceptId: entryId });
  const isStopped = current.status === 'running' && times.end_time !== null;
  const description = body.description ?? body.note;
  const isNewRate =
    body.hourly_rate !== undefined && body.hourly_rate !== (await getRate(tx, entryId));
  await changeTimeEntry(write, current, {
    ...moved,
    ...times,
    ...(description !== undefined && { description }),
    ...(body.billable !== undefined && { billable: body.billable }),
    ...(isNewRate && { hourly_rate: body.hourly_rate }),
    ...((isStopped || current.status === 'rejected') && { status: 'draft' }),
  });
  return saved(write, entryId, { id: entryId, user_id, ...times }, timezone);
}

/**
 * Moves a time entry to the trash.
 * @throws `not_found`, `forbidden`, `entry_locked`
 */
export async function removeTimeEntry(
  write: TenantWrite,
  taskId: number,
  entryId: number,
): Promise<void> {
  const current = await lockEntry(write, taskId, entryId);
  requireUnlocked(write, current, await getTimeSettings(write.tx));
  await trashEntities(write, timeEntryEntity, [entryId]);
}
