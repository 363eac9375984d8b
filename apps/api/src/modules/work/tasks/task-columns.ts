import { cleanMarkup } from '@org/content';
import { readInstant } from '@org/schema';
import { areDatesInOrder, DUE_BEFORE_START, type TaskCreate } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { takeNumbers } from '../../../kernel/database/counters.ts';
import type {
  BoardColumnRecord,
  ProjectRecord,
  TaskRecord,
} from '../../../kernel/database/records.ts';
import { mergeCustomFields } from '../../../kernel/entities/custom-fields.service.ts';
import { getScope } from '../../../kernel/entities/entity-access.ts';
import type { Columns } from '../../../kernel/entities/entity-definition.ts';
import { findRows } from '../../../kernel/entities/entity-rows.repository.ts';
import { givenColumns } from '../../../kernel/entities/entity-stamps.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { type CardColumns, cardColumns } from '../boards/card-columns.ts';
import { requireMayAssign, requireMayWatch } from '../boards/people/may-assign.ts';
import { getPeopleOf, TASK_ASSIGNEES, TASK_WATCHERS } from '../boards/people/record-people.ts';
import { projectEntity } from '../projects/project.entity.ts';
import { readRecurrence } from './recurrence.ts';
import { requireParent } from './task-links.ts';
import { moveTrackedMinutes } from './tracked-minutes.ts';

/** Fields of a new or changed task. */
export type TaskFields = Partial<TaskCreate>;

const TASK = { entity: 'task', table: 'tasks' } as const;

const instant = (text: string | null): Date | null => (text && readInstant(text)) || null;

/** Checks the dates that a task would have. Errors: `validation_failed` on `due_date`. */
function requireDates({ start_date, due_date }: TaskFields, current?: TaskRecord): void {
  const start = start_date === undefined ? current?.start_date?.toISOString() : start_date;
  const due = due_date === undefined ? current?.due_date?.toISOString() : due_date;
  if (!areDatesInOrder(start, due))
    throw appError('validation_failed', { formErrors: { due_date: DUE_BEFORE_START } });
}

/** Year from which on tasks may recur: all occurrences since the due date are counted. */
const FIRST_RECURRING_YEAR = 2000;

/** Checks the due date of a task that recurs. Errors: `validation_failed` on `due_date`. */
function requireRecurringDate(
  { recurrence, due_date }: TaskFields,
  current: TaskRecord | undefined,
): void {
  const due = due_date === undefined ? current?.due_date : due_date && readInstant(due_date);
  if ((recurrence ?? current?.recurrence) && due && due.getUTCFullYear() < FIRST_RECURRING_YEAR)
    throw appError('validation_failed', {
      formErrors: {
        due_date: `Use the year ${FIRST_RECURRING_YEAR} or later for a task that repeats`,
      },
    });
}

/** Checks who would be assigned. Errors: `forbidden`. */
async function checkAssignees(
  write: TenantWrite,
  assignees: readonly number[],
  current: TaskRecord | undefined,
): Promise<void> {
  const known = current && (await getPeopleOf(write.tx, TASK_ASSIGNEES, [current.id]));
  const before = current && (known?.get(current.id) ?? []).map(({ id }) => id);
  requireMayAssign('tasks', write, assignees, before);
}

/** Checks who would watch. Errors: `forbidden`. */
async function checkWatchers(
  write: TenantWrite,
  watchers: readonly number[],
  current: TaskRecord | undefined,
): Promise<void> {
  const known = current && (await getPeopleOf(write.tx, TASK_WATCHERS, [current.id]));
  const before = (current && known?.get(current.id)) ?? [];
  requireMayWatch(
    'tasks',
    write,
    watchers,
    before.map(({ id }) => id),
  );
}

/**
 * Returns the project of a task and its board.
 * Errors: `validation_failed` on `project_id` for one that the user may not see.
 */
async function findProject(
  write: TenantWrite,
  projectId: number,
): Promise<{ readonly id: number; readonly board_id: number | null }> {
  const [row] = await findRows<ProjectRecord>(
    write.tx,
    projectEntity,
    [projectId],
    {},
    getScope(projectEntity, write),
  );
  if (!row)
    throw appError('validation_failed', {
      formErrors: { project_id: 'This project does not exist, or was deleted' },
    });
  return row;
}

