import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { idField, instantField, textField, versionField } from '../../fields/fields.ts';
import { moneyField } from '../../fields/money.ts';
import { defineListFields } from '../../list/list-fields.ts';
import { dayField } from '../../values/day.ts';
import { assigneeSchema, minutesField } from './work-fields.ts';

/** Statuses of a time entry, in the order of its life. */
export const TIME_ENTRY_STATUSES = [
  'running',
  'draft',
  'submitted',
  'approved',
  'rejected',
  'invoiced',
] as const;
export type TimeEntryStatus = (typeof TIME_ENTRY_STATUSES)[number];

/** Origins of a time entry. */
export const TIME_ENTRY_SOURCES = ['manual', 'timer', 'schedule', 'import'] as const;
export type TimeEntrySource = (typeof TIME_ENTRY_SOURCES)[number];

/** Minutes of a day: no entry is longer. */
export const DAY_MINUTES = 1440;

/** Time that a person has spent on a task. */
export const timeEntrySchema = object({
  id: idField().required(),
  task_id: idField().required(),
  task_title: string().defined(),
  project_id: idField().nullable().defined(),
  project_title: string().defined(),
  customer_id: idField().nullable().defined(),
  customer_name: string().defined(),
  user_id: idField().required(),
  user: assigneeSchema.required(),
  /** Day in the time zone of the tenant; that of its start where it has times. */
  entry_date: string().required(),
  start_time: string().nullable().defined(),
  /** Null while its timer runs, and without times. */
  end_time: string().nullable().defined(),
  break_minutes: number().integer().required(),
  duration_minutes: number().integer().required(),
  hours: number().required(),
  description: string().defined(),
  note: string().defined(),
  billable: boolean().required(),
  /** Null also for people who may not see rates. */
  hourly_rate: number().nullable().defined(),
  amount: number().nullable().defined(),
  currency: string().defined(),
  status: mixed<TimeEntryStatus>().oneOf(TIME_ENTRY_STATUSES).required(),
  invoice_id: idField().nullable().defined(),
  /** True when it can no longer be changed. */
  locked: boolean().required(),
  source: mixed<TimeEntrySource>().oneOf(TIME_ENTRY_SOURCES).required(),
  version: versionField().required(),
  created_at: string().required(),
  updated_at: string().required(),
  deleted_at: string().nullable(),
}).noUnknown();
export type TimeEntry = InferType<typeof timeEntrySchema>;

/** Error message for an end that is not after the start. */
export const END_NOT_AFTER_START = 'The end must be after the start';

const writable = {
  user_id: idField(),
  entry_date: dayField(),
  start_time: instantField().nullable(),
  end_time: instantField().nullable(),
  break_minutes: minutesField(DAY_MINUTES),
  duration_minutes: number()
    .integer('Use whole minutes')
    .min(1, 'Use 1 minute or more')
    .max(DAY_MINUTES, 'A day has 24 hours'),
  /** Hours in the place of minutes. */
  hours: number().moreThan(0, 'Use more than 0').max(24, 'A day has 24 hours'),
  description: textField(2000),
  /** Another name of the description. */
  note: textField(2000),
  billable: boolean(),
  hourly_rate: moneyField().nullable(),
};

const READ_ONLY = [
  'id',
  'task_title',
  'project_id',
  'project_title',
  'customer_id',
  'customer_name',
  'user',
  'amount',
  'currency',
  'status',
  'invoice_id',
  'locked',
  'source',
  'created_at',
  'updated_at',
  'deleted_at',
];

/** Body that creates a time entry of a task: its times, or its duration. */
export const timeEntryCreateSchema = object(writable)
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'task_id', 'version'] });
export type TimeEntryCreate = InferType<typeof timeEntryCreateSchema>;

/** Body that updates a time entry. */
export const timeEntryUpdateSchema = object({
  version: versionField(),
  task_id: idField(),
  ...writable,
})
  .noUnknown()
  .meta({ readOnly: READ_ONLY });
export type TimeEntryUpdate = InferType<typeof timeEntryUpdateSchema>;

