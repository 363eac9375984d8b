import { appError } from '@org/schema/errors';
import type { ProjectRecord, TaskRecord } from '../../../kernel/database/records.ts';
import type { StoredProjectPlan } from '../../../kernel/database/stored-values.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { getRowTags } from '../../../kernel/entities/tags.repository.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { fromWallClock, toWallClock } from '../../../kernel/settings/wall-clock.ts';
import { getBlockers } from '../tasks/task-links.ts';

/** Maximum number of tasks that are copied with a project, or saved in a template. */
const MAX_TASKS = 2000;

const toNumber = (value: string | null): number | null => (value === null ? null : Number(value));

/** A plan, with the rows of its tasks in the same order. */
export interface ReadPlan {
  readonly plan: StoredProjectPlan;
  readonly tasks: readonly TaskRecord[];
}

/**
 * Reads the tasks of a project.
 * @throws `validation_failed` for too many
 */
async function readTasks(tx: TenantTx, projectId: number): Promise<TaskRecord[]> {
  const tasks = await tx
    .selectFrom('tasks')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(MAX_TASKS + 1)
    .execute();
  if (tasks.length > MAX_TASKS)
    throw appError('validation_failed', {
      message: `Projects of more than ${MAX_TASKS} tasks cannot be copied`,
    });
  return tasks;
}

/**
 * Reads a project with its tasks as a plan, open again and with dates relative to its start: clock times stay the same also
 * when clocks change in between.
 * @throws `validation_failed` for too many tasks
 */
export async function readProjectPlan(tx: TenantTx, row: ProjectRecord): Promise<ReadPlan> {
  const tasks = await readTasks(tx, row.id);
  const { timezone } = await getSettings(tx);
  const start = toWallClock(row.start_date, timezone).getTime();
  const getOffset = (at: Date | null): number | null =>
    at && toWallClock(at, timezone).getTime() - start;
  const ids = tasks.map(({ id }) => id);
  const order = new Map(ids.map((id, at) => [id, at]));
  const projectTags = await getRowTags(tx, 'project', [row.id]);
  const taskTags = await getRowTags(tx, 'task', ids);
  const { blockedBy } = await getBlockers(tx, ids);
  const plan: StoredProjectPlan = {
    project: {
      description: row.description,
      est_hours: Number(row.est_hours),
      end: getOffset(row.end_date),
      priority: row.priority,
      budget_minutes: row.budget_minutes,
      budget_amount: toNumber(row.budget_amount),
      is_billable: row.is_billable,
      hourly_rate: toNumber(row.hourly_rate),
      color: row.color,
      custom_fields: row.custom_fields,
      tagIds: projectTags(row.id).map(({ id }) => id),
    },
    tasks: tasks.map((task) => ({
      title: task.title,
      description: task.description,
      est_hours: Number(task.est_hours),
      priority: task.priority,
      is_billable: task.is_billable,
      hourly_rate: toNumber(task.hourly_rate),
      recurrence: task.recurrence,
      start: getOffset(task.start_date),
      due: getOffset(task.due_date),
      checklist: task.checklist.map((item) => ({ ...item, done: false })),
      custom_fields: task.custom_fields,
      tagIds: taskTags(task.id).map(({ id }) => id),
      parent: (task.parent_id !== null ? order.get(task.parent_id) : undefined) ?? null,
      blocked_by: (blockedBy.get(task.id) ?? []).flatMap(({ id }) => order.get(id) ?? []),
    })),
  };
  return { plan, tasks };
}

/** Returns how an offset of a plan becomes a date, for a start. */
export async function datesFrom(
  tx: TenantTx,
  start: Date,
): Promise<(offset: number | null) => string | null> {
  const { timezone } = await getSettings(tx);
  const wall = toWallClock(start, timezone).getTime();
  return (offset) =>
    offset === null ? null : fromWallClock(new Date(wall + offset), timezone).toISOString();
}
