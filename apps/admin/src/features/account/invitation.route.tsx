import { yupResolver } from '@hookform/resolvers/yup';
import { useCallForm } from '@org/admin-kit';
import { useApi } from '@org/api-client/react';
import { getWords, newPasswordField } from '@org/schema';
import { apiContract, type RouteResponse } from '@org/schema/contract';
import { accountUpdateSchema } from '@org/schema/entities';
import { Alert, Button, SkeletonLines, TextInput, toast } from '@org/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { AuthCard } from './auth-card.tsx';
import { text } from './messages.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { useLinkToken } from './use-link-token.ts';

const route = getRouteApi('/invitation');
const { account } = apiContract;
const newPerson = accountUpdateSchema.shape({ password: newPasswordField() });

type Invited = RouteResponse<typeof account.invitation>;
interface PartProps {
  readonly token: string;
  readonly invited: Invited;
  /** Continues after acceptance. Takes whether the user is signed in. */
  readonly onDone: (message: string, signedIn: boolean) => Promise<void>;
}

function NewPerson({ token, invited, onDone }: PartProps) {
  const api = useApi();
  const { form, busy, failure, submit } = useCallForm({
    defaults: { firstname: '', lastname: '', password: '' },
    resolver: yupResolver(newPerson),
    async send(values) {
      const { message, user } = await api.call(account.accept, { body: { token, ...values } });
      await onDone(message, user !== null);
    },
  });
  const { errors } = form.formState;
  const { firstname, lastname, password } = form.watch();
  return (
    <form className="ad-sign-in-form" onSubmit={submit} noValidate>
      {failure && (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
      <TextInput label={text.email} value={invited.email} readOnly autoComplete="username" />
      <TextInput
        label={text.firstname}
        autoComplete="given-name"
        data-autofocus
        error={errors.firstname?.message}
        {...form.register('firstname')}
      />
      <TextInput
        label={text.lastname}
        autoComplete="family-name"
        error={errors.lastname?.message}
        {...form.register('lastname')}
      />
      <NewPasswordField
        label={text.password}
        typed={password}
        known={getWords({ email: invited.email, firstname, lastname, companies: [invited.tenant] })}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" variant="filled" fullWidth loading={busy}>
        {text.join}
      </Button>
    </form>
  );
}

function KnownPerson({ token, invited, onDone }: PartProps) {
  const api = useApi();
  const { busy, failure, submit } = useCallForm({
    defaults: {},
    resolver: (values) => ({ values, errors: {} }),
    async send() {
      const { message } = await api.call(account.accept, { body: { token } });
      await onDone(message, false);
    },
  });
  return (
    <form className="ad-sign-in-form" onSubmit={submit}>
      {failure && (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
      <p className="ad-quiet">{text.invitedKnown(invited.email)}</p>
      <Button type="submit" variant="filled" fullWidth loading={busy}>
        {text.accept}
      </Button>
    </form>
  );
}

/** Renders the target of an invitation link: new users create an account, existing ones accept. */
export function InvitationRoute(): ReactElement {
  const token = useLinkToken('/invitation', route.useSearch().token);
  const api = useApi();
  const router = useRouter();
  const queries = useQueryClient();
  const found = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => api.call(account.invitation, { body: { token } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

  async function onDone(message: string, signedIn: boolean): Promise<void> {
    queries.clear();
    toast.success(message);
    await router.navigate({ to: signedIn ? '/admin' : '/login', replace: true });
  }

  if (found.isError)
    return (
      <AuthCard title={text.endedTitle} lead={text.endedText}>
        <p className="ad-quiet">{text.invitedEnded}</p>
      </AuthCard>
    );
  if (!found.data)
    return (
      <AuthCard title=" ">
        <SkeletonLines count={4} />
      </AuthCard>
    );
  const { tenant, invitedBy, role, hasAccount } = found.data;
  const Part = hasAccount ? KnownPerson : NewPerson;
  return (
    <AuthCard title={text.invitedTitle(tenant)} lead={text.invitedLead(invitedBy, role)}>
      <Part token={token} invited={found.data} onDone={onDone} />
    </AuthCard>
  );
}
