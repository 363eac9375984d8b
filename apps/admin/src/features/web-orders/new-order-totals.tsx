import { toNumber } from '@org/admin-kit';
import { ORDER_DISCOUNTS, type OrderDiscountKind } from '@org/schema/entities';
import { NativeSelect, TextInput, useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { newText, text } from './messages.ts';
import type { OpenNewOrder } from './use-new-order.ts';

/** Renders discount and totals of a new order, as the server computes them. */
export function NewOrderTotals({
  open: { order, change, quote, problems, isPricing },
}: {
  readonly open: Pick<OpenNewOrder, 'order' | 'change' | 'quote' | 'problems' | 'isPricing'>;
}): ReactElement {
  const { money, number } = useFormats();
  const totals = quote?.totals;
  const lines: [string, number][] = totals
    ? [
        [text.subtotal, totals.subtotal],
        ...(totals.discount > 0 ? [[text.discount(''), -totals.discount] as [string, number]] : []),
        ...(quote.selected.delivery === 'ship'
          ? [[text.delivery, totals.shipping] as [string, number]]
          : []),
        ...totals.taxLines.map(({ name, rate, amount }): [string, number] => [
          `${text.tax(name, number(rate, 4))}${totals.pricesIncludeTax ? ` (${text.included})` : ''}`,
          amount,
        ]),
      ]
    : [];
  return (
    <section className="ad-record-card" aria-label={newText.totals} aria-busy={isPricing}>
      <div className="ad-pair">
        <TextInput
          label={text.discount('')}
          inputMode="decimal"
          autoComplete="off"
          value={order.discount}
          error={
            typeof toNumber(order.discount) === 'string'
              ? newText.numberNeeded
              : (problems.discount ?? problems['discount.value'])
          }
          onChange={(event) => change({ discount: event.currentTarget.value })}
        />
        <NativeSelect
          label={newText.discountKind}
          data={ORDER_DISCOUNTS.map((value) => ({ value, label: newText[value] }))}
          value={order.discountKind}
          onChange={(event) =>
            change({ discountKind: event.currentTarget.value as OrderDiscountKind })
          }
        />
      </div>
      {totals && (
        <dl className="ad-order-totals">
          {lines.map(([label, amount]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{money(amount, quote.currency)}</dd>
            </div>
          ))}
          <div data-total="">
            <dt>{text.total}</dt>
            <dd>{money(totals.total, quote.currency)}</dd>
          </div>
        </dl>
      )}
    </section>
  );
}
