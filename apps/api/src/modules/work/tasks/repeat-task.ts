import { sql } from 'kysely';
import type { TaskRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { createEntity } from '../../../kernel/entities/entity.service.ts';
import type { AnyEntityDefinition } from '../../../kernel/entities/entity-definition.ts';
import { findRows } from '../../../kernel/entities/entity-rows.repository.ts';
import { getRowTags } from '../../../kernel/entities/tags.repository.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import {
  addPeople,
  findActiveStaff,
  getPeopleOf,
  type PeopleTable,
  TASK_ASSIGNEES,
  TASK_WATCHERS,
} from '../boards/people/record-people.ts';
import { withAllPermissions } from '../boards/people/with-all-permissions.ts';
import { nextOccurrence } from './recurrence.ts';

/** Returns the recurrence of the next task: one with a number of occurrences has one fewer. */
function decrementCount(rule: string): string {
  return rule.replace(/(?<=^|;)COUNT=(\d+)/, (_, count: string) => `COUNT=${Number(count) - 1}`);
}

/** Gives the next task the people of the one before; former members are left out. */
async function copyPeople(
  write: TenantWrite,
  table: PeopleTable,
  from: number,
  to: number,
): Promise<void> {
  const people = (await getPeopleOf(write.tx, table, [from])).get(from) ?? [];
  const staff = await findActiveStaff(
    write.tx,
    people.map(({ id }) => id),
  );
  await addPeople(write, table, to, [...staff.keys()]);
}

/** Returns where the next task of a board starts: in its first column of tasks to do; off a board that has none. */
async function findOpenPlace(
  { tx }: TenantWrite,
  boardId: number | null,
): Promise<{ readonly board_id: number | null; readonly column_id: number | null }> {
  const column =
    boardId === null
      ? undefined
      : await tx
          .selectFrom('board_columns')
          .select('id')
          .where('board_id', '=', boardId)
          .where('is_done', '=', false)
          .orderBy('position')
          .orderBy('id')
          .executeTakeFirst();
  return column ? { board_id: boardId, column_id: column.id } : { board_id: null, column_id: null };
}

/** Repeats those of some tasks that recur. */
export async function repeatTasks(
  write: TenantWrite,
  kind: AnyEntityDefinition,
  ids: readonly number[],
): Promise<void> {
  for (const task of await findRows<TaskRecord>(write.tx, kind, ids))
    await repeatTask(write, kind, task);
}

/** Copies the custom fields of a task as they are: what is required now was not when it was filled in. */
async function copyCustomFields(tx: TenantTx, from: number, to: number): Promise<void> {
  await sql`
    update tasks set custom_fields = (select t.custom_fields from tasks t where t.id = ${from}) where id = ${to}`.execute(
    tx,
  );
}

/**
 * Makes the next task of a recurring one that is done: due at the next occurrence, with the same people and an unchecked list. The
 * done task does not recur any more.
 * @returns id of the next task; undefined when the recurrence has ended
 */
export async function repeatTask(
  write: TenantWrite,
  kind: AnyEntityDefinition,
  task: TaskRecord,
): Promise<number | undefined> {
  const { tx } = write;
  if (!task.recurrence) return undefined;
  await sql`update tasks set recurrence = '' where id = ${task.id}`.execute(tx);
  const { timezone } = await getSettings(tx);
  const due = task.due_date ?? new Date();
  // A task that was done late is next due in the future.
  const after = due.getTime() > Date.now() ? due : new Date();
  const next = nextOccurrence({ start: due, rule: task.recurrence, timezone }, after);
  if (!next) return undefined;
  const start = task.start_date
    ? new Date(next.getTime() - (due.getTime() - task.start_date.getTime()))
    : null;
  const tags = await getRowTags(tx, 'task', [task.id]);
  // The next task is where this one is, also on a board or in a project that the user may not see, and at the same rate.
  const made = (await createEntity(withAllPermissions(write), kind, {
    title: task.title,
    description: task.description,
    est_hours: Number(task.est_hours),
    priority: task.priority,
    project_id: task.project_id,
    parent_id: task.parent_id,
    ...(await findOpenPlace(write, task.board_id)),
    is_billable: task.is_billable,
    hourly_rate: task.hourly_rate === null ? null : Number(task.hourly_rate),
    recurrence: decrementCount(task.recurrence),
    start_date: start?.toISOString() ?? null,
    due_date: next.toISOString(),
    checklist: task.checklist.map((item) => ({ ...item, done: false })),
    tagIds: tags(task.id).map(({ id }) => id),
  })) as { readonly id: number };
  await copyCustomFields(tx, task.id, made.id);
  for (const table of [TASK_ASSIGNEES, TASK_WATCHERS])
    await copyPeople(write, table, task.id, made.id);
  return made.id;
}
