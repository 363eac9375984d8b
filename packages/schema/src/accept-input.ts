import { type AnyObjectSchema, isSchema, type Schema } from 'yup';

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** Of an object: fields of the record as it is read. Whoever writes it back may send them; they change nothing. */
    readOnly?: readonly string[];
    /** Of a field: what `null` stands for. */
    empty?: '' | -1;
    /** Of a number: true when digits as text are taken as well, since forms hold their choices as text. */
    digits?: boolean;
    /** Of an object: true when its JSON text is taken as well. */
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
        // Bodies have no references and no lazy fields: a schema here is a plain one.
        return [name, isSchema(field) ? acceptInput(field as Schema, value) : value];
      }),
  );
}

/** What a JSON text says, as far as it is an object; the text itself, which the shape then refuses, where it says nothing. */
function acceptJson(schema: Schema, text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? acceptInput(schema, value) : text;
  } catch {
    return text;
  }
}

/**
 * Puts input into the form that a shape checks: a record can be written back as it was read, an emptied field may be null,
 * and an id may be digits as text. Everything else is left to the shape, which converts nothing.
 * Shape: shape, input that was guarded → input; the given one is not changed.
 */
export function acceptInput(schema: Schema, input: unknown): unknown {
  const { meta } = schema.spec;
  if (input === null) return meta?.empty ?? null;
  if (typeof input === 'string') {
    if (meta?.json) return acceptJson(schema, input);
    return meta?.digits && DIGITS.test(input) ? Number(input) : input;
  }
  if (typeof input !== 'object') return input;
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
