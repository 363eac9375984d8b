import { yupResolver } from '@hookform/resolvers/yup';
import { isApiError } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { loginSchema, type User } from '@org/schema/entities';
import { Alert, Button, PasswordInput, TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { text } from './messages.ts';

/** Props of the form: the initial email address, and the handler of success. */
export interface SignInFormProps {
  readonly email?: string;
  /** True when only the same account makes sense, such as after a session ended. */
  readonly fixedEmail?: boolean;
  readonly onSignedIn: (user: User) => void | Promise<void>;
}

const wait = (seconds: number): string =>
  seconds < 90 ? text.waitSeconds(Math.ceil(seconds)) : text.waitMinutes(Math.ceil(seconds / 60));

/** Renders email and password. Errors are shown at their fields, and input is kept. */
export function SignInForm({
  email = '',
  fixedEmail = false,
  onSignedIn,
}: SignInFormProps): ReactElement {
  const api = useApi();
  const form = useForm({
    resolver: yupResolver(loginSchema),
    defaultValues: { email, password: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    try {
      const { user } = await api.call(apiContract.auth.login, { body });
      await onSignedIn(user);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const waiting =
        error.code === 'rate_limited' && error.retryAfter ? ` ${wait(error.retryAfter)}` : '';
      for (const name of ['email', 'password'] as const) {
        const message = error.formErrors[name];
        if (message) form.setError(name, { message });
      }
      form.setError('root', { message: `${error.message}.${waiting}` });
      if (error.code === 'credentials_invalid') form.setFocus('password', { shouldSelect: true });
    }
  });

  return (
    <form className="ad-sign-in-form" onSubmit={submit} noValidate>
      {errors.root?.message && (
        <Alert color="red" role="alert">
          {errors.root.message}
        </Alert>
      )}
      <TextInput
        label={text.email}
        type="email"
        autoComplete="username"
        readOnly={fixedEmail}
        data-autofocus={!fixedEmail || undefined}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordInput
        label={text.password}
        autoComplete="current-password"
        data-autofocus={fixedEmail || undefined}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" variant="filled" fullWidth loading={isSubmitting}>
        {text.signIn}
      </Button>
    </form>
  );
}