/** Sums of listed time entries. */
export const timeTotalsSchema = object({
  minutes: number().integer().required(),
  billableMinutes: number().integer().required(),
  /** Null for people who may not see rates. */
  amount: number().nullable().defined(),
  /** Estimates of their tasks. */
  estMinutes: number().integer().required(),
  /** Estimates less all time of their tasks; negative for tasks that took longer. */
  remainingMinutes: number().integer().required(),
}).noUnknown();
export type TimeTotals = InferType<typeof timeTotalsSchema>;

/** A row of the week grid: a task with minutes for each day from Monday on. */
export const weekRowSchema = object({
  task_id: idField().required(),
  /** Null does not change the day. */
  minutes: array(
    number().integer().min(0).max(DAY_MINUTES, 'A day has 24 hours').nullable().defined(),
  )
    .length(7, 'A week has 7 days')
    .required(),
  /** Minutes that the person saw before the change. A changed day that has other minutes by now is a conflict; null skips the check. */
  seen: array(number().integer().min(0).nullable().defined()).length(7, 'A week has 7 days'),
  description: textField(2000),
}).noUnknown();
export type WeekRow = InferType<typeof weekRowSchema>;

/** Roundings of durations. */
export const TIME_ROUNDINGS = ['closest', 'up', 'down'] as const;
export type TimeRounding = (typeof TIME_ROUNDINGS)[number];

/** Minutes of work on each day from Monday on. */
const workingMinutes = array(number().integer().min(0).max(DAY_MINUTES).required()).length(7);

/** Settings of time entries. */
export const timeSettingsSchema = object({
  /** Durations of timers are rounded to a multiple of these minutes. */
  rounding_minutes: number().integer().oneOf([1, 5, 6, 10, 15, 30, 60]).required(),
  rounding: mixed<TimeRounding>().oneOf(TIME_ROUNDINGS).required(),
  /** Entries until this day can no longer be changed; null for none. */
  lock_date: dayField().nullable().defined(),
  /** True when entries have to be submitted and approved. */
  needs_approval: boolean().required(),
  /** True when a schedule that overlaps another of the same person is refused. */
  strict_schedules: boolean().required(),
  /** Rate of people without one of their own. */
  hourly_rate: moneyField().nullable().defined(),
  working_minutes: workingMinutes.required(),
}).noUnknown();
export type TimeSettings = InferType<typeof timeSettingsSchema>;

/** Working hours and rate of a person. */
export const workingHoursSchema = object({
  user_id: idField().required(),
  user: assigneeSchema.required(),
  /** Null for those of the settings. */
  working_minutes: workingMinutes.nullable().defined(),
  /** Null without one of their own, and for people who may not see rates. */
  hourly_rate: number().nullable().defined(),
}).noUnknown();
export type WorkingHours = InferType<typeof workingHoursSchema>;

/** Body that changes the working hours and the rate of a person. */
export const workingHoursUpdateSchema = object({
  working_minutes: workingMinutes.nullable(),
  hourly_rate: moneyField().nullable(),
})
  .noUnknown()
  .meta({ readOnly: ['user_id', 'user'] });
export type WorkingHoursUpdate = InferType<typeof workingHoursUpdateSchema>;

/** Fields of the list of time entries. */
export const TIME_ENTRY_FIELDS = defineListFields({
  entry_date: { type: 'date', label: 'Day', sortable: true },
  task_title: { type: 'text', label: 'Task' },
  project_title: { type: 'text', label: 'Project' },
  customer_name: { type: 'text', label: 'Customer' },
  user: { type: 'person', label: 'Person' },
  duration_minutes: { type: 'number', label: 'Minutes', sortable: true },
  hours: { type: 'number', label: 'Hours', filterable: false },
  amount: { type: 'money', label: 'Amount', filterable: false },
  description: { type: 'text', label: 'Description' },
  billable: { type: 'boolean', label: 'Billable' },
  status: {
    type: 'enum',
    label: 'Status',
    options: [
      { value: 'running', label: 'Running' },
      { value: 'draft', label: 'Draft' },
      { value: 'submitted', label: 'Submitted' },
      { value: 'approved', label: 'Approved' },
      { value: 'rejected', label: 'Rejected' },
      { value: 'invoiced', label: 'Invoiced' },
    ],
  },
  created_at: { type: 'date', label: 'Created', sortable: true },
  updated_at: { type: 'date', label: 'Updated', sortable: true },
});
