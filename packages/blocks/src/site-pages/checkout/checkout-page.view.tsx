import { safeHref } from '@org/content';
import { getMoney } from '@org/schema';
import type { ReactElement } from 'react';
import { DeliveryChoices, PaymentChoices } from './checkout-choices.tsx';
import { Checkbox, FieldProblem, getFieldId, getFieldState, TextField } from './checkout-field.tsx';
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

const ADDRESS = ['street', 'city', 'province', 'postalCode', 'countryCode'];
/** Fields in the order of the page. */
const FIELD_ORDER: readonly string[] = [
  'email',
  'firstname',
  'lastname',
  'phone',
  'delivery',
  ...ADDRESS.map((part) => `shipping.${part}`),
  'shippingMethodId',
  'paymentMethod',
  ...ADDRESS.map((part) => `billing.${part}`),
  'note',
  'terms',
];

/** Renders the problems above the form, with a link to each field. */
function ProblemList({
  checkout: { problems },
}: Pick<CheckoutPageProps, 'checkout'>): ReactElement | null {
  const entries = Object.entries(problems).toSorted(
    ([one], [other]) => FIELD_ORDER.indexOf(one) - FIELD_ORDER.indexOf(other),
  );
  if (entries.length === 0) return null;
  return (
    <div className="org-pay-note" role="alert" tabIndex={-1}>
      <p>
        <strong>Please check these fields</strong>
      </p>
      <ul>
        {entries.map(([name, problem]) => (
          <li key={name}>
            <a href={`#${getFieldId(name)}`}>{problem}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Renders the fields of the customer. */
function Contact({
  checkout: { details, choices, problems },
}: Pick<CheckoutPageProps, 'checkout'>): ReactElement {
  return (
    <fieldset className="org-pay-part">
      <legend>Contact</legend>
      <TextField
        name="email"
        problems={problems}
        label="Email"
        value={details.email}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <div className="org-pay-two">
        <TextField
          name="firstname"
          problems={problems}
          label="First name"
          value={details.firstname}
          autoComplete="given-name"
          maxLength={100}
        />
        <TextField
          name="lastname"
          problems={problems}
          label="Last name"
          value={details.lastname}
          autoComplete="family-name"
          maxLength={100}
        />
      </div>
      <TextField
        name="phone"
        problems={problems}
        label="Phone"
        value={details.phone}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        isOptional
      />
      {choices.createAccount && (
        <Checkbox name="createAccount" isChecked={details.createAccount}>
          <span>
            Create an account for my next order
            <small className="org-pay-quiet">We send you a link to set a password.</small>
          </span>
        </Checkbox>
      )}
    </fieldset>
  );
}

/** Renders the message to the shop. */
function OrderNote({
  checkout: { details, problems },
}: Pick<CheckoutPageProps, 'checkout'>): ReactElement {
  return (
    <label className="org-pay-field">
      <span>
        Anything we should know? <small>(optional)</small>
      </span>
      <textarea
        name="note"
        maxLength={2000}
        rows={3}
        aria-invalid={problems.note ? true : undefined}
        defaultValue={details.note}
      />
    </label>
  );
}

/** Renders the agreement to the terms, in shops that have some. */
function Terms({
  checkout: { details, choices, problems },
}: Pick<CheckoutPageProps, 'checkout'>): ReactElement | null {
  if (!choices.termsPath) return null;
  const field = { name: 'terms', problems };
  return (
    <div>
      <Checkbox
        id={getFieldId('terms')}
        name="terms"
        isChecked={details.terms}
        {...getFieldState(field)}
      >
        <span>
          I agree to the{' '}
          <a href={safeHref(choices.termsPath)} target="_blank" rel="noopener">
            terms
          </a>
        </span>
      </Checkbox>
      <FieldProblem {...field} />
    </div>
  );
}

/** Renders the page for contact, delivery and payment. */
export function CheckoutPage(props: CheckoutPageProps): ReactElement {
  const { checkout, locale, note } = props;
  const closed = closedCheckout(props);
  if (closed) return closed;
  const money = getMoney(locale, checkout.currency);
  return (
    <CheckoutFrame>
      <h1 tabIndex={-1}>Checkout</h1>
      <CheckoutSteps current="details" />
      {/* A note about a discount code is shown beside its input. */}
      {note?.code === undefined && <CheckoutNote note={note} />}
      <ProblemList checkout={checkout} />
      <CheckoutForm checkout={checkout} isSaved={false}>
        {/* The Enter key presses the first button of a form. */}
        <button
          type="submit"
          className="org-pay-enter"
          name="act"
          value="enter"
          tabIndex={-1}
          aria-hidden="true"
        />
        <div className="org-pay-main">
          <Contact checkout={checkout} />
          <DeliveryChoices {...props} money={money} />
          <PaymentChoices {...props} />
          <OrderNote checkout={checkout} />
          <Terms checkout={checkout} />
          <OfflineMessage />
          <div className="org-pay-go">
            <button
              type="submit"
              className="org-button"
              data-variant="primary"
              name="act"
              value="details"
            >
              Continue to review
            </button>
            <a href="/cart">Back to the cart</a>
          </div>
        </div>
        <OrderSummary {...props} money={money} canChange />
      </CheckoutForm>
    </CheckoutFrame>
  );
}
