import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { idField, lineField, textField, versionField } from '../../fields/fields.ts';
import { contentField } from '../content/page.schema.ts';
import { NOTIFICATION_AUDIENCES, NOTIFICATION_EVENTS } from './notification-events.ts';

/** Maximum number of addresses of a notification. */
const MAX_NOTIFICATION_EMAILS = 20;

/** Creates the field of an event of notifications. */
export const notificationEventField = () =>
  string().oneOf(
    NOTIFICATION_EVENTS.map(({ key }) => key),
    'Choose an event',
  );

/** Creates the field of the readers of a notification. */
export const notificationAudienceField = () =>
  string().oneOf(NOTIFICATION_AUDIENCES, 'Choose who gets the email');

const address = () =>
  string().trim().lowercase().email('Please enter a valid email address').max(254);

/** An email notification as the API returns it. */
export const emailNotificationSchema = object({
  id: idField().required(),
  name: string().required(),
  description: string().defined(),
  event: notificationEventField().required(),
  module: string().required(),
  audience: notificationAudienceField().required(),
  /** '' for a subject that the event makes. */
  subject: string().defined(),
  /** Compressed tree; null for a plain message about the event. */
  content: string().nullable().defined(),
  enabled: boolean().required(),
  emails: array(
    object({ id: idField().required(), email: string().required() }).required(),
  ).required(),
  /** Number of emails so far, and the time of the last one. */
  stats: object({
    sent: number().integer().required(),
    lastSentAt: string().nullable().defined(),
  }).required(),
  version: versionField().required(),
  created_at: string().required(),
  updated_at: string().required(),
}).noUnknown();
export type EmailNotification = InferType<typeof emailNotificationSchema>;

/** Address of a body: a text, or an object with an `email`, as responses have it. */
export type GivenEmail = string | { readonly email: string };

/** Returns the address of a body. */
export function givenEmail(given: GivenEmail): string {
  return (typeof given === 'string' ? given : given.email).trim().toLowerCase();
}

const isGiven = (given: unknown): given is GivenEmail =>
  typeof given === 'string' ||
  (typeof given === 'object' &&
    given !== null &&
    'email' in given &&
    typeof given.email === 'string');

const emailsField = () =>
  array(
    mixed<GivenEmail>()
      .required('Enter an email address')
      .test(
        'address',
        'Please enter a valid email address',
        (given) => isGiven(given) && address().required().isValidSync(givenEmail(given)),
      ),
  ).max(MAX_NOTIFICATION_EMAILS, `Enter at most ${MAX_NOTIFICATION_EMAILS} email addresses`);

const writable = {
  description: textField(1000).trim(),
  subject: lineField(255).trim(),
  content: contentField(),
  enabled: boolean(),
  /** Addresses of the team; a design for customers or staff has none. */
  emails: emailsField(),
  audience: notificationAudienceField(),
};

const READ_ONLY = ['id', 'stats', 'created_at', 'updated_at', 'module'];

/** Body that creates a notification. */
export const emailNotificationCreateSchema = object({
  name: lineField(200).trim().required('Please enter a name'),
  event: notificationEventField().required('Choose an event'),
  ...writable,
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'version'] });
export type EmailNotificationCreate = InferType<typeof emailNotificationCreateSchema>;

/** Body that updates a notification. */
export const emailNotificationUpdateSchema = object({
  version: versionField(),
  name: lineField(200).trim().min(1, 'Please enter a name'),
  event: notificationEventField(),
  ...writable,
})
  .noUnknown()
  .meta({ readOnly: READ_ONLY });
export type EmailNotificationUpdate = InferType<typeof emailNotificationUpdateSchema>;

/** Body that sends a notification now. */
export const notificationSendSchema = object({
  notificationId: idField().required('Choose a notification'),
  /** Addresses in place of those of the notification. */
  to: emailsField(),
  /** Record that the message is about: of the entity of the event. */
  entity: object({ type: string().required(), id: idField().required() })
    .noUnknown()
    .nullable()
    .optional()
    .default(undefined),
}).noUnknown();
export type NotificationSend = InferType<typeof notificationSendSchema>;
