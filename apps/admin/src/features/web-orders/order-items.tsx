import { AppLink, useCan } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Order, OrderItem } from '@org/schema/entities';
import { Icon, StatusDot, useFormats } from '@org/ui';
import { IconPackage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import { getMoney, getOpen } from './use-order.ts';

const { inventory } = apiContract;

/**
 * Returns images of ordered items, if they are still sold and the user may view stock.
 * @returns variant → URL
 */
function usePictures(items: readonly OrderItem[]): ReadonlyMap<number, string> {
  const api = useApi();
  const canSee = useCan('inventory.can_view');
  const ids = [...new Set(items.map(({ variantId }) => variantId))].slice(0, 200);
  const found = useQuery({
    ...callQuery(api, inventory.levels, { query: { ids, itemsPerPage: 200 } }),
    enabled: canSee && ids.length > 0,
  });
  return new Map((found.data?.results.rows ?? []).map(({ id, image }) => [id, image]));
}

interface ItemProps {
  readonly item: OrderItem;
  readonly picture: string | undefined;
  readonly currency: string;
  /** True when fulfilled items wait for pickup. */
  readonly isReady: boolean;
  readonly isCancelled: boolean;
}

/** Renders the fulfilment state of an item. Restocked and canceled items are not open. */
function ItemState({
  item,
  isReady,
  isCancelled,
}: Pick<ItemProps, 'item' | 'isReady' | 'isCancelled'>): ReactElement | null {
  const { quantity, fulfilledQuantity: done } = item;
  const waits = !isCancelled && getOpen(item) > 0;
  if (done === 0) return waits ? <StatusDot tone="warning" label={text.open} /> : null;
  if (done >= quantity)
    return <StatusDot tone="success" label={isReady ? text.readyAll : text.sentAll} />;
  return <StatusDot tone={waits ? 'warning' : 'neutral'} label={text.sentOf(done, quantity)} />;
}

function Item({ item, picture, currency, isReady, isCancelled }: ItemProps): ReactElement {
  const { money, number } = useFormats();
  const { name, sku, selectedOptions, quantity, restockedQuantity, salePrice, unitPrice } = item;
  const options = selectedOptions.map(({ attribute_value }) => attribute_value).join(' · ');
  return (
    <li>
      {picture ? (
        <img className="ad-order-picture" src={picture} alt="" loading="lazy" />
      ) : (
        <span className="ad-order-picture">
          <Icon of={IconPackage} size={18} />
        </span>
      )}
      <span className="ad-order-item">
        <AppLink href={`/admin/inventory/products/${item.productId}`} className="ad-row-link">
          {name}
        </AppLink>
        <span className="at-meta">
          {sku}
          {options && !name.includes(options) && ` · ${options}`}
        </span>
        <ItemState item={item} isReady={isReady} isCancelled={isCancelled} />
        {restockedQuantity > 0 && (
          <span className="at-meta">{text.restocked(number(restockedQuantity))}</span>
        )}
      </span>
      <span className="ad-order-amount">
        <strong>{money(item.lineTotal, currency)}</strong>
        <span className="at-meta">
          {number(quantity)} × {money(salePrice ?? unitPrice, currency)}
        </span>
      </span>
    </li>
  );
}

/** Renders the items of an order and its totals. */
export function OrderItems({ order }: { readonly order: Order }): ReactElement {
  const { money, number } = useFormats();
  const pictures = usePictures(order.items);
  const { totals, currency, coupons, shippingMethod, paidTotal, refundedTotal } = order;
  // A canceled order has no balance due.
  const owed = order.cancelledAt ? 0 : getMoney(order).owed;
  const lines: [string, number][] = [
    [text.subtotal, totals.subtotal],
    ...(totals.discount > 0
      ? [
          [text.discount(coupons.map(({ code }) => code).join(', ')), -totals.discount] as [
            string,
            number,
          ],
        ]
      : []),
    ...(order.isPickup
      ? []
      : [
          [
            shippingMethod ? `${text.delivery}: ${shippingMethod.name}` : text.delivery,
            totals.shipping,
          ] as [string, number],
        ]),
    ...totals.taxLines.map(({ name, rate, amount }): [string, number] => [
      `${text.tax(name, number(rate, 4))}${totals.pricesIncludeTax ? ` (${text.included})` : ''}`,
      amount,
    ]),
  ];
  return (
    <section className="ad-record-card" aria-label={text.items}>
      <header>
        <h2 className="at-section-title">{text.items}</h2>
      </header>
      <ul className="ad-order-items">
        {order.items.map((item) => (
          <Item
            key={item.id}
            item={item}
            picture={pictures.get(item.variantId)}
            currency={currency}
            isCancelled={order.cancelledAt !== null}
            isReady={order.isPickup && order.status === 'ready for pickup'}
          />
        ))}
      </ul>
      <dl className="ad-order-totals">
        {lines.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{money(amount, currency)}</dd>
          </div>
        ))}
        <div data-total="">
          <dt>{text.total}</dt>
          <dd>{money(totals.total, currency)}</dd>
        </div>
        {paidTotal > 0 && (
          <div>
            <dt>{text.paid}</dt>
            <dd>{money(paidTotal, currency)}</dd>
          </div>
        )}
        {refundedTotal > 0 && (
          <div>
            <dt>{text.refunded}</dt>
            <dd>{money(-refundedTotal, currency)}</dd>
          </div>
        )}
        {owed > 0 && !order.cancelledAt && (
          <div data-owed="">
            <dt>{text.owed}</dt>
            <dd>{money(owed, currency)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
