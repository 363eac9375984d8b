import { array, boolean, number, object, string } from 'yup';
import {
  PROJECT_FIELDS,
  projectBulkSchema,
  projectCopySchema,
  projectCreateSchema,
  projectSchema,
  projectUpdateSchema,
} from '../entities/work/project.schema.ts';
import {
  projectFromTemplateSchema,
  projectTemplateNameSchema,
  projectTemplateSchema,
} from '../entities/work/project-template.schema.ts';
import { TASK_FIELDS, taskSchema } from '../entities/work/task.schema.ts';
import { idField } from '../fields/fields.ts';
import { withErrorField } from './answers-error.ts';
import { customFieldCalls } from './custom-field-calls.ts';
import { entityContract } from './entity.contract.ts';
import { fieldsQuery, idParams, listResponse } from './list.ts';
import { defineRoute, SMALL_BODY } from './route.ts';
import { assigneeCalls, commentCalls, done, fileCalls, workAccess } from './work-parts.contract.ts';

const path = '/api/v1/admin/projects/';
const places = { plural: 'projects', path, module: 'projects' } as const;

const calls = entityContract({
  name: 'project',
  plural: 'projects',
  words: ['project', 'projects'],
  path,
  module: 'projects',
  plan: 'enterprise',
  record: projectSchema,
  create: projectCreateSchema,
  update: projectUpdateSchema,
  bulk: projectBulkSchema,
  bodyLimit: SMALL_BODY * 4,
  fields: PROJECT_FIELDS,
  hasCustomFields: true,
  filters: {
    customer_id: idField(),
    board_id: idField(),
    column_id: idField(),
    assignee_id: idField(),
  },
});

const template = object({
  template: projectTemplateSchema.required(),
  message: string().required(),
});

/** Endpoints of projects. */
export const projectsContract = withErrorField({
  ...calls,
  update: defineRoute({
    ...calls.update,
    response: object({
      project: projectSchema.required(),
      /** The project as a row of the list. */
      item: projectSchema.required(),
      message: string().required(),
    }),
  }),
  check: defineRoute({
    id: 'projects.check',
    method: 'GET',
    path: `${path}check/`,
    summary: 'What the user may do with a new project, and where it starts',
    access: workAccess('projects.can_view'),
    response: object({
      can_assign_customer: boolean().required(),
      can_assign_users: boolean().required(),
      can_create: boolean().required(),
      can_delete: boolean().required(),
      defaults: object({
        board_id: idField().nullable().defined(),
        column_id: idField().nullable().defined(),
      }).required(),
    }),
  }),
  tasks: defineRoute({
    id: 'projects.tasks',
    method: 'GET',
    path: `${path}{id}/tasks/`,
    summary: 'List the tasks of a project',
    access: workAccess('tasks.can_view'),
    params: idParams,
    query: fieldsQuery(TASK_FIELDS, {}),
    response: listResponse(taskSchema),
    errors: ['not_found'],
  }),
  copy: defineRoute({
    id: 'projects.copy',
    method: 'POST',
    path: `${path}{id}/copy/`,
    summary: 'Copy a project with its tasks',
    status: 201,
    access: workAccess('projects.can_create'),
    params: idParams,
    body: projectCopySchema,
    bodyLimit: SMALL_BODY,
    response: object({ project: projectSchema.required(), message: string().required() }),
    errors: ['not_found'],
  }),
  templates: defineRoute({
    id: 'projects.templates',
    method: 'GET',
    path: `${path}templates/`,
    summary: 'List the templates of projects, by name',
    access: workAccess('projects.can_view'),
    response: object({
      results: object({
        rows: array(projectTemplateSchema.required()).required(),
        total: number().integer().required(),
      }).required(),
    }),
  }),
  saveTemplate: defineRoute({
    id: 'projects.saveTemplate',
    method: 'POST',
    path: `${path}{id}/template/`,
    summary: 'Save a project with its tasks as a template; people are left out',
    status: 201,
    access: workAccess('projects.can_create'),
    params: idParams,
    body: projectTemplateNameSchema,
    bodyLimit: SMALL_BODY,
    response: template,
    errors: ['not_found'],
  }),
  renameTemplate: defineRoute({
    id: 'projects.renameTemplate',
    method: 'PUT',
    path: `${path}templates/{id}/`,
    summary: 'Rename a template',
    access: workAccess('projects.can_update'),
    params: idParams,
    body: projectTemplateNameSchema,
    bodyLimit: SMALL_BODY,
    response: template,
    errors: ['not_found'],
  }),
  removeTemplate: defineRoute({
    id: 'projects.removeTemplate',
    method: 'DELETE',
    path: `${path}templates/{id}/`,
    summary: 'Delete a template; projects that were made from it stay',
    access: workAccess('projects.can_delete'),
    params: idParams,
    response: done,
    errors: ['not_found'],
  }),
  createFromTemplate: defineRoute({
    id: 'projects.createFromTemplate',
    method: 'POST',
    path: `${path}templates/{id}/projects/`,
    summary: 'Create a project with its tasks from a template',
    status: 201,
    idempotent: true,
    access: workAccess('projects.can_create'),
    params: idParams,
    body: projectFromTemplateSchema,
    bodyLimit: SMALL_BODY,
    response: object({ project: projectSchema.required(), message: string().required() }),
    errors: ['not_found'],
  }),
  ...customFieldCalls({ ...places, plan: 'enterprise' }),
  ...assigneeCalls(places),
  ...commentCalls(places),
  ...fileCalls(places),
});
