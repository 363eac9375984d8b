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
  type WebOrderSettings,
  type WebOrderSettingsUpdate,
  webOrderSettingsSchema,
} from '@org/schema/entities';
import { NoPermission, PageHeader, toast } from '@org/ui';
import { IconShoppingCart } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { DeliveryFields } from './delivery-fields.tsx';
import { LABELS, text } from './messages.ts';
import { MoneyFields } from './money-fields.tsx';
import { SellingFields } from './selling-fields.tsx';
import { type ShopValues, shopResolver, shopToBody, shopToForm } from './shop-settings-form.ts';

const { webOrders } = apiContract;

const versioned = (settings: WebOrderSettings): Versioned<ShopValues> => ({
  values: shopToForm(settings),
  version: settings.version,
});

function ShopForm({ settings }: { readonly settings: WebOrderSettings }): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const readOnly = !useCan('web_orders.can_update');
  const record = useRecordForm<ShopValues>({
    draftKey: useDraftKey('shop-settings'),
    initial: versioned(settings),
    resolver: shopResolver,
    labels: LABELS,
    readCurrent: (current) =>
      webOrderSettingsSchema.isValidSync(current)
        ? versioned(webOrderSettingsSchema.cast(current))
        : undefined,
    async save(values, version, base) {
      const { data } = await api.call(webOrders.updateSettings, {
        // The resolver has validated it by the same schema.
        body: shopToBody(values, base, version) as WebOrderSettingsUpdate,
      });
      queries.setQueryData(callKey(webOrders.settings, {}), { success: true, data });
      return versioned(data);
    },
    onSaved: () => void toast.success(text.saved),
  });
  return (
    <RecordFormFrame record={record} labels={LABELS} saveLabel={text.save} readOnly={readOnly}>
      <SellingFields form={record.form} readOnly={readOnly} />
      <DeliveryFields form={record.form} readOnly={readOnly} />
      <MoneyFields form={record.form} readOnly={readOnly} settings={settings} />
    </RecordFormFrame>
  );
}

/** Renders the cart and order settings of the shop. */
export function ShopSettingsRoute(): ReactElement {
  const api = useApi();
  const { tenant } = useMe();
  const canView = useCan('web_orders.can_view');
  const found = useQuery({
    ...callQuery(api, webOrders.settings),
    enabled: canView,
    refetchOnWindowFocus: false,
  });
  if (!canView) return <NoPermission what={text.see} />;
  if (found.isError && !found.data)
    return <FailedState error={found.error} onRetry={() => void found.refetch()} />;
  return (
    <>
      <PageHeader title={text.title} icon={IconShoppingCart} meta={text.about} />
      {found.data ? <ShopForm key={tenant?.id ?? 0} settings={found.data.data} /> : <FormPending />}
    </>
  );
}
