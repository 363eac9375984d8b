import { yupResolver } from '@hookform/resolvers/yup';
import {
  DEFAULT_SETTINGS,
  type Settings,
  type SettingsUpdate,
  settingsUpdateSchema,
  THEME_COLORS,
  type ThemeColor,
} from '@org/schema';
import type { Resolver } from 'react-hook-form';

/** What the settings screen holds: the settings and the theme side by side. */
export type SettingsFormValues = {
  company_name: string;
  legal_name: string;
  email: string;
  phone: string;
  timezone: string;
  locale: string;
  currency: string;
  favicon: string;
  main_logo: string;
  main_logo_alt: string;
  mode: string;
  fontFamily: string;
  radius: string;
} & Record<ThemeColor, string>;

const OWN = [
  'company_name',
  'legal_name',
  'email',
  'phone',
  'timezone',
  'locale',
  'currency',
  'favicon',
  'main_logo',
  'main_logo_alt',
] as const;
const THEME = [...THEME_COLORS, 'mode', 'fontFamily', 'radius'] as const;

/** The standard look. */
export const STANDARD_THEME = Object.fromEntries(
  THEME.map((name) => [name, DEFAULT_SETTINGS.theme[name] ?? '']),
) as Pick<SettingsFormValues, (typeof THEME)[number]>;

/** The form of the settings as they are stored. */
export function settingsToForm(settings: Settings): SettingsFormValues {
  const own = Object.fromEntries(OWN.map((name) => [name, settings[name]]));
  const theme = Object.fromEntries(
    THEME.map((name) => [name, settings.theme[name] ?? STANDARD_THEME[name]]),
  );
  return { ...own, ...theme } as SettingsFormValues;
}

/** Body of the call that changes the settings; nothing that the screen does not show is touched. */
export function toSettingsUpdate(
  values: SettingsFormValues,
  version: number | undefined,
): SettingsUpdate {
  const own = Object.fromEntries(OWN.map((name) => [name, values[name]]));
  const theme = Object.fromEntries(THEME.map((name) => [name, values[name]]));
  return { ...own, theme, ...(version !== undefined && { version }) } as SettingsUpdate;
}

const check = yupResolver(settingsUpdateSchema) as unknown as Resolver<SettingsUpdate>;

const isNested = (error: unknown): error is Record<string, { message?: string }> =>
  typeof error === 'object' && error !== null && !('message' in error);

/** Checks the form by the rules that the server has too. */
export const settingsResolver: Resolver<SettingsFormValues> = async (values, context, options) => {
  const result = await check(toSettingsUpdate(values, undefined), context, {
    ...options,
    fields: {},
  } as never);
  const { theme, ...own } = result.errors as Record<string, unknown>;
  const errors = { ...own, ...(isNested(theme) ? theme : {}) };
  if (Object.keys(errors).length > 0) return { values: {}, errors: errors as never };
  return { values, errors: {} };
};
