import type { Money } from '@org/schema';
import type { ReactElement } from 'react';
import { CheckoutAddress } from './checkout-address.tsx';
import { Checkbox } from './checkout-field.tsx';
import type { CheckoutPageProps } from './checkout-frame.tsx';
import { RadioList } from './radio-list.tsx';

/** Renders the delivery: method, address, and the shipping methods for the address. */
export function DeliveryChoices({
  checkout,
  findsPlaces,
  money,
}: CheckoutPageProps & { readonly money: Money }): ReactElement {
  const { details, choices, problems } = checkout;
  const { deliveries, pickupInstructions, shippingMethods, noDelivery } = choices;
  return (
    <>
      <fieldset className="org-pay-part">
        <legend>Delivery method</legend>
        <RadioList
          name="delivery"
          problems={problems}
          selected={details.delivery}
          options={deliveries.map((value) =>
            value === 'ship'
              ? { value, label: 'Delivery' }
              : { value, label: 'Pickup', more: pickupInstructions },
          )}
        />
      </fieldset>
      {deliveries.includes('ship') && (
        <fieldset className="org-pay-part org-pay-ship">
          <legend>Delivery address</legend>
          <CheckoutAddress checkout={checkout} name="shipping" findsPlaces={findsPlaces} />
          <div data-part="methods">
            {/* The problem is next to the address that causes it, before the visitor pays. */}
            {noDelivery ? (
              <p className="org-pay-wrong">{noDelivery}.</p>
            ) : (
              <RadioList
                name="shippingMethodId"
                problems={problems}
                selected={details.shippingMethodId}
                options={shippingMethods.map(({ id, name, price, freeOver }) => ({
                  value: id,
                  label: name,
                  end: price > 0 ? money(price) : 'Free',
                  ...(price > 0 && freeOver !== null && { more: `Free over ${money(freeOver)}` }),
                }))}
              />
            )}
          </div>
        </fieldset>
      )}
    </>
  );
}

/** Renders the payment methods and the billing address. */
export function PaymentChoices({ checkout, findsPlaces }: CheckoutPageProps): ReactElement {
  const { details, choices, problems } = checkout;
  return (
    <>
      <fieldset className="org-pay-part">
        <legend>Payment</legend>
        <RadioList
          name="paymentMethod"
          problems={problems}
          selected={details.paymentMethod}
          options={choices.paymentMethods.map(({ key, label }) => ({
            value: key,
            label,
            ...(key === 'pickup' && { className: 'org-pay-onpickup' }),
          }))}
        />
        {choices.deliveries.includes('ship') && (
          <Checkbox
            className="org-pay-tick org-pay-same"
            name="sameBilling"
            isChecked={details.sameBilling}
          >
            <span>Billing address is the same</span>
          </Checkbox>
        )}
        {/* A script keeps it up to date; without one the server sees that the payment was chosen for another delivery. */}
        <input type="hidden" name="paymentFor" value={details.delivery} />
      </fieldset>
      <fieldset className="org-pay-part org-pay-bill">
        <legend>Billing address</legend>
        <CheckoutAddress checkout={checkout} name="billing" findsPlaces={findsPlaces} />
      </fieldset>
    </>
  );
}
