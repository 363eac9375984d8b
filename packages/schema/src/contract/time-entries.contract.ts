import { array, boolean, mixed, number, object, string } from 'yup';
import {
  TIME_ENTRY_FIELDS,
  TIME_ENTRY_STATUSES,
  type TimeEntryStatus,
  timeEntryCreateSchema,
  timeEntrySchema,
  timeEntryUpdateSchema,
  timeSettingsSchema,
  timeTotalsSchema,
  weekRowSchema,
  workingHoursSchema,
  workingHoursUpdateSchema,
} from '../entities/work/time-entry.schema.ts';
import { idField, idListField, textField } from '../fields/fields.ts';
import { dayField } from '../values/day.ts';
import { weekField } from '../values/week.ts';
import { withErrorField } from './answers-error.ts';
import { fieldsQuery, idParams, listResults } from './list.ts';
import { accessFor, exportCall, timelineCall } from './many.contract.ts';
import { defineRoute, SMALL_BODY } from './route.ts';
import { done, workAccess } from './work-parts.contract.ts';

const path = '/api/v1/admin/time-entries/';
const taskPath = '/api/v1/admin/tasks/{id}/';

/** Filters of lists, exports and reports of time entries. */
const filters = {
  userId: idField(),
  userIds: idListField(200),
  projectId: idField(),
  customerId: idField(),
  billable: boolean(),
  status: mixed<TimeEntryStatus>().oneOf(TIME_ENTRY_STATUSES),
};

const shape = {
  plural: 'timeEntries',
  words: ['time entry', 'time entries'],
  path,
  module: 'time_entries',
  plan: 'enterprise',
  fields: TIME_ENTRY_FIELDS,
  filters,
} as const;

const hasPermission = accessFor(shape);

const results = object({
  results: listResults(timeEntrySchema).shape({ totals: timeTotalsSchema.required() }).required(),
});

const oneEntry = object({
  taskTimeEntry: timeEntrySchema.required(),
  /** Unusual facts, such as an overlap with another entry. */
  warnings: array(string().required()).required(),
  message: string().required(),
});

const started = object({
  taskTimeEntry: timeEntrySchema.nullable().defined(),
  /** Entry of the timer that was stopped. */
  stopped: timeEntrySchema.nullable().defined(),
  /** Warnings about the stopped entry. */
  warnings: array(string().required()).required(),
  message: string().required(),
});

const entryParams = object({ id: idField().required(), entryId: idField().required() }).noUnknown();

const week = object({
  week: weekField().required('Please name a week'),
  user_id: idField(),
}).noUnknown();

const weekAnswer = object({
  /** Week such as `2026-W05`. */
  week: string().required(),
  /** Its Monday. */
  startDate: string().required(),
  user_id: idField().required(),
  rows: array(
    object({
      task_id: idField().required(),
      task_title: string().defined(),
      project_title: string().defined(),
      minutes: array(number().integer().required()).length(7).required(),
      /** True for each day that cannot be changed here: it is locked, or has several entries, or one with times. */
      locked: array(boolean().required()).length(7).required(),
    }).required(),
  ).required(),
  totals: array(number().integer().required()).length(7).required(),
  /** Entries of the week with their status, which submitting and approving change. */
  entries: array(
    object({
      id: idField().required(),
      status: mixed<TimeEntryStatus>().oneOf(TIME_ENTRY_STATUSES).required(),
      duration_minutes: number().integer().required(),
      /** True when it is approved or invoiced, or of a day until the lock date. */
      locked: boolean().required(),
    }).required(),
  ).required(),
});

/** Sums of a report of time, by one thing. */
const GROUPS = ['user', 'project', 'customer', 'task', 'day', 'week'] as const;

