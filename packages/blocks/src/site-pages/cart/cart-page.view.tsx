import { CHECKOUT_PAGE, getMoney, type Money, STORE_PAGE } from '@org/schema';
import { MESSAGES } from '@org/schema/copy';
import type { Cart } from '@org/schema/entities';
import type { ReactElement } from 'react';
import { deliveryWords } from '../../store/cart-words.ts';
import { getNoteRole, type PageNote } from '../parts/page-note.ts';
import { postForm } from '../parts/post-form.ts';
import { CART_FORM, CartItemRow } from './cart-item.tsx';

/** Props of the cart page. */
export interface CartPageProps {
  /** Items with the shop's current prices. */
  readonly cart: Cart;
  readonly locale: string;
  readonly note: PageNote | undefined;
}

const CLEAR_ID = 'org-cart-clear';

/** Renders the button that clears the cart, and its confirmation: a popover, which works without a script. */
function ClearCart(): ReactElement {
  return (
    <>
      <button className="org-cart-remove" type="button" popoverTarget={CLEAR_ID}>
        Clear cart
      </button>
      <form
        {...postForm(CART_FORM)}
        id={CLEAR_ID}
        className="org-cart-ask"
        popover="auto"
        role="alertdialog"
        aria-labelledby={`${CLEAR_ID}-ask`}
      >
        <p id={`${CLEAR_ID}-ask`}>
          <strong>Remove all items from your cart?</strong>
        </p>
        <div className="org-buy-row">
          <button
            className="org-button org-buy-remove"
            type="button"
            popoverTarget={CLEAR_ID}
            popoverTargetAction="hide"
          >
            {MESSAGES.cancel}
          </button>
          <button
            className="org-button org-buy-button"
            data-variant="danger"
            type="submit"
            name="act"
            value="clear"
          >
            Clear cart
          </button>
        </div>
      </form>
    </>
  );
}

/** Renders the totals as far as they are known, and the way to the checkout or why there is none. */
function CartTotals({ cart, money }: { readonly cart: Cart; readonly money: Money }): ReactElement {
  const { items, totals, coupons, delivery, warnings } = cart;
  return (
    <div className="org-cart-totals">
      <p>
        <span>Subtotal</span> <strong>{money(totals.subtotal)}</strong>
      </p>
      {coupons
        .filter(({ discount }) => discount > 0)
        .map(({ code, discount }) => (
          <p key={code}>
            <span>Discount {code}</span> <strong>−{money(discount)}</strong>
          </p>
        ))}
      {items.some(({ available }) => !available) && (
        <p className="org-cart-options">What cannot be bought at the moment is not counted.</p>
      )}
      {delivery && <p className="org-cart-options">{deliveryWords(delivery, money)}</p>}
      {warnings.length === 0 ? (
        <p>
          <a className="org-button" data-variant="primary" href={`/${CHECKOUT_PAGE}`}>
            Checkout
          </a>
        </p>
      ) : (
        warnings.map((warning) => (
          <p key={warning} className="org-cart-warning">
            {warning}
          </p>
        ))
      )}
    </div>
  );
}

/** Renders a visitor's cart. Everything in it can be changed by forms. */
export function CartPage({ cart, locale, note }: CartPageProps): ReactElement {
  const { items, itemsCount, currency } = cart;
  const money = getMoney(locale, currency);
  const known = JSON.stringify({
    itemsCount,
    items: items.map(({ key, sku, quantity }) => ({ key, sku, quantity })),
  });
  return (
    <div
      className="org-cart"
      data-enhance="cart-page"
      data-cart={known}
      data-failed={MESSAGES.formFailed}
    >
      <h1 className="org-cart-title" tabIndex={-1}>
        Cart
      </h1>
      {note && (
        <p className="org-cart-note" role={getNoteRole(note)}>
          {note.text}
        </p>
      )}
      {items.length === 0 ? (
        <div className="org-cart-empty">
          <p>Your cart is empty.</p>
          <a className="org-button" data-variant="primary" href={`/${STORE_PAGE}`}>
            Go to the shop
          </a>
        </div>
      ) : (
        <>
          <ul className="org-cart-items">
            {items.map((item) => (
              <CartItemRow key={item.key} item={item} money={money} />
            ))}
          </ul>
          <div className="org-cart-end">
            <div className="org-cart-ways">
              <a href={`/${STORE_PAGE}`}>Continue shopping</a>
              <ClearCart />
            </div>
            <CartTotals cart={cart} money={money} />
          </div>
        </>
      )}
    </div>
  );
}
