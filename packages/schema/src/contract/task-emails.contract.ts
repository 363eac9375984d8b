import { object, string } from 'yup';
import { taskEmailsSchema, taskEmailsUpdateSchema } from '../entities/work/task-email.schema.ts';
import { defineRoute, SMALL_BODY } from './route.ts';
import { workAccess } from './work-parts.contract.ts';

const access = workAccess('tasks.can_view');
const path = '/api/v1/admin/me/task-emails/';
const leave = '/api/v1/task-emails/unsubscribe/';
const query = object({ token: string().max(300).required() }).noUnknown();

/** Endpoints of the emails about tasks that the user wants to get, and of the links by which such an email is turned off. */
export const taskEmailsContract = {
  get: defineRoute({
    id: 'taskEmails.get',
    method: 'GET',
    path,
    summary: 'Get the emails about tasks that you have turned on',
    access,
    response: object({ taskEmails: taskEmailsSchema.required() }),
  }),
  update: defineRoute({
    id: 'taskEmails.update',
    method: 'PUT',
    path,
    summary: 'Turn emails about tasks on or off for yourself',
    access,
    body: taskEmailsUpdateSchema,
    bodyLimit: SMALL_BODY,
    response: object({ taskEmails: taskEmailsSchema.required(), message: string().required() }),
  }),
  leavePage: defineRoute({
    id: 'taskEmails.leavePage',
    method: 'GET',
    path: leave,
    summary: 'Page that asks staff to stop an email about tasks; opening it changes nothing',
    access: { audience: 'public' },
    query,
    response: object({}),
    errors: ['link_ended'],
  }),
  leave: defineRoute({
    id: 'taskEmails.leave',
    method: 'POST',
    path: leave,
    summary: 'Stop an email about tasks with the token of an email; repeating it has no effect',
    access: { audience: 'public' },
    query,
    response: object({ message: string().required() }),
    errors: ['link_ended'],
  }),
};
