import type { Invoice, Quote } from '@org/schema/entities';
import { useFormats } from '@org/ui';
import type { ReactElement } from 'react';

/** Renders an amount of a document in its currency; its total by default. */
export function DocumentTotal({
  document,
  amount = document.grandTotal,
}: {
  readonly document: Pick<Quote | Invoice, 'grandTotal' | 'currency'>;
  readonly amount?: number;
}): ReactElement {
  const { money } = useFormats();
  return <span className="bl-amount">{money(amount, document.currency)}</span>;
}
