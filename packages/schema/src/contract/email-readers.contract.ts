import { array, object, string } from 'yup';
import { notificationEventField } from '../entities/marketing/email-notification.schema.ts';
import { idField } from '../fields/fields.ts';
import { accessFor } from './many.contract.ts';
import { defineRoute } from './route.ts';

const hasPermission = accessFor({ module: 'email_marketing', tenantModule: 'email_marketing' });

const reader = object({
  kind: string().oneOf(['customer', 'subscriber']).required(),
  id: idField().required(),
  /** Name, or the address of a person without one. */
  name: string().required(),
  email: string().defined(),
  /** Values of the merge tags for this person. */
  fields: object({
    first_name: string().defined(),
    last_name: string().defined(),
    email: string().defined(),
  }).noUnknown(),
}).noUnknown();

const record = object({
  id: idField().required(),
  name: string().required(),
  /** Person, such as the customer of an order. */
  note: string().defined(),
}).noUnknown();

/** Endpoints of the people as whom an email can be previewed, and of the records that it can be checked with. */
export const emailReadersContract = {
  list: defineRoute({
    id: 'emailReaders.list',
    method: 'GET',
    path: '/api/v1/admin/email-marketing/preview-readers/',
    summary: 'Find customers and subscribers as whom an email can be previewed',
    access: hasPermission('can_view'),
    query: object({ search: string().trim().max(200) }).noUnknown(),
    response: object({
      results: object({ rows: array(reader.required()).required() }).required(),
    }),
  }),
  records: defineRoute({
    id: 'emailReaders.records',
    method: 'GET',
    path: '/api/v1/admin/email-marketing/preview-records/',
    summary: 'Find the newest records that an email about an event can be checked with',
    access: hasPermission('can_view'),
    query: object({
      event: notificationEventField().required(),
      search: string().trim().max(200),
    }).noUnknown(),
    response: object({
      results: object({ rows: array(record.required()).required() }).required(),
    }),
  }),
};
