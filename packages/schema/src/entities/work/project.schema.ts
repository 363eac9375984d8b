import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { idField, instantField, lineField, versionField } from '../../fields/fields.ts';
import { moneyField } from '../../fields/money.ts';
import { defineListFields } from '../../list/list-fields.ts';
import { readInstant } from '../../values/instant.ts';
import { type CustomValue, customFieldsField } from '../crm/customer.schema.ts';
import { tagRefSchema } from '../crm/tag.schema.ts';
import { vehicleSchema } from '../crm/vehicle.schema.ts';
import {
  assigneeSchema,
  assigneesField,
  hexColorField,
  hoursField,
  markupField,
  minutesField,
  PRIORITIES,
  PRIORITY_OPTIONS,
  type Priority,
  personRefSchema,
  priorityField,
} from './work-fields.ts';

/** Statuses of a project. */
export const PROJECT_STATUSES = ['active', 'on_hold', 'completed', 'cancelled'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** Estimated hours of a new project or task. */
export const NEW_EST_HOURS = 1;

/** An invoice as a project lists it. */
const attachedInvoiceSchema = object({
  id: idField().required(),
  /** Null for a draft. */
  invoiceNumber: string().nullable().defined(),
  invoiceDate: string().required(),
  status: string().defined(),
  grandTotal: number().required(),
}).noUnknown();

/** Customer of a project, with the vehicles that may be chosen. */
const projectCustomerSchema = object({
  id: idField().required(),
  customer_id: idField().required(),
  firstname: string().defined(),
  lastname: string().defined(),
  displayName: string().defined(),
  vehicles: array(vehicleSchema.required()).required(),
}).noUnknown();

/** Numbers of the tasks of a project. */
const taskCountsSchema = object({
  total: number().integer().required(),
  open: number().integer().required(),
  overdue: number().integer().required(),
}).noUnknown();

/** A project. */
export const projectSchema = object({
  id: idField().required(),
  /** Consecutive number within the tenant. */
  number: number().integer().required(),
  title: string().defined(),
  /** Formatted text. */
  description: string().defined(),
  est_hours: number().required(),
  start_date: string().required(),
  end_date: string().nullable().defined(),
  customer_id: idField().nullable().defined(),
  customer_name: string().defined(),
  /** Null also for people who may not see the customer. */
  customer: projectCustomerSchema.nullable(),
  vehicle_id: idField().nullable().defined(),
  attachedInvoices: array(attachedInvoiceSchema.required()).required(),
  assignees: array(assigneeSchema.required()).required(),
  custom_fields: mixed<Record<string, { value: CustomValue }>>().required(),
  board_id: idField().nullable().defined(),
  column_id: idField().nullable().defined(),
  board: object({ id: idField().required(), name: string().defined() }).nullable(),
  column_name: string().defined(),
  column_color: string().defined(),
  status: string().oneOf(PROJECT_STATUSES).required(),
  priority: mixed<Priority>().oneOf(PRIORITIES).required(),
  /** Percentage of its tasks that are done. */
  progress: number().integer().required(),
  task_counts: taskCountsSchema.required(),
  tracked_minutes: number().integer().required(),
  budget_minutes: number().integer().nullable().defined(),
  budget_amount: number().nullable().defined(),
  is_billable: boolean().required(),
  /** Null also for people who may not see rates. */
  hourly_rate: number().nullable().defined(),
  color: string().defined(),
  tags: array(tagRefSchema.required()).required(),
  version: versionField().required(),
  created_at: string().required(),
  updated_at: string().required(),
  deleted_at: string().nullable(),
  created_by: personRefSchema.nullable(),
}).noUnknown();
export type Project = InferType<typeof projectSchema>;

/** Maximum number of minutes of a budget. */
const MAX_BUDGET_MINUTES = 6_000_000;

const writable = {
  description: markupField(),
  est_hours: hoursField('Est. Hours'),
  start_date: instantField().nonNullable('Start Date is required'),
  end_date: instantField().nullable(),
  customer_id: idField().nullable(),
  vehicle_id: idField().nullable(),
  /** Ids of invoices of the customer, or invoices. */
  attachedInvoices: array(idField().required().meta({ digits: true, isRecordOrId: true })).max(200),
  assignees: assigneesField(),
  custom_fields: customFieldsField(),
  board_id: idField().nullable(),
  column_id: idField().nullable(),
  status: mixed<ProjectStatus>().oneOf(PROJECT_STATUSES, 'Please choose a status'),
  priority: priorityField(),
  budget_minutes: minutesField(MAX_BUDGET_MINUTES).nullable(),
  budget_amount: moneyField().nullable(),
  is_billable: boolean(),
  hourly_rate: moneyField().nullable(),
  color: hexColorField(),
};

const READ_ONLY = [
  'id',
  'number',
  'customer',
  'customer_name',
  'board',
  'column_name',
  'column_color',
  'progress',
  'task_counts',
  'tracked_minutes',
  'tags',
  'created_at',
  'updated_at',
  'deleted_at',
  'created_by',
];

/** Returns whether the dates of a project or task are in order; one that is missing fits any other. */
export function areDatesInOrder(
  start: string | null | undefined,
  end: string | null | undefined,
): boolean {
  const from = start ? readInstant(start) : undefined;
  const to = end ? readInstant(end) : undefined;
  return !from || !to || to >= from;
}

/** Error message for an end before the start. */
export const END_BEFORE_START = 'The end date must not be before the start date';

/** Body that creates a project. */
export const projectCreateSchema = object({
  title: lineField(200).trim().required('Title is required'),
  ...writable,
  tagIds: array(idField().required()).max(50),
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'version'] })
  .test(
    'dates',
    ({ start_date, end_date }, context) =>
      areDatesInOrder(start_date, end_date) ||
      context.createError({ path: 'end_date', message: END_BEFORE_START }),
  );
