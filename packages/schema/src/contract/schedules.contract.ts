import { array, boolean, mixed, number, object, string } from 'yup';
import {
  capacitySchema,
  SCHEDULE_SCOPES,
  SCHEDULE_STATUSES,
  type ScheduleScope,
  type ScheduleStatus,
  scheduleConflictSchema,
  scheduleCreateSchema,
  scheduleUpdateSchema,
  taskScheduleSchema,
} from '../entities/work/schedule.schema.ts';
import { timeEntrySchema } from '../entities/work/time-entry.schema.ts';
import { idField, idListField, instantField } from '../fields/fields.ts';
import { withErrorField } from './answers-error.ts';
import { idParams } from './list.ts';
import { defineRoute, SMALL_BODY } from './route.ts';
import { done, workAccess } from './work-parts.contract.ts';

const path = '/api/v1/admin/tasks/schedules/';

const oneSchedule = object({
  taskSchedule: taskScheduleSchema.required(),
  conflicts: array(scheduleConflictSchema.required()).required(),
  message: string().required(),
});

/** Endpoints of schedules. */
export const schedulesContract = withErrorField({
  list: defineRoute({
    id: 'schedules.list',
    method: 'GET',
    path,
    summary: 'List the schedules of a period with their recurrences, and the capacity of people',
    access: workAccess('schedules.can_view'),
    query: object({
      /** @default today, and the 30 days after */
      startDate: instantField(),
      endDate: instantField(),
      userIds: idListField(200),
      taskId: idField(),
      projectId: idField(),
      boardId: idField(),
      status: mixed<ScheduleStatus>().oneOf(SCHEDULE_STATUSES),
    }).noUnknown(),
    response: object({
      results: object({
        rows: array(taskScheduleSchema.required()).required(),
        total: number().integer().required(),
        capacity: array(capacitySchema.required()).required(),
      }).required(),
    }),
  }),
  create: defineRoute({
    id: 'schedules.create',
    method: 'POST',
    path,
    summary: 'Plan time for a person to work on a task',
    status: 201,
    idempotent: true,
    access: workAccess('schedules.can_create'),
    body: scheduleCreateSchema,
    bodyLimit: SMALL_BODY,
    response: oneSchedule,
    errors: ['schedule_conflict'],
  }),
  update: defineRoute({
    id: 'schedules.update',
    method: 'PUT',
    path: `${path}{id}/`,
    summary: 'Change a schedule: this occurrence, the following ones, or all',
    access: workAccess('schedules.can_update'),
    params: idParams,
    body: scheduleUpdateSchema,
    bodyLimit: SMALL_BODY,
    response: oneSchedule,
    errors: ['not_found', 'conflict', 'schedule_conflict'],
  }),
  remove: defineRoute({
    id: 'schedules.remove',
    method: 'DELETE',
    path: `${path}{id}/`,
    summary: 'Delete a schedule: this occurrence, the following ones, or all',
    access: workAccess('schedules.can_update'),
    params: idParams,
    query: object({
      scope: mixed<ScheduleScope>().oneOf(SCHEDULE_SCOPES),
      occurrence: instantField(),
    }).noUnknown(),
    response: done,
    errors: ['not_found'],
  }),
  feed: defineRoute({
    id: 'schedules.feed',
    method: 'GET',
    path: '/api/v1/calendars/{key}/',
    summary: 'The planned time of a person as an iCalendar file, at its secret address',
    access: { audience: 'open' },
    params: object({ key: string().max(120).required() }).noUnknown(),
    stream: true,
    response: object({}),
    errors: ['not_found'],
  }),
  feedState: defineRoute({
    id: 'schedules.feedState',
    method: 'GET',
    path: `${path}feed/`,
    summary: 'Whether the user has a calendar feed',
    access: workAccess('schedules.can_view'),
    response: object({ hasFeed: boolean().required() }),
  }),
  createFeed: defineRoute({
    id: 'schedules.createFeed',
    method: 'POST',
    path: `${path}feed/`,
    summary:
      'Create a new secret address of the calendar feed of the user; the one before stops working',
    status: 201,
    access: workAccess('schedules.can_view'),
    response: object({ url: string().required(), message: string().required() }),
  }),
  removeFeed: defineRoute({
    id: 'schedules.removeFeed',
    method: 'DELETE',
    path: `${path}feed/`,
    summary: 'Turn the calendar feed of the user off',
    access: workAccess('schedules.can_view'),
    response: done,
  }),
  log: defineRoute({
    id: 'schedules.log',
    method: 'POST',
    path: `${path}{id}/log/`,
    summary: 'Turn planned time into a time entry',
    status: 201,
    access: workAccess('time_entries.can_create'),
    params: idParams,
    body: object({
      duration_minutes: number().integer().min(1).max(1440),
      occurrence: instantField(),
    }).noUnknown(),
    bodyLimit: SMALL_BODY,
    response: object({
      taskTimeEntry: timeEntrySchema.required(),
      taskSchedule: taskScheduleSchema.required(),
      message: string().required(),
    }),
    errors: ['not_found', 'not_now', 'entry_locked'],
  }),
});
