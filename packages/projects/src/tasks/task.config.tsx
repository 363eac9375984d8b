import { getPermissions, logFailure, type RecordScreen } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { TASK_FIELDS, type Task, taskSchema } from '@org/schema/entities';
import { IconChecklist } from '@tabler/icons-react';
import { DueDate } from '../parts/due-date.tsx';
import { LinkedName } from '../parts/linked-name.tsx';
import { LABELS, text } from './messages.ts';
import { TaskAside } from './task-aside.tsx';
import { TaskFields } from './task-fields.tsx';
import {
  emptyTaskForm,
  type TaskFormValues,
  taskResolver,
  taskToForm,
  toTaskBody,
} from './task-form.ts';

const { boards, projects, tasks } = apiContract;

/** Configuration of the screen of a task. */
export const TASK_SCREEN: RecordScreen<Task, TaskFormValues> = {
  entity: 'task',
  name: 'task',
  icon: IconChecklist,
  calls: {
    ...tasks,
    stale: [tasks.list, tasks.timeline, projects.list, projects.get, projects.tasks, boards.cards],
  },
  permissions: getPermissions('tasks'),
  list: { href: '/admin/tasks', label: text.all },
  href: ({ id }) => `/admin/tasks/${id}`,
  schema: taskSchema,
  fields: TASK_FIELDS,
  empty: emptyTaskForm,
  toValues: taskToForm,
  toBody: toTaskBody,
  resolver: taskResolver,
  labels: LABELS,
  getTitle: ({ title }) => title,
  Fields: TaskFields,
  Aside: TaskAside,
  deleteLabel: text.delete,
  onSaveFailed: (error, record) =>
    logFailure(record ? text.updateAction : text.createAction, error),
  meta: ({ number, parent_id, parent_title, due_date, is_overdue }) => (
    <span className="pj-task-meta">
      <span>#{number}</span>
      {parent_id !== null && (
        <LinkedName
          href={`/admin/tasks/${parent_id}`}
          name={parent_title && text.partOf(parent_title)}
          noun="task"
        />
      )}
      <DueDate value={due_date} isOverdue={is_overdue} />
    </span>
  ),
  text: { ...text, noun: 'task', newTitle: text.newTask },
};
