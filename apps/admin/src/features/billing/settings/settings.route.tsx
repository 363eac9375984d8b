import {
  FailedState,
  FormPending,
  RecordFormFrame,
  useCan,
  useDraftKey,
  useMe,
  useRecordForm,
  type Versioned,
} from '@org/admin-kit';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import {
  type BillingSettings,
  type BillingSettingsUpdate,
  billingSettingsSchema,
} from '@org/schema/entities';
import { NoPermission, PageHeader, toast } from '@org/ui';
import { IconFileInvoice } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { LABELS, text } from './messages.ts';
import { SettingsFields } from './settings-fields.tsx';
import {
  type SettingsValues,
  settingsResolver,
  settingsToForm,
  toSettingsBody,
} from './settings-form.ts';

const { billingSettings } = apiContract;

const versioned = (settings: BillingSettings): Versioned<SettingsValues> => ({
  values: settingsToForm(settings),
  version: settings.version,
});

function SettingsForm({ settings }: { readonly settings: BillingSettings }): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const readOnly = !useCan('settings.can_update');
  const record = useRecordForm<SettingsValues>({
    draftKey: useDraftKey('billing-settings'),
    initial: versioned(settings),
    resolver: settingsResolver,
    labels: LABELS,
    readCurrent: (current) =>
      billingSettingsSchema.isValidSync(current)
        ? versioned(billingSettingsSchema.cast(current))
        : undefined,
    async save(values, version, base) {
      const { billingSettings: saved } = await api.call(billingSettings.update, {
        // The resolver has validated it by the same schema.
        body: toSettingsBody(values, base, version) as BillingSettingsUpdate,
      });
      queries.setQueryData(callKey(billingSettings.get, {}), {
        success: true,
        billingSettings: saved,
      });
      return versioned(saved);
    },
    onSaved: () => void toast.success(text.saved),
  });
  return (
    <RecordFormFrame record={record} labels={LABELS} saveLabel={text.save} readOnly={readOnly}>
      <SettingsFields form={record.form} readOnly={readOnly} />
    </RecordFormFrame>
  );
}

/** Renders the settings of quotes and invoices. */
export function BillingSettingsRoute(): ReactElement {
  const api = useApi();
  const { tenant } = useMe();
  const canView = useCan('invoices.can_view');
  const found = useQuery({
    ...callQuery(api, billingSettings.get, {}),
    enabled: canView,
    refetchOnWindowFocus: false,
  });
  if (!canView) return <NoPermission what={text.see} />;
  if (found.isError && !found.data)
    return <FailedState error={found.error} onRetry={() => void found.refetch()} />;
  return (
    <>
      <PageHeader title={text.title} icon={IconFileInvoice} meta={text.about} />
      {found.data ? (
        <SettingsForm key={tenant?.id ?? 0} settings={found.data.billingSettings} />
      ) : (
        <FormPending />
      )}
    </>
  );
}
