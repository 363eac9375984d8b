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

/** Parts of the site that are templates. */
export const FRAME_PARTS = ['header_id', 'footer_id', 'page_title_id'] as const;
export type FramePart = (typeof FRAME_PARTS)[number];

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
} & Record<ThemeColor, string> &
  // Number of the template as text, '' for none.
  Record<FramePart, string>;

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
  const frame = Object.fromEntries(
    FRAME_PARTS.map((name) => [name, String(settings.site[name] ?? '')]),
  );
  return { ...own, ...theme, ...frame } as SettingsFormValues;
}

/** Body of the call that changes the settings; nothing that the screen does not show is touched. */
export function toSettingsUpdate(
  values: SettingsFormValues,
  version: number | undefined,
): SettingsUpdate {
  const own = Object.fromEntries(OWN.map((name) => [name, values[name]]));
  // The screen's fields of the theme; its menus are not among them.
  const theme = Object.fromEntries(
    THEME.map((name) => [name, values[name]]),
  ) as SettingsUpdate['theme'];
  const site = Object.fromEntries(
    FRAME_PARTS.map((name) => [name, values[name] ? Number(values[name]) : null]),
  );
  return { ...own, theme, site, ...(version !== undefined && { version }) } as SettingsUpdate;
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
  const { theme, site, ...own } = result.errors as Record<string, unknown>;
  const errors = {
    ...own,
    ...(isNested(theme) ? theme : {}),
    ...(isNested(site) ? site : {}),
  };
  if (Object.keys(errors).length > 0) return { values: {}, errors: errors as never };
  return { values, errors: {} };
};
