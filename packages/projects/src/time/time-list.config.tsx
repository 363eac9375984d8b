import { entityList, type ListScreen } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { TIME_ENTRY_FIELDS, type TimeEntry } from '@org/schema/entities';
import { StatusDot, type Tone, useFormats } from '@org/ui';
import { IconClock } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { formatMinutes } from '../parts/durations.ts';
import { LinkedName } from '../parts/linked-name.tsx';
import { text } from './messages.ts';

const { timeEntries } = apiContract;

/** Colors of statuses. */
export const STATUS_TONES: Readonly<Record<TimeEntry['status'], Tone>> = {
  running: 'warning',
  draft: 'neutral',
  submitted: 'warning',
  approved: 'success',
  rejected: 'danger',
  invoiced: 'success',
};

/** Names of statuses. */
export const STATUS_NAMES = new Map<string, string>(
  TIME_ENTRY_FIELDS.status.options.map(({ value, label }) => [value, label]),
);

function Minutes({ minutes }: { readonly minutes: number }): ReactElement {
  const formats = useFormats();
  return <span className="pj-amount">{formatMinutes(minutes, formats)}</span>;
}

/** Configuration of the list of time entries. */
export const TIME_LIST: ListScreen<TimeEntry> = {
  ...entityList(timeEntries, {
    entity: 'timeEntries',
    noun: ['time entry', 'time entries'],
    module: 'time_entries',
    href: '/admin/time',
    fields: TIME_ENTRY_FIELDS,
  }),
  title: text.all,
  icon: IconClock,
  importable: true,
  columns: {
    entry_date: { width: '120px' },
    task_title: {
      cell: ({ task_id, task_title }) => (
        <LinkedName
          href={`/admin/tasks/${task_id}`}
          name={task_title}
          noun="task"
          className="ad-row-link"
        />
      ),
    },
    project_title: { width: '18%' },
    customer_name: { width: '14%', phone: 'hidden' },
    user: { width: '140px', cell: ({ user }) => user.displayName },
    duration_minutes: {
      width: '110px',
      cell: ({ duration_minutes }) => <Minutes minutes={duration_minutes} />,
    },
    status: {
      width: '120px',
      cell: ({ status }) => (
        <StatusDot label={STATUS_NAMES.get(status) ?? status} tone={STATUS_TONES[status]} />
      ),
    },
    description: { width: '20%', phone: 'hidden' },
    billable: { width: '88px', phone: 'hidden' },
    created_at: { width: '128px', phone: 'hidden' },
    updated_at: { width: '128px', phone: 'hidden' },
  },
  usual: {
    columns: ['entry_date', 'task_title', 'project_title', 'user', 'duration_minutes', 'status'],
    sort: [{ column: 'entry_date', direction: 'DESC' }],
  },
  primary: 'task_title',
  label: ({ task_title, entry_date }) => `${task_title}, ${entry_date}`,
  empty: { title: text.emptyEntries, text: text.emptyEntriesText },
};
