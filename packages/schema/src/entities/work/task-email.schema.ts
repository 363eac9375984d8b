import { boolean, type InferType, object } from 'yup';

/** Emails about tasks that staff can turn off for themselves, with the event of each. */
export const TASK_EMAIL_EVENTS = {
  assigned: 'task.assigned',
  dueSoon: 'task.due_soon',
  mentioned: 'task.mentioned',
} as const;
/** Name of an email about tasks. */
export type TaskEmailName = keyof typeof TASK_EMAIL_EVENTS;
/** Event of an email about tasks. */
export type TaskEmailEvent = (typeof TASK_EMAIL_EVENTS)[TaskEmailName];

/** Emails about tasks that the user wants to get. */
export const taskEmailsSchema = object({
  assigned: boolean().required(),
  dueSoon: boolean().required(),
  mentioned: boolean().required(),
}).noUnknown();
export type TaskEmails = InferType<typeof taskEmailsSchema>;

/** Body that turns emails about tasks on or off; those that it does not name stay as they are. */
export const taskEmailsUpdateSchema = object({
  assigned: boolean(),
  dueSoon: boolean(),
  mentioned: boolean(),
}).noUnknown();
export type TaskEmailsUpdate = InferType<typeof taskEmailsUpdateSchema>;
