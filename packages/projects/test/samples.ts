import type {
  CustomField,
  Project,
  ProjectTemplate,
  Task,
  WorkComment,
  WorkFile,
} from '@org/schema/entities';

/** People of the samples. */
export const ADA = { id: 7, displayName: 'Ada Moreau', firstname: 'Ada' };
export const MALIK = { id: 3, displayName: 'Malik Osei', firstname: 'Malik' };
export const EDIE = { id: 6, displayName: 'Edie Tanaka', firstname: 'Edie' };

const CAR = {
  id: 21,
  type: 'truck',
  vin: '',
  make: 'Ford',
  model: 'Transit',
  year: '2021',
  color: 'white',
  plate: 'KLN 482',
  odometer: null,
  check_in_status: '',
  notes: '',
} as const;

/** A customer with a vehicle, as a project has it. */
export const CUSTOMER = {
  id: 4,
  customer_id: 4,
  firstname: 'Harriet',
  lastname: 'Nakamura',
  displayName: 'Harriet Nakamura',
  vehicles: [CAR],
};

/** A stored project. */
export const makeProject = (over: Partial<Project> = {}): Project => ({
  id: 1,
  number: 1,
  title: 'Kiln room refit',
  description: '<p>New shelves and a safer door.</p>',
  est_hours: 24,
  start_date: '2026-03-02T14:00:25.000Z',
  end_date: '2026-03-27T21:00:00.000Z',
  customer_id: 4,
  customer_name: 'Harriet Nakamura',
  customer: CUSTOMER,
  vehicle_id: null,
  attachedInvoices: [],
  assignees: [ADA, MALIK, EDIE],
  custom_fields: {},
  board_id: 5,
  column_id: 51,
  board: { id: 5, name: 'Workshop' },
  column_name: 'In progress',
  column_color: '#2f6fde',
  status: 'active',
  priority: 'high',
  progress: 40,
  task_counts: { total: 5, open: 3, overdue: 1 },
  tracked_minutes: 320,
  budget_minutes: 2400,
  budget_amount: null,
  is_billable: true,
  hourly_rate: 85,
  color: '#2f6fde',
  tags: [],
  version: 3,
  created_at: '2026-03-01T10:00:00.000Z',
  updated_at: '2026-03-09T10:00:00.000Z',
  deleted_at: null,
  created_by: ADA,
  ...over,
});

/** A stored task. */
export const makeTask = (over: Partial<Task> = {}): Task => ({
  id: 11,
  number: 2,
  title: 'Order the extractor',
  est_hours: 2,
  description: '',
  status: 'pending',
  start_date: null,
  due_date: '2026-03-12T21:00:00.000Z',
  is_overdue: false,
  scheduled_start_time: null,
  scheduled_end_time: null,
  board_id: 5,
  column_id: 51,
  column_name: 'In progress',
  column_color: '#2f6fde',
  assignees: [ADA],
  watchers: [],
  project_id: 1,
  project_title: 'Kiln room refit',
  customer_id: 4,
  customer_name: 'Harriet Nakamura',
  parent_id: null,
  parent_title: '',
  priority: 'high',
  is_done: false,
  completed_at: null,
  checklist: [],
  blocked_by: [],
  blocks: [],
  subtasks: [],
  recurrence: '',
  is_billable: null,
  hourly_rate: null,
  tracked_minutes: 45,
  comments_count: 0,
  attachments_count: 0,
  custom_fields: {},
  tags: [],
  version: 2,
  created_at: '2026-03-01T10:00:00.000Z',
  updated_at: '2026-03-09T10:00:00.000Z',
  deleted_at: null,
  created_by: ADA,
  ...over,
});

/** A comment of the signed-in user. */
export const COMMENT: WorkComment = {
  id: 31,
  body: '<p>The electrician comes on <strong>Tuesday</strong>.</p>',
  user: ADA,
  mentions: [],
  created_at: '2026-03-09T10:00:00.000Z',
  edited_at: null,
};

/** A file of a task or project. */
export const FILE: WorkFile = {
  id: 4,
  name: 'Plan of the kiln room.pdf',
  mime_type: 'application/pdf',
  size: 48_200,
  user: ADA,
  created_at: '2026-03-02T09:00:00.000Z',
  url: '/api/v1/admin/tasks/11/files/4/',
};

/** A template of projects. */
export const TEMPLATE: ProjectTemplate = {
  id: 2,
  name: 'Kiln room',
  tasks_count: 5,
  est_hours: 24,
  created_by: ADA,
  created_at: '2026-03-02T09:00:00.000Z',
  updated_at: '2026-03-02T09:00:00.000Z',
};

/** A custom field of tasks. */
export const MACHINE: CustomField = {
  id: 31,
  key: 'machine',
  label: 'Machine',
  type: 'text',
  options: [],
  required: false,
  group: '',
  order: 0,
  show_in_list: false,
  version: 1,
};
