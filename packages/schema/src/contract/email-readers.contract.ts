import { array, object, string } from 'yup';
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

/** Endpoint of the people as whom an email can be previewed. */
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
};
