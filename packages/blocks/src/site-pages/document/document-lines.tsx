import type { Money } from '@org/schema';
import type { PublicDocument } from '@org/schema/entities';
import type { ReactElement } from 'react';

/** Renders the lines of a document as a table, and as cards on narrow screens. */
export function DocumentLines({
  document: { lines },
  money,
  locale,
}: {
  readonly document: PublicDocument;
  readonly money: Money;
  readonly locale: string;
}): ReactElement {
  const quantities = new Intl.NumberFormat(locale || 'en', { maximumFractionDigits: 4 });
  return (
    <table className="org-doc-lines">
      <caption className="org-doc-hidden">Items</caption>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Quantity</th>
          <th scope="col">Price</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const { id, name, description, quantity, unit, unitPrice, discount } = line;
          const title = name || description;
          const less =
            discount === 0
              ? ''
              : `Discount ${line.discountType === 'percent' ? `${discount}%` : money(discount)}`;
          const more = [name ? description : '', less].filter(Boolean).join('\n');
          return line.isText ? (
            <tr key={id}>
              <th scope="row" colSpan={4} className="org-doc-text">
                {[name, description].filter(Boolean).join('\n')}
              </th>
            </tr>
          ) : (
            <tr key={id}>
              <th scope="row">
                {title}
                {more && <span className="org-pay-quiet">{more}</span>}
              </th>
              <td>
                {quantities.format(quantity)} {unit}
              </td>
              <td>{money(unitPrice)}</td>
              <td>{money(line.lineTotal)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
