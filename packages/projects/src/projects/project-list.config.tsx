import { entityList, type ListScreen } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { PROJECT_FIELDS, type Project } from '@org/schema/entities';
import { Progress } from '@org/ui';
import { IconBriefcase2 } from '@tabler/icons-react';
import { Avatars } from '../parts/avatars.tsx';
import { LinkedName } from '../parts/linked-name.tsx';
import { PRIORITY_TONES } from '../parts/priority-mark.tsx';
import { STATUS, text } from './messages.ts';

const { projects, tasks } = apiContract;

/** Configuration of the list of projects. */
export const PROJECT_LIST: ListScreen<Project> = {
  ...entityList(projects, {
    entity: 'projects',
    noun: ['project', 'projects'],
    module: 'projects',
    href: '/admin/projects',
    fields: PROJECT_FIELDS,
  }),
  title: text.projects,
  icon: IconBriefcase2,
  columns: {
    number: { width: '72px', phone: 'hidden', optional: true },
    title: {},
    customer_name: {
      cell: ({ customer_id, customer_name }) =>
        customer_id !== null && (
          <LinkedName
            href={`/admin/customers/${customer_id}`}
            name={customer_name}
            noun="customer"
          />
        ),
      width: '168px',
    },
    status: { width: '116px' },
    priority: { width: '104px', phone: 'hidden' },
    column_name: { width: '128px', phone: 'hidden' },
    assignees: { cell: ({ assignees }) => <Avatars people={assignees} />, width: '104px' },
    est_hours: { width: '96px', phone: 'hidden' },
    tracked_minutes: { width: '128px', phone: 'hidden' },
    progress: {
      cell: ({ progress }) => (
        <span className="pj-progress">
          <Progress value={progress} size="sm" aria-label={text.progress(progress)} />
          <span className="at-meta">{progress}%</span>
        </span>
      ),
      width: '136px',
    },
    start_date: { width: '116px', phone: 'hidden' },
    end_date: { width: '116px' },
    is_billable: { width: '88px', phone: 'hidden' },
    tags: { width: '148px', optional: true },
    created_at: { width: '128px', phone: 'hidden' },
    updated_at: { width: '116px', phone: 'hidden' },
  },
  usual: {
    columns: ['title', 'customer_name', 'status', 'progress', 'assignees', 'end_date', 'tags'],
    sort: [{ column: 'updated_at', direction: 'DESC' }],
  },
  stale: [tasks.list, projects.get],
  primary: 'title',
  label: ({ title }) => title || text.untitled,
  create: { label: text.newProject, href: '/admin/projects/new' },
  tones: {
    status: {
      active: STATUS.active.tone,
      on_hold: STATUS.on_hold.tone,
      completed: STATUS.completed.tone,
      cancelled: STATUS.cancelled.tone,
    },
    priority: PRIORITY_TONES,
  },
  quick: 'status',
  edits: {
    title: {},
    status: { bulk: true },
    priority: { bulk: true },
    is_billable: { bulk: true },
    tags: {},
  },
  empty: { title: text.emptyTitle, text: text.emptyText },
};
