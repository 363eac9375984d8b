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

/** Shape: what the form begins with, what checks it, and the call that it makes. */
export interface CallFormOptions<Values extends FieldValues> {
  readonly defaults: DefaultValues<Values>;
  readonly resolver: Resolver<Values>;
  readonly send: (values: Values) => Promise<void>;
  /** Told of a failure that no field shows. */
  readonly onFailure?: (error: ApiError) => void;
}

/** A small form that makes one call: its fields, what went wrong, and how it is sent. */
export interface CallForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly busy: boolean;
  /** What went wrong and belongs to no field; '' for nothing. */
  readonly failure: string;
  readonly submit: (event?: FormEvent) => Promise<void>;
}

const wait = (seconds: number): string =>
  seconds < 90
    ? `Try again in ${Math.ceil(seconds)} seconds.`
    : `Try again in ${Math.ceil(seconds / 60)} minutes.`;

/** What a failure says, with what can be done. */
export function failureWords(error: ApiError): string {
  if (error.code === 'rate_limited' && error.retryAfter)
    return `${error.message}. ${wait(error.retryAfter)}`;
  return error.hint ? `${error.message}. ${error.hint}` : error.message;
}

/** Makes a form of one call. Errors of the server stand at their fields; what was typed stays. */
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
