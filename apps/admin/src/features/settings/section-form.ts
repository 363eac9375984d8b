import { yupResolver } from '@hookform/resolvers/yup';
import { type Settings, type SettingsUpdate, settingsUpdateSchema } from '@org/schema/entities';
import type { Resolver } from 'react-hook-form';

/** Value of a section's field. */
export type FieldValue = string | boolean | readonly object[];

/** Form of a part of the settings, as data. Paths in the settings, such as `theme.primary`, by field. */
export interface SectionForm<Values extends Record<string, FieldValue>> {
  readonly paths: Readonly<Record<keyof Values & string, string>>;
  /** Label of each field. */
  readonly labels: Readonly<Record<keyof Values & string, string>>;
  /** Fields that hold a number as text, '' for none. */
  readonly numbers?: readonly (keyof Values & string)[];
  /** Reads all values, when a field differs from the setting at its path. */
  readonly read?: (settings: Settings) => Values;
  /**
   * The inverse of `read`.
   * @returns setting at its path
   */
  readonly write?: (values: Values) => Readonly<Record<keyof Values & string, unknown>>;
}

type Groups = Readonly<Record<string, unknown>>;

function readAt(settings: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inside, name) =>
        typeof inside === 'object' && inside ? Reflect.get(inside, name) : undefined,
      settings,
    );
}

/**
 * Sets a nested value.
 * @example `theme.primary` → `{theme: {primary: value}}`, merged into the groups
 */
function laidAt(groups: Groups, [name = '', ...below]: readonly string[], value: unknown): Groups {
  if (below.length === 0) return { ...groups, [name]: value };
  return { ...groups, [name]: laidAt((groups[name] ?? {}) as Groups, below, value) };
}

/** Returns the form values of a section for the current settings. */
export function toForm<Values extends Record<string, FieldValue>>(
  { paths, numbers = [], read }: SectionForm<Values>,
  settings: Settings,
): Values {
  if (read) return read(settings);
  const fields = Object.entries<string>(paths).map(([field, path]) => {
    const value = readAt(settings, path);
    return [field, numbers.includes(field) ? String(value ?? '') : (value ?? '')];
  });
  // The paths guarantee the types of the values.
  return Object.fromEntries(fields) as Values;
}

/** Returns the body that updates the settings; other sections are not touched. */
export function toUpdate<Values extends Record<string, FieldValue>>(
  { paths, numbers = [], write }: SectionForm<Values>,
  values: Values,
  version?: number | undefined,
): SettingsUpdate {
  const sent = write ? write(values) : values;
  const start: Groups = version === undefined ? {} : { version };
  const update = Object.entries<string>(paths).reduce<Groups>((groups, [field, path]) => {
    const value = sent[field];
    const plain = numbers.includes(field) ? (value ? Number(value) : null) : value;
    return laidAt(groups, path.split('.'), plain);
  }, start);
  // Omitted groups do not change, although the type requires all of them.
  return update as unknown as SettingsUpdate;
}

/**
 * Returns the field that a server error refers to.
 * @param path - such as `theme.primary`
 * @returns field
 */
export function fieldAt<Values extends Record<string, FieldValue>>(
  { paths }: SectionForm<Values>,
  path: string,
): (keyof Values & string) | undefined {
  // The error of a list includes the item in its path.
  return Object.entries<string>(paths).find(
    ([, at]) => path === at || path.startsWith(`${at}[`) || path.startsWith(`${at}.`),
  )?.[0];
}

const check = yupResolver(settingsUpdateSchema) as unknown as Resolver<SettingsUpdate>;

/** Returns the problem at a path in the errors of a nested form. */
function problemAt(errors: object, path: string): { message?: string } | undefined {
  const found = readAt(errors, path);
  if (typeof found !== 'object' || found === null) return undefined;
  const message: unknown = Reflect.get(found, 'message');
  if (typeof message === 'string') return { message };
  // A list with a problem in one of its items.
  const inside = Object.values(found).flatMap((below) =>
    typeof below === 'object' && below ? (problemAt({ below }, 'below') ?? []) : [],
  );
  return inside[0];
}

/** Validates the form of a section by the server's rules. */
export function sectionResolver<Values extends Record<string, FieldValue>>(
  section: SectionForm<Values>,
): Resolver<Values> {
  return async (values, context, options) => {
    const result = await check(toUpdate(section, values), context, {
      ...options,
      fields: {},
    } as never);
    const errors = Object.fromEntries(
      Object.entries<string>(section.paths).flatMap(([field, path]) => {
        const problem = problemAt(result.errors, path);
        return problem ? [[field, { type: 'rule', ...problem }]] : [];
      }),
    );
    if (Object.keys(errors).length > 0) return { values: {}, errors: errors as never };
    return { values, errors: {} };
  };
}
