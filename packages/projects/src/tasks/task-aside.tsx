import { RecordTags, RecordTimeline, useCan } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { TASK_FIELDS, type Task } from '@org/schema/entities';
import type { ReactElement } from 'react';
import { RecordComments } from '../comments/record-comments.tsx';
import { Subtasks } from './subtasks.tsx';
import { TaskTime } from './task-time.tsx';

const { tasks } = apiContract;

/** Renders time, subtasks, comments, tags and history beside a task's form. */
export function TaskAside({ record }: { readonly record: Task }): ReactElement {
  return (
    <>
      <TaskTime task={record} />
      <Subtasks task={record} />
      <RecordComments id={record.id} calls={tasks} />
      <RecordTags
        id={record.id}
        tags={record.tags}
        calls={tasks}
        stale={[tasks.list]}
        readOnly={!useCan('tasks.can_update')}
      />
      <RecordTimeline
        route={tasks.timeline}
        id={record.id}
        fields={TASK_FIELDS}
        nested={['checklist', 'comments', 'description']}
      />
    </>
  );
}
