import { boolean, object, string } from 'yup';
import {
  TASK_FIELDS,
  taskBulkSchema,
  taskCreateSchema,
  taskSchema,
  taskUpdateSchema,
} from '../entities/work/task.schema.ts';
import { idField } from '../fields/fields.ts';
import { withErrorField } from './answers-error.ts';
import { customFieldCalls } from './custom-field-calls.ts';
import { entityContract } from './entity.contract.ts';
import { defineRoute, SMALL_BODY } from './route.ts';
import { assigneeCalls, commentCalls, fileCalls, workAccess } from './work-parts.contract.ts';

const path = '/api/v1/admin/tasks/';
const places = { plural: 'tasks', path, module: 'tasks' } as const;

const calls = entityContract({
  name: 'task',
  plural: 'tasks',
  words: ['task', 'tasks'],
  path,
  module: 'tasks',
  plan: 'enterprise',
  record: taskSchema,
  create: taskCreateSchema,
  update: taskUpdateSchema,
  bulk: taskBulkSchema,
  bodyLimit: SMALL_BODY * 4,
  fields: TASK_FIELDS,
  hasCustomFields: true,
  filters: {
    project_id: idField(),
    customer_id: idField(),
    board_id: idField(),
    column_id: idField(),
    parent_id: idField(),
    assignee_id: idField(),
    is_done: boolean(),
    is_overdue: boolean(),
  },
});

/** Endpoints of tasks. */
export const tasksContract = withErrorField({
  ...calls,
  get: defineRoute({
    ...calls.get,
    response: object({
      task: taskSchema.required(),
      results: taskSchema.required(),
      canAssignUsers: boolean().required(),
    }),
  }),
  new: defineRoute({
    id: 'tasks.new',
    method: 'GET',
    path: `${path}new/`,
    summary: 'What the user may do with a new task, and where it starts',
    access: workAccess('tasks.can_view'),
    query: object({ project_id: idField() }).noUnknown(),
    response: object({
      canAssignUsers: boolean().required(),
      defaults: object({
        board_id: idField().nullable().defined(),
        column_id: idField().nullable().defined(),
        column_name: string().defined(),
        column_color: string().defined(),
      }).required(),
    }),
  }),
  ...customFieldCalls({ ...places, plan: 'enterprise' }),
  ...assigneeCalls(places),
  ...commentCalls(places),
  ...fileCalls(places),
});
