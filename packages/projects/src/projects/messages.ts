import { fieldLabels } from '@org/schema';
import { PROJECT_FIELDS, type ProjectStatus } from '@org/schema/entities';
import type { Tone } from '@org/ui';

/** Label and color of each project status. */
export const STATUS: Readonly<Record<ProjectStatus, { label: string; tone: Tone }>> = {
  active: { label: 'Active', tone: 'success' },
  on_hold: { label: 'On hold', tone: 'warning' },
  completed: { label: 'Completed', tone: 'info' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
};

/** Labels of a project's fields. */
export const LABELS = {
  ...fieldLabels(PROJECT_FIELDS),
  customer_id: 'Customer',
  vehicle_id: 'Vehicle',
  board_id: 'Board',
  column_id: 'Column',
  description: 'Description',
  budget_minutes: 'Budget in hours',
  budget_amount: 'Budget in money',
  hourly_rate: 'Hourly rate',
  color: 'Color',
  custom_fields: 'Custom fields',
} as const;

/** Texts of projects. */
export const text = {
  projects: 'Projects',
  project: 'Project',
  newProject: 'New project',
  untitled: 'Untitled project',
  create: 'Create Project',
  save: 'Update Project',
  created: 'Project created',
  saved: 'Project updated',
  delete: 'Delete',
  see: 'see projects',
  add: 'add projects',
  all: 'All projects',
  emptyTitle: 'No projects yet',
  emptyText: 'Plan work for a customer, or for yourself, in a project.',
  progress: (percent: number) => `${percent}% done`,
  updateFailed: (message: string) => `Failed to update project: ${message}`,
  createAction: 'Create project',
  checkAction: 'Check project permissions',
  checkFailed: 'Some choices could not be loaded.',
  tryAgain: 'Try again',
  sectionCustomer: 'Customer and invoices',
  sectionPlan: 'Plan',
  sectionBudget: 'Budget',
  assignCustomer: 'Assign Customer',
  removeCustomer: 'Remove the customer',
  cancelCustomer: 'Cancel',
  noCustomer: 'Search by name or email',
  notAllowedCustomer: 'Your role cannot assign customers.',
  customerFailed: 'The customer could not be loaded.',
  noVehicle: 'No vehicle',
  noVehicles: 'This customer has no vehicles',
  invoices: 'Attached Invoices',
  noInvoices: 'No invoices attached',
  kanban: 'Kanban',
  noBoard: 'No board',
  noColumns: 'Choose a board first',
  nobody: 'Nobody yet',
  describe: 'Describe the project',
  billable: 'Billable',
  customFields: 'Custom fields',
  tasks: 'Tasks',
  moreTasks: 'Show more',
  addTask: 'Add a task',
  timeline: 'Timeline',
  noTasks: 'No tasks yet',
  tasksFailed: 'The tasks could not be loaded',
  taskCounts: (open: string, total: string) => `${open} of ${total} open`,
} as const;
