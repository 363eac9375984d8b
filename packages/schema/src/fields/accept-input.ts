import { type AnyObjectSchema, isSchema, type Schema } from 'yup';

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** Read-only fields of an object. Clients may send them back unchanged; they are ignored. */
    readOnly?: readonly string[];
    /** Value that `null` is converted to. */
    empty?: '' | -1;
    /** True for a number that may also be sent as digits, since forms hold their choices as text. */
    digits?: boolean;
    /** True for an id in the place of which its record may be sent. */
    isRecordOrId?: boolean;
    /** True for an object that may also be sent as JSON text. */
    json?: boolean;
  }
}

const DIGITS = /^-?[1-9]\d{0,15}$/;

function acceptObject({ fields, spec }: AnyObjectSchema, input: object): object {
  const readOnly = new Set(spec.meta?.readOnly);
  return Object.fromEntries(
    Object.entries(input)
      .filter(([name]) => !readOnly.has(name))
      .map(([name, value]) => {
        const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
        // Bodies have no references and no lazy fields, so every field here is a plain schema.
        return [name, isSchema(field) ? acceptInput(field as Schema, value) : value];
      }),
  );
}

/** Parses JSON text; returns the text itself when it is invalid, so that validation rejects it. */
function acceptJson(schema: Schema, text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? acceptInput(schema, value) : text;
  } catch {
    return text;
  }
}

/**
 * Normalizes input before validation: drops read-only fields, converts null of emptied fields, and ids sent as digits.
 * Everything else is left to the schema, which converts nothing.
 * @param input - guarded input
 * @returns input; the given input is not changed
 */
export function acceptInput(schema: Schema, input: unknown): unknown {
  const { meta } = schema.spec;
  if (input === null) return meta?.empty ?? null;
  if (typeof input === 'string') {
    if (meta?.json) return acceptJson(schema, input);
    return meta?.digits && DIGITS.test(input) ? Number(input) : input;
  }
  if (typeof input !== 'object') return input;
  if (meta?.isRecordOrId && 'id' in input) return acceptInput(schema, input.id);
  if (schema.type === 'array') {
    const { innerType } = schema as Schema & { innerType?: Schema };
    return innerType && Array.isArray(input)
      ? input.map((item) => acceptInput(innerType, item))
      : input;
  }
  return schema.type === 'object' && !Array.isArray(input)
    ? acceptObject(schema as AnyObjectSchema, input)
    : input;
}
