import { AppLink, RecordCard, useCan } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Invoice } from '@org/schema/entities';
import { Button, confirm, IconButton, toast, useFormats } from '@org/ui';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { METHODS, text } from '../messages.ts';
import { problemText, useRunAction } from '../model/run-action.ts';

const { invoices } = apiContract;

/** Renders the payments of an invoice, and the credit that its customer could pay with. */
export function PaymentsCard({ invoice }: { readonly invoice: Invoice }): ReactElement {
  const api = useApi();
  const { day, money } = useFormats();
  const run = useRunAction('invoice', invoice);
  const canRemove = useCan('payments.can_delete');
  const canPay = useCan('payments.can_create');
  const { customer_id, currency, orderId, payments = [] } = invoice;
  const found = useQuery({
    ...callQuery(api, invoices.credits, { query: { customer_id: customer_id ?? 0 } }),
    enabled: customer_id !== null,
  });
  const credit = found.data?.credits.find((one) => one.currency === currency)?.amount ?? 0;

  async function remove(paymentId: number): Promise<void> {
    if ((await confirm({ title: `${text.removePayment}?`, danger: true })) !== 'confirm') return;
    const { problems } = await run(invoices.removePayment, { paymentId });
    if (problems) toast.error(problemText(problems));
  }
  async function takeCredit(): Promise<void> {
    const { problems } = await run(invoices.useCredit, {});
    if (problems) toast.error(problemText(problems));
  }
  return (
    <RecordCard title={text.payments}>
      {orderId !== null && (
        <p className="at-meta">
          {text.paidWithOrder}{' '}
          <AppLink href={`/admin/web-orders/${orderId}`}>{text.openOrder}</AppLink>
        </p>
      )}
      {payments.length === 0 && <p className="at-meta">{text.noPayments}</p>}
      <ul className="bl-payments">
        {payments
          .filter(({ status }) => status !== 'failed')
          .map((payment) => (
            <li key={payment.id}>
              <span>
                {payment.kind === 'refund' ? '−' : ''}
                {money(payment.amount, currency)}
                <span className="at-meta bl-below">
                  {[
                    text.paymentStatus[payment.status],
                    day(payment.date),
                    METHODS[payment.method],
                    payment.isOnline ? '' : payment.reference,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {payment.surplus > 0 && (
                  <span className="at-meta bl-below">
                    {text.surplus(money(payment.surplus, currency))}
                  </span>
                )}
              </span>
              {canRemove &&
                orderId === null &&
                payment.kind === 'payment' &&
                !payment.isOnline &&
                invoice.status !== 'cancelled' && (
                  <IconButton
                    size={28}
                    icon={IconTrash}
                    label={`${text.removePayment} ${money(payment.amount, currency)}`}
                    onPress={() => void remove(payment.id)}
                  />
                )}
            </li>
          ))}
      </ul>
      {credit > 0 && (
        <p className="bl-credit-note">
          {text.creditOf(money(credit, currency))}
          {canPay && orderId === null && invoice.balance > 0 && (
            <Button size="xs" variant="default" onClick={() => void takeCredit()}>
              {text.useCredit}
            </Button>
          )}
        </p>
      )}
    </RecordCard>
  );
}