export type ProjectCreate = InferType<typeof projectCreateSchema>;

/** Body that updates a project. */
export const projectUpdateSchema = object({
  version: versionField(),
  title: lineField(200).trim().min(1, 'Title is required'),
  ...writable,
})
  .noUnknown()
  .meta({ readOnly: READ_ONLY });
export type ProjectUpdate = InferType<typeof projectUpdateSchema>;

/** Fields that a bulk update of projects can set. */
export const projectBulkSchema = object({
  status: writable.status,
  priority: writable.priority,
  is_billable: writable.is_billable,
  color: writable.color,
}).noUnknown();

/** Body that copies a project with its tasks. */
export const projectCopySchema = object({
  title: lineField(200).trim().required('Title is required'),
  /** Start of the copy; its other dates and those of its tasks are moved by the same time. */
  start_date: instantField(),
  customer_id: idField().nullable(),
}).noUnknown();
export type ProjectCopy = InferType<typeof projectCopySchema>;

/** Fields of the list of projects. */
export const PROJECT_FIELDS = defineListFields({
  number: { type: 'number', label: 'No.', sortable: true },
  title: { type: 'text', label: 'Title', sortable: true },
  customer_name: { type: 'text', label: 'Customer', sortable: true },
  status: {
    type: 'enum',
    label: 'Status',
    sortable: true,
    options: [
      { value: 'active', label: 'Active' },
      { value: 'on_hold', label: 'On hold' },
      { value: 'completed', label: 'Completed' },
      { value: 'cancelled', label: 'Cancelled' },
    ],
  },
  priority: { type: 'enum', label: 'Priority', options: PRIORITY_OPTIONS },
  column_name: { type: 'text', label: 'Column' },
  assignees: { type: 'person', label: 'Assignees' },
  est_hours: { type: 'number', label: 'Est. Hours', sortable: true },
  tracked_minutes: { type: 'number', label: 'Tracked minutes', sortable: true },
  progress: { type: 'number', label: 'Progress', filterable: false },
  start_date: { type: 'date', label: 'Start Date', sortable: true },
  end_date: { type: 'date', label: 'End Date', sortable: true },
  is_billable: { type: 'boolean', label: 'Billable' },
  tags: { type: 'tags', label: 'Tags' },
  created_at: { type: 'date', label: 'Created', sortable: true },
  updated_at: { type: 'date', label: 'Updated', sortable: true },
});
