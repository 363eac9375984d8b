import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import { ValidationError } from 'yup';

/** A schema of the API that validates bodies. */
interface BodySchema {
  validate(body: unknown, options: { readonly abortEarly: boolean }): Promise<unknown>;
}

/**
 * Creates the resolver of a form from the schema of its request, so that both have the same rules and messages.
 * @param toBody - returns the request of the form's values; its fields have the names of the form's
 */
export function validateBy<Values extends FieldValues>(
  schema: BodySchema,
  toBody: (values: Values) => object,
): Resolver<Values> {
  return async (values, _context, options) => {
    try {
      await schema.validate(toBody(values), { abortEarly: false });
      return { values, errors: {} };
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      const errors: Record<string, FieldError> = {};
      for (const { path, type, message } of error.inner.length > 0 ? error.inner : [error])
        errors[path ?? ''] ??= { type: type ?? 'invalid', message };
      return { values: {}, errors: toNestErrors(errors, options) };
    }
  };
}