/** Endpoints of time entries, timers, the week grid and the reports of time. */
export const timeEntriesContract = withErrorField({
  ofTask: defineRoute({
    id: 'timeEntries.ofTask',
    method: 'GET',
    path: `${taskPath}time-entries/`,
    summary: 'List the time entries of a task, with their sums',
    access: hasPermission('can_view'),
    params: idParams,
    query: fieldsQuery(TIME_ENTRY_FIELDS, filters),
    response: results,
    errors: ['not_found'],
  }),
  create: defineRoute({
    id: 'timeEntries.create',
    method: 'POST',
    path: `${taskPath}time-entries/`,
    summary: 'Add time to a task',
    status: 201,
    idempotent: true,
    access: hasPermission('can_create'),
    params: idParams,
    body: timeEntryCreateSchema,
    bodyLimit: SMALL_BODY,
    response: oneEntry,
    errors: ['not_found', 'entry_locked'],
  }),
  update: defineRoute({
    id: 'timeEntries.update',
    method: 'PUT',
    path: `${taskPath}time-entries/{entryId}/`,
    summary: 'Change a time entry',
    access: hasPermission('can_update'),
    params: entryParams,
    body: timeEntryUpdateSchema,
    bodyLimit: SMALL_BODY,
    response: oneEntry,
    errors: ['not_found', 'conflict', 'entry_locked'],
  }),
  remove: defineRoute({
    id: 'timeEntries.remove',
    method: 'DELETE',
    path: `${taskPath}time-entries/{entryId}/`,
    summary: 'Delete a time entry',
    access: hasPermission('can_update'),
    params: entryParams,
    response: done,
    errors: ['not_found', 'entry_locked'],
  }),
  startTimer: defineRoute({
    id: 'timeEntries.startTimer',
    method: 'POST',
    path: `${taskPath}timer/start/`,
    summary: 'Start the timer on a task; the one that runs is stopped',
    status: 201,
    access: hasPermission('can_create'),
    params: idParams,
    body: object({ description: textField(2000) }).noUnknown(),
    bodyLimit: SMALL_BODY,
    response: started,
    errors: ['not_found', 'entry_locked'],
  }),
  stopTimer: defineRoute({
    id: 'timeEntries.stopTimer',
    method: 'POST',
    path: `${taskPath}timer/stop/`,
    summary: 'Stop the timer of a task',
    access: hasPermission('can_create'),
    params: idParams,
    body: object({ description: textField(2000) }).noUnknown(),
    bodyLimit: SMALL_BODY,
    response: started,
    errors: ['not_found', 'not_now'],
  }),
  running: defineRoute({
    id: 'timeEntries.running',
    method: 'GET',
    path: `${path}running/`,
    summary: 'The running timer of the user',
    access: hasPermission('can_view'),
    response: object({ taskTimeEntry: timeEntrySchema.nullable().defined() }),
  }),
  list: defineRoute({
    id: 'timeEntries.list',
    method: 'GET',
    path,
    summary: 'List time entries, with their sums',
    access: hasPermission('can_view'),
    query: fieldsQuery(TIME_ENTRY_FIELDS, filters),
    response: results,
  }),
  week: defineRoute({
    id: 'timeEntries.week',
    method: 'GET',
    path: `${path}week/`,
    summary: 'The week grid of a person',
    access: hasPermission('can_view'),
    query: week,
    response: weekAnswer,
  }),
  saveWeek: defineRoute({
    id: 'timeEntries.saveWeek',
    method: 'PUT',
    path: `${path}week/`,
    summary: 'Set the minutes of tasks for the days of a week',
    access: hasPermission('can_create'),
    body: week.shape({
      rows: array(weekRowSchema.required()).max(200).required(),
    }),
    bodyLimit: SMALL_BODY,
    response: weekAnswer.shape({ message: string().required() }),
    errors: ['conflict'],
  }),
  submit: defineRoute({
    id: 'timeEntries.submit',
    method: 'POST',
    path: `${path}submit/`,
    summary: 'Submit own entries for approval',
    access: hasPermission('can_update'),
    body: object({ ids: idListField(1000).required() }).noUnknown(),
    bodyLimit: SMALL_BODY,
    response: object({ changed: number().integer().required(), message: string().required() }),
    errors: ['not_found', 'entry_locked'],
  }),
  decide: defineRoute({
    id: 'timeEntries.decide',
    method: 'POST',
    path: `${path}decide/`,
    summary: 'Approve or reject entries, or open them again',
    access: hasPermission('can_manage_others'),
    body: object({
      ids: idListField(1000).required(),
      status: mixed<'approved' | 'rejected' | 'draft'>()
        .oneOf(['approved', 'rejected', 'draft'])
        .required(),
    }).noUnknown(),
    bodyLimit: SMALL_BODY,
    response: object({ changed: number().integer().required(), message: string().required() }),
    errors: ['not_found', 'entry_locked'],
  }),
  report: defineRoute({
    id: 'timeEntries.report',
    method: 'GET',
    path: `${path}report/`,
    summary: 'Sums of time by person, project, customer, task, day or week',
    access: hasPermission('can_view'),
    query: object({
      startDate: dayField().required('Please enter a start'),
      endDate: dayField().required('Please enter an end'),
      groupBy: mixed<(typeof GROUPS)[number]>().oneOf(GROUPS).default('project'),
      ...filters,
    }).noUnknown(),
    response: object({
      results: object({
        rows: array(
          object({
            id: idField().nullable().defined(),
            label: string().defined(),
            minutes: number().integer().required(),
            billableMinutes: number().integer().required(),
            amount: number().nullable().defined(),
            estMinutes: number().integer().required(),
            /** Minutes that people had in the period, for sums by person; null for others. */
            availableMinutes: number().integer().nullable().defined(),
          }).required(),
        ).required(),
        totals: timeTotalsSchema.required(),
      }).required(),
    }),
  }),
  timesheet: defineRoute({
    id: 'timeEntries.timesheet',
    method: 'GET',
    path: `${path}timesheet/pdf/`,
    summary: 'Download the timesheet of a person (PDF)',
    access: hasPermission('can_view'),
    query: object({
      startDate: dayField().required('Please enter a start'),
      endDate: dayField().required('Please enter an end'),
      /** The user by default. */
      userId: idField(),
    }).noUnknown(),
    stream: true,
    response: object({}),
    errors: ['not_found', 'too_large'],
  }),
  settings: defineRoute({
    id: 'timeEntries.settings',
    method: 'GET',
    path: `${path}settings/`,
    summary: 'Settings of time entries',
    access: hasPermission('can_view'),
    response: object({ timeSettings: timeSettingsSchema.required() }),
  }),
  updateSettings: defineRoute({
    id: 'timeEntries.updateSettings',
    method: 'PUT',
    path: `${path}settings/`,
    summary: 'Change settings of time entries',
    access: workAccess('settings.can_update'),
    body: timeSettingsSchema.partial().noUnknown(),
    bodyLimit: SMALL_BODY,
    response: object({ timeSettings: timeSettingsSchema.required(), message: string().required() }),
  }),
  workingHours: defineRoute({
    id: 'timeEntries.workingHours',
    method: 'GET',
    path: `${path}working-hours/`,
    summary: 'Working hours and rates of people who have their own',
    access: hasPermission('can_view_all'),
    response: object({
      results: object({
        rows: array(workingHoursSchema.required()).required(),
        total: number().integer().required(),
      }).required(),
    }),
  }),
  updateWorkingHours: defineRoute({
    id: 'timeEntries.updateWorkingHours',
    method: 'PUT',
    path: `${path}working-hours/{id}/`,
    summary: 'Change the working hours and the rate of a person',
    access: workAccess('settings.can_update'),
    params: idParams,
    body: workingHoursUpdateSchema,
    bodyLimit: SMALL_BODY,
    response: object({
      workingHours: workingHoursSchema.required(),
      message: string().required(),
    }),
    errors: ['not_found'],
  }),
  export: exportCall(shape),
  timeline: timelineCall(shape),
});
