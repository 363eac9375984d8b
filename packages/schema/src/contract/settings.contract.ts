import { boolean, mixed, object, string } from 'yup';
import { publicCaptchaSchema } from '../captcha.schema.ts';
import { versionField } from '../fields.ts';
import { tenantSchema } from '../people.schema.ts';
import { publicSettingsSchema, settingsBodySchema, settingsSchema } from '../settings.schema.ts';
import {
  SETTINGS_AREAS,
  type SettingsArea,
  settingsEntrySchema,
} from '../settings-history.schema.ts';
import { idParams, listQuery, listResponse } from './list.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

const PATH = '/api/v1/admin/settings/';
const update = { audience: 'staff', permission: 'settings.can_update' } as const;

/** Settings of a tenant, and who changed what in them. */
export const settingsContract = {
  get: defineRoute({
    id: 'settings.get',
    method: 'GET',
    path: PATH,
    summary: 'Get all settings',
    access: { audience: 'staff', permission: 'settings.can_view' },
    response: object({ settings: settingsSchema.required(), results: settingsSchema.required() }),
  }),
  update: defineRoute({
    id: 'settings.update',
    method: 'PUT',
    path: PATH,
    summary: 'Update settings',
    access: update,
    body: settingsBodySchema,
    bodyLimit: SMALL_BODY,
    response: object({ settings: settingsSchema.required() }),
    errors: ['conflict', 'plan_required'],
  }),
  history: defineRoute({
    id: 'settings.history',
    method: 'GET',
    path: `${PATH}history/`,
    summary: 'List changes of settings, newest first',
    access: update,
    query: listQuery(['at'], { area: mixed<SettingsArea>().oneOf(SETTINGS_AREAS) }),
    response: listResponse(settingsEntrySchema),
  }),
  restore: defineRoute({
    id: 'settings.restore',
    method: 'POST',
    path: `${PATH}history/{id}/restore/`,
    summary: 'Restore the value of a setting before a change',
    access: update,
    params: idParams,
    body: object({
      /** The setting of the change, such as `theme.primary`. */
      key: string().max(100).required(),
      /** Version of the settings that this is based on. */
      version: versionField(),
    }).noUnknown(),
    bodyLimit: SMALL_BODY,
    response: object({ settings: settingsSchema.required(), message: string().required() }),
    errors: ['not_found', 'not_now', 'conflict', 'plan_required'],
  }),
  publicGet: defineRoute({
    id: 'settings.publicGet',
    method: 'GET',
    path: '/api/v1/settings/',
    summary: 'Get the public settings of the site',
    access: { audience: 'public' },
    response: object({
      settings: publicSettingsSchema.required(),
      tenant: tenantSchema.required(),
      /** Null where the forms of the site have no captcha. */
      captcha: publicCaptchaSchema.nullable().default(null),
      /** True where visits are passed on to a tracking service, which visitors are told of. */
      is_tracked: boolean().default(false),
      /** True where the installation has a service that finds addresses while they are typed. */
      finds_places: boolean().default(false),
      /** The host name that all others of the site lead to; null where each stands for itself. */
      primary_host: string().nullable().default(null),
    }),
  }),
};
