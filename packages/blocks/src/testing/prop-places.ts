import type { BlockDefinition } from '@org/content';
import { FIELD_SPECS, type FieldSpec } from '@org/device-settings';
import { DEVICES } from '@org/schema';
import type { JsonObject, JsonValue } from '@org/schema/entities';
import type { SchemaFieldDescription } from 'yup';

/** Keys and indexes from the props down, such as `['icons', 0, 'href']`. */
export type PropPath = readonly (string | number)[];

/** A position in a block's props, with the values that its schema allows. */
export interface PropPlace {
  readonly path: PropPath;
  readonly kind: 'string' | 'number' | 'boolean' | 'array' | 'object';
  /** Allowed values; empty when they are unlimited or unknown. */
  readonly choices: readonly JsonValue[];
  /** True when only some values are allowed, even if the list is not known. */
  readonly isClosed: boolean;
  /** Bounds of a number, of the length of a text, or of a list. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** Yup's description of a field, without the variants that blocks do not use. */
interface Told {
  readonly type: string;
  readonly default?: unknown;
  readonly oneOf?: readonly unknown[];
  readonly tests?: readonly {
    readonly name?: string | undefined;
    readonly params?: { readonly [name: string]: unknown } | undefined;
  }[];
  readonly fields?: Readonly<Record<string, SchemaFieldDescription>>;
  readonly innerType?: SchemaFieldDescription | readonly SchemaFieldDescription[];
}

/** Tests that do not restrict values to a list: bounds, and checks for missing values. */
const BOUNDS: ReadonlySet<string | undefined> = new Set([
  'min',
  'max',
  'integer',
  'required',
  'trim',
  'step',
  'typeError',
]);

const KINDS = ['string', 'number', 'boolean', 'array', 'object'] as const;

// Every variant of yup's description has these fields or lacks them.
const told = (description: SchemaFieldDescription): Told => description as Told;

function getBound({ tests = [] }: Told, name: 'min' | 'max'): number | undefined {
  const value = tests.find((test) => test.name === name)?.params?.[name];
  return typeof value === 'number' ? value : undefined;
}

function getPlace(field: Told, path: PropPath): PropPlace | undefined {
  const kind = KINDS.find((known) => known === field.type);
  if (kind === undefined) return undefined;
  // Allowed values of a schema are JSON.
  const choices = (field.oneOf ?? []) as readonly JsonValue[];
  return {
    path,
    kind,
    choices,
    isClosed: choices.length > 0 || (field.tests ?? []).some(({ name }) => !BOUNDS.has(name)),
    min: getBound(field, 'min'),
    max: getBound(field, 'max'),
  };
}

function getInner({ innerType }: Told): Told | undefined {
  const inner = Array.isArray(innerType) ? innerType[0] : innerType;
  return inner && told(inner as SchemaFieldDescription);
}

function placesIn(field: Told, path: PropPath): PropPlace[] {
  const place = getPlace(field, path);
  if (place === undefined) return [];
  const inner = getInner(field);
  return [
    place,
    ...(inner ? placesIn(inner, [...path, 0]) : []),
    ...Object.entries(field.fields ?? {}).flatMap(([name, one]) =>
      placesIn(told(one), [...path, name]),
    ),
  ];
}

function settingPlace(spec: FieldSpec, path: PropPath): PropPlace[] {
  const open = { choices: [], isClosed: false } as const;
  if (spec.kind === 'number')
    return [{ path, kind: 'number', ...open, min: spec.min, max: spec.max }];
  if (spec.kind === 'flag') return [{ path, kind: 'boolean', ...open }];
  if (spec.kind === 'choice')
    return [{ path, kind: 'string', choices: spec.options, isClosed: true }];
  return spec.kind === 'overlay'
    ? [{ path: [...path, 'overlayColor'], kind: 'string', ...open }]
    : [{ path, kind: 'string', ...open }];
}

/** Returns the positions of device settings, which are the same in every block. */
export function settingPlaces(): PropPlace[] {
  return DEVICES.flatMap((device) =>
    Object.entries(FIELD_SPECS).flatMap(([group, fields]) =>
      Object.entries(fields).flatMap(([field, spec]: [string, FieldSpec]) =>
        settingPlace(spec, ['settings', device, group, field]),
      ),
    ),
  );
}

/** Describes the schema. For objects with dynamic fields the first field represents all. */
function describe({ shape, defaults }: BlockDefinition): Told {
  const before = told(shape.describe()).fields ?? {};
  const whole = told(shape.describe({ value: defaults }));
  const fields = Object.entries(whole.fields ?? {}).map(([name, field]) => {
    if (before[name]?.type !== 'lazy') return [name, field] as const;
    const [first] = Object.entries(told(field).fields ?? {});
    return [name, { ...field, fields: Object.fromEntries(first ? [first] : []) }] as const;
  });
  return { ...whole, fields: Object.fromEntries(fields) };
}

/** Returns every position of a block's props, including those in the first item of its lists; device settings are excluded. */
export function propPlaces(definition: BlockDefinition): PropPlace[] {
  return placesIn(describe(definition), []).filter(({ path }) => path.length > 0);
}

function sample(field: Told, stored: JsonValue | undefined, flags: boolean | undefined): JsonValue {
  if (field.type === 'object') {
    const own = (stored ?? {}) as JsonObject;
    const fields = Object.entries(field.fields ?? {});
    return Object.fromEntries(
      fields.map(([name, one]) => [name, sample(told(one), own[name], flags)]),
    );
  }
  const inner = getInner(field);
  if (inner) {
    const [first, ...rest] = Array.isArray(stored) ? stored : [];
    return [sample(inner, first, flags), ...rest];
  }
  // Flags without a default are the visibility flags of every block.
  if (field.type === 'boolean' && stored !== undefined) return flags ?? stored;
  if (stored !== undefined) return stored;
  if (field.type === 'boolean') return field.default === true;
  if (field.type === 'number') return (getBound(field, 'min') ?? 0) as JsonValue;
  return field.type === 'string' ? ((field.oneOf?.[0] ?? 'Words') as JsonValue) : {};
}

/**
 * Returns props with a value at every position, so that each can be reached: the defaults, completed.
 * @param flags - value of all flags (defaults without it)
 */
export function sampleProps(definition: BlockDefinition, flags?: boolean): JsonObject {
  // The sample of an object is an object.
  return sample(describe(definition), definition.defaults, flags) as JsonObject;
}

/**
 * Returns props with another value at a position; missing parents are created. Takes props, path, value (undefined removes it).
 * @returns new props
 */
export function propsWith(
  props: JsonValue | undefined,
  [key, ...rest]: PropPath,
  value: JsonValue | undefined,
): JsonValue {
  if (key === undefined) return value === undefined ? {} : value;
  const copy: Record<string | number, JsonValue> | JsonValue[] =
    typeof key === 'number'
      ? [...(Array.isArray(props) ? props : [])]
      : { ...(props as JsonObject | undefined) };
  const slots = copy as Record<string | number, JsonValue>;
  if (rest.length > 0) slots[key] = propsWith(slots[key], rest, value);
  else if (value === undefined) delete slots[key];
  else slots[key] = value;
  return copy as JsonValue;
}
