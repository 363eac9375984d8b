import { yupResolver } from '@hookform/resolvers/yup';
import { useCallForm, useMe } from '@org/admin-kit';
import { callKey, useApi } from '@org/api-client/react';
import { getWords } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import { passwordChangeSchema } from '@org/schema/entities';
import { Alert, Button, FormSection, PasswordInput, toast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import { NewPasswordField } from './new-password-field.tsx';

const EMPTY = { current: '', password: '' };

/** Renders the user's own password. */
export function PasswordForm(): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const { user } = useMe();
  const { form, busy, failure, submit } = useCallForm({
    defaults: EMPTY,
    resolver: yupResolver(passwordChangeSchema),
    async send(body) {
      await api.call(apiContract.account.password, { body });
      form.reset(EMPTY);
      await queries.invalidateQueries({ queryKey: callKey(apiContract.account.sessions) });
      toast.success(text.passwordChanged);
    },
  });
  const { errors } = form.formState;
  return (
    <form onSubmit={submit} noValidate>
      {/* Tells password managers which account it belongs to. */}
      <input type="text" hidden readOnly autoComplete="username" value={user.email} />
      <FormSection title={text.password} text={text.passwordText}>
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <PasswordInput
          label={text.current}
          autoComplete="current-password"
          error={errors.current?.message}
          {...form.register('current')}
        />
        <NewPasswordField
          typed={form.watch('password')}
          known={getWords(user)}
          error={errors.password?.message}
          {...form.register('password')}
        />
        <div>
          <Button type="submit" variant="filled" loading={busy}>
            {text.changePassword}
          </Button>
        </div>
      </FormSection>
    </form>
  );
}
