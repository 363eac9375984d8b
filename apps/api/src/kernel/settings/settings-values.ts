import type { Settings, SettingsUpdate } from '@org/schema/entities';
import type { Changes } from '../events/changes.ts';
import type { StoredSettings } from './settings.repository.ts';

/** Settings without their version. */
export type SettingsValues = Omit<Settings, 'version'>;

/** Values to merge into settings: stored ones, or a change. */
type Over = StoredSettings | Partial<Omit<SettingsUpdate, 'version'>>;

/** Merges an object field by field; undefined values are ignored. */
function laid<Group extends object>(base: Group, over: object | undefined): Group {
  const given = Object.entries(over ?? {}).filter(([, value]) => value !== undefined);
  return { ...base, ...Object.fromEntries(given) };
}

/**
 * Merges values into settings, group by group. The groups are named explicitly, so that no key of a request can reach into an
 * object.
 */
export function mergeSettings(base: SettingsValues, over: Over): SettingsValues {
  const { theme, site, seo, analytics, voip, cart, invoice_settings, permissions, ...more } = over;
  const { opening_hours, ...rest } = more;
  const { mainnav_settings, ...look } = theme ?? {};
  return {
    ...laid(base, rest),
    theme: {
      ...laid(base.theme, look),
      ...(mainnav_settings && {
        mainnav_settings: laid(base.theme.mainnav_settings ?? {}, mainnav_settings),
      }),
    },
    site: laid(base.site, site),
    seo: laid(base.seo, seo),
    analytics: laid(base.analytics, analytics),
    voip: laid(base.voip, voip),
    cart: laid(base.cart, cart),
    invoice_settings: laid(base.invoice_settings, invoice_settings),
    opening_hours: laid(base.opening_hours, opening_hours),
    permissions: {
      command_menu: laid(base.permissions.command_menu, permissions?.command_menu),
      voip: laid(base.permissions.voip, permissions?.voip),
    },
  };
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns every single setting by its path.
 * @example `{theme: {primary}}` → `theme.primary`; a list is one setting
 */
export function settingPaths(values: object, prefix = ''): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const [name, value] of Object.entries(values)) {
    const path = prefix + name;
    if (!isGroup(value)) found.set(path, value);
    else for (const [below, one] of settingPaths(value, `${path}.`)) found.set(below, one);
  }
  return found;
}

/**
 * Returns the change that sets one setting.
 * @example `theme.primary`, value → `{theme: {primary: value}}`
 */
export function settingAt(path: string, value: unknown): object {
  return path
    .split('.')
    .reduceRight<unknown>((inside, name) => ({ [name]: inside }), value) as object;
}

// An empty list equals a missing one.
const comparable = (value: unknown): string | undefined =>
  Array.isArray(value) && value.length === 0 ? undefined : JSON.stringify(value);

/** Returns each changed setting with both values, not truncated, so that it can be restored. */
export function settingChanges(before: SettingsValues, after: SettingsValues): Changes {
  const was = settingPaths(before);
  return Object.fromEntries(
    [...settingPaths(after)].flatMap(([path, is]): [string, readonly [unknown, unknown]][] =>
      comparable(was.get(path)) === comparable(is)
        ? []
        : [[path, [was.get(path) ?? null, is ?? null]]],
    ),
  );
}
