import { ActionDialog, toNumber } from '@org/admin-kit';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { OrderRefundSelection, RefundQuote } from '@org/schema/entities';
import { Checkbox, Switch, Textarea, useDebouncedValue, useFormats } from '@org/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { AmountField } from './amount-field.tsx';
import type { OrderDialogProps } from './fulfil-dialog.tsx';
import { text } from './messages.ts';
import { NotifySwitch } from './notify-switch.tsx';
import { QuantityField, readQuantities, type TypedQuantities } from './pieces-field.tsx';
import { getMoney } from './use-order.ts';

const { webOrders } = apiContract;
/** Debounce delay of a refund quote, ms. */
const PAUSE = 250;

/**
 * Requests a refund quote from the server. Takes order, selection, undefined for everything that is left.
 * @returns quote once it is loaded
 */
function useRefundQuote(
  { id, version }: OrderDialogProps['order'],
  selection: OrderRefundSelection | undefined,
): { readonly quote: RefundQuote | undefined; readonly isCurrent: boolean } {
  const api = useApi();
  const [asked] = useDebouncedValue(JSON.stringify(selection ?? {}), PAUSE);
  const { data, isPlaceholderData } = useQuery({
    queryKey: [...callKey(webOrders.refundQuote), id, version, asked],
    queryFn: ({ signal }) =>
      api.call(webOrders.refundQuote, {
        params: { id },
        body: JSON.parse(asked) as OrderRefundSelection,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  return {
    quote: data?.quote,
    isCurrent: !isPlaceholderData && asked === JSON.stringify(selection ?? {}),
  };
}

/** Renders the refund of an order: everything that is left by default, selected items, or a custom amount. */
export function RefundDialog({ order, act, onClose }: OrderDialogProps): ReactElement {
  const { money } = useFormats();
  const [typed, setTyped] = useState<TypedQuantities>();
  const [delivery, setDelivery] = useState(true);
  const [amount, setAmount] = useState<string>();
  const [reason, setReason] = useState('');
  // Items that were sent are not restocked by default.
  const [restock, setRestock] = useState(
    order.items.every(({ fulfilledQuantity }) => fulfilledQuantity === 0),
  );
  const [notify, setNotify] = useState(true);

  const { quote: whole } = useRefundQuote(order, undefined);
  const items = order.items
    .map((item) => ({
      item,
      most: whole?.items.find(({ id }) => id === item.id)?.available ?? item.quantity,
    }))
    .filter(({ most }) => most > 0);
  const quantities: TypedQuantities =
    typed ?? Object.fromEntries(items.map(({ item, most }) => [item.id, String(most)]));
  const { pieces, problems: wrong } = readQuantities(items, quantities);
  const isValid = Object.keys(wrong).length === 0;
  const selection: OrderRefundSelection = {
    ...(pieces.length > 0 && { items: pieces }),
    delivery,
  };
  const isWhole = delivery && items.every(({ item, most }) => quantities[item.id] === String(most));
  const { quote, isCurrent } = useRefundQuote(order, isValid && !isWhole ? selection : undefined);
  const refundable = quote?.refundable ?? getMoney(order).refundable;
  const shown = amount ?? (quote && isCurrent ? quote.amount.toFixed(2) : '');
  const value = toNumber(shown);
  const deliveryShare = whole?.delivery ?? 0;

  // An amount typed before any item was selected stands alone: it covers no item and restocks none.
  const isAmountAlone = amount !== undefined && typed === undefined && delivery;
  const returned = (isAmountAlone ? [] : pieces).flatMap(({ id, quantity }) => {
    const item = order.items.find((one) => one.id === id);
    const most = Math.min(quantity, item ? item.quantity - item.restockedQuantity : 0);
    return most > 0 ? [{ id, quantity: most }] : [];
  });

  return (
    <ActionDialog
      title={text.refundTitle}
      confirmLabel={text.refundNow(
        typeof value === 'number' && value > 0 ? money(value, order.currency) : '',
      )}
      onClose={onClose}
      send={async () => {
        if (!isValid) return {};
        if (!isCurrent && amount === undefined) return { amount: text.computing };
        if (value === null) return { amount: text.amountMissing };
        return act('refund', {
          // Invalid text is sent unchanged, so that the server rejects it by field.
          amount: value,
          ...(!isAmountAlone && selection),
          ...(reason.trim() && { reason }),
          ...(restock && returned.length > 0 && { restock: returned }),
          notify,
        });
      }}
    >
      {(problems) => (
        <>
          {items.length > 0 && (
            <QuantityField
              label={text.refundItems}
              isFirst
              items={items}
              typed={quantities}
              problems={wrong}
              onType={(next) => {
                setTyped(next);
                setAmount(undefined);
              }}
            />
          )}
          {deliveryShare > 0 && (
            <Checkbox
              label={text.refundDelivery(money(deliveryShare, order.currency))}
              checked={delivery}
              onChange={(event) => {
                setDelivery(event.currentTarget.checked);
                setAmount(undefined);
              }}
            />
          )}
          <AmountField
            value={shown}
            isFirst={items.length === 0}
            help={text.refundable(money(refundable, order.currency))}
            problem={problems.amount ?? problems.items}
            onType={setAmount}
          />
          <Textarea
            label={text.reason}
            description={text.reasonHelp}
            autosize
            minRows={2}
            value={reason}
            error={problems.reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          {returned.length > 0 && (
            <Switch
              label={text.restockItems}
              checked={restock}
              onChange={(event) => setRestock(event.currentTarget.checked)}
            />
          )}
          <NotifySwitch checked={notify} onChange={setNotify} />
        </>
      )}
    </ActionDialog>
  );
}
