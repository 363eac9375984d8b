import { appError } from '@org/schema';
import type { AnyObjectSchema, Schema } from 'yup';
import { isRefusedKey, refuseKey } from './guard-json.ts';

const INTEGER = /^-?\d{1,16}$/;
const FLAGS: Readonly<Record<string, boolean>> = {
  '0': false,
  '1': true,
  false: false,
  true: true,
};

/** Reads one value by the type that its field wants. What does not fit stays text, which the shape then refuses. */
function cast(text: string, field: unknown): unknown {
  const type = (field as Schema | undefined)?.type;
  if (type === 'number') return INTEGER.test(text) ? Number(text) : text;
  if (type === 'boolean') return Object.hasOwn(FLAGS, text) ? FLAGS[text] : text;
  return text;
}

/**
 * Reads the query of an address for a shape: whole numbers in plain digits, flags as 0, 1, true or false.
 * Errors: `key_refused` for prototype names; `malformed` for a name that stands twice or text with a NUL.
 */
export function parseQuery(
  search: URLSearchParams,
  schema: AnyObjectSchema,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [key, text] of search) {
    if (isRefusedKey(key)) throw refuseKey(key.slice(0, 200));
    if (Object.hasOwn(values, key) || text.includes('\0') || key.includes('\0'))
      throw appError('malformed', {
        message: 'The query could not be read',
        formErrors: { [key.slice(0, 200)]: 'must stand once, as plain text' },
      });
    values[key] = cast(text, schema.fields[key]);
  }
  return values;
}
