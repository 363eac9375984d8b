import { RecordTags, RecordTimeline, useCan } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { TASK_FIELDS, type Task } from '@org/schema/entities';
import type { ReactElement } from 'react';
import { RecordComments } from '../comments/record-comments.tsx';
import { RecordFiles } from '../files/record-files.tsx';
import { LABELS } from './messages.ts';
import { Subtasks } from './subtasks.tsx';
import { TaskTime } from './task-time.tsx';

const { tasks } = apiContract;

/** Fields of the history: those of the list, and the column under its documented name. */
const HISTORY_FIELDS = {
  ...TASK_FIELDS,
  column_id: { type: 'text', label: LABELS.column_name },
  board_id: { type: 'text', label: LABELS.board_id },
  recurrence: { type: 'text', label: LABELS.recurrence },
} as const;

/** Renders time, subtasks, comments, tags and history beside a task's form. */
export function TaskAside({ record }: { readonly record: Task }): ReactElement {
  const canUpdate = useCan('tasks.can_update');
  return (
    <>
      <TaskTime task={record} />
      <Subtasks task={record} />
      <RecordFiles id={record.id} calls={tasks} readOnly={!canUpdate} />
      <RecordComments id={record.id} calls={tasks} />
      <RecordTags
        id={record.id}
        tags={record.tags}
        calls={tasks}
        stale={[tasks.list]}
        readOnly={!canUpdate}
      />
      <RecordTimeline
        route={tasks.timeline}
        id={record.id}
        fields={HISTORY_FIELDS}
        nested={[
          'board_id',
          'checklist',
          'column_id',
          'comments',
          'custom_fields',
          'description',
          'files',
          'recurrence',
        ]}
        hidden={['completed_at', 'position']}
      />
    </>
  );
}
