import { ActionDialog, toNumber } from '@org/admin-kit';
import type { RouteContract } from '@org/schema/contract';
import type { Invoice, InvoicePayment, InvoicePaymentMethod } from '@org/schema/entities';
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
  /** True for a payment, which may be more or less than the balance. @default false */
  readonly isPayment?: boolean;
  /** Online payments that a refund can return to their cards. @default none */
  readonly cards?: readonly InvoicePayment[];
  readonly run: RunAction;
  readonly onClose: () => void;
}

/** Removes the error of a difference of amounts, which have at most 4 decimals. */
const round = (amount: number): number => Number(amount.toFixed(4));

const CHOICES = Object.entries(METHODS)
  .filter(([value]) => value !== 'credit')
  .map(([value, label]) => ({ value, label }));

/** Renders what becomes of the invoice with the typed amount: paid, partly paid, or paid with a rest that becomes credit. */
function PaymentOutcome({
  invoice: { balance, currency, customer_id, customer_name },
  amount,
}: {
  readonly invoice: Invoice;
  readonly amount: string;
}): ReactElement {
  const { money } = useFormats();
  const paid = toNumber(amount);
  const rest = typeof paid === 'number' && paid > 0 ? round(paid - balance) : undefined;
  const outcome =
    rest === undefined
      ? ''
      : rest < 0
        ? text.leavesOpen(money(-rest, currency))
        : rest === 0
          ? text.paysAll
          : customer_id === null
            ? text.paysTooMuch(money(balance, currency))
            : text.becomesCredit(money(rest, currency), customer_name || text.theCustomer);
  return (
    <p
      className="bl-outcome"
      role="status"
      data-tone={rest !== undefined && rest > 0 ? 'warning' : undefined}
    >
      {outcome}
    </p>
  );
}

/** Renders the dialog that records a payment or a refund. */
export function PaymentDialog(props: PaymentDialogProps): ReactElement {
  const { invoice, title, route, run, onClose, isPayment = false, cards = [] } = props;
  const { day, money, timezone } = useFormats();
  const [amount, setAmount] = useState(props.amount > 0 ? String(props.amount) : '');
  const [date, setDate] = useState(() =>
    toWallTime(new Date().toISOString(), timezone).slice(0, 10),
  );
  const [method, setMethod] = useState<InvoicePaymentMethod>('transfer');
  const [reference, setReference] = useState('');
  const [card, setCard] = useState(cards[0] ? String(cards[0].id) : '');
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
            ...(card && { refundsPaymentId: Number(card) }),
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
          {isPayment && <PaymentOutcome invoice={invoice} amount={amount} />}
          <TextInput
            type="date"
            label={text.date}
            value={date}
            error={problems.date}
            onChange={(event) => setDate(event.currentTarget.value)}
          />
          {cards.length > 0 && (
            <NativeSelect
              label={text.refundTo}
              data={[
                ...cards.map(({ id, amount: paid, date: paidOn }) => ({
                  value: String(id),
                  label: text.refundCard(money(paid, invoice.currency), day(paidOn)),
                })),
                { value: '', label: text.refundByHand },
              ]}
              value={card}
              error={problems.refundsPaymentId}
              onChange={(event) => setCard(event.currentTarget.value)}
            />
          )}
          {!card && (
            <NativeSelect
              label={text.method}
              data={CHOICES}
              value={method}
              error={problems.method}
              onChange={(event) => setMethod(event.currentTarget.value as InvoicePaymentMethod)}
            />
          )}
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
