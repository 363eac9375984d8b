import { array, boolean, object, string } from 'yup';
import {
  mailServerSchema,
  mailServerUpdateSchema,
  storedMailSchema,
} from '../entities/platform/mail.schema.ts';
import { personEmailField } from '../entities/platform/member.schema.ts';
import { senderDomainSchema } from '../entities/platform/sender-domain.schema.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

const SERVER = '/api/v1/admin/settings/mail-server/';
const update = { audience: 'staff', permission: 'settings.can_update' } as const;
const server = object({
  server: mailServerSchema.required(),
  /** True when the installation has a mail server, which is used without one of the tenant. */
  installation: boolean().required(),
});

/** Endpoints of email: the tenant's mail server, and the mailbox on disk that replaces it during development. */
export const mailContract = {
  server: defineRoute({
    id: 'mail.server',
    method: 'GET',
    path: SERVER,
    summary: 'Get the mail server of the tenant',
    access: { audience: 'staff', permission: 'settings.can_update' },
    response: server,
  }),
  saveServer: defineRoute({
    id: 'mail.saveServer',
    method: 'PUT',
    path: SERVER,
    summary: 'Set the mail server of the tenant',
    access: update,
    body: mailServerUpdateSchema,
    bodyLimit: SMALL_BODY,
    response: server,
    errors: ['conflict'],
  }),
  removeServer: defineRoute({
    id: 'mail.removeServer',
    method: 'DELETE',
    path: SERVER,
    summary: 'Remove the mail server of the tenant',
    access: update,
    response: server,
  }),
  testServer: defineRoute({
    id: 'mail.testServer',
    method: 'POST',
    path: `${SERVER}test/`,
    summary: 'Send a test email through the saved mail server',
    access: update,
    body: object({ to: personEmailField().required('Please enter an email address') }).noUnknown(),
    bodyLimit: SMALL_BODY,
    response: object({ message: string().required() }),
    errors: ['mail_failed', 'mail_uncertain', 'rate_limited', 'not_found'],
  }),
  domain: defineRoute({
    id: 'mail.domain',
    method: 'GET',
    path: `${SERVER}domain/`,
    summary:
      'Get the domain that emails come from, with its last checks; null without a mail server',
    access: update,
    response: object({ domain: senderDomainSchema.nullable().defined() }),
  }),
  checkDomain: defineRoute({
    id: 'mail.checkDomain',
    method: 'POST',
    path: `${SERVER}domain/check/`,
    summary: 'Look up the SPF, DKIM and DMARC records of the domain that emails come from',
    access: update,
    response: object({ domain: senderDomainSchema.required() }),
    errors: ['not_found', 'rate_limited'],
  }),
  mailbox: defineRoute({
    id: 'mail.mailbox',
    method: 'GET',
    path: '/api/v1/admin/mailbox/',
    summary: 'List emails written to disk, newest first; not available in production',
    access: update,
    response: object({
      results: object({ rows: array(storedMailSchema.required()).required() }).required(),
    }),
    errors: ['not_found'],
  }),
};
