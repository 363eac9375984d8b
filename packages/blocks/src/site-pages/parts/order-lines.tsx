import { safeMediaUrl } from '@org/device-settings';
import type { Money } from '@org/schema';
import type { OrderTotals } from '@org/schema/entities';
import type { ReactElement, ReactNode } from 'react';

/** An item in the lists of the checkout and of orders. */
export interface OrderLine {
  readonly id: number;
  readonly name: string;
  readonly quantity: number;
  readonly lineTotal: number;
  readonly image?: string | undefined;
  /** Details below the name. */
  readonly more?: string | undefined;
}

function LinePicture({ image }: Pick<OrderLine, 'image'>): ReactElement {
  const src = image && safeMediaUrl(image);
  return src ? (
    <img className="org-pay-picture" src={src} alt="" width="56" height="56" loading="lazy" />
  ) : (
    <span className="org-pay-picture" aria-hidden="true" />
  );
}

/** Renders items with their quantities and prices. */
export function OrderLines({
  lines,
  money,
}: {
  readonly lines: readonly OrderLine[];
  readonly money: Money;
}): ReactElement {
  // Orders store no pictures, because the products may have changed since.
  const isPlain = lines.every(({ image }) => image === undefined);
  return (
    <ul className={isPlain ? 'org-pay-items org-pay-plainly' : 'org-pay-items'}>
      {lines.map(({ id, name, quantity, lineTotal, image, more }) => (
        <li key={id}>
          {!isPlain && <LinePicture image={image} />}
          <span>
            <b>{name}</b>
            <br />
            <span className="org-pay-quiet">
              Quantity: {quantity}
              {more && ` · ${more}`}
            </span>
          </span>
          <span>{money(lineTotal)}</span>
        </li>
      ))}
    </ul>
  );
}

function TotalsRow({
  label,
  value,
  className,
}: {
  readonly label: string;
  readonly value: string;
  readonly className?: string;
}): ReactElement {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Props of the totals of an order. */
interface OrderTotalsListProps {
  readonly totals: OrderTotals;
  readonly money: Money;
  /** Label of the delivery; `''` for pickup. */
  readonly delivery: string;
  /** Applied discount codes. */
  readonly codes: readonly string[];
  /** True while the tax depends on an address that is still missing. @default false */
  readonly isTaxOpen?: boolean;
}

/** Renders the totals of an order. */
export function OrderTotalsList({
  totals,
  money,
  delivery,
  codes,
  isTaxOpen = false,
}: OrderTotalsListProps): ReactElement {
  const { subtotal, discount, shipping, taxLines, total, pricesIncludeTax } = totals;
  const shown = taxLines.filter(({ amount }) => amount > 0);
  const taxes = shown.map(({ name, rate, amount }) => (
    <TotalsRow
      key={`${name} ${rate}`}
      label={`${pricesIncludeTax ? 'Including ' : ''}${name} ${rate}%`}
      value={money(amount)}
    />
  ));
  const isBeforeTax = isTaxOpen && shown.length === 0 && !pricesIncludeTax;
  return (
    <dl className="org-pay-sums">
      <TotalsRow label="Subtotal" value={money(subtotal)} />
      {discount > 0 && (
        <TotalsRow label={`Discount ${codes.join(', ')}`} value={`−${money(discount)}`} />
      )}
      {delivery && <TotalsRow label={delivery} value={shipping > 0 ? money(shipping) : 'Free'} />}
      {!pricesIncludeTax && taxes}
      <TotalsRow
        label={isBeforeTax ? 'Total before tax' : 'Total'}
        value={money(total)}
        className="org-pay-total"
      />
      {pricesIncludeTax && taxes}
    </dl>
  );
}

/** A label with its value. */
export interface Fact {
  readonly label: string;
  /** `''` for none. */
  readonly value: ReactNode;
}

/** Renders labels with values; facts without a value are left out. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }): ReactElement {
  return (
    <dl className="org-pay-facts">
      {facts
        .filter(({ value }) => value !== '')
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
