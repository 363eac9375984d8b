import {
  failureWords,
  LoadedScreen,
  type RecordForm,
  RecordFormFrame,
  useCan,
  useMe,
  useOwnSetting,
} from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import {
  BOUNCE_PROVIDER_NAMES,
  BOUNCE_PROVIDERS,
  type BounceSettings,
  bounceSettingsSchema,
} from '@org/schema/entities';
import {
  Alert,
  Button,
  CopyButton,
  FormSection,
  NativeSelect,
  PageHeader,
  PasswordInput,
  RelativeTime,
  TextInput,
  toast,
} from '@org/ui';
import { IconMailX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { type BounceValues, bounceResolver, toBounceBody, toBounceForm } from './bounces-form.ts';
import { bounceText as text } from './messages.ts';
import './mailbox.css';

const { emailBounces } = apiContract;
const { labels } = text;
const PROVIDERS = BOUNCE_PROVIDERS.map((value) => ({
  value,
  label: BOUNCE_PROVIDER_NAMES[value].name,
}));

interface PartProps {
  readonly record: RecordForm<BounceValues>;
  readonly settings: BounceSettings;
}

/** Renders the provider, its key, and the address of its webhook with instructions. */
function ProviderFields({ record: { form }, settings }: PartProps): ReactElement {
  const { errors } = form.formState;
  const provider = form.watch('provider');
  const { name, secret } = BOUNCE_PROVIDER_NAMES[provider];
  const isSaved = provider !== '' && settings.provider === provider;
  return (
    <FormSection title={text.provider} text={text.providerText}>
      <NativeSelect
        label={labels.provider}
        data={PROVIDERS}
        error={errors.provider?.message}
        {...form.register('provider')}
      />
      {secret !== '' && (
        <PasswordInput
          label={secret}
          autoComplete="off"
          description={isSaved && settings.secret_set ? text.secretKept : undefined}
          error={errors.secret?.message}
          {...form.register('secret')}
        />
      )}
      {provider !== '' && (
        <div className="mb-check">
          <strong>{text.webhook}</strong>
          {isSaved ? (
            <>
              <p className="at-meta">{text.webhookText(name)}</p>
              <p className="mb-webhook-url">
                <code>{settings.webhook_url}</code>
                <CopyButton text={settings.webhook_url} label={text.copyWebhook} size={28} />
              </p>
              <p className="at-meta">{text.events[provider]}</p>
              <p className="at-meta" role="status">
                {settings.webhook_at ? (
                  <>
                    {text.received} <RelativeTime value={settings.webhook_at} />
                  </>
                ) : (
                  text.waiting
                )}
              </p>
            </>
          ) : (
            <p className="at-meta">{text.webhookNew}</p>
          )}
        </div>
      )}
    </FormSection>
  );
}

/** Renders the mailbox of returned emails. */
function MailboxFields({ record: { form }, settings }: PartProps): ReactElement {
  const { errors } = form.formState;
  return (
    <FormSection title={text.mailbox} text={text.mailboxText}>
      <TextInput
        label={labels.address}
        type="email"
        description={text.addressNote}
        error={errors.address?.message}
        {...form.register('address')}
      />
      <TextInput label={labels.host} error={errors.host?.message} {...form.register('host')} />
      <TextInput
        label={labels.port}
        inputMode="numeric"
        description={text.portNote}
        error={errors.port?.message}
        {...form.register('port')}
      />
      <TextInput
        label={labels.username}
        autoComplete="off"
        error={errors.username?.message}
        {...form.register('username')}
      />
      <PasswordInput
        label={labels.password}
        autoComplete="new-password"
        description={settings.password_set ? text.passwordKept : text.passwordAsked}
        error={errors.password?.message}
        {...form.register('password')}
      />
    </FormSection>
  );
}

/** Renders the state of the mailbox, with a button that reads it now. */
function MailboxCheck({
  settings,
  isDirty,
}: {
  readonly settings: BounceSettings;
  readonly isDirty: boolean;
}): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function check(): Promise<void> {
    setBusy(true);
    try {
      const { settings: now, read, found } = await api.call(emailBounces.check);
      queries.setQueryData(callKey(emailBounces.settings, {}), { success: true, settings: now });
      toast.success(text.found(read, found));
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(failureWords(error));
      // The reason is shown for as long as it lasts.
      await queries.invalidateQueries({ queryKey: callKey(emailBounces.settings) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="mb-mailbox-state">
      {settings.problem && (
        <Alert color="red" role="alert" title={text.problem}>
          {settings.problem}
        </Alert>
      )}
      <div className="mb-check-foot">
        <Button loading={busy} disabled={isDirty} onClick={() => void check()}>
          {text.check}
        </Button>
        <span className="at-meta" role="status">
          {isDirty && text.checkFirst}
          {!isDirty && settings.checked_at && (
            <>
              {text.checked} <RelativeTime value={settings.checked_at} />
            </>
          )}
        </span>
      </div>
    </div>
  );
}

function BouncesScreen({ settings }: { readonly settings: BounceSettings }): ReactElement {
  const api = useApi();
  const record = useOwnSetting<BounceValues, BounceSettings>({
    name: 'email-bounces',
    value: settings,
    versioned: toBounceForm,
    schema: bounceSettingsSchema,
    resolver: bounceResolver,
    labels,
    secrets: ['secret', 'password'],
    cached: [callKey(emailBounces.settings, {}), (saved) => ({ success: true, settings: saved })],
    save: async (values, version) =>
      (await api.call(emailBounces.save, { body: toBounceBody(values, version) })).settings,
    saved: text.saved,
  });
  return (
    <div className="ad-form-screen ad-account">
      <PageHeader title={text.title} icon={IconMailX} meta={text.about} />
      <RecordFormFrame record={record} labels={labels} saveLabel={text.save}>
        <ProviderFields record={record} settings={settings} />
        <MailboxFields record={record} settings={settings} />
      </RecordFormFrame>
      {settings.address && (
        <MailboxCheck settings={settings} isDirty={record.form.formState.isDirty} />
      )}
    </div>
  );
}

/** Renders how the tenant learns of bounces and complaints. */
export function BouncesRoute(): ReactElement {
  const api = useApi();
  const { tenant } = useMe();
  const canUpdate = useCan('settings.can_update');
  const found = useQuery({
    ...callQuery(api, emailBounces.settings),
    enabled: canUpdate,
    refetchOnWindowFocus: false,
  });
  return (
    <LoadedScreen query={found} canView={canUpdate && tenant !== null} what={text.see}>
      {({ settings }) => <BouncesScreen key={tenant?.id} settings={settings} />}
    </LoadedScreen>
  );
}
