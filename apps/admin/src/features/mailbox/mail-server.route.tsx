import { yupResolver } from '@hookform/resolvers/yup';
import {
  LoadedScreen,
  type RecordForm,
  RecordFormFrame,
  useCallForm,
  useCan,
  useMe,
  useOwnSetting,
  type Versioned,
} from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import {
  forgotSchema,
  MAIL_TRANSPORTS,
  type MailServer,
  mailServerSchema,
} from '@org/schema/entities';
import {
  Alert,
  Button,
  confirm,
  FormSection,
  NativeSelect,
  PageHeader,
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
import { SesFields, SmtpFields } from './server-fields.tsx';

const { mail } = apiContract;
const LABELS = {
  transport: text.transport,
  region: text.region,
  configuration_set: text.configurationSet,
  host: text.host,
  port: text.port,
  security: text.security,
  username: text.username,
  password: text.password,
  from_name: text.fromName,
  from_email: text.fromEmail,
  reply_to: text.replyTo,
  hourly_limit: text.hourlyLimit,
};
const TRANSPORTS = MAIL_TRANSPORTS.map((value) => ({ value, label: text.transports[value] }));
const versioned = (server: MailServer): Versioned<MailServerFormValues> => ({
  values: serverToForm(server),
  version: server.version,
});

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
        <NativeSelect label={LABELS.transport} data={TRANSPORTS} {...form.register('transport')} />
        {form.watch('transport') === 'ses' ? (
          <SesFields form={form} server={server} />
        ) : (
          <SmtpFields form={form} server={server} />
        )}
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
        <TextInput
          label={LABELS.hourly_limit}
          inputMode="numeric"
          description={text.hourlyLimitNote}
          error={errors.hourly_limit?.message}
          {...form.register('hourly_limit')}
        />
      </FormSection>
    </>
  );
}

function ServerScreen({
  server,
  installation,
}: {
  readonly server: MailServer;
  readonly installation: boolean;
}) {
  const api = useApi();
  const queries = useQueryClient();
  const record = useOwnSetting<MailServerFormValues, MailServer>({
    name: 'mail-server',
    value: server,
    versioned,
    schema: mailServerSchema,
    resolver: serverResolver,
    labels: LABELS,
    secrets: ['password'],
    cached: [callKey(mail.server, {}), (saved) => ({ success: true, server: saved, installation })],
    async save(values, version) {
      const answer = await api.call(mail.saveServer, { body: toServerBody(values, version) });
      // Another sender has another domain.
      void queries.invalidateQueries({ queryKey: callKey(mail.domain) });
      return answer.server;
    },
    saved: text.saved,
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
      queries.setQueryData(callKey(mail.server, {}), gone);
      void queries.invalidateQueries({ queryKey: callKey(mail.domain) });
      record.meet(versioned(gone.server));
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
  return (
    <LoadedScreen query={found} canView={canUpdate && tenant !== null} what={text.seeServer}>
      {({ server, installation }) => (
        <ServerScreen key={tenant?.id} server={server} installation={installation} />
      )}
    </LoadedScreen>
  );
}
