import { Switch, Textarea, TextInput, useFormats } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { toNumber } from '../../app/form/typed-number.ts';
import { ActDialog } from './act-dialog.tsx';
import type { OrderDialogProps } from './fulfil-dialog.tsx';
import { text } from './messages.ts';
import { PiecesField, readPieces, type TypedPieces } from './pieces-field.tsx';
import { moneyOf } from './use-order.ts';

interface AmountFieldProps {
  readonly value: string;
  /** How much it may be. */
  readonly help: string;
  readonly problem: string | undefined;
  readonly onType: (typed: string) => void;
}

/** The amount that a dialog is about, which is typed first. */
function AmountField({ value, help, problem, onType }: AmountFieldProps): ReactElement {
  return (
    <TextInput
      label={text.amount}
      description={help}
      inputMode="decimal"
      autoComplete="off"
      data-autofocus
      required
      value={value}
      error={problem}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}

/** Gives money back, never more than was paid, and puts pieces back into the stock. */
export function RefundDialog({ order, act, onClose }: OrderDialogProps): ReactElement {
  const { money } = useFormats();
  const { refundable } = moneyOf(order);
  const items = order.items
    .map((item) => ({ item, most: item.quantity - item.restockedQuantity }))
    .filter(({ most }) => most > 0);
  // Of what is cancelled all of it is due; of what was sent somebody has to say how much.
  const [amount, setAmount] = useState(order.cancelledAt ? refundable.toFixed(2) : '');
  const [reason, setReason] = useState('');
  const [notify, setNotify] = useState(true);
  const [typed, setTyped] = useState<TypedPieces>({});
  const [wrong, setWrong] = useState<Readonly<Record<number, string>>>({});
  return (
    <ActDialog
      title={text.refundTitle}
      confirmLabel={text.refundNow}
      onClose={onClose}
      send={async () => {
        const { pieces, problems } = readPieces(items, typed);
        setWrong(problems);
        if (Object.keys(problems).length > 0) return {};
        const value = toNumber(amount);
        if (value === null) return { amount: text.amountMissing };
        return act('refund', {
          amount: value,
          ...(reason.trim() && { reason }),
          ...(pieces.length > 0 && { restock: pieces }),
          notify,
        });
      }}
    >
      {(problems) => (
        <>
          <AmountField
            value={amount}
            help={text.refundable(money(refundable, order.currency))}
            problem={problems.amount}
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
          {items.length > 0 && (
            <PiecesField
              label={text.backIntoStock}
              items={items}
              typed={typed}
              problems={wrong}
              onType={setTyped}
            />
          )}
          <Switch
            label={text.notify}
            checked={notify}
            onChange={(event) => setNotify(event.currentTarget.checked)}
          />
        </>
      )}
    </ActDialog>
  );
}

/** Notes a payment that came another way than through the shop. */
export function PayDialog({ order, act, onClose }: OrderDialogProps): ReactElement {
  const { money } = useFormats();
  const { owed } = moneyOf(order);
  const [amount, setAmount] = useState(owed.toFixed(2));
  const [reference, setReference] = useState('');
  return (
    <ActDialog
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
    </ActDialog>
  );
}
