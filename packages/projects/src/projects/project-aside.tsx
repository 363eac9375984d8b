import { RecordTags, RecordTimeline, useCan } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { PROJECT_FIELDS, type Project } from '@org/schema/entities';
import type { ReactElement } from 'react';
import { RecordComments } from '../comments/record-comments.tsx';
import { RecordFiles } from '../files/record-files.tsx';
import { LABELS } from './messages.ts';
import { ProjectTasks } from './project-tasks.tsx';

const { projects } = apiContract;

/** Fields of the history: those of the list, and others under the labels of the form. */
const HISTORY_FIELDS = {
  ...PROJECT_FIELDS,
  board_id: { type: 'text', label: LABELS.board_id },
  column_id: { type: 'text', label: LABELS.column_id },
  customer_id: { type: 'text', label: LABELS.customer_id },
  vehicle_id: { type: 'text', label: LABELS.vehicle_id },
} as const;

/** Renders tasks, comments, tags and history beside a project's form. */
export function ProjectAside({ record }: { readonly record: Project }): ReactElement {
  const canUpdate = useCan('projects.can_update');
  return (
    <>
      {useCan('tasks.can_view') && <ProjectTasks project={record} />}
      <RecordFiles id={record.id} calls={projects} readOnly={!canUpdate} />
      <RecordComments id={record.id} calls={projects} />
      <RecordTags
        id={record.id}
        tags={record.tags}
        calls={projects}
        stale={[projects.list]}
        readOnly={!canUpdate}
      />
      <RecordTimeline
        route={projects.timeline}
        id={record.id}
        fields={HISTORY_FIELDS}
        nested={[
          'board_id',
          'column_id',
          'comments',
          'custom_fields',
          'customer_id',
          'description',
          'files',
          'vehicle_id',
        ]}
        hidden={['position']}
      />
    </>
  );
}
