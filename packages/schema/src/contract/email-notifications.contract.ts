import { array, boolean, number, object, string } from 'yup';
import {
  emailNotificationCreateSchema,
  emailNotificationSchema,
  emailNotificationUpdateSchema,
  notificationSendSchema,
} from '../entities/marketing/email-notification.schema.ts';
import {
  NOTIFICATION_AUDIENCES,
  NOTIFICATION_EVENTS,
} from '../entities/marketing/notification-events.ts';
import { idParams, listQuery, listResponse } from './list.ts';
import { accessFor } from './many.contract.ts';
import { CONTENT_BODY, defineRoute, SMALL_BODY } from './route.ts';

const ROOT = '/api/v1/admin/email-marketing/';
const path = `${ROOT}notifications/`;
const hasPermission = accessFor({ module: 'email_marketing', tenantModule: 'email_marketing' });

const one = object({ notification: emailNotificationSchema.required() });
const saved = one.shape({ message: string().required() });

const moduleShape = object({
  key: string().required(),
  label: string().required(),
  /** True for a module that the tenant's plan and settings include. */
  enabled: boolean().required(),
  events: array(
    object({
      key: string().required(),
      label: string().required(),
      /** Recipients that can get an email about it. */
      audiences: array(string().oneOf(NOTIFICATION_AUDIENCES).required()).required(),
    }).required(),
  ).required(),
}).noUnknown();

/** Endpoints of email notifications: rules that email addresses of the team when something happens, and designs of the emails to customers and staff. */
export const emailNotificationsContract = {
  list: defineRoute({
    id: 'emailNotifications.list',
    method: 'GET',
    path,
    summary: 'List email notifications',
    access: hasPermission('can_view'),
    query: listQuery(['name', 'event', 'created_at', 'updated_at'], {
      event: string().oneOf(NOTIFICATION_EVENTS.map(({ key }) => key)),
      enabled: boolean(),
      audience: string().oneOf(NOTIFICATION_AUDIENCES),
    }),
    response: listResponse(emailNotificationSchema),
  }),
  create: defineRoute({
    id: 'emailNotifications.create',
    method: 'POST',
    path,
    summary: 'Create an email notification',
    status: 201,
    idempotent: true,
    access: hasPermission('can_create'),
    body: emailNotificationCreateSchema,
    bodyLimit: CONTENT_BODY,
    response: saved,
    errors: ['validation_failed'],
  }),
  get: defineRoute({
    id: 'emailNotifications.get',
    method: 'GET',
    path: `${path}{id}/`,
    summary: 'Get an email notification',
    access: hasPermission('can_view'),
    params: idParams,
    response: one.shape({ results: emailNotificationSchema.required() }),
    errors: ['not_found'],
  }),
  update: defineRoute({
    id: 'emailNotifications.update',
    method: 'PUT',
    path: `${path}{id}/`,
    summary: 'Update an email notification',
    access: hasPermission('can_update'),
    params: idParams,
    body: emailNotificationUpdateSchema,
    bodyLimit: CONTENT_BODY,
    response: saved,
    errors: ['not_found', 'conflict', 'validation_failed'],
  }),
  remove: defineRoute({
    id: 'emailNotifications.remove',
    method: 'DELETE',
    path: `${path}{id}/`,
    summary: 'Delete an email notification',
    access: hasPermission('can_delete'),
    params: idParams,
    response: object({ message: string().required() }),
    errors: ['not_found'],
  }),
  removeEmail: defineRoute({
    id: 'emailNotifications.removeEmail',
    method: 'DELETE',
    path: `${path}email/{id}/`,
    summary: 'Delete one address of an email notification, by the id of the address',
    access: hasPermission('can_update'),
    params: idParams,
    response: saved,
    errors: ['not_found'],
  }),
  send: defineRoute({
    id: 'emailNotifications.send',
    method: 'POST',
    path: `${ROOT}send-email-notification/`,
    summary: 'Send an email notification now',
    status: 202,
    idempotent: true,
    access: {
      audience: 'staff',
      module: 'email_marketing',
      permission: 'email_marketing.can_send',
    },
    body: notificationSendSchema,
    bodyLimit: SMALL_BODY,
    response: object({ queued: number().integer().required(), message: string().required() }),
    errors: ['not_found', 'validation_failed', 'rate_limited'],
  }),
  modules: defineRoute({
    id: 'emailNotifications.modules',
    method: 'GET',
    path: `${ROOT}modules-list/`,
    summary: 'List the modules with the events that can send notifications',
    access: hasPermission('can_view'),
    response: object({
      results: object({
        rows: array(moduleShape.required()).required(),
        total: number().integer().required(),
      }).required(),
      modules: array(moduleShape.required()).required(),
    }),
  }),
};
