import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { idField, instantField, lineField, textField, versionField } from '../../fields/fields.ts';
import { assigneeSchema, hexColorField } from './work-fields.ts';

/** Statuses of a schedule. */
export const SCHEDULE_STATUSES = ['planned', 'in_progress', 'done', 'cancelled'] as const;
export type ScheduleStatus = (typeof SCHEDULE_STATUSES)[number];

/** Maximum number of days of a calendar in one request. */
export const MAX_SCHEDULE_DAYS = 92;

/** Maximum number of minutes of one schedule. */
export const MAX_SCHEDULE_MINUTES = 31 * 1440;

/** Time that is planned for a person to work on a task. */
export const taskScheduleSchema = object({
  id: idField().required(),
  task_id: idField().required(),
  task: object({
    id: idField().required(),
    title: string().defined(),
    status: string().defined(),
    column_name: string().defined(),
    column_color: string().defined(),
    project_id: idField().nullable().defined(),
    project_title: string().defined(),
  }).required(),
  user_id: idField().required(),
  user: assigneeSchema.required(),
  scheduled_start_time: string().required(),
  scheduled_end_time: string().required(),
  all_day: boolean().required(),
  /** Time zone that a recurrence follows. */
  timezone: string().required(),
  allocated_minutes: number().integer().required(),
  status: mixed<ScheduleStatus>().oneOf(SCHEDULE_STATUSES).required(),
  notes: string().defined(),
  color: string().defined(),
  recurrence: object({
    /** Recurrence rule of RFC 5545. */
    rrule: string().required(),
    until: string().nullable().defined(),
  }).nullable(),
  /** Start of the occurrence that this is; null for a schedule without a recurrence. */
  occurrence: string().nullable().defined(),
  /** Schedule from whose recurrence it was taken. */
  recurrence_id: idField().nullable().defined(),
  /** Time entry that was made from it. */
  time_entry_id: idField().nullable().defined(),
  /** Schedules of the same person that overlap it. */
  conflicts: array(idField().required()).required(),
  version: versionField().required(),
  created_at: string().required(),
  updated_at: string().required(),
}).noUnknown();
export type TaskSchedule = InferType<typeof taskScheduleSchema>;

const writable = {
  user_id: idField(),
  scheduled_start_time: instantField(),
  scheduled_end_time: instantField(),
  /** Minutes in the place of the end. */
  allocated_minutes: number()
    .integer('Use whole minutes')
    .min(1, 'Use 1 minute or more')
    .max(MAX_SCHEDULE_MINUTES),
  all_day: boolean(),
  status: mixed<ScheduleStatus>().oneOf(SCHEDULE_STATUSES, 'Please choose a status'),
  notes: textField(2000),
  color: hexColorField(),
  recurrence: object({
    rrule: lineField(500).required('Please enter a recurrence'),
    until: instantField().nullable(),
  })
    .noUnknown()
    .optional()
    .nullable()
    .default(undefined),
};

const READ_ONLY = [
  'id',
  'task',
  'user',
  'timezone',
  'occurrence',
  'recurrence_id',
  'time_entry_id',
  'conflicts',
  'created_at',
  'updated_at',
];

/** Body that creates a schedule. */
export const scheduleCreateSchema = object({
  task_id: idField().required('Please choose a task'),
  ...writable,
  scheduled_start_time: instantField().required('Please enter a start'),
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'version'] });
export type ScheduleCreate = InferType<typeof scheduleCreateSchema>;

/** Which occurrences of a recurring schedule are changed. */
export const SCHEDULE_SCOPES = ['this', 'following', 'all'] as const;
export type ScheduleScope = (typeof SCHEDULE_SCOPES)[number];

/** Body that updates a schedule. */
export const scheduleUpdateSchema = object({
  version: versionField(),
  task_id: idField(),
  ...writable,
  scope: mixed<ScheduleScope>().oneOf(SCHEDULE_SCOPES),
  /** Start of the occurrence that is changed, for `this` and `following`. */
  occurrence: instantField(),
})
  .noUnknown()
  .meta({ readOnly: READ_ONLY.filter((name) => name !== 'occurrence') });
export type ScheduleUpdate = InferType<typeof scheduleUpdateSchema>;

/** A schedule that overlaps another of the same person. */
export const scheduleConflictSchema = object({
  id: idField().required(),
  title: string().defined(),
  overlap_minutes: number().integer().required(),
}).noUnknown();
export type ScheduleConflict = InferType<typeof scheduleConflictSchema>;

/** Minutes that a person has on a day, and that are planned. */
export const capacitySchema = object({
  user_id: idField().required(),
  date: string().required(),
  available_minutes: number().integer().required(),
  planned_minutes: number().integer().required(),
}).noUnknown();
export type Capacity = InferType<typeof capacitySchema>;
