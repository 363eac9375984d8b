import { failureText } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { toast } from '@org/ui';
import { type FormEvent, useState } from 'react';
import { useCustomerRefresh } from './use-customer-refresh.ts';

/** State of a form of the composer. */
export interface ComposerState<Values> {
  readonly values: Values;
  readonly set: (change: Partial<Values>) => void;
  readonly errors: Readonly<Record<string, string>>;
  readonly isBusy: boolean;
  readonly onSubmit: (event: FormEvent) => void;
}

/**
 * Keeps the values of a form of the composer, sends them, and empties the form when that succeeded; what was typed stays after a
 * failure.
 * @param send - saves the values; the key makes a repeated request harmless
 * @param done - message after success
 */
export function useComposer<Values extends object>(
  empty: Values,
  send: (values: Values, idempotencyKey: string) => Promise<unknown>,
  done: string,
): ComposerState<Values> {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const refresh = useCustomerRefresh();

  async function submit(): Promise<void> {
    setIsBusy(true);
    setErrors({});
    try {
      await send(values, key);
      setValues(empty);
      setKey(crypto.randomUUID());
      toast.success(done);
      refresh();
    } catch (failure) {
      // An answer of the server ends the attempt; without one, the same key is sent again.
      if (isApiError(failure) && failure.status > 0) setKey(crypto.randomUUID());
      const fields = isApiError(failure) ? failure.formErrors : undefined;
      if (fields) setErrors(fields);
      else toast.error(failureText(failure));
    } finally {
      setIsBusy(false);
    }
  }

  return {
    values,
    set: (change) => setValues((current) => ({ ...current, ...change })),
    errors,
    isBusy,
    onSubmit: (event) => {
      event.preventDefault();
      if (!isBusy) void submit();
    },
  };
}
