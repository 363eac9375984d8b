import { boolean, number, object, string } from 'yup';
import {
  bounceSettingsSchema,
  bounceSettingsUpdateSchema,
} from '../entities/marketing/email-bounces.schema.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

const path = '/api/v1/admin/settings/email-bounces/';
const access = { audience: 'staff', permission: 'settings.can_update' } as const;
const response = object({ settings: bounceSettingsSchema.required() });

/** Maximum size of a webhook, bytes: providers collect up to 1,000 events in one. */
const WEBHOOK_BODY = 2_000_000;

/** Endpoints of bounces and complaints: how the tenant learns of them, and the webhooks of providers. */
export const emailBouncesContract = {
  settings: defineRoute({
    id: 'emailBounces.settings',
    method: 'GET',
    path,
    summary: 'Get how bounces and complaints are found',
    access,
    response,
  }),
  save: defineRoute({
    id: 'emailBounces.save',
    method: 'PUT',
    path,
    summary: 'Set how bounces and complaints are found',
    access,
    body: bounceSettingsUpdateSchema,
    bodyLimit: SMALL_BODY,
    response,
    errors: ['conflict'],
  }),
  check: defineRoute({
    id: 'emailBounces.check',
    method: 'POST',
    path: `${path}check/`,
    summary: 'Read the mailbox of returned emails now',
    access,
    response: object({
      settings: bounceSettingsSchema.required(),
      /** Number of new messages, and of those that were bounces or complaints. */
      read: number().integer().min(0).required(),
      found: number().integer().min(0).required(),
    }),
    errors: ['mail_failed', 'not_found', 'rate_limited'],
  }),
  receive: defineRoute({
    id: 'emailBounces.receive',
    method: 'POST',
    path: '/api/v1/email/events/',
    summary: 'Receive a webhook of the email provider; repeating it has no effect',
    access: { audience: 'public' },
    encoding: 'raw',
    quiet: true,
    query: object({ k: string().max(100).required() }).noUnknown(),
    bodyLimit: WEBHOOK_BODY,
    response: object({ received: boolean().required() }),
    errors: ['forbidden', 'malformed', 'not_found', 'unavailable'],
  }),
};
