import { array, boolean, type InferType, mixed, object, string } from 'yup';
import { idField } from './fields.ts';

/** What of a tenant's settings a change was in, by the name that events have for it. */
export const SETTINGS_AREAS = ['settings', 'mail_server', 'captcha', 'tracking', 'domain'] as const;
export type SettingsArea = (typeof SETTINGS_AREAS)[number];

/** One setting that changed. */
const settingChangeSchema = object({
  /** Path of the setting, such as `theme.primary`. */
  key: string().required(),
  /** What it was and what it became; of a secret only whether there was one. */
  from: mixed().nullable().defined(),
  to: mixed().nullable().defined(),
  secret: boolean().required(),
  /** True where what it was can be set again from here. */
  restorable: boolean().required(),
}).noUnknown();
export type SettingChange = InferType<typeof settingChangeSchema>;

/** One save of settings: who, when, and from what to what. */
export const settingsEntrySchema = object({
  id: idField().required(),
  at: string().required(),
  area: mixed<SettingsArea>().oneOf(SETTINGS_AREAS).required(),
  action: string().required(),
  user: object({ id: idField().required(), displayName: string().defined() })
    .nullable()
    .default(null),
  changes: array(settingChangeSchema.required()).required(),
}).noUnknown();
export type SettingsEntry = InferType<typeof settingsEntrySchema>;
