import type { SettingField } from './define-settings.ts';
import { SETTINGS } from './settings.gen.ts';

// Settings panels as data
export {
  defineSettings,
  type FieldCondition,
  type FieldOption,
  propsOf,
  type SettingField,
} from './define-settings.ts';

/** Fields of each block's settings panel, by type. */
export const blockSettings: Readonly<Record<string, readonly SettingField[] | undefined>> =
  SETTINGS;
