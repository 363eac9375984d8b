import {
  changedFields,
  customFieldsToBody,
  customFieldsToForm,
  toNumber,
  validateBy,
} from '@org/admin-kit';
import {
  type ChecklistItem,
  NEW_EST_HOURS,
  type Priority,
  type Task,
  taskCreateSchema,
} from '@org/schema/entities';
import { fromWallTime, toWallTime } from '@org/ui';
import type { Resolver } from 'react-hook-form';

/**
 * Form values of a task, by the names of its fields. Dates are local times such as `2026-03-10T08:00`, ids and numbers are text;
 * '' for none.
 */
export type TaskFormValues = {
  title: string;
  est_hours: string;
  description: string;
  due_date: string;
  project_id: string;
  parent_id: string;
  board_id: string;
  column_id: string;
  assignees: number[];
  watchers: number[];
  priority: Priority;
  is_done: boolean;
  checklist: ChecklistItem[];
  blocked_by: number[];
  recurrence: string;
  /** Values of the tenant's own fields, by key. */
  custom_fields: Record<string, unknown>;
};

/** Returns the form values of a new task. */
export const emptyTaskForm = (): TaskFormValues => ({
  title: '',
  est_hours: String(NEW_EST_HOURS),
  description: '',
  due_date: '',
  project_id: '',
  parent_id: '',
  board_id: '',
  column_id: '',
  assignees: [],
  watchers: [],
  priority: 'none',
  is_done: false,
  checklist: [],
  blocked_by: [],
  recurrence: '',
  custom_fields: {},
});

const toText = (id: number | null): string => (id === null ? '' : String(id));

/** Returns the form values of a stored task. */
export function taskToForm(task: Task, zone: string): TaskFormValues {
  const { title, description, priority, is_done, recurrence } = task;
  return {
    title,
    description,
    priority,
    is_done,
    recurrence,
    est_hours: String(task.est_hours),
    due_date: task.due_date ? toWallTime(task.due_date, zone) : '',
    project_id: toText(task.project_id),
    parent_id: toText(task.parent_id),
    board_id: toText(task.board_id),
    column_id: toText(task.column_id),
    assignees: task.assignees.map(({ id }) => id),
    watchers: task.watchers.map(({ id }) => id),
    checklist: task.checklist.map(({ id, text, done }) => ({ id, text, done })),
    blocked_by: task.blocked_by.map(({ id }) => id),
    custom_fields: customFieldsToForm(task.custom_fields),
  };
}

const toId = (value: string): number | null => (value === '' ? null : Number(value));

function wholeBody(values: TaskFormValues, zone: string) {
  const { est_hours, due_date, project_id, parent_id, board_id, column_id, ...plain } = values;
  return {
    ...plain,
    est_hours: toNumber(est_hours),
    due_date: fromWallTime(due_date, zone) || null,
    project_id: toId(project_id),
    parent_id: toId(parent_id),
    // Without them a new task is on the default board.
    ...(board_id && { board_id: toId(board_id) }),
    ...(column_id && { column_id: toId(column_id) }),
    custom_fields: customFieldsToBody(values.custom_fields),
  };
}

/** Returns the body that creates a task, or the changed fields of a stored one, whose values are `base`. */
export function toTaskBody(values: TaskFormValues, zone: string, base?: TaskFormValues) {
  const body = wholeBody(values, zone);
  return base ? changedFields(body, wholeBody(base, zone)) : body;
}

/** Validates the form by the server's rules. */
export const taskResolver: Resolver<TaskFormValues> = validateBy(
  taskCreateSchema,
  (values: TaskFormValues) => wholeBody(values, 'UTC'),
);
