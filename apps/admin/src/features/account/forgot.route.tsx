import { yupResolver } from '@hookform/resolvers/yup';
import { AppLink, useCallForm } from '@org/admin-kit';
import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { forgotSchema } from '@org/schema/entities';
import { Alert, Anchor, Button, TextInput } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { AuthCard } from './auth-card.tsx';
import { text } from './messages.ts';

function BackToSignIn() {
  return (
    <p className="ad-sign-in-other">
      <Anchor component={AppLink} href="/login" size="sm">
        {text.backToSignIn}
      </Anchor>
    </p>
  );
}

/** Requests a link to set a new password. The message is the same for every email address. */
export function ForgotRoute(): ReactElement {
  const api = useApi();
  const [sentTo, setSentTo] = useState('');
  const { form, busy, failure, submit } = useCallForm({
    defaults: { email: '' },
    resolver: yupResolver(forgotSchema),
    async send(body) {
      await api.call(apiContract.account.forgot, { body });
      setSentTo(body.email);
    },
  });

  if (sentTo)
    return (
      <AuthCard title={text.sentTitle} lead={text.sentText(sentTo)}>
        <BackToSignIn />
      </AuthCard>
    );
  return (
    <AuthCard title={text.forgotTitle} lead={text.forgotLead}>
      <form className="ad-sign-in-form" onSubmit={submit} noValidate>
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <TextInput
          label={text.email}
          type="email"
          autoComplete="username"
          data-autofocus
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <Button type="submit" variant="filled" fullWidth loading={busy}>
          {text.sendLink}
        </Button>
      </form>
      <BackToSignIn />
    </AuthCard>
  );
}
