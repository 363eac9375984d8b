import { safeHref } from '@org/content';
import { getMoney, STORE_PAGE } from '@org/schema';
import { MESSAGES } from '@org/schema/copy';
import { addressLines, type BuyerOrder } from '@org/schema/entities';
import { Fragment, type ReactElement } from 'react';
import { CheckoutFrame, CheckoutNote } from '../checkout/checkout-frame.tsx';
import { formatDay, type SiteFormats } from '../parts/format-day.ts';
import { type Fact, FactList, OrderLines, OrderTotalsList } from '../parts/order-lines.tsx';
import type { PageNote } from '../parts/page-note.ts';
import { OrderAgainForm } from './order-again-form.tsx';
import {
  getFulfilment,
  getOrderMessage,
  getOrderStatus,
  getOrderTitle,
  getPaymentStatus,
} from './order-copy.ts';

/** Props of the page of an order. */
export interface OrderPageProps {
  /** Undefined when there is no order at the address. */
  readonly order: BuyerOrder | undefined;
  readonly formats: SiteFormats;
  readonly note: PageNote | undefined;
}

/** Renders the tracking numbers of the parcels, as links where they have a URL. */
function Parcels({ tracking }: Pick<BuyerOrder, 'tracking'>): ReactElement {
  return (
    <>
      {tracking.map(({ carrier, number, url }, index) => {
        const label = [carrier, number].filter(Boolean).join(' ') || url;
        return (
          <Fragment key={`${carrier} ${number} ${url}`}>
            {index > 0 && <br />}
            {/^https?:\/\//i.test(url) ? (
              <a href={url} target="_blank" rel="noopener noreferrer">
                {label}
              </a>
            ) : (
              label
            )}
          </Fragment>
        );
      })}
    </>
  );
}

function getFacts(order: BuyerOrder, formats: SiteFormats): Fact[] {
  const { shipping, billing } = order.addresses;
  const tracking = order.tracking.filter(({ carrier, number, url }) => carrier || number || url);
  return [
    { label: 'Placed', value: formatDay(order.created_at, formats) },
    {
      label: 'Contact',
      value: [order.customerName, order.email, order.phone].filter(Boolean).join('\n'),
    },
    shipping
      ? {
          label: 'Delivery',
          value: [...addressLines(shipping), order.shippingMethod?.name].filter(Boolean).join('\n'),
        }
      : { label: 'Pickup', value: order.pickupInstructions || 'You pick up your order' },
    { label: 'Bill', value: billing.street ? addressLines(billing).join('\n') : '' },
    { label: 'Payment', value: getPaymentStatus(order, formats.locale) },
    { label: 'Your note', value: order.note },
    {
      label: 'Parcel',
      value: tracking.length > 0 ? <Parcels tracking={tracking} /> : '',
    },
  ];
}

/** Renders that there is no order at an address. */
function MissingOrder(): ReactElement {
  return (
    <CheckoutFrame>
      <div className="org-pay-empty">
        <h1>{MESSAGES.pageNotFound}</h1>
        <p>The address may be incomplete. Open the link in your order email again.</p>
        <a className="org-button" data-variant="primary" href="/">
          Go to the home page
        </a>
      </div>
    </CheckoutFrame>
  );
}

/** Renders an order for its customer: its status, its details, its items, and how it is paid. */
export function OrderPage({ order, formats, note }: OrderPageProps): ReactElement {
  if (!order) return <MissingOrder />;
  const money = getMoney(formats.locale, order.currency);
  return (
    <CheckoutFrame>
      <h1 tabIndex={-1}>{getOrderTitle(order)}</h1>
      <p className="org-pay-steps">
        Order {order.number} <span className="org-pay-state">{getOrderStatus(order)}</span>
      </p>
      <CheckoutNote note={note} />
      <div className="org-pay-grid">
        <div className="org-pay-main">
          {order.payUrl && (
            <p className="org-pay-go">
              <a className="org-button" data-variant="primary" href={safeHref(order.payUrl)}>
                Pay {money(order.total)}
              </a>
            </p>
          )}
          <p>
            {getOrderMessage(order)}
            {!order.cancelledAt && ' Save this link to check your order at any time.'}
          </p>
          <FactList facts={getFacts(order, formats)} />
          <div className="org-pay-go">
            {!order.payUrl && <OrderAgainForm guid={order.guid} className="org-pay-plain" />}
            <a href={`/${STORE_PAGE}`}>Continue shopping</a>
          </div>
        </div>
        <aside className="org-pay-side" aria-labelledby="order-things">
          <h2 id="order-things">What you ordered</h2>
          <OrderLines
            lines={order.items.map((item) => ({
              id: item.id,
              name: item.name,
              quantity: item.quantity,
              lineTotal: item.lineTotal,
              more: getFulfilment(item, order),
            }))}
            money={money}
          />
          <OrderTotalsList
            totals={order.totals}
            money={money}
            delivery={order.addresses.shipping ? 'Delivery' : ''}
            codes={order.coupons.map(({ code }) => code)}
          />
        </aside>
      </div>
    </CheckoutFrame>
  );
}
