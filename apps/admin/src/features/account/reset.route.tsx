import { yupResolver } from '@hookform/resolvers/yup';
import { AppLink, useCallForm } from '@org/admin-kit';
import { useApi } from '@org/api-client/react';
import { newPasswordField } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import { Alert, Button, toast } from '@org/ui';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { object } from 'yup';
import { AuthCard } from './auth-card.tsx';
import { text } from './messages.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { useLinkToken } from './use-link-token.ts';

const route = getRouteApi('/reset');
const schema = object({ password: newPasswordField() });

/** Sets a new password by the link of an email. */
export function ResetRoute(): ReactElement {
  const token = useLinkToken('/reset', route.useSearch().token);
  const api = useApi();
  const navigate = useNavigate();
  const [ended, setEnded] = useState(token === '');
  const { form, busy, failure, submit } = useCallForm({
    defaults: { password: '' },
    resolver: yupResolver(schema),
    async send({ password }) {
      await api.call(apiContract.account.reset, { body: { token, password } });
      toast.success(text.resetDone);
      await navigate({ to: '/login', replace: true });
    },
    onFailure: (error) => setEnded(error.code === 'link_ended' || 'token' in error.formErrors),
  });

  if (ended)
    return (
      <AuthCard title={text.endedTitle} lead={text.endedText}>
        <Button component={AppLink} href="/forgot" fullWidth>
          {text.askAgain}
        </Button>
      </AuthCard>
    );
  return (
    <AuthCard title={text.resetTitle} lead={text.resetLead}>
      <form className="ad-sign-in-form" onSubmit={submit} noValidate>
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <NewPasswordField
          typed={form.watch('password')}
          data-autofocus
          error={form.formState.errors.password?.message}
          {...form.register('password')}
        />
        <Button type="submit" variant="filled" fullWidth loading={busy}>
          {text.setPassword}
        </Button>
      </form>
    </AuthCard>
  );
}
