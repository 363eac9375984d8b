import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { idField, instantField, lineField, versionField } from '../../fields/fields.ts';
import { moneyField } from '../../fields/money.ts';
import { defineListFields } from '../../list/list-fields.ts';
import { type CustomValue, customFieldsField } from '../crm/customer.schema.ts';
import { tagRefSchema } from '../crm/tag.schema.ts';
import { areDatesInOrder } from './project.schema.ts';
import {
  assigneeSchema,
  assigneesField,
  hoursField,
  markupField,
  PRIORITIES,
  PRIORITY_OPTIONS,
  type Priority,
  personRefSchema,
  priorityField,
} from './work-fields.ts';

/** Stored status of a task. The column of its board shows how far it is. */
export const TASK_STATUSES = ['pending'] as const;

/** Maximum number of entries of a checklist. */
export const MAX_CHECKLIST = 200;

/** An entry of a checklist. */
const checklistItemSchema = object({
  id: string().max(40).required(),
  text: lineField(500).trim().required('Please enter a text'),
  done: boolean().required(),
}).noUnknown();
export type ChecklistItem = InferType<typeof checklistItemSchema>;

/** A task that another refers to. Its title is '' for people who may not see the task. */
const taskRefSchema = object({
  id: idField().required(),
  number: number().integer().required(),
  title: string().defined(),
  is_done: boolean().required(),
}).noUnknown();
export type TaskRef = InferType<typeof taskRefSchema>;

/** A task. */
export const taskSchema = object({
  id: idField().required(),
  /** Consecutive number within the tenant. */
  number: number().integer().required(),
  title: string().defined(),
  est_hours: number().required(),
  /** Formatted text. */
  description: string().defined(),
  status: string().oneOf(TASK_STATUSES).required(),
  start_date: string().nullable().defined(),
  due_date: string().nullable().defined(),
  is_overdue: boolean().required(),
  scheduled_start_time: string().nullable().defined(),
  scheduled_end_time: string().nullable().defined(),
  board_id: idField().nullable().defined(),
  column_id: idField().nullable().defined(),
  column_name: string().defined(),
  column_color: string().defined(),
  assignees: array(assigneeSchema.required()).required(),
  watchers: array(assigneeSchema.required()).required(),
  project_id: idField().nullable().defined(),
  /** '' also for people who may not see the project. */
  project_title: string().defined(),
  customer_id: idField().nullable().defined(),
  customer_name: string().defined(),
  parent_id: idField().nullable().defined(),
  /** '' also for people who may not see the task above. */
  parent_title: string().defined(),
  priority: mixed<Priority>().oneOf(PRIORITIES).required(),
  is_done: boolean().required(),
  completed_at: string().nullable().defined(),
  checklist: array(checklistItemSchema.required()).required(),
  /** Tasks that have to be done before it. */
  blocked_by: array(taskRefSchema.required()).required(),
  /** Tasks that wait for it. */
  blocks: array(taskRefSchema.required()).required(),
  subtasks: array(taskRefSchema.required()).required(),
  /** Recurrence rule of RFC 5545, such as `FREQ=WEEKLY;BYDAY=MO`; '' for none. */
  recurrence: string().defined(),
  is_billable: boolean().nullable().defined(),
  /** Null also for people who may not see rates. */
  hourly_rate: number().nullable().defined(),
  tracked_minutes: number().integer().required(),
  comments_count: number().integer().required(),
  attachments_count: number().integer().required(),
  custom_fields: mixed<Record<string, { value: CustomValue }>>().required(),
  tags: array(tagRefSchema.required()).required(),
  version: versionField().required(),
  created_at: string().required(),
  updated_at: string().required(),
  deleted_at: string().nullable(),
  created_by: personRefSchema.nullable(),
}).noUnknown();
export type Task = InferType<typeof taskSchema>;

