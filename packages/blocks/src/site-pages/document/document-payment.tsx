import { safeHref } from '@org/content';
import type { Money } from '@org/schema';
import type { PublicDocument } from '@org/schema/entities';
import type { ReactElement } from 'react';

/** Renders the links by which a customer pays online. */
export function PayLinks({
  payable,
  money,
}: {
  readonly payable: PublicDocument['payable'];
  readonly money: Money;
}): ReactElement | null {
  if (payable.length === 0) return null;
  return (
    <div className="org-doc-pay">
      {payable.map(({ part, amount, url }, at) => (
        <a
          key={part}
          className={at === 0 ? 'org-button' : 'org-pay-plain org-doc-wide'}
          data-variant={at === 0 ? 'primary' : undefined}
          href={safeHref(url)}
        >
          {part === 'deposit' ? `Pay deposit of ${money(amount)}` : `Pay ${money(amount)}`}
        </a>
      ))}
      <p className="org-pay-quiet">You pay by card on a secure page and come back here.</p>
    </div>
  );
}

/** Returns what is asked for now: the deposit of a quote, or what is left of an invoice; 0 for nothing. */
function getAmountDue({
  kind,
  status,
  isExpired,
  depositDue,
  amountPaid,
  balance,
}: PublicDocument): number {
  if (kind !== 'quote') return kind === 'invoice' && status !== 'cancelled' ? balance : 0;
  const isOpen = ['sent', 'viewed', 'accepted'].includes(status) && !isExpired;
  return isOpen ? Math.max(0, Number((depositDue - amountPaid).toFixed(4))) : 0;
}

/** Renders where the customer transfers the deposit of a quote or the rest of an invoice to. */
export function BankTransfer({
  document,
  money,
}: {
  readonly document: PublicDocument;
  readonly money: Money;
}): ReactElement | null {
  const { kind, number, bankDetails, payable, canAnswer, seller } = document;
  const due = getAmountDue(document);
  if (due === 0) return null;
  const isDeposit = kind === 'quote';
  if (!bankDetails)
    return isDeposit && payable.length === 0 ? (
      <p className="org-pay-quiet">{`${seller.name || 'The seller'} will tell you how to pay the deposit.`}</p>
    ) : null;
  const lead = isDeposit
    ? `Transfer the deposit of ${money(due)}${canAnswer ? ' after you accept' : ''} to:`
    : `Transfer ${money(due)} to:`;
  return (
    <section className="org-doc-bank" aria-labelledby="document-bank">
      <h2 id="document-bank">
        {payable.length > 0 ? 'Or pay by bank transfer' : 'Pay by bank transfer'}
      </h2>
      <p>{lead}</p>
      <p className="org-doc-account">{bankDetails}</p>
      <p className="org-pay-quiet">{`Payment reference: ${number}`}</p>
    </section>
  );
}
