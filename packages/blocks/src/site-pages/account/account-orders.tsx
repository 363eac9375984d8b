import { getMoney, ORDER_PATH, STORE_PAGE } from '@org/schema';
import type { OwnOrder } from '@org/schema/entities';
import type { ReactElement } from 'react';
import { OrderAgainForm } from '../order/order-again-form.tsx';
import { getOrderStatus } from '../order/order-copy.ts';
import { formatDay, type SiteFormats } from '../parts/format-day.ts';

/** Orders of a visitor. */
export interface AccountOrdersProps {
  /** Newest first. */
  readonly orders: readonly OwnOrder[];
  /** Number of all orders, of which the list may hold only the newest. */
  readonly total: number;
  readonly formats: SiteFormats;
}

/** Renders an order with a link to its page. */
function AccountOrder({
  order,
  formats,
}: {
  readonly order: OwnOrder;
  readonly formats: SiteFormats;
}): ReactElement {
  const { guid, number, currency, total, itemsCount, created_at } = order;
  const facts = [
    formatDay(created_at, formats),
    `${itemsCount} ${itemsCount === 1 ? 'piece' : 'pieces'}`,
    getMoney(formats.locale, currency)(total),
  ];
  return (
    <li>
      <a href={`/${ORDER_PATH}${guid}`}>Order {number}</a>
      <span>{getOrderStatus(order)}</span>
      <small>{facts.join('\u00a0· ')}</small>
      <OrderAgainForm guid={guid} className="org-you-quiet" number={number} />
    </li>
  );
}

/** Renders the orders of a visitor, or the way to the shop while there are none. */
export function AccountOrders({ orders, total, formats }: AccountOrdersProps): ReactElement {
  if (orders.length === 0)
    return (
      <>
        <h2>Your orders</h2>
        <p>You have no orders yet.</p>
        <p>
          <a href={`/${STORE_PAGE}`}>Go to the shop</a>
        </p>
      </>
    );
  return (
    <>
      <h2>Your orders</h2>
      <ul className="org-you-orders">
        {orders.map((order) => (
          <AccountOrder key={order.guid} order={order} formats={formats} />
        ))}
      </ul>
      {total > orders.length && (
        <p>
          The newest {orders.length} of {total}.
        </p>
      )}
    </>
  );
}
