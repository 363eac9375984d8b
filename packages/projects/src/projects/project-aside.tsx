import { RecordTags, RecordTimeline, useCan } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { PROJECT_FIELDS, type Project } from '@org/schema/entities';
import type { ReactElement } from 'react';
import { RecordComments } from '../comments/record-comments.tsx';
import { ProjectTasks } from './project-tasks.tsx';

const { projects } = apiContract;

/** Renders tasks, comments, tags and history beside a project's form. */
export function ProjectAside({ record }: { readonly record: Project }): ReactElement {
  return (
    <>
      {useCan('tasks.can_view') && <ProjectTasks project={record} />}
      <RecordComments id={record.id} calls={projects} />
      <RecordTags
        id={record.id}
        tags={record.tags}
        calls={projects}
        stale={[projects.list]}
        readOnly={!useCan('projects.can_update')}
      />
      <RecordTimeline
        route={projects.timeline}
        id={record.id}
        fields={PROJECT_FIELDS}
        nested={['comments', 'custom_fields', 'description']}
      />
    </>
  );
}
