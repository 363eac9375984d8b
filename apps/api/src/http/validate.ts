import { appError } from '@org/schema';
import { type Schema, ValidationError } from 'yup';

function failures(error: unknown): ValidationError[] {
  if (!(error instanceof ValidationError)) throw error;
  return error.inner.length > 0 ? error.inner : [error];
}

function report(errors: readonly ValidationError[]): Error {
  const formErrors: Record<string, string> = {};
  for (const error of errors) {
    // yup names the unknown fields in its message; the answer names each as a field of its own.
    const unknown =
      error.type === 'noUnknown'
        ? String(error.params?.unknown ?? '')
            .split(', ')
            .filter(Boolean)
        : [];
    const base = error.path ? `${error.path}.` : '';
    if (unknown.length > 0)
      for (const key of unknown)
        formErrors[`${base}${key}`.slice(0, 200)] ??= 'is not a field of this call';
    else formErrors[error.path || 'body'] ??= error.message;
  }
  return appError('validation_failed', { formErrors });
}

/**
 * Checks input against a shape: first the bare types, without any conversion, and unknown fields; then, with defaults filled in
 * and text trimmed, every rule.
 * Shape: shape, input that was guarded → the input as the handler gets it. Errors: `validation_failed` with a text per field;
 * `malformed` when it is not an object at all.
 */
export async function validate(schema: Schema, input: unknown): Promise<unknown> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw appError('malformed', { message: 'The body must be an object' });
  const typed = await schema.validate(input, { strict: true, abortEarly: false }).then(
    () => [],
    (error: unknown) =>
      failures(error).filter(({ type }) => type === 'typeError' || type === 'noUnknown'),
  );
  if (typed.length > 0) throw report(typed);
  try {
    return await schema.validate(input, { abortEarly: false });
  } catch (error) {
    throw report(failures(error));
  }
}

/** Checks an answer against its shape while developing and testing. Errors: throws, as it is a bug. */
export async function checkAnswer(id: string, schema: Schema, answer: object): Promise<void> {
  try {
    await schema.validate(answer, { strict: true, abortEarly: false });
  } catch (error) {
    throw new Error(
      `The answer of ${id} breaks its contract: ${failures(error)
        .map(({ message }) => message)
        .join('; ')}`,
    );
  }
}
