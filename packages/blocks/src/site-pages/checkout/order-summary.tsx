import type { Money } from '@org/schema';
import type { ReactElement } from 'react';
import { OrderLines, OrderTotalsList } from '../parts/order-lines.tsx';
import type { PageNote } from '../parts/page-note.ts';
import type { CheckoutPageProps } from './checkout-frame.tsx';

interface SummaryProps extends CheckoutPageProps {
  readonly money: Money;
}

/** Message beside totals that may be outdated. */
const UPDATE_FAILED = 'We couldn’t update your total. You see it before you order';

/** Renders the input of a discount code, with a refused code and its problem. */
function DiscountCode({ note }: { readonly note: PageNote | undefined }): ReactElement {
  const { code, text } = note ?? {};
  const isRefused = code !== undefined;
  return (
    <div className="org-pay-code">
      <label htmlFor="checkout-coupon">Discount code</label>
      <input
        id="checkout-coupon"
        name="coupon"
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        {...(isRefused && {
          defaultValue: code,
          'aria-invalid': true,
          'aria-describedby': 'checkout-coupon-wrong',
        })}
      />
      <button type="submit" className="org-pay-plain" name="act" value="coupon" formNoValidate>
        Apply
      </button>
      {isRefused && (
        <span className="org-pay-wrong" id="checkout-coupon-wrong" role="alert">
          {text}
        </span>
      )}
    </div>
  );
}

/** Renders the discount code: the applied one, or the input for one. */
function Discount({ checkout, note }: CheckoutPageProps): ReactElement {
  const [coupon] = checkout.cart.coupons;
  if (!coupon) return <DiscountCode note={note} />;
  return (
    <p className="org-pay-go">
      <span>
        Code <strong>{coupon.code}</strong>
      </span>
      <button
        type="submit"
        className="org-pay-plain"
        name="act"
        value="remove-coupon"
        formNoValidate
      >
        Remove<span className="org-pay-find-unseen"> the code</span>
      </button>
    </p>
  );
}

/** Renders the button that updates the totals without a script, and saves everything typed so far. */
function UpdateTotals(): ReactElement {
  return (
    <noscript>
      <p className="org-pay-go">
        <button type="submit" className="org-pay-plain" name="act" value="look" formNoValidate>
          Update totals
        </button>
      </p>
    </noscript>
  );
}

/** Returns true for a checkout with a total: an order that cannot be placed has none. */
function hasTotal({ checkout: { cart, choices } }: CheckoutPageProps): boolean {
  return cart.warnings.length === 0 && choices.noDelivery === '';
}

/** Renders the totals, or why there are none yet. */
function Totals(props: SummaryProps): ReactElement {
  const { checkout, locale, timezone, money } = props;
  const { cart, totals, details, heldUntil, choices } = checkout;
  const isShipped = details.delivery === 'ship';
  const time = new Intl.DateTimeFormat(locale || 'en', { timeStyle: 'short', timeZone: timezone });
  return (
    <>
      {cart.warnings.map((warning) => (
        <p key={warning} className="org-pay-wrong">
          {warning}
        </p>
      ))}
      {choices.noDelivery && <p className="org-pay-wrong">{choices.noDelivery}.</p>}
      {hasTotal(props) ? (
        <OrderTotalsList
          totals={totals}
          money={money}
          delivery={isShipped ? 'Delivery' : ''}
          codes={cart.coupons.map(({ code }) => code)}
          isTaxOpen={isShipped && details.shipping.province === ''}
        />
      ) : (
        <p className="org-pay-quiet">The total appears once your order can be placed.</p>
      )}
      {heldUntil && (
        <p className="org-pay-quiet">Held for you until {time.format(new Date(heldUntil))}</p>
      )}
    </>
  );
}

/** Renders the order summary of a checkout: items, totals and, while they can still change, the discount code. */
export function OrderSummary({
  canChange,
  ...props
}: SummaryProps & { readonly canChange: boolean }): ReactElement {
  const { checkout, money, note } = props;
  const { items } = checkout.cart;
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const isTotalShown = hasTotal(props);
  // Folded on a phone, unless it has something to say; wide pages show its content without the control.
  const isOpen = !canChange || !isTotalShown || note?.code !== undefined;
  return (
    <aside className="org-pay-side" aria-labelledby="checkout-order">
      <h2 id="checkout-order">Your order</h2>
      <details open={isOpen}>
        <summary>
          <span>
            Your order
            <span className="org-pay-quiet">
              {' '}
              · {count} {count === 1 ? 'item' : 'items'}
            </span>
          </span>
          <strong data-part="total">{isTotalShown && money(checkout.totals.total)}</strong>
        </summary>
        <div className="org-pay-side-content">
          <OrderLines
            lines={items.map(({ id, name, quantity, lineTotal, images }) => ({
              id,
              name,
              quantity,
              lineTotal,
              image: images[0]?.file,
            }))}
            money={money}
          />
          {canChange ? (
            <>
              <Discount {...props} />
              <UpdateTotals />
              {/* A script updates the totals immediately. */}
              <div
                className="org-pay-tell"
                aria-live="polite"
                data-enhance="checkout-sums"
                data-failed={UPDATE_FAILED}
              >
                <Totals {...props} />
              </div>
            </>
          ) : (
            <Totals {...props} />
          )}
        </div>
      </details>
    </aside>
  );
}
