import { array, boolean, type InferType, mixed, object, string } from 'yup';
import { idField } from '../../fields/fields.ts';

/** Areas of a tenant's settings, by their names in events. */
export const SETTINGS_AREAS = ['settings', 'mail_server', 'captcha', 'tracking', 'domain'] as const;
export type SettingsArea = (typeof SETTINGS_AREAS)[number];

/** A setting that changed. */
const settingChangeSchema = object({
  /** Path of the setting, such as `theme.primary`. */
  key: string().required(),
  /** Old and new value; for a secret only whether one was set. */
  from: mixed().nullable().defined(),
  to: mixed().nullable().defined(),
  secret: boolean().required(),
  /** True when the old value can be restored from here. */
  restorable: boolean().required(),
}).noUnknown();
export type SettingChange = InferType<typeof settingChangeSchema>;

/** A save of settings: user, time and changes. */
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
