import { currencyDigits, type DocumentAmounts, fromScaled } from '@org/schema';
import { useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from '../messages.ts';

/** Props of the totals: amounts in minor units, currency, and whether prices include tax. */
export interface TotalsListProps {
  readonly amounts: DocumentAmounts;
  readonly currency: string;
  readonly taxInclusive: boolean;
}

/** Renders the totals of a document that is being written. */
export function TotalsList({ amounts, currency, taxInclusive }: TotalsListProps): ReactElement {
  const formats = useFormats();
  const money = (amount: bigint): string =>
    formats.money(fromScaled(amount, currencyDigits(currency)), currency);
  return (
    <dl className="bl-totals" aria-live="polite">
      {amounts.discountTotal > 0n && (
        <div>
          <dt>{text.discounts}</dt>
          <dd>−{money(amounts.discountTotal)}</dd>
        </div>
      )}
      <div>
        <dt>{text.subtotal}</dt>
        <dd>{money(amounts.subtotal)}</dd>
      </div>
      {amounts.taxes.map(({ id, name, rate, amount }) => {
        const label = `${name} ${formats.number(rate, 4)}%`;
        return (
          <div key={id}>
            <dt>{taxInclusive ? text.included(label) : label}</dt>
            <dd>{money(amount)}</dd>
          </div>
        );
      })}
      <div className="bl-grand">
        <dt>{text.total}</dt>
        <dd>{money(amounts.grandTotal)}</dd>
      </div>
    </dl>
  );
}
