import { appError } from '@org/schema/errors';
import type { AnyObjectSchema, Schema } from 'yup';
import { isRefusedKey, refuseKey } from './guard-json.ts';

const INTEGER = /^-?\d{1,16}$/;
const FLAGS: Readonly<Record<string, boolean>> = {
  '0': false,
  '1': true,
  false: false,
  true: true,
};

type ListField = Schema & { readonly innerType?: Schema };

const getType = (field: unknown): string | undefined => (field as Schema | undefined)?.type;

/** Reads one value by the type that its field wants. What does not fit stays text, which the shape then refuses. */
function cast(text: string, field: unknown): unknown {
  const type = getType(field);
  if (type === 'number') return INTEGER.test(text) ? Number(text) : text;
  if (type === 'boolean') return Object.hasOwn(FLAGS, text) ? FLAGS[text] : text;
  if (type !== 'array') return text;
  const { innerType } = field as ListField;
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
    .map((item) => cast(item, innerType));
}

/** Lists may stand once with commas, or once per entry; `name[]` is the same field. */
function fieldName(key: string, { fields }: AnyObjectSchema): string {
  const plain = key.endsWith('[]') ? key.slice(0, -2) : key;
  return Object.hasOwn(fields, plain) && getType(fields[plain]) === 'array' ? plain : key;
}

/**
 * Reads the query of an address for a shape: whole numbers in plain digits, flags as 0, 1, true or false, lists with commas.
 * Text and lists that are left empty are not given.
 * @throws `key_refused` for prototype names; `malformed` for a name that stands twice or text with a NUL
 */
export function parseQuery(
  search: URLSearchParams,
  schema: AnyObjectSchema,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [key, text] of search) {
    if (isRefusedKey(key)) throw refuseKey(key.slice(0, 200));
    const name = fieldName(key, schema);
    const field = Object.hasOwn(schema.fields, name) ? schema.fields[name] : undefined;
    const before = Object.hasOwn(values, name) ? values[name] : undefined;
    const repeats = before !== undefined && !Array.isArray(before);
    if (repeats || text.includes('\0') || key.includes('\0'))
      throw appError('malformed', {
        message: 'The query could not be read',
        formErrors: { [key.slice(0, 200)]: 'must stand once, as plain text' },
      });
    const type = getType(field);
    if (text === '' && (type === 'string' || type === 'mixed' || type === 'array')) continue;
    const value = cast(text, field);
    values[name] = Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;
  }
  return values;
}
