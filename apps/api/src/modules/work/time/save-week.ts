import { DAY_MINUTES, type WeekRow } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { trashEntities } from '../../../kernel/entities/entity.service.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { requireStaff } from '../boards/people/record-people.ts';
import { requireManages } from './entry-locks.ts';
import { dayTooLong, isTaskBillable, lockTimeOf, requireTask } from './entry-rules.ts';
import { changeTimeEntry, insertTimeEntry } from './time-entries.service.ts';
import { timeEntryEntity } from './time-entry.entity.ts';
import { getWeek, readUserWeek, type Week, type WeekCell } from './week-grid.ts';

/** A change of one day of a task. */
interface CellChange {
  readonly field: string;
  readonly taskId: number;
  readonly day: string;
  readonly at: number;
  readonly minutes: number;
  readonly cell: WeekCell;
  /** Minutes that the person saw before the change; undefined for clients that do not say. */
  readonly seen: number | undefined;
  readonly description: string | undefined;
}

/** Returns the days that rows change; days with null stay as they are. */
function findChanges({ days, tasks, closed }: Week, rows: readonly WeekRow[]): CellChange[] {
  const known = new Map(tasks.map((task) => [task.task_id, task]));
  return rows.flatMap((row, index) =>
    days.flatMap((day, at): CellChange[] => {
      const minutes = row.minutes[at] ?? undefined;
      if (minutes === undefined) return [];
      const cell = known.get(row.task_id)?.cells[at] ?? {
        minutes: 0,
        entry: undefined,
        isLocked: closed[at] === true,
      };
      if (minutes === cell.minutes) return [];
      const field = `rows[${index}].minutes[${at}]`;
      const seen = row.seen?.[at] ?? undefined;
      const { task_id: taskId, description } = row;
      return [{ field, taskId, day, at, minutes, cell, seen, description }];
    }),
  );
}

/**
 * Checks that no changed day has other minutes than the person saw, so that a stale grid does not overwrite newer time.
 * @throws `conflict` with the current week
 */
async function requireSeen(
  write: TenantWrite,
  week: string,
  userId: number,
  changes: readonly CellChange[],
): Promise<void> {
  if (changes.some(({ seen, cell }) => seen !== undefined && seen !== cell.minutes))
    throw appError('conflict', { current: await getWeek(write, week, userId) });
}

/**
 * Checks that no task is named twice, and that tasks that get time exist.
 * @throws `validation_failed` on `rows[i].task_id`
 */
async function requireTasks(
  write: TenantWrite,
  rows: readonly WeekRow[],
  changes: readonly CellChange[],
): Promise<void> {
  const changed = new Set(changes.map(({ taskId }) => taskId));
  for (const [index, { task_id }] of rows.entries()) {
    const field = `rows[${index}].task_id`;
    if (rows.findIndex((row) => row.task_id === task_id) < index)
      throw appError('validation_failed', {
        formErrors: { [field]: 'This task is in the grid already' },
      });
    if (changed.has(task_id)) await requireTask(write, task_id, field);
  }
}

/**
 * Checks that the grid may change days, and that no day gets too long.
 * @throws `validation_failed` on `rows[i].minutes[j]`
 */
function requireAllowed({ days, tasks }: Week, changes: readonly CellChange[]): void {
  const locked = changes.filter(({ cell }) => cell.isLocked);
  const problems = locked.map(({ field, cell }): [string, string] => [
    field,
    cell.entry
      ? 'This day has several entries, one with times, or a locked one'
      : 'This day is locked',
  ]);
  const tooLong = days.flatMap((day, at): [string, string][] => {
    const ofDay = changes.filter((change) => change.at === at);
    const before = tasks.reduce((sum, { cells }) => sum + (cells[at]?.minutes ?? 0), 0);
    const after = ofDay.reduce((sum, { minutes, cell }) => sum + minutes - cell.minutes, before);
    const last = ofDay.findLast(({ minutes, cell }) => minutes > cell.minutes);
    return last && after > DAY_MINUTES ? [[last.field, dayTooLong(day)]] : [];
  });
  const formErrors = Object.fromEntries([...tooLong, ...problems]);
  if (Object.keys(formErrors).length > 0) throw appError('validation_failed', { formErrors });
}

/** Creates, changes or deletes the one entry of a day. */
async function saveCell(write: TenantWrite, userId: number, change: CellChange): Promise<void> {
  const { taskId, day, minutes, cell, description } = change;
  if (!cell.entry) {
    await insertTimeEntry(write, {
      task_id: taskId,
      user_id: userId,
      entry_date: day,
      duration_minutes: minutes,
      description: description ?? '',
      billable: await isTaskBillable(write.tx, taskId),
      source: 'manual',
    });
    return;
  }
  if (minutes === 0) {
    await trashEntities(write, timeEntryEntity, [cell.entry.id]);
    return;
  }
  await changeTimeEntry(write, cell.entry, {
    duration_minutes: minutes,
    ...(description !== undefined && { description }),
    ...(cell.entry.status === 'rejected' && { status: 'draft' }),
  });
}

/**
 * Sets the minutes of tasks for the days of a week. Tasks that are not named stay as they are, and so do days with null.
 * @throws `forbidden`, `conflict` for a day that has changed since the person saw it, and `validation_failed` on `rows[i].task_id` or `rows[i].minutes[j]`; nothing is saved then
 */
export async function saveWeek(
  write: TenantWrite,
  week: string,
  asked: number | undefined,
  rows: readonly WeekRow[],
): Promise<void> {
  const userId = asked ?? write.actor.person.id;
  requireManages(write, userId);
  await requireStaff(write, [userId], 'user_id');
  await lockTimeOf(write, [userId]);
  const current = await readUserWeek(write, week, userId);
  const changes = findChanges(current, rows);
  await requireTasks(write, rows, changes);
  await requireSeen(write, week, userId, changes);
  requireAllowed(current, changes);
  for (const change of changes) await saveCell(write, userId, change);
}
