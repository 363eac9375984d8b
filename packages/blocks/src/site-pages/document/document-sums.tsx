import type { Money } from '@org/schema';
import type { PublicDocument } from '@org/schema/entities';
import type { ReactElement } from 'react';

/** Renders the total of a document with its taxes, deposit and payments. */
export function DocumentSums({
  document,
  money,
}: {
  readonly document: PublicDocument;
  readonly money: Money;
}): ReactElement {
  const { subtotal, discountTotal, taxLines, grandTotal, depositDue } = document;
  const { amountPaid, amountCredited, balance } = document;
  const isQuote = document.kind === 'quote';
  // Credit notes of a paid invoice leave a surplus, which staff refund or keep as credit of the customer.
  const surplus = Number((amountPaid + amountCredited + balance - grandTotal).toFixed(4));
  const rows: readonly (readonly [label: string, value: string, isTotal?: boolean])[] = [
    ...(discountTotal > 0 ? [['Discounts', `−${money(discountTotal)}`] as const] : []),
    ['Subtotal', money(subtotal)],
    ...taxLines.map(
      ({ name, rate, amount }) =>
        [`${document.taxInclusive ? 'Including ' : ''}${name} ${rate}%`, money(amount)] as const,
    ),
    ['Total', money(grandTotal), true],
    ...(depositDue > 0 && (isQuote || amountPaid === 0)
      ? [['Deposit', money(depositDue)] as const]
      : []),
    ...(isQuote && amountPaid > 0 ? [['Paid', `−${money(amountPaid)}`] as const] : []),
    ...(document.kind === 'invoice' && balance !== grandTotal
      ? [
          ...(amountPaid > 0 ? [['Paid', `−${money(amountPaid)}`] as const] : []),
          ...(amountCredited > 0 ? [['Credited', `−${money(amountCredited)}`] as const] : []),
          ...(surplus > 0 && balance === 0
            ? [['Refund or credit to you', money(surplus)] as const]
            : []),
          ['Left to pay', money(balance), true] as const,
        ]
      : []),
  ];
  return (
    <dl className="org-pay-sums">
      {rows.map(([label, value, isTotal]) => (
        <div key={label} className={isTotal ? 'org-pay-total' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
