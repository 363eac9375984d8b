import type { AnsweredRequest, Answers } from '@org/admin-kit/testing';
import type { Project, Task, WorkComment, WorkFile } from '@org/schema/entities';
import {
  ADA,
  COMMENT,
  CUSTOMER,
  EDIE,
  FILE,
  MACHINE,
  MALIK,
  makeProject,
  makeTask,
  TEMPLATE,
} from './samples.ts';

/** Records of the answers. */
export interface WorkRecords {
  readonly project?: Project;
  readonly task?: Task;
  readonly tasks?: readonly Task[];
  readonly comments?: readonly WorkComment[];
  /** Invoices of the customer. */
  readonly invoices?: Project['attachedInvoices'];
}

const list = (rows: readonly unknown[]) => ({
  success: true,
  rows,
  total: rows.length,
  results: {
    rows,
    total: rows.length,
    currentPage: 1,
    itemsPerPage: 25,
    nextCursor: null,
    totalIsCapped: false,
  },
});

const COLUMNS = [
  { id: 50, name: 'To do', color: '#8a94a6' },
  { id: 51, name: 'In progress', color: '#2f6fde' },
];

const files = (...rows: readonly WorkFile[]) => ({
  success: true,
  results: { rows, total: rows.length },
});

/** Answers of a server with a project, its tasks, a board and three people. */
export function workAnswers(records: WorkRecords = {}): Answers {
  const project = records.project ?? makeProject();
  const task = records.task ?? makeTask();
  const tasks = records.tasks ?? [task];
  const saved = (base: object, { body }: AnsweredRequest) => ({
    ...base,
    ...(typeof body === 'object' ? body : {}),
  });
  return {
    'GET /api/v1/admin/projects/': () => list([project]),
    'GET /api/v1/admin/projects/check/': () => ({
      success: true,
      can_assign_customer: true,
      can_assign_users: true,
      can_create: true,
      can_delete: true,
      defaults: { board_id: 5, column_id: 50 },
    }),
    'GET /api/v1/admin/projects/custom-fields/': () => list([]),
    'GET /api/v1/admin/tasks/custom-fields/': () => list([MACHINE]),
    'GET /api/v1/admin/projects/tags/': () => list([]),
    'GET /api/v1/admin/invoices/': () => list(records.invoices ?? []),
    'GET /api/v1/admin/projects/1/': () => ({ success: true, project, results: project }),
    'GET /api/v1/admin/projects/1/tasks/': () => list(tasks),
    'GET /api/v1/admin/projects/1/comments/': () => list(records.comments ?? [COMMENT]),
    'GET /api/v1/admin/projects/1/files/': () => files(FILE),
    'GET /api/v1/admin/projects/templates/': () => ({
      success: true,
      results: { rows: [TEMPLATE], total: 1 },
    }),
    'GET /api/v1/admin/projects/1/timeline/': () => list([]),
    'POST /api/v1/admin/projects/': () => ({ success: true, project, message: 'Project created' }),
    'PUT /api/v1/admin/projects/1/': () => ({
      success: true,
      project: { ...project, version: project.version + 1 },
      item: project,
      message: 'Project saved',
    }),
    'DELETE /api/v1/admin/projects/1/': () => ({ success: true, message: 'Deleted' }),
    'GET /api/v1/admin/tasks/': () => list(tasks),
    'GET /api/v1/admin/tasks/new/': () => ({
      success: true,
      canAssignUsers: true,
      defaults: { board_id: 5, column_id: 50, column_name: 'To do', column_color: '#8a94a6' },
    }),
    'GET /api/v1/admin/tasks/tags/': () => list([{ id: 61, name: 'Doors', color: 'red' }]),
    'GET /api/v1/admin/tasks/11/': () => ({
      success: true,
      task,
      results: task,
      canAssignUsers: true,
    }),
    'GET /api/v1/admin/tasks/11/comments/': () => list(records.comments ?? []),
    'GET /api/v1/admin/tasks/11/files/': () => files(),
    'GET /api/v1/admin/tasks/11/timeline/': () => list([]),
    'POST /api/v1/admin/tasks/': (request) => ({ success: true, task: saved(task, request) }),
    'PUT /api/v1/admin/tasks/11/': () => ({
      success: true,
      task: { ...task, version: task.version + 1 },
      message: 'Task saved',
    }),
    'DELETE /api/v1/admin/tasks/11/': () => ({ success: true, message: 'Deleted' }),
    'GET /api/v1/admin/assignees/': () => ({ ...list([ADA, EDIE, MALIK]) }),
    'GET /api/v1/admin/customers/': () => list([{ ...CUSTOMER, email: 'harriet@kiln.test' }]),
    'GET /api/v1/admin/customers/4/': () => ({ success: true, customer: CUSTOMER }),
    'GET /api/v1/admin/kanban/project/boards/': () => list([{ id: 5, name: 'Workshop' }]),
    'GET /api/v1/admin/kanban/project/5/columns/': () => list(COLUMNS),
    'GET /api/v1/admin/views/': () => list([]),
  };
}
