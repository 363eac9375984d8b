import { ActionDialog, toNumber } from '@org/admin-kit';
import type { RouteContract } from '@org/schema/contract';
import type { Invoice, InvoicePaymentMethod } from '@org/schema/entities';
import { NativeSelect, TextInput, toWallTime, useFormats } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { METHODS, text } from '../messages.ts';
import type { RunAction } from '../model/run-action.ts';

/** Props of the dialog: the invoice, the endpoint, and the proposed amount. */
export interface PaymentDialogProps {
  readonly invoice: Invoice;
  readonly title: string;
  readonly route: RouteContract;
  /** Proposed amount, major units. */
  readonly amount: number;
  readonly run: RunAction;
  readonly onClose: () => void;
}

const CHOICES = Object.entries(METHODS)
  .filter(([value]) => value !== 'credit')
  .map(([value, label]) => ({ value, label }));

/** Renders the dialog that records a payment or a refund. */
export function PaymentDialog(props: PaymentDialogProps): ReactElement {
  const { invoice, title, route, run, onClose } = props;
  const { money, timezone } = useFormats();
  const [amount, setAmount] = useState(props.amount > 0 ? String(props.amount) : '');
  const [date, setDate] = useState(() =>
    toWallTime(new Date().toISOString(), timezone).slice(0, 10),
  );
  const [method, setMethod] = useState<InvoicePaymentMethod>('transfer');
  const [reference, setReference] = useState('');
  return (
    <ActionDialog
      title={title}
      confirmLabel={title}
      onClose={onClose}
      send={async () =>
        (
          await run(route, {
            amount: toNumber(amount) ?? undefined,
            date,
            method,
            reference: reference.trim(),
            currency: invoice.currency,
          })
        ).problems
      }
    >
      {(problems) => (
        <>
          <TextInput
            label={`${text.amount} (${invoice.currency})`}
            data-autofocus
            inputMode="decimal"
            description={`${text.balance}: ${money(invoice.balance, invoice.currency)}`}
            value={amount}
            error={problems.amount}
            onChange={(event) => setAmount(event.currentTarget.value)}
          />
          <TextInput
            type="date"
            label={text.date}
            value={date}
            error={problems.date}
            onChange={(event) => setDate(event.currentTarget.value)}
          />
          <NativeSelect
            label={text.method}
            data={CHOICES}
            value={method}
            error={problems.method}
            onChange={(event) => setMethod(event.currentTarget.value as InvoicePaymentMethod)}
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
