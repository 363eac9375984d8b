import { acceptInput, fieldProblem } from '@org/schema';
import { appError } from '@org/schema/errors';
import { type Schema, ValidationError } from 'yup';

function failures(error: unknown): ValidationError[] {
  if (!(error instanceof ValidationError)) throw error;
  return error.inner.length > 0 ? error.inner : [error];
}

/** Returns the errors of a value; empty for a valid one. */
async function check(
  schema: Schema,
  input: unknown,
  strict: boolean,
): Promise<{ value: unknown; errors: ValidationError[] }> {
  try {
    return { value: await schema.validate(input, { strict, abortEarly: false }), errors: [] };
  } catch (error) {
    return { value: undefined, errors: failures(error) };
  }
}

/** The fields that an error is about, with a text each; yup names unknown fields together in one error. */
function getProblems(error: ValidationError): [field: string, problem: string][] {
  if (error.type !== 'noUnknown') return [[error.path || 'body', fieldProblem(error)]];
  const base = error.path ? `${error.path}.` : '';
  return String(error.params?.unknown ?? '')
    .split(', ')
    .filter(Boolean)
    .map((key) => [`${base}${key}`.slice(0, 200), 'is not a field of this call']);
}

/** Name of the body's own field that an error is in, '' for the body itself. */
function getField({ path = '' }: ValidationError): string {
  return path.split(/[.[]/, 1)[0] ?? '';
}

function without(input: unknown, names: ReadonlySet<string>): unknown {
  return Object.fromEntries(Object.entries(input ?? {}).filter(([name]) => !names.has(name)));
}

/** Puts the errors together, one text per field: the first that was found. */
function report(errors: readonly ValidationError[]): Error {
  const formErrors: Record<string, string> = {};
  for (const [field, problem] of errors.flatMap(getProblems)) formErrors[field] ??= problem;
  return appError('validation_failed', { formErrors });
}

/**
 * Validates input: first the plain types, without any conversion, and unknown fields; then all rules, with defaults filled in
 * and text trimmed. All errors are reported together.
 * @param input - guarded input
 * @returns input as the handler gets it
 * @throws `validation_failed` with a text per field; `malformed` when it is not an object
 */
export async function validate(schema: Schema, input: unknown): Promise<unknown> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw appError('malformed', { message: 'The body must be an object' });
  const accepted = acceptInput(schema, input);
  const typed = (await check(schema, accepted, true)).errors.filter(
    ({ type }) => type === 'typeError' || type === 'noUnknown',
  );
  // A rule looks at nothing that is of the wrong type.
  const wrong = new Set(typed.map(getField));
  const { value, errors } = await check(schema, without(accepted, wrong), false);
  const broken = errors.filter((error) => !wrong.has(getField(error)));
  if (typed.length > 0 || broken.length > 0) throw report([...typed, ...broken]);
  return value;
}

/**
 * Validates a response in development and tests.
 * @throws throws, since an invalid response is a bug
 */
export async function checkAnswer(id: string, schema: Schema, answer: object): Promise<void> {
  const { errors } = await check(schema, answer, true);
  if (errors.length > 0)
    throw new Error(
      `The answer of ${id} breaks its contract: ${errors.map(({ message }) => message).join('; ')}`,
    );
}
