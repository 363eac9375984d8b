import { yupResolver } from '@hookform/resolvers/yup';
import {
  failureWords,
  LoadedScreen,
  type RecordForm,
  RecordFormFrame,
  useCan,
  useMe,
  useOwnSetting,
  type Versioned,
} from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import {
  CAPTCHA_PROVIDERS,
  type Captcha,
  type CaptchaProvider,
  type CaptchaUpdate,
  captchaSchema,
  captchaUpdateSchema,
} from '@org/schema/entities';
import {
  Alert,
  Anchor,
  Button,
  FormSection,
  NativeSelect,
  PasswordInput,
  TextInput,
} from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { text } from './messages.ts';

const { captcha: calls } = apiContract;
const { labels } = text.captcha;

/** Form values of the captcha. */
type CaptchaValues = {
  provider: CaptchaProvider;
  site_key: string;
  /** '' keeps the stored key. */
  secret_key: string;
};

const toValues = ({ provider, site_key }: Captcha): CaptchaValues => ({
  provider,
  site_key,
  secret_key: '',
});
const versioned = (captcha: Captcha): Versioned<CaptchaValues> => ({
  values: toValues(captcha),
  version: captcha.version,
});
const toBody = (
  { provider, site_key, secret_key }: CaptchaValues,
  version: number | undefined,
): CaptchaUpdate => ({
  provider,
  site_key: provider === 'none' ? '' : site_key.trim(),
  ...(secret_key && provider !== 'none' ? { secret_key: secret_key.trim() } : {}),
  ...(version === undefined ? {} : { version }),
});

// The schema returns the form's values.
const resolver = yupResolver(captchaUpdateSchema) as unknown as Resolver<CaptchaValues>;

function Fields({
  record: { form },
  captcha,
}: {
  readonly record: RecordForm<CaptchaValues>;
  readonly captcha: Captcha;
}) {
  const { errors } = form.formState;
  const provider = form.watch('provider');
  const isKept = captcha.secret_set && captcha.provider === provider;
  const dashboard = provider === 'none' ? undefined : text.captcha.dashboards[provider];
  return (
    <FormSection title={text.captcha.title} text={text.captcha.about}>
      <NativeSelect
        label={labels.provider}
        data={CAPTCHA_PROVIDERS.map((value) => ({ value, label: text.captcha.providers[value] }))}
        error={errors.provider?.message}
        {...form.register('provider')}
      />
      {dashboard && (
        <>
          <p className="at-meta">
            {text.captcha.keysAt}{' '}
            <Anchor href={dashboard} target="_blank" rel="noopener noreferrer" size="xs">
              {new URL(dashboard).hostname}
            </Anchor>
            .
          </p>
          <TextInput
            label={labels.site_key}
            spellCheck={false}
            autoComplete="off"
            description={text.captcha.siteText}
            error={errors.site_key?.message}
            {...form.register('site_key')}
          />
          <PasswordInput
            label={labels.secret_key}
            autoComplete="off"
            description={isKept ? text.captcha.secretKept : text.captcha.secretText}
            error={errors.secret_key?.message}
            {...form.register('secret_key')}
          />
        </>
      )}
    </FormSection>
  );
}

/** Tests the stored keys with the provider. */
function KeyTest({ isDirty }: { readonly isDirty: boolean }) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ readonly isGood: boolean; readonly words: string }>();

  async function test(): Promise<void> {
    setBusy(true);
    setSaid(undefined);
    try {
      const { message } = await api.call(calls.test);
      setSaid({ isGood: true, words: message });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setSaid({ isGood: false, words: failureWords(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <FormSection title={text.captcha.test} text={text.captcha.testText}>
      {said && (
        <Alert color={said.isGood ? 'green' : 'red'} role={said.isGood ? 'status' : 'alert'}>
          {said.words}
        </Alert>
      )}
      <div>
        <Button loading={busy} disabled={isDirty} onClick={() => void test()}>
          {text.captcha.testNow}
        </Button>
      </div>
      {isDirty && <p className="at-meta">{text.captcha.saveFirst}</p>}
    </FormSection>
  );
}

function CaptchaForm({ captcha }: { readonly captcha: Captcha }) {
  const api = useApi();
  const canWrite = useCan('settings.can_update');
  const record = useOwnSetting<CaptchaValues, Captcha>({
    name: 'captcha',
    value: captcha,
    versioned,
    schema: captchaSchema,
    resolver,
    labels,
    secrets: ['secret_key'],
    cached: [callKey(calls.get, {}), (saved) => ({ success: true, captcha: saved })],
    save: async (values, version) =>
      (await api.call(calls.save, { body: toBody(values, version) })).captcha,
    saved: text.captcha.saved,
  });
  return (
    <div className="ad-sections">
      {!canWrite && <Alert color="gray">{text.readOnly}</Alert>}
      <RecordFormFrame
        record={record}
        labels={labels}
        saveLabel={text.captcha.save}
        readOnly={!canWrite}
      >
        <Fields record={record} captcha={captcha} />
      </RecordFormFrame>
      {canWrite && captcha.provider !== 'none' && (
        <KeyTest key={captcha.version} isDirty={record.form.formState.isDirty} />
      )}
    </div>
  );
}

/** Renders the captcha of the company's forms: provider, keys, and a test of them. */
export function CaptchaSection(): ReactElement {
  const api = useApi();
  const { tenant } = useMe();
  const found = useQuery({ ...callQuery(api, calls.get), refetchOnWindowFocus: false });
  return (
    <LoadedScreen query={found}>
      {(data) => <CaptchaForm key={tenant?.id} captcha={data.captcha} />}
    </LoadedScreen>
  );
}