/** Returns the columns of the project and of the task above; a task below another is in its project. */
async function linkColumns(
  write: TenantWrite,
  { project_id, parent_id }: TaskFields,
  current: TaskRecord | undefined,
): Promise<{ readonly columns: Columns; readonly board: number | null | undefined }> {
  const isNewParent = typeof parent_id === 'number' && parent_id !== current?.parent_id;
  const inherited = isNewParent ? await requireParent(write, parent_id, current?.id) : undefined;
  const projectId = project_id === undefined && !current ? inherited : project_id;
  const isNewProject = typeof projectId === 'number' && projectId !== current?.project_id;
  const project = isNewProject ? await findProject(write, projectId) : undefined;
  if (current && projectId !== undefined) await moveTrackedMinutes(write.tx, current, projectId);
  return {
    columns: {
      ...(parent_id !== undefined && { parent_id }),
      ...(projectId !== undefined && { project_id: projectId }),
    },
    board: project?.board_id,
  };
}

/** Returns the first column of a board of done cards, or of ones that are not. */
async function findDoneColumn(
  { tx }: TenantWrite,
  boardId: number,
  isDone: boolean,
): Promise<number | undefined> {
  const column = await tx
    .selectFrom('board_columns')
    .select('id')
    .where('board_id', '=', boardId)
    .where('is_done', '=', isDone)
    .orderBy('position')
    .orderBy('id')
    .executeTakeFirst();
  return column?.id;
}

/** Returns the columns of a task that is done, or is not. */
export function doneColumns(isDone: boolean, completedAt: Date | null | undefined): Columns {
  return {
    is_done: isDone,
    completed_at: isDone ? (completedAt ?? new Date()) : null,
  };
}

/** Returns the place of a task: a task that is done goes to a column of done ones, and back. */
async function placeColumns(
  write: TenantWrite,
  { board_id, column_id, is_done }: TaskFields,
  current: TaskRecord | undefined,
  board: number | null | undefined,
): Promise<CardColumns> {
  const placed = await cardColumns(write, 'task', { board_id, column_id }, current, board);
  const entered: BoardColumnRecord | undefined = placed.entered;
  const isDone = is_done ?? entered?.is_done ?? current?.is_done ?? false;
  const at = Number(placed.columns.board_id ?? current?.board_id ?? 0);
  const isElsewhere =
    is_done !== undefined &&
    is_done !== (entered ? entered.is_done : (current?.is_done ?? false)) &&
    at > 0;
  const other = isElsewhere ? await findDoneColumn(write, at, is_done) : undefined;
  const moved =
    other === undefined ? placed : await cardColumns(write, 'task', { column_id: other }, current);
  const isChanged = isDone !== (current?.is_done ?? false);
  return {
    ...moved,
    columns: { ...moved.columns, ...(isChanged && doneColumns(isDone, current?.completed_at)) },
  };
}

/** Returns the columns for the fields of a task. Errors: `validation_failed` and `forbidden`. */
export async function taskColumns(
  write: TenantWrite,
  fields: TaskFields,
  current: TaskRecord | undefined,
): Promise<Columns> {
  const {
    assignees,
    watchers,
    blocked_by: _blockers,
    board_id: _board,
    column_id: _column,
    project_id: _project,
    parent_id: _parent,
    is_done: _done,
    status: _status,
    checklist,
    custom_fields,
    recurrence,
    description,
    start_date,
    due_date,
    ...plain
  } = fields;
  requireDates(fields, current);
  requireRecurringDate(fields, current);
  if (assignees) await checkAssignees(write, assignees, current);
  if (watchers) await checkWatchers(write, watchers, current);
  // Required fields are asked for where people fill them in: tasks are also added by one line, and by recurrence.
  const custom =
    custom_fields &&
    (await mergeCustomFields(write.tx, TASK, current?.custom_fields ?? {}, custom_fields));
  const links = await linkColumns(write, fields, current);
  const place = await placeColumns(write, fields, current, links.board);
  return {
    ...givenColumns(plain),
    ...links.columns,
    ...place.columns,
    ...(description !== undefined && { description: cleanMarkup(description) }),
    ...(start_date !== undefined && { start_date: instant(start_date) }),
    ...(due_date !== undefined && { due_date: instant(due_date) }),
    ...(custom && { custom_fields: JSON.stringify(custom) }),
    ...(checklist && { checklist: JSON.stringify(checklist) }),
    ...(recurrence !== undefined && { recurrence: readRecurrence(recurrence, 'recurrence') }),
    ...(!current && { number: await takeNumbers(write.tx, write.tenantId, 'task') }),
  };
}
