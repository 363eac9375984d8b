import { DAY_MINUTES, type TimeEntry } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { TimeEntryRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { cacheActor, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { dayIn } from '../../../kernel/settings/day-in.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { requireOpenDay } from './entry-locks.ts';
import {
  findOverlaps,
  getDayMinutes,
  isTaskBillable,
  lockTimeOf,
  requireTask,
} from './entry-rules.ts';
import { minutesBetween, roundMinutes } from './entry-times.ts';
import { changeTimeEntry, getTimeEntry, insertTimeEntry } from './time-entries.service.ts';
import { getTimeSettings } from './time-settings.ts';

/** Timers after a start or a stop. */
export interface Timers {
  readonly taskTimeEntry: TimeEntry | null;
  readonly stopped: TimeEntry | null;
  readonly warnings: string[];
}

/** Returns the running timer of a person. */
async function findRunning(tx: TenantTx, userId: number): Promise<TimeEntryRecord | undefined> {
  return tx
    .selectFrom('time_entries')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '=', 'running')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Returns the running timer of the user; null for none. */
export async function getRunning(
  read: Pick<TenantWrite, 'tx' | 'actor'>,
): Promise<TimeEntry | null> {
  const running = await findRunning(read.tx, read.actor.person.id);
  return running ? getTimeEntry(read, running.id) : null;
}

/**
 * Stops a timer. Its duration is rounded as the settings say, and cut where the day would have more than 24 hours: a forgotten
 * timer can always be stopped.
 */
async function stopEntry(
  write: TenantWrite,
  running: TimeEntryRecord,
  description: string | undefined,
): Promise<{ readonly entry: TimeEntry; readonly warnings: string[] }> {
  const { tx } = write;
  const { id, user_id, entry_date, break_minutes } = running;
  const start = running.start_time ?? new Date();
  const end = new Date(Math.max(Date.now(), start.getTime() + 1000));
  const { rounding_minutes, rounding } = await getTimeSettings(tx);
  const rounded = roundMinutes(
    Math.max(0, minutesBetween(start, end) - break_minutes),
    rounding_minutes,
    rounding,
  );
  const left = DAY_MINUTES - (await getDayMinutes(tx, user_id, entry_date, id));
  await changeTimeEntry(write, running, {
    end_time: end,
    duration_minutes: Math.min(rounded, left),
    status: 'draft',
    ...(description && { description }),
  });
  const { timezone } = await getSettings(tx);
  const overlaps = await findOverlaps(
    tx,
    { id, user_id, start_time: start, end_time: end },
    timezone,
  );
  return {
    entry: await getTimeEntry(write, id),
    warnings: [...overlaps, ...(rounded > left ? ['cut to the 24 hours of its day'] : [])],
  };
}

/**
 * Starts the timer of the user on a task and stops the one that runs. One that runs on the same task goes on.
 * @throws `not_found`, `entry_locked`
 */
export async function startTimer(
  write: TenantWrite,
  taskId: number,
  description: string | undefined,
): Promise<Timers> {
  const { tx, actor } = write;
  await requireTask(write, taskId);
  const user_id = await cacheActor(write);
  await lockTimeOf(write, [actor.person.id]);
  const running = await findRunning(tx, user_id);
  if (running?.task_id === taskId) {
    if (description) await changeTimeEntry(write, running, { description });
    return { taskTimeEntry: await getTimeEntry(write, running.id), stopped: null, warnings: [] };
  }
  const { timezone } = await getSettings(tx);
  const start_time = new Date();
  const entry_date = dayIn(timezone, start_time);
  requireOpenDay(await getTimeSettings(tx), entry_date);
  const stopped = running && (await stopEntry(write, running, undefined));
  const id = await insertTimeEntry(write, {
    task_id: taskId,
    user_id,
    entry_date,
    start_time,
    end_time: null,
    description: description ?? '',
    billable: await isTaskBillable(tx, taskId),
    status: 'running',
    source: 'timer',
  });
  return {
    taskTimeEntry: await getTimeEntry(write, id),
    stopped: stopped?.entry ?? null,
    warnings: stopped?.warnings ?? [],
  };
}

/**
 * Stops the timer of the user on a task.
 * @throws `not_now` when none runs on it
 */
export async function stopTimer(
  write: TenantWrite,
  taskId: number,
  description: string | undefined,
): Promise<Timers> {
  const user_id = await cacheActor(write);
  await lockTimeOf(write, [user_id]);
  const running = await findRunning(write.tx, user_id);
  if (running?.task_id !== taskId) {
    await requireTask(write, taskId);
    throw appError('not_now', { message: 'No timer runs on this task' });
  }
  const { entry, warnings } = await stopEntry(write, running, description);
  return { taskTimeEntry: entry, stopped: entry, warnings };
}
