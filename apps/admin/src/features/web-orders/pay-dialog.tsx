import { ActionDialog, toNumber } from '@org/admin-kit';
import { TextInput, useFormats } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { AmountField } from './amount-field.tsx';
import type { OrderDialogProps } from './fulfil-dialog.tsx';
import { text } from './messages.ts';
import { getMoney } from './use-order.ts';

/** Records a payment that was received outside of the shop. */
export function PayDialog({ order, act, onClose }: OrderDialogProps): ReactElement {
  const { money } = useFormats();
  const { owed } = getMoney(order);
  const [amount, setAmount] = useState(owed.toFixed(2));
  const [reference, setReference] = useState('');
  return (
    <ActionDialog
      title={text.payTitle}
      confirmLabel={text.payNow}
      onClose={onClose}
      send={async () => {
        const value = toNumber(amount);
        if (value === null) return { amount: text.amountMissing };
        return act('pay', { amount: value, ...(reference.trim() && { reference }) });
      }}
    >
      {(problems) => (
        <>
          <AmountField
            isFirst
            value={amount}
            help={text.owedNow(money(owed, order.currency))}
            problem={problems.amount}
            onType={setAmount}
          />
          <TextInput
            label={text.reference}
            value={reference}
            error={problems.reference}
            onChange={(event) => setReference(event.currentTarget.value)}
          />
        </>
      )}
    </ActionDialog>
  );
}
