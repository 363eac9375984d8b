import { CHECKOUT_PAGE, ORDER_PATH } from '@org/schema';
import {
  type Checkout,
  type CheckoutDetails,
  type CheckoutForm,
  DELIVERIES,
} from '@org/schema/entities';
import { AppError, ERRORS } from '@org/schema/errors';
import { redirectBack, redirectWithNote } from '../../platform/index.ts';
import type { CartVisitor } from '../cart/cart-visits.ts';
import type { CartContext } from '../cart/read-cart.ts';
import { clearCoupon, saveDetails, setCoupon, visitCheckout } from './checkout.service.ts';

const FILL = `/${CHECKOUT_PAGE}`;
const REVIEW = `/${CHECKOUT_PAGE}/review`;
/**
 * Anchors of the coupon field and the order summary. On a phone they are below everything else, so the browser scrolls to them.
 */
const CODE = `${FILL}#checkout-coupon`;
const SUMS = `${FILL}#checkout-order`;

/** Redirects a form that cannot be read to the checkout, which shows the error. */
export const refuseCheckoutForm = redirectBack(FILL);

/** Maximum length of each stored field. */
const LONGEST: Readonly<Record<string, number>> = {
  email: 254,
  firstname: 100,
  lastname: 100,
  phone: 40,
  shippingMethodId: 40,
  paymentMethod: 40,
  note: 2000,
};

type Flat = Readonly<Record<string, string | undefined>>;

/** Returns an address from the fields of a form; undefined when the form has no such fields. */
function getAddress(form: Flat, name: 'shipping' | 'billing') {
  if (form[`${name}_street`] === undefined) return undefined;
  const part = (field: string, most: number): string =>
    (form[`${name}_${field}`] ?? '').trim().slice(0, most);
  return {
    street: part('street', 200),
    city: part('city', 120),
    province: part('province', 120),
    postalCode: part('postalCode', 20),
    countryCode: part('countryCode', 2).toUpperCase(),
  };
}

/**
 * Returns whether the payment method belongs to another delivery than the form requests. Without a script it does not change with
 * the delivery, so the default payment method of the delivery is used instead.
 */
function isOtherPayment({ paymentFor, paymentMethod }: CheckoutForm, delivery: string): boolean {
  if (paymentFor === undefined || paymentFor === delivery) return false;
  return delivery === 'pickup' || (delivery === 'ship' && paymentMethod === 'pickup');
}

/** Returns the details of a form. Unticked boxes are not sent; a present `email` shows that the form had them. */
function getDetails(form: CheckoutForm): CheckoutDetails {
  const flat = form as Flat;
  if (form.email === undefined) return {};
  const texts = Object.fromEntries(
    Object.entries(LONGEST).flatMap(([name, most]) =>
      flat[name] === undefined
        ? []
        : [[name, flat[name].replaceAll('\r\n', '\n').trim().slice(0, most)]],
    ),
  );
  const delivery = DELIVERIES.find((known) => known === form.delivery) ?? '';
  return {
    ...texts,
    ...(isOtherPayment(form, delivery) && { paymentMethod: '' }),
    delivery,
    sameBilling: form.sameBilling !== undefined,
    terms: form.terms !== undefined,
    createAccount: form.createAccount !== undefined,
    shipping: getAddress(flat, 'shipping'),
    billing: getAddress(flat, 'billing'),
  };
}

/** Result of a form and the next page of the browser. */
export interface FormOutcome {
  readonly checkout: Checkout;
  readonly next: string;
  readonly problem?: string | undefined;
  /** Rejected coupon code, to fill in again. */
  readonly code?: string;
}

/** Hint after a rejected coupon code. */
const WITHOUT_CODE = 'Clear this field to order without it';

/**
 * Applies a typed coupon code.
 * @returns its problem as text; undefined when it was applied
 */
async function tryCode(place: CartContext, code: string): Promise<string | undefined> {
  if (!code) return 'Please enter a code';
  try {
    await setCoupon(place, code);
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.details.formErrors?.code ?? error.message;
  }
}

/** Applies a checkout form, except for placing the order. */
export async function doCheckoutForm(
  place: CartContext,
  visitor: CartVisitor | undefined,
  form: CheckoutForm,
): Promise<FormOutcome> {
  const given = getDetails(form);
  const code = form.act === 'remove-coupon' ? '' : (form.coupon ?? '').trim().slice(0, 40);
  const goesOn = form.act === 'details' || (form.act === 'enter' && !code);
  const checkout = await saveDetails(place, visitor, given, { judge: goesOn });
  // A visitor who continues with a code in the field wants to use it, so it is never ignored.
  if (form.act === 'coupon' || code) {
    const problem = await tryCode(place, code);
    // The other typed values are saved even when the code is rejected.
    if (problem) {
      const said = goesOn ? `${problem}. ${WITHOUT_CODE}` : problem;
      return { checkout, next: CODE, problem: said, code };
    }
  }
  if (form.act === 'remove-coupon') await clearCoupon(place);
  const shown = code || !goesOn ? await visitCheckout(place, visitor) : checkout;
  if (!goesOn)
    return {
      checkout: shown,
      next: form.act === 'coupon' || form.act === 'look' || code ? SUMS : FILL,
    };
  return { checkout: shown, next: Object.keys(shown.problems).length > 0 ? FILL : REVIEW };
}

/** Redirects a browser to the next page. */
export function leadFrom({ next, problem, code }: Omit<FormOutcome, 'checkout'>): Response {
  return redirectWithNote(next, problem ? { kind: 'problem', text: problem, code } : undefined);
}

/** Redirects a browser after a rejected order: to the invalid fields, or to the changed totals. */
export function leadRefused(error: AppError): Response {
  const text = error.details.message ?? ERRORS[error.code].message;
  return error.code === 'validation_failed'
    ? leadFrom({ next: FILL, problem: 'Please check the highlighted fields' })
    : leadFrom({ next: REVIEW, problem: text });
}

/** Returns the path of the page of a placed order. */
export const placedPath = (guid: string): string => `/${ORDER_PATH}${guid}`;
