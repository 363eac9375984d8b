import { RecordTags, RecordTimeline, useCan } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { TASK_FIELDS, type Task } from '@org/schema/entities';
import type { ReactElement } from 'react';

const { tasks } = apiContract;

/** Renders tags and history beside a task's form. */
export function TaskAside({ record }: { readonly record: Task }): ReactElement {
  return (
    <>
      <RecordTags
        id={record.id}
        tags={record.tags}
        calls={tasks}
        stale={[tasks.list]}
        readOnly={!useCan('tasks.can_update')}
      />
      <RecordTimeline route={tasks.timeline} id={record.id} fields={TASK_FIELDS} />
    </>
  );
}
