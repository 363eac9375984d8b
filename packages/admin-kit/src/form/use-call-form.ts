import { type ApiError, isApiError } from '@org/api-client';
import { type FormEvent, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';

/** Options of a form with a single request: initial values, validation and the request. */
export interface CallFormOptions<Values extends FieldValues> {
  readonly defaults: DefaultValues<Values>;
  readonly resolver: Resolver<Values>;
  readonly send: (values: Values) => Promise<void>;
  /** Called for an error that belongs to no field. */
  readonly onFailure?: (error: ApiError) => void;
}

/** State of a form with a single request. */
export interface CallForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly busy: boolean;
  /** Error that belongs to no field; '' for none. */
  readonly failure: string;
  readonly submit: (event?: FormEvent) => Promise<void>;
}

const wait = (seconds: number): string =>
  seconds < 90
    ? `Try again in ${Math.ceil(seconds)} seconds.`
    : `Try again in ${Math.ceil(seconds / 60)} minutes.`;

/** Returns the message of a failure with its hint. */
export function failureWords(error: ApiError): string {
  if (error.code === 'rate_limited' && error.retryAfter)
    return `${error.message}. ${wait(error.retryAfter)}`;
  return error.hint ? `${error.message}. ${error.hint}` : error.message;
}

/** Creates a form with a single request. Server errors are shown at their fields; input is kept. */
export function useCallForm<Values extends FieldValues>(
  options: CallFormOptions<Values>,
): CallForm<Values> {
  const form = useForm<Values>({ resolver: options.resolver, defaultValues: options.defaults });
  const [failure, setFailure] = useState('');

  const send = form.handleSubmit(async (values) => {
    setFailure('');
    try {
      await options.send(values);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const known = form.getValues();
      const fields = Object.entries(error.formErrors).filter(([field]) => field in known);
      for (const [field, message] of fields.reverse())
        form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: true });
      if (fields.length === 0) setFailure(failureWords(error));
      options.onFailure?.(error);
    }
  });

  return {
    form,
    failure,
    busy: form.formState.isSubmitting,
    submit: async (event) => {
      event?.preventDefault();
      await send();
    },
  };
}
