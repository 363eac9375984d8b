import { yupResolver } from '@hookform/resolvers/yup';
import {
  LoadedScreen,
  type RecordForm,
  RecordFormFrame,
  useCan,
  useMe,
  useOwnSetting,
  type Versioned,
} from '@org/admin-kit';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import {
  type Tracking,
  type TrackingUpdate,
  trackingSchema,
  trackingUpdateSchema,
} from '@org/schema/entities';
import { Alert, FormSection, PasswordInput, TextInput, useFormats } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { Resolver } from 'react-hook-form';
import { text } from './messages.ts';

const { tracking: calls } = apiContract;
const { labels } = text.tracking;

/** Form values of the tracking service. */
type TrackingValues = {
  measurement_id: string;
  /** '' keeps the stored key. */
  secret_key: string;
};

const versioned = ({ measurement_id, version }: Tracking): Versioned<TrackingValues> => ({
  values: { measurement_id, secret_key: '' },
  version,
});
const toBody = (
  { measurement_id, secret_key }: TrackingValues,
  version: number | undefined,
): TrackingUpdate => ({
  measurement_id: measurement_id.trim(),
  ...(secret_key && measurement_id ? { secret_key: secret_key.trim() } : {}),
  ...(version === undefined ? {} : { version }),
});

// The schema returns the form's values.
const resolver = yupResolver(trackingUpdateSchema) as unknown as Resolver<TrackingValues>;

function Fields({
  record: { form },
  tracking,
}: {
  readonly record: RecordForm<TrackingValues>;
  readonly tracking: Tracking;
}) {
  const formats = useFormats();
  const { errors } = form.formState;
  const isKept =
    tracking.secret_set && tracking.measurement_id === form.watch('measurement_id').trim();
  return (
    <FormSection title={text.tracking.title} text={text.tracking.about}>
      {tracking.failed_at && (
        <Alert color="yellow" role="status">
          {text.tracking.failed} {formats.dateTime(tracking.failed_at)}.
        </Alert>
      )}
      <TextInput
        label={labels.measurement_id}
        placeholder="G-AB12CD34EF"
        spellCheck={false}
        autoComplete="off"
        description={text.tracking.idText}
        error={errors.measurement_id?.message}
        {...form.register('measurement_id')}
      />
      <PasswordInput
        label={labels.secret_key}
        autoComplete="off"
        description={isKept ? text.tracking.secretKept : text.tracking.secretText}
        error={errors.secret_key?.message}
        {...form.register('secret_key')}
      />
    </FormSection>
  );
}

function TrackingForm({ tracking }: { readonly tracking: Tracking }) {
  const api = useApi();
  const canWrite = useCan('settings.can_update');
  const record = useOwnSetting<TrackingValues, Tracking>({
    name: 'tracking',
    value: tracking,
    versioned,
    schema: trackingSchema,
    resolver,
    labels,
    secrets: ['secret_key'],
    cached: [callKey(calls.get, {}), (saved) => ({ success: true, tracking: saved })],
    save: async (values, version) =>
      (await api.call(calls.save, { body: toBody(values, version) })).tracking,
    saved: text.tracking.saved,
  });
  return (
    <div className="ad-sections">
      <RecordFormFrame
        record={record}
        labels={labels}
        saveLabel={text.tracking.save}
        readOnly={!canWrite}
      >
        <Fields record={record} tracking={tracking} />
      </RecordFormFrame>
    </div>
  );
}

/** Renders the company's own tracking service, to which visits are forwarded. */
export function TrackingSection(): ReactElement {
  const api = useApi();
  const { tenant } = useMe();
  const found = useQuery({ ...callQuery(api, calls.get), refetchOnWindowFocus: false });
  return (
    <LoadedScreen query={found}>
      {(data) => <TrackingForm key={tenant?.id} tracking={data.tracking} />}
    </LoadedScreen>
  );
}
