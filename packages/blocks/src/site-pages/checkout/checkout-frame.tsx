import { STORE_PAGE } from '@org/schema';
import type { Checkout } from '@org/schema/entities';
import type { ReactElement, ReactNode } from 'react';
import { getNoteRole, type PageNote } from '../parts/page-note.ts';
import { postForm } from '../parts/post-form.ts';

/** Props of the checkout pages. */
export interface CheckoutPageProps {
  readonly checkout: Checkout;
  readonly locale: string;
  /** IANA name, or `''` for UTC. */
  readonly timezone: string;
  readonly note: PageNote | undefined;
  /** True when the installation has an address suggestion service. */
  readonly findsPlaces: boolean;
}

/** Renders the root element of a checkout page and of an order. */
export function CheckoutFrame({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className="org-pay">{children}</div>;
}

/** Renders the note of the previous request. */
export function CheckoutNote({
  note,
}: {
  readonly note: PageNote | undefined;
}): ReactElement | null {
  if (!note) return null;
  return (
    <p className="org-pay-note" role={getNoteRole(note)}>
      {note.text}
    </p>
  );
}

/** Renders the steps of a checkout with the current one. */
export function CheckoutSteps({
  current,
}: {
  readonly current: 'details' | 'review';
}): ReactElement {
  const isReview = current === 'review';
  return (
    <ol className="org-pay-steps">
      <li>
        <a href="/cart">Cart</a>
      </li>
      <li>
        {isReview ? (
          <a href="/checkout">1. Your details</a>
        ) : (
          <span aria-current="step">1. Your details</span>
        )}
      </li>
      <li>
        {isReview ? <span aria-current="step">2. Review and order</span> : '2. Review and order'}
      </li>
    </ol>
  );
}

/** Renders the form of a checkout. The tab stores typed values until the server has them; `isSaved` when it has all. */
export function CheckoutForm({
  checkout,
  isSaved,
  children,
}: {
  readonly checkout: Checkout;
  readonly isSaved: boolean;
  readonly children: ReactNode;
}): ReactElement {
  const options = { cart: checkout.cart.guid, ...(isSaved && { done: true }) };
  return (
    <form
      {...postForm('/api/v1/checkout/form/')}
      className="org-pay-grid"
      noValidate
      data-enhance="checkout-draft"
      data-options={JSON.stringify(options)}
    >
      {children}
    </form>
  );
}

/** Renders the message that a script shows instead of sending a form without a connection. */
export function OfflineMessage(): ReactElement {
  return (
    <p className="org-pay-note" role="alert" data-part="offline" hidden>
      You are offline. Your entries are saved. Try again once you are connected.
    </p>
  );
}

/** Why a visitor cannot order, with the link that helps. */
interface Obstacle {
  readonly text: string;
  readonly href: string;
  readonly label: string;
}

function findObstacle({ cart, canOrder, choices }: Checkout): Obstacle | undefined {
  if (cart.items.length === 0)
    return { text: 'Your cart is empty.', href: `/${STORE_PAGE}`, label: 'Go to the shop' };
  if (!canOrder)
    return {
      text: 'Please sign in to order in this shop.',
      href: '/sign-in?next=/checkout',
      label: 'Sign in',
    };
  if (choices.deliveries.length === 0 || choices.paymentMethods.length === 0)
    return {
      text: 'This shop is not taking orders at the moment.',
      href: '/cart',
      label: 'Back to the cart',
    };
  return undefined;
}

/** Returns the page for visitors who cannot order; undefined for those who can. */
export function closedCheckout({
  checkout,
  note,
}: Pick<CheckoutPageProps, 'checkout' | 'note'>): ReactElement | undefined {
  const obstacle = findObstacle(checkout);
  return (
    obstacle && (
      <CheckoutFrame>
        <div className="org-pay-empty">
          <h1>Checkout</h1>
          <CheckoutNote note={note} />
          <p>{obstacle.text}</p>
          <a className="org-button" data-variant="primary" href={obstacle.href}>
            {obstacle.label}
          </a>
        </div>
      </CheckoutFrame>
    )
  );
}
