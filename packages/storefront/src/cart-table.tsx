import { deliveryWords, isGone, money } from '@org/blocks/store';
import { PRODUCT_PATH } from '@org/schema';
import { MESSAGES } from '@org/schema/copy';
import type { CartItem } from '@org/schema/entities';
import { type ReactElement, useState } from 'react';
import { QuantityInput } from './quantity-input.tsx';
import { type CartHandle, useCart } from './use-cart.ts';
import { useStorefront } from './use-storefront.ts';

/** Props of the cart table. */
export interface CartTableProps {
  /** Called when the visitor proceeds to checkout; without it there is no such button. */
  readonly onCheckout?: (() => void) | undefined;
}

type Money = (amount: number) => string;

function Price({ item, write }: { readonly item: CartItem; readonly write: Money }): ReactElement {
  const { unitPrice, salePrice } = item;
  if (salePrice === null) return <p className="org-cart-price">{write(unitPrice)}</p>;
  return (
    <p className="org-cart-price">
      <span className="org-buy-said">Sale price: </span>
      <strong>{write(salePrice)}</strong> <span className="org-buy-said">Regular price: </span>
      <s>{write(unitPrice)}</s>
    </p>
  );
}

/** Renders a line item with its quantity. */
function Item({
  item,
  handle,
  write,
}: {
  readonly item: CartItem;
  readonly handle: CartHandle;
  readonly write: Money;
}): ReactElement {
  const { key, name, quantity, maxQuantity } = item;
  const [image] = item.images;
  const gone = isGone(item);
  const set = (next: number): void => void handle.setQuantity(key, next);
  const limits = { isChosen: true, stock: maxQuantity, isUnlimited: false, most: maxQuantity };
  return (
    <li className="org-cart-item" data-gone={gone ? '' : undefined}>
      {image ? (
        <img className="org-cart-picture" src={image.file} alt="" width="96" height="96" />
      ) : (
        <span className="org-cart-picture" aria-hidden="true" />
      )}
      <div className="org-cart-words">
        <a className="org-cart-name" href={`/${PRODUCT_PATH}${item.slug}`}>
          {name}
        </a>
        <Price item={item} write={write} />
        {item.warnings.map((warning) => (
          <p key={warning} className="org-cart-warning">
            {warning}
          </p>
        ))}
      </div>
      <div className="org-cart-how">
        {gone ? null : (
          <div className="org-cart-amount">
            <button
              className="org-cart-step"
              type="button"
              aria-label={`One less: ${name}`}
              // When the quantity exceeds the stock, one less is the available quantity.
              onClick={() => set(Math.min(quantity - 1, Math.max(1, maxQuantity)))}
            >
              −
            </button>
            <QuantityInput
              quantity={quantity}
              limits={limits}
              onQuantity={set}
              label={`Quantity: ${name}`}
              isSmall={true}
            />
            <button
              className="org-cart-step"
              type="button"
              aria-label={`One more: ${name}`}
              disabled={quantity >= maxQuantity}
              onClick={() => set(quantity + 1)}
            >
              +
            </button>
          </div>
        )}
      </div>
      <p className="org-cart-sum">
        <span className="org-buy-said">Total: </span>
        {item.available ? write(item.lineTotal) : '–'}
      </p>
      <div className="org-cart-out">
        <button
          className="org-cart-remove"
          type="button"
          aria-label={`Remove: ${name}`}
          onClick={() => void handle.remove(key)}
        >
          Remove
        </button>
      </div>
    </li>
  );
}

/** Clearing the cart needs a second click. */
function Clear({ handle }: { readonly handle: CartHandle }): ReactElement {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <button className="org-cart-remove" type="button" onClick={() => setAsked(true)}>
        Clear cart
      </button>
    );
  return (
    <span className="org-buy-row" role="alertdialog" aria-label="Remove all items from your cart?">
      <button
        className="org-button org-buy-button"
        data-variant="danger"
        type="button"
        onClick={() => void handle.clear().then(() => setAsked(false))}
      >
        Clear cart
      </button>
      <button className="org-button org-buy-remove" type="button" onClick={() => setAsked(false)}>
        {MESSAGES.cancel}
      </button>
    </span>
  );
}

/** Renders the cart with current prices and all actions. */
export function CartTable({ onCheckout }: CartTableProps): ReactElement {
  const handle = useCart();
  const { site, storePath } = useStorefront();
  const { cart, problem, isBusy } = handle;
  if (!cart)
    return (
      <div className="org-cart" aria-busy="true">
        <p>{MESSAGES.categoriesLoading}</p>
      </div>
    );
  const write: Money = (amount) => money(amount, { site: { ...site, currency: cart.currency } });
  return (
    <div className="org-cart" data-busy={isBusy ? '' : undefined}>
      {problem ? (
        <p className="org-cart-note" role="alert">
          {problem}
        </p>
      ) : null}
      {cart.items.length === 0 ? (
        <div className="org-cart-empty">
          <p>Your cart is empty.</p>
          <a className="org-button" data-variant="primary" href={storePath}>
            Go to the shop
          </a>
        </div>
      ) : (
        <>
          <ul className="org-cart-items">
            {cart.items.map((item) => (
              <Item key={item.id} item={item} handle={handle} write={write} />
            ))}
          </ul>
          <div className="org-cart-end">
            <div className="org-cart-ways">
              <a href={storePath}>Continue shopping</a>
              <Clear handle={handle} />
            </div>
            <div className="org-cart-totals">
              <p>
                <span>Subtotal</span> <strong>{write(cart.totals.subtotal)}</strong>
              </p>
              {cart.coupons
                .filter(({ discount }) => discount > 0)
                .map(({ code, discount }) => (
                  <p key={code}>
                    <span>Discount {code}</span> <strong>−{write(discount)}</strong>
                  </p>
                ))}
              {cart.delivery ? (
                <p className="org-cart-options">{deliveryWords(cart.delivery, write)}</p>
              ) : null}
              {cart.warnings.map((warning) => (
                <p key={warning} className="org-cart-warning">
                  {warning}
                </p>
              ))}
              {onCheckout && cart.warnings.length === 0 ? (
                <button
                  className="org-button"
                  data-variant="primary"
                  type="button"
                  onClick={onCheckout}
                >
                  Check out
                </button>
              ) : null}
            </div>
          </div>
        </>
      )}
    </div>
  );
}
