import { yupResolver } from '@hookform/resolvers/yup';
import { type Settings, type SettingsUpdate, settingsUpdateSchema } from '@org/schema';
import type { Resolver } from 'react-hook-form';

/** What a field of a section can hold. */
export type FieldValue = string | boolean | readonly object[];

/** A part of the settings with a form of its own, as data. Shape: field of the form → where it is in the settings, such as `theme.primary`. */
export interface SectionForm<Values extends Record<string, FieldValue>> {
  readonly paths: Readonly<Record<keyof Values & string, string>>;
  /** What each field is called. */
  readonly labels: Readonly<Record<keyof Values & string, string>>;
  /** Fields that hold a number as text, '' for none. */
  readonly numbers?: readonly (keyof Values & string)[];
  /** Reads the whole, where a field does not simply hold what stands at its path. */
  readonly read?: (settings: Settings) => Values;
  /** The same on the way back. Shape: field → what stands at its path. */
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

/** Lays a value into groups. Shape: `theme.primary` → `{theme: {primary: value}}` over what is there. */
function laidAt(groups: Groups, [name = '', ...below]: readonly string[], value: unknown): Groups {
  if (below.length === 0) return { ...groups, [name]: value };
  return { ...groups, [name]: laidAt((groups[name] ?? {}) as Groups, below, value) };
}

/** The form of a section from the settings as they are. */
export function toForm<Values extends Record<string, FieldValue>>(
  { paths, numbers = [], read }: SectionForm<Values>,
  settings: Settings,
): Values {
  if (read) return read(settings);
  const fields = Object.entries<string>(paths).map(([field, path]) => {
    const value = readAt(settings, path);
    return [field, numbers.includes(field) ? String(value ?? '') : (value ?? '')];
  });
  // The settings have at each path what the field holds.
  return Object.fromEntries(fields) as Values;
}

/** Body of the call that changes the settings; nothing that the section does not show is touched. */
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
  // Groups that are left out stay as they are; the type of the whole asks for them.
  return update as unknown as SettingsUpdate;
}

/** The field of a section that an error of the server is about. Shape: path, such as `theme.primary` → field. */
export function fieldAt<Values extends Record<string, FieldValue>>(
  { paths }: SectionForm<Values>,
  path: string,
): (keyof Values & string) | undefined {
  // Of a list, an error names the item too.
  return Object.entries<string>(paths).find(
    ([, at]) => path === at || path.startsWith(`${at}[`) || path.startsWith(`${at}.`),
  )?.[0];
}

const check = yupResolver(settingsUpdateSchema) as unknown as Resolver<SettingsUpdate>;

/** What is wrong at a path of the errors of a nested form. */
function problemAt(errors: object, path: string): { message?: string } | undefined {
  const found = readAt(errors, path);
  if (typeof found !== 'object' || found === null) return undefined;
  const message: unknown = Reflect.get(found, 'message');
  if (typeof message === 'string') return { message };
  // A list that is wrong somewhere inside.
  const inside = Object.values(found).flatMap((below) =>
    typeof below === 'object' && below ? (problemAt({ below }, 'below') ?? []) : [],
  );
  return inside[0];
}

/** Checks the form of a section by the rules that the server has too. */
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
