import { getPermissions, logFailure, type RecordScreen } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { PROJECT_FIELDS, type Project, projectSchema } from '@org/schema/entities';
import { StatusDot, toast } from '@org/ui';
import { IconBriefcase2 } from '@tabler/icons-react';
import { LABELS, STATUS, text } from './messages.ts';
import { ProjectAside } from './project-aside.tsx';
import { ProjectFields } from './project-fields.tsx';
import {
  emptyProjectForm,
  type ProjectFormValues,
  projectResolver,
  projectToForm,
  toProjectBody,
} from './project-form.ts';
import { SaveTemplateButton } from './save-template-button.tsx';

const { boards, projects, tasks } = apiContract;

/** Configuration of the screen of a project. */
export const PROJECT_SCREEN: RecordScreen<Project, ProjectFormValues> = {
  entity: 'project',
  name: 'project',
  icon: IconBriefcase2,
  calls: { ...projects, stale: [projects.list, projects.timeline, tasks.list, boards.list] },
  permissions: getPermissions('projects'),
  list: { href: '/admin/projects', label: text.all },
  href: ({ id }) => `/admin/projects/${id}`,
  schema: projectSchema,
  fields: PROJECT_FIELDS,
  empty: emptyProjectForm,
  toValues: projectToForm,
  toBody: toProjectBody,
  resolver: projectResolver,
  labels: LABELS,
  getTitle: ({ title }) => title,
  Fields: ProjectFields,
  Aside: ProjectAside,
  buttons: (record) => <SaveTemplateButton project={record} />,
  deleteLabel: text.delete,
  onSaveFailed: (error, record) => {
    if (record) toast.error(text.updateFailed(error.message));
    else logFailure(text.createAction, error);
  },
  meta: ({ status }) => <StatusDot {...STATUS[status]} />,
  text: { ...text, noun: 'project', newTitle: text.newProject },
};
