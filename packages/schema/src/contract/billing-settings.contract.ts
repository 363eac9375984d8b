import { object, string } from 'yup';
import {
  billingSettingsSchema,
  billingSettingsUpdateSchema,
} from '../entities/billing/billing-settings.schema.ts';
import { billingAccess } from './document-calls.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

const path = '/api/v1/admin/billing-settings/';

/** Endpoints of the settings of quotes and invoices. */
export const billingSettingsContract = {
  get: defineRoute({
    id: 'billingSettings.get',
    method: 'GET',
    path: path,
    summary: 'Settings of quotes and invoices',
    access: billingAccess('invoices.can_view'),
    response: object({ billingSettings: billingSettingsSchema.required() }),
  }),
  update: defineRoute({
    id: 'billingSettings.update',
    method: 'PUT',
    path: path,
    summary: 'Change the settings of quotes and invoices',
    access: billingAccess('settings.can_update'),
    body: billingSettingsUpdateSchema,
    bodyLimit: SMALL_BODY * 2,
    response: object({
      billingSettings: billingSettingsSchema.required(),
      message: string().required(),
    }),
    errors: ['conflict'],
  }),
};