const writable = {
  est_hours: hoursField('Est. Hours'),
  description: markupField(),
  status: string().oneOf(TASK_STATUSES, 'The status is pending; move the task to another column'),
  start_date: instantField().nullable(),
  due_date: instantField().nullable(),
  board_id: idField().nullable(),
  column_id: idField().nullable(),
  assignees: assigneesField(),
  watchers: assigneesField(),
  project_id: idField().nullable(),
  parent_id: idField().nullable(),
  priority: priorityField(),
  is_done: boolean(),
  checklist: array(checklistItemSchema.required())
    .max(MAX_CHECKLIST)
    .test(
      'ids',
      'Two entries of the checklist have the same id',
      (items) => new Set(items?.map(({ id }) => id)).size === (items?.length ?? 0),
    ),
  /** Ids of tasks, or tasks. */
  blocked_by: array(idField().required().meta({ digits: true, isRecordOrId: true })).max(100),
  recurrence: string().max(500).meta({ empty: '' }),
  custom_fields: customFieldsField(),
  /** Null for as its project says. */
  is_billable: boolean().nullable(),
  hourly_rate: moneyField().nullable(),
};

const READ_ONLY = [
  'id',
  'number',
  'is_overdue',
  'scheduled_start_time',
  'scheduled_end_time',
  'column_name',
  'column_color',
  'project_title',
  'customer_id',
  'customer_name',
  'parent_title',
  'completed_at',
  'blocks',
  'subtasks',
  'tracked_minutes',
  'comments_count',
  'attachments_count',
  'tags',
  'created_at',
  'updated_at',
  'deleted_at',
  'created_by',
];

/** Error message for a due date before the start. */
export const DUE_BEFORE_START = 'The due date must not be before the start date';

/** Body that creates a task. */
export const taskCreateSchema = object({
  title: lineField(300).trim().required('Title is required'),
  ...writable,
  tagIds: array(idField().required()).max(50),
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'version'] })
  .test(
    'dates',
    ({ start_date, due_date }, context) =>
      areDatesInOrder(start_date, due_date) ||
      context.createError({ path: 'due_date', message: DUE_BEFORE_START }),
  );
export type TaskCreate = InferType<typeof taskCreateSchema>;

/** Body that updates a task. */
export const taskUpdateSchema = object({
  version: versionField(),
  title: lineField(300).trim().min(1, 'Title is required'),
  ...writable,
})
  .noUnknown()
  .meta({ readOnly: READ_ONLY });
export type TaskUpdate = InferType<typeof taskUpdateSchema>;

/** Fields that a bulk update of tasks can set. */
export const taskBulkSchema = object({
  priority: writable.priority,
  due_date: writable.due_date,
  est_hours: writable.est_hours,
}).noUnknown();

/** Fields of the list of tasks. */
export const TASK_FIELDS = defineListFields({
  number: { type: 'number', label: 'No.', sortable: true },
  title: { type: 'text', label: 'Title', sortable: true },
  project_title: { type: 'text', label: 'Project' },
  column_name: { type: 'text', label: 'Status' },
  is_done: { type: 'boolean', label: 'Done', sortable: true },
  priority: { type: 'enum', label: 'Priority', options: PRIORITY_OPTIONS },
  assignees: { type: 'person', label: 'Assigned To' },
  due_date: { type: 'date', label: 'Due Date', sortable: true },
  est_hours: { type: 'number', label: 'Est. Hours', sortable: true },
  tracked_minutes: { type: 'number', label: 'Tracked minutes', sortable: true },
  tags: { type: 'tags', label: 'Tags' },
  created_at: { type: 'date', label: 'Created', sortable: true },
  updated_at: { type: 'date', label: 'Updated', sortable: true },
});

/** A comment on a project or task. */
export const workCommentSchema = object({
  id: idField().required(),
  /** Formatted text. */
  body: string().defined(),
  user: personRefSchema.nullable(),
  mentions: array(assigneeSchema.required()).required(),
  created_at: string().required(),
  edited_at: string().nullable().defined(),
}).noUnknown();
export type WorkComment = InferType<typeof workCommentSchema>;

/** Body that creates or updates a comment; people who are mentioned are notified. */
export const workCommentWriteSchema = object({
  body: markupField().trim().required('Please enter a comment'),
  mentions: assigneesField(),
})
  .noUnknown()
  .meta({ readOnly: ['id', 'user', 'created_at', 'edited_at'] });
export type WorkCommentWrite = InferType<typeof workCommentWriteSchema>;
