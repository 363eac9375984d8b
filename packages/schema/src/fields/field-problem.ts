import { defaultLocale, ValidationError } from 'yup';

const TYPES: Readonly<Record<string, string>> = {
  string: 'must be text',
  number: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object',
  date: 'must be a date',
};

type Params = Readonly<Record<string, unknown>>;

/** Returns the unit that a limit counts: characters of a text, entries of a list, or nothing. */
function counted(value: unknown, limit: unknown): string {
  if (typeof value === 'string') return limit === 1 ? 'character' : 'characters';
  if (Array.isArray(value)) return limit === 1 ? 'entry' : 'entries';
  return '';
}

function bound(word: 'least' | 'most', limit: unknown, value: unknown): string {
  const things = counted(value, limit);
  return things
    ? `This field must have at ${word} ${limit} ${things}`
    : `This field must be at ${word} ${limit}`;
}

/** Messages for yup's rules without a message in the schema. None of them repeats the input. */
const TEXTS: Readonly<Record<string, (params: Params) => string>> = {
  typeError: ({ type }) => TYPES[String(type)] ?? 'has the wrong form',
  optionality: () => 'This field is required',
  nullable: () => 'This field is required',
  required: () => 'This field is required',
  integer: () => 'This field must be a whole number',
  email: () => 'This field must be an email address',
  min: ({ min, value }) => bound('least', min, value),
  max: ({ max, value }) => bound('most', max, value),
  oneOf: ({ resolved, values }) =>
    `This field must be one of: ${Array.isArray(resolved) ? resolved.join(', ') : String(values)}`,
};

const STANDARD = [
  defaultLocale.mixed,
  defaultLocale.string,
  defaultLocale.number,
  defaultLocale.date,
  defaultLocale.boolean,
  defaultLocale.object,
  defaultLocale.array,
].flatMap((group) => Object.values(group ?? {}));

/** Returns true for a message of the library, as opposed to one from our schemas. */
function isStandard({ message, params = {} }: ValidationError): boolean {
  return STANDARD.some((text) => ValidationError.formatError(text, params) === message);
}

/**
 * Returns the problem with a field in our own words.
 * @param error - validation error
 * @returns short text without the field's name
 */
export function fieldProblem(error: ValidationError): string {
  if (!isStandard(error)) return error.message;
  return TEXTS[error.type ?? '']?.(error.params ?? {}) ?? 'This field cannot be used like this';
}
