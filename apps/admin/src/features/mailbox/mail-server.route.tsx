import { yupResolver } from '@hookform/resolvers/yup';
import {
  FailedState,
  FormPending,
  type RecordForm,
  RecordFormFrame,
  useCallForm,
  useCan,
  useDraftKey,
  useMe,
  useRecordForm,
} from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { forgotSchema, type MailServer } from '@org/schema/entities';
import {
  Alert,
  Button,
  confirm,
  FormSection,
  NativeSelect,
  NoPermission,
  PageHeader,
  PasswordInput,
  TextInput,
  toast,
} from '@org/ui';
import { IconMailCog } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import {
  type MailServerFormValues,
  serverResolver,
  serverToForm,
  toServerBody,
} from './mail-server-form.ts';
import { text } from './messages.ts';
import { SenderDomainSection } from './sender-domain.tsx';

const { mail } = apiContract;
const LABELS = {
  host: text.host,
  port: text.port,
  security: text.security,
  username: text.username,
  password: text.password,
  from_name: text.fromName,
  from_email: text.fromEmail,
  reply_to: text.replyTo,
};
const SECURITIES = [
  { value: 'starttls', label: text.starttls },
  { value: 'tls', label: text.tls },
];

function TestForm() {
  const api = useApi();
  const { user } = useMe();
  const { form, busy, failure, submit } = useCallForm({
    defaults: { email: user.email },
    resolver: yupResolver(forgotSchema),
    async send({ email }) {
      const { message } = await api.call(mail.testServer, { body: { to: email } });
      toast.success(message);
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <FormSection title={text.test} text={text.testText}>
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <TextInput
          label={text.testTo}
          type="email"
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <div>
          <Button type="submit" loading={busy}>
            {text.testSend}
          </Button>
        </div>
      </FormSection>
    </form>
  );
}

function Fields({
  record,
  server,
}: {
  record: RecordForm<MailServerFormValues>;
  server: MailServer;
}) {
  const { form } = record;
  const { errors } = form.formState;
  return (
    <>
      <FormSection title={text.connection} text={text.serverText}>
        <TextInput label={LABELS.host} error={errors.host?.message} {...form.register('host')} />
        <TextInput
          label={LABELS.port}
          inputMode="numeric"
          error={errors.port?.message}
          {...form.register('port')}
        />
        <NativeSelect label={LABELS.security} data={SECURITIES} {...form.register('security')} />
        <TextInput
          label={LABELS.username}
          autoComplete="off"
          error={errors.username?.message}
          {...form.register('username')}
        />
        <PasswordInput
          label={LABELS.password}
          autoComplete="new-password"
          description={server.password_set ? text.passwordKept : text.passwordAsked}
          error={errors.password?.message}
          {...form.register('password')}
        />
      </FormSection>
      <FormSection title={text.sender} text={text.accountNote}>
        <TextInput
          label={LABELS.from_name}
          error={errors.from_name?.message}
          {...form.register('from_name')}
        />
        <TextInput
          label={LABELS.from_email}
          type="email"
          error={errors.from_email?.message}
          {...form.register('from_email')}
        />
        <TextInput
          label={LABELS.reply_to}
          type="email"
          description={text.replyToNote}
          error={errors.reply_to?.message}
          {...form.register('reply_to')}
        />
      </FormSection>
    </>
  );
}

function ServerScreen({ server }: { readonly server: MailServer }) {
  const api = useApi();
  const queries = useQueryClient();
  const keep = (answer: { server: MailServer; installation: boolean }): void => {
    queries.setQueryData(callKey(mail.server, {}), { success: true, ...answer });
    // Another sender has another domain.
    void queries.invalidateQueries({ queryKey: callKey(mail.domain) });
  };
  const record = useRecordForm<MailServerFormValues>({
    draftKey: useDraftKey('mail-server'),
    secrets: ['password'],
    initial: { values: serverToForm(server), version: server.version },
    resolver: serverResolver,
    labels: LABELS,
    readCurrent: (current) => {
      const now = current as MailServer | undefined;
      return now && { values: serverToForm(now), version: now.version };
    },
    async save(values, version) {
      const answer = await api.call(mail.saveServer, { body: toServerBody(values, version) });
      keep(answer);
      return { values: serverToForm(answer.server), version: answer.server.version };
    },
    onSaved: () => void toast.success(text.saved),
  });

  async function remove(): Promise<void> {
    const answer = await confirm({
      title: text.removeTitle,
      text: text.removeText,
      confirmLabel: text.remove,
      danger: true,
    });
    if (answer !== 'confirm') return;
    try {
      const gone = await api.call(mail.removeServer);
      keep(gone);
      record.meet({ values: serverToForm(gone.server), version: gone.server.version });
      toast.success(text.removed);
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(error.message);
    }
  }

  const isSet = server.version > 0;
  return (
    <div className="ad-form-screen ad-account">
      <PageHeader
        title={text.server}
        icon={IconMailCog}
        buttons={isSet && <Button onClick={() => void remove()}>{text.remove}</Button>}
      />
      <RecordFormFrame record={record} labels={LABELS} saveLabel={text.save}>
        <Fields record={record} server={server} />
      </RecordFormFrame>
      {isSet && <SenderDomainSection key={server.from_email} />}
      {isSet && <TestForm />}
    </div>
  );
}

/** Renders the mail server of the tenant, with a test email. */
export function MailServerRoute(): ReactElement {
  const api = useApi();
  const { tenant } = useMe();
  const canUpdate = useCan('settings.can_update');
  const found = useQuery({
    ...callQuery(api, mail.server),
    enabled: canUpdate,
    refetchOnWindowFocus: false,
  });
  if (!canUpdate || !tenant) return <NoPermission what={text.seeServer} />;
  if (found.isError && !found.data)
    return <FailedState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <FormPending />;
  return <ServerScreen key={tenant.id} server={found.data.server} />;
}
