import type { Schema } from 'yup';

/** A JSON Schema as OpenAPI 3.1 takes it. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

interface Rule {
  readonly name?: string | undefined;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

/** Metadata of a schema of the contract. */
interface Described {
  readonly type: string;
  readonly optional?: boolean;
  readonly nullable?: boolean;
  readonly default?: unknown;
  readonly oneOf?: readonly unknown[];
  readonly tests?: readonly Rule[];
  readonly fields?: Readonly<Record<string, Described>>;
  readonly innerType?: Described | readonly Described[];
}

const limits = (tests: readonly Rule[], least: string, most: string): JsonSchema => {
  const found: Record<string, unknown> = {};
  for (const { name, params = {} } of tests) {
    if (name === 'min') found[least] = params.min;
    if (name === 'max') found[most] = params.max;
    if (name === 'length') found[least] = found[most] = params.length;
  }
  return found;
};

function textSchema(tests: readonly Rule[]): JsonSchema {
  const pattern = tests.find(({ name }) => name === 'matches')?.params?.regex;
  const isEmail = tests.some(({ name }) => name === 'email');
  const isInstant = tests.some(({ name }) => name === 'instant');
  return {
    type: 'string',
    ...limits(tests, 'minLength', 'maxLength'),
    ...(pattern instanceof RegExp && { pattern: pattern.source }),
    ...(isEmail && { format: 'email' }),
    ...(isInstant && { format: 'date-time' }),
  };
}

function objectSchema({ fields = {}, tests = [] }: Described): JsonSchema {
  const entries = Object.entries(fields);
  const required = entries
    .filter(([, field]) => field.optional === false && field.default === undefined)
    .map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, fromDescribed(field)])),
    ...(required.length > 0 && { required }),
    ...(tests.some(({ name }) => name === 'noUnknown') && { additionalProperties: false }),
  };
}

function plainSchema(described: Described): JsonSchema {
  const { type, tests = [], innerType, oneOf = [] } = described;
  const choices = oneOf.filter((value) => value !== null && value !== undefined);
  if (choices.length > 0 && type !== 'array') {
    const isText = choices.every((choice) => typeof choice === 'string');
    return { ...(isText && { type: 'string' }), enum: choices };
  }
  switch (type) {
    case 'string':
      return textSchema(tests);
    case 'number':
      return {
        type: tests.some(({ name }) => name === 'integer') ? 'integer' : 'number',
        ...limits(tests, 'minimum', 'maximum'),
      };
    case 'boolean':
      return { type: 'boolean' };
    case 'array':
      return {
        type: 'array',
        items: innerType && !Array.isArray(innerType) ? fromDescribed(innerType as Described) : {},
        ...limits(tests, 'minItems', 'maxItems'),
      };
    case 'object':
      return objectSchema(described);
    default:
      return {};
  }
}

function fromDescribed(described: Described): JsonSchema {
  const plain = plainSchema(described);
  const withDefault =
    described.default === undefined || described.type === 'object'
      ? plain
      : { ...plain, default: described.default };
  if (!described.nullable) return withDefault;
  if (Array.isArray(withDefault.enum)) return { anyOf: [withDefault, { type: 'null' }] };
  return typeof withDefault.type === 'string'
    ? { ...withDefault, type: [withDefault.type, 'null'] }
    : withDefault;
}

/**
 * A shape of the contract as JSON Schema.
 * @param schema - yup schema
 * @returns JSON Schema of what it takes
 */
export function toJsonSchema(schema: Schema): JsonSchema {
  return fromDescribed(schema.describe() as unknown as Described);
}
