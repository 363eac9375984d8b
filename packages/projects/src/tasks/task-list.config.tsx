import { entityList, type ListScreen } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { TASK_FIELDS, type Task } from '@org/schema/entities';
import { IconChecklist } from '@tabler/icons-react';
import { Avatars } from '../parts/avatars.tsx';
import { ColumnBadge } from '../parts/column-badge.tsx';
import { DueDate } from '../parts/due-date.tsx';
import { LinkedName } from '../parts/linked-name.tsx';
import { PRIORITY_TONES } from '../parts/priority-mark.tsx';
import { text } from './messages.ts';

const { projects, tasks } = apiContract;

/** Configuration of the list of tasks. */
export const TASK_LIST: ListScreen<Task> = {
  ...entityList(tasks, {
    entity: 'tasks',
    noun: ['task', 'tasks'],
    module: 'tasks',
    href: '/admin/tasks',
    fields: TASK_FIELDS,
  }),
  title: text.tasks,
  icon: IconChecklist,
  columns: {
    number: { width: '72px', phone: 'hidden', optional: true },
    title: {},
    project_title: {
      cell: ({ project_id, project_title }) =>
        project_id !== null && (
          <LinkedName href={`/admin/projects/${project_id}`} name={project_title} noun="project" />
        ),
      width: '160px',
    },
    column_name: {
      cell: ({ column_name, column_color }) => (
        <ColumnBadge name={column_name} color={column_color} />
      ),
      width: '120px',
    },
    is_done: { width: '80px', phone: 'hidden' },
    priority: { width: '100px' },
    assignees: { cell: ({ assignees }) => <Avatars people={assignees} />, width: '104px' },
    due_date: {
      cell: ({ due_date, is_overdue }) => <DueDate value={due_date} isOverdue={is_overdue} />,
      width: '152px',
    },
    est_hours: { width: '96px', phone: 'hidden' },
    tracked_minutes: { width: '128px', phone: 'hidden' },
    tags: { width: '128px', optional: true },
    created_at: { width: '128px', phone: 'hidden' },
    updated_at: { width: '116px', phone: 'hidden' },
  },
  usual: {
    columns: ['title', 'project_title', 'column_name', 'priority', 'assignees', 'due_date', 'tags'],
    sort: [{ column: 'updated_at', direction: 'DESC' }],
  },
  stale: [tasks.get, projects.list, projects.get, projects.tasks],
  primary: 'title',
  label: ({ title }) => title || text.untitled,
  create: { label: text.newTask, href: '/admin/tasks/new' },
  tones: { priority: PRIORITY_TONES },
  edits: {
    title: {},
    due_date: { bulk: true },
    priority: { bulk: true },
    est_hours: { bulk: true },
    is_done: {},
    tags: {},
  },
  empty: { title: text.emptyTitle, text: text.emptyText },
};
