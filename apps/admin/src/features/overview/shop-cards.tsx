import { AppLink, describeError, useCan } from '@org/admin-kit';
import { rows } from '@org/api-client';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Sales } from '@org/schema/entities';
import { ErrorState, RelativeTime, Skeleton, useFormats } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import { RecentList } from './recent-list.tsx';

const { webOrders, inventory } = apiContract;
/** Number of orders and variants of a card. */
const SHOWN = 5;
/** Height of the chart in its own units; a day is 10 wide. */
const HEIGHT = 60;

/** Renders sales by day as bars, with a text alternative. */
function SalesBars({ sales }: { readonly sales: Sales }): ReactElement {
  const { money, day: dayWords } = useFormats();
  const most = Math.max(...sales.days.map(({ total }) => total), 1);
  return (
    <svg
      className="ad-sales"
      viewBox={`0 0 ${sales.days.length * 10} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={text.salesSaid(money(sales.total, sales.currency), sales.orders)}
    >
      {sales.days.map(({ day, total }, at) => {
        const height = total > 0 ? Math.max((total / most) * HEIGHT, 2) : 1;
        return (
          <rect
            key={day}
            x={at * 10 + 1.5}
            y={HEIGHT - height}
            width={7}
            height={height}
            data-none={total > 0 ? undefined : ''}
          >
            <title>{`${dayWords(day)}: ${money(total, sales.currency)}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}

/** Renders an overview of orders: pending, sales, and the newest. */
function OrderCards(): ReactElement {
  const api = useApi();
  const { money, number } = useFormats();
  const found = useQuery(callQuery(api, webOrders.sales));
  const list = useQuery(callQuery(api, webOrders.list, { query: { itemsPerPage: SHOWN } }));
  const sales = found.data?.sales;
  const newest = list.data ? rows(list.data).rows : [];
  return (
    <>
      <section className="ad-card" aria-labelledby="shop-sales">
        <header className="ad-card-head">
          <h2 className="at-section-title" id="shop-sales">
            {text.sales}
          </h2>
          <Link to="/admin/web-orders" search={{ filter: 'status.in.pending' }} className="ad-more">
            {sales ? text.waiting(number(sales.waiting)) : text.orders}
          </Link>
        </header>
        {found.isError && (
          <ErrorState
            {...describeError(found.error)}
            title={text.salesFailed}
            onRetry={() => void found.refetch()}
          />
        )}
        {found.isPending && <Skeleton height={112} />}
        {sales && (
          <>
            <p className="ad-sales-sum">
              <strong>{money(sales.total, sales.currency)}</strong>{' '}
              <span className="ad-quiet">{text.orderCount(sales.orders)}</span>
            </p>
            <SalesBars sales={sales} />
          </>
        )}
      </section>
      <RecentList
        id="shop-newest"
        title={text.newest}
        all={{ label: text.allOrders, href: '/admin/web-orders' }}
        list={list}
        rows={newest}
        lines={SHOWN}
        failed={text.ordersFailed}
        none={text.noOrders}
      >
        {({ id, number: name, customerName, email, total, currency, created_at }) => (
          <>
            <AppLink className="ad-row-link" href={`/admin/web-orders/${id}`}>
              {`${name} ${customerName || email}`}
            </AppLink>
            <span className="ad-quiet">
              <RelativeTime value={created_at} />
            </span>
            <span>{money(total, currency)}</span>
          </>
        )}
      </RecentList>
    </>
  );
}

/** Renders variants that are low on stock. */
function LowStock(): ReactElement {
  const api = useApi();
  const list = useQuery(
    callQuery(api, inventory.levels, { query: { low: true, itemsPerPage: SHOWN } }),
  );
  const low = list.data ? rows(list.data).rows : [];
  return (
    <RecentList
      id="shop-low"
      title={text.low}
      all={{ label: text.allStock, href: '/admin/inventory' }}
      list={list}
      rows={low}
      lines={SHOWN}
      failed={text.stockFailed}
      none={text.nothingLow}
    >
      {(row) => (
        <>
          <AppLink className="ad-row-link" href={`/admin/inventory/products/${row.productId}`}>
            {row.name}
          </AppLink>
          <span className="ad-quiet">{row.sku}</span>
          <span>{text.left(row.available)}</span>
        </>
      )}
    </RecentList>
  );
}

/** Renders today's tasks of the shop; each card requires its permission. */
export function ShopCards(): ReactElement | null {
  const seesOrders = useCan('web_orders.can_view');
  const seesStock = useCan('inventory.can_view');
  if (!seesOrders && !seesStock) return null;
  return (
    <div className="ad-shop-cards">
      {seesOrders && <OrderCards />}
      {seesStock && <LowStock />}
    </div>
  );
}
