import { boolean, mixed, object, string } from 'yup';
import { publicCaptchaSchema } from '../entities/platform/captcha.schema.ts';
import { tenantSchema } from '../entities/platform/people.schema.ts';
import {
  publicSettingsSchema,
  settingsBodySchema,
  settingsSchema,
} from '../entities/platform/settings.schema.ts';
import {
  SETTINGS_AREAS,
  type SettingsArea,
  settingsEntrySchema,
} from '../entities/platform/settings-history.schema.ts';
import { versionField } from '../fields/fields.ts';
import { idParams, listQuery, listResponse } from './list.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

const PATH = '/api/v1/admin/settings/';
const update = { audience: 'staff', permission: 'settings.can_update' } as const;

/** Endpoints of the settings of a tenant and of their history. */
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
      /** Name of the setting, such as `theme.primary`. */
      key: string().max(100).required(),
      /** Version of the settings that the change is based on. */
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
      /** Null when the site's forms have no captcha. */
      captcha: publicCaptchaSchema.nullable().default(null),
      /** True when visits are shared with a tracking service, for which visitors are asked. */
      is_tracked: boolean().default(false),
      /** True when the installation has an address autocomplete service. */
      finds_places: boolean().default(false),
      /** Host name that all others redirect to; null when none does. */
      primary_host: string().nullable().default(null),
    }),
  }),
};
