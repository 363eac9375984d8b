import { getMoney, isPaidOnline, type Money } from '@org/schema';
import { addressLines, type Checkout } from '@org/schema/entities';
import type { ReactElement } from 'react';
import { type Fact, FactList } from '../parts/order-lines.tsx';
import {
  CheckoutForm,
  CheckoutFrame,
  CheckoutNote,
  type CheckoutPageProps,
  CheckoutSteps,
  closedCheckout,
  OfflineMessage,
} from './checkout-frame.tsx';
import { OrderSummary } from './order-summary.tsx';

/** Joins the lines that have a text. */
const joinLines = (...lines: readonly (string | undefined)[]): string =>
  lines.filter(Boolean).join('\n');

/** Returns the details of the order that the visitor checks. */
function getFacts({ details, choices }: Checkout): Fact[] {
  const isShipped = details.delivery === 'ship';
  const method = choices.shippingMethods.find(({ id }) => id === details.shippingMethodId);
  const payment = choices.paymentMethods.find(({ key }) => key === details.paymentMethod);
  const hasOwnBilling = isShipped && !details.sameBilling;
  return [
    {
      label: 'Contact',
      value: joinLines(`${details.firstname} ${details.lastname}`, details.email, details.phone),
    },
    isShipped
      ? { label: 'Delivery', value: joinLines(...addressLines(details.shipping), method?.name) }
      : { label: 'Pickup', value: choices.pickupInstructions || 'You pick up your order' },
    { label: 'Bill', value: hasOwnBilling ? addressLines(details.billing).join('\n') : '' },
    { label: 'Payment', value: payment?.label ?? '' },
    { label: 'Note', value: details.note },
    {
      label: 'Account',
      value: details.createAccount ? 'We send you a link to set a password' : '',
    },
  ];
}

/** Renders the button that places the order, or why there is none. */
function PlaceOrder({
  checkout: { details, totals, isReady, cart },
  money,
}: {
  readonly checkout: Checkout;
  readonly money: Money;
}): ReactElement {
  if (!isReady)
    return (
      <p className="org-pay-wrong">
        {cart.warnings.length > 0 ? 'Some items cannot be ordered.' : 'Some details are missing.'}
      </p>
    );
  return (
    <>
      <input type="hidden" name="total" value={totals.total} />
      <button type="submit" className="org-button" data-variant="primary" name="act" value="place">
        {isPaidOnline(details.paymentMethod) ? 'Place order and pay' : 'Place order'},{' '}
        {money(totals.total)}
      </button>
    </>
  );
}

/** Renders the page on which the visitor reviews the order and places it. */
export function ReviewPage(props: CheckoutPageProps): ReactElement {
  const { checkout, locale, note } = props;
  const closed = closedCheckout(props);
  if (closed) return closed;
  const money = getMoney(locale, checkout.currency);
  return (
    <CheckoutFrame>
      <h1 tabIndex={-1}>Review your order</h1>
      <CheckoutSteps current="review" />
      <CheckoutNote note={note} />
      <CheckoutForm checkout={checkout} isSaved>
        <div className="org-pay-main">
          <FactList facts={getFacts(checkout)} />
          <OfflineMessage />
          <div className="org-pay-go">
            <PlaceOrder checkout={checkout} money={money} />
            <a href="/checkout">Change your details</a>
            {checkout.cart.warnings.length > 0 && <a href="/cart">Change the cart</a>}
          </div>
        </div>
        <OrderSummary {...props} money={money} canChange={false} />
      </CheckoutForm>
    </CheckoutFrame>
  );
}
