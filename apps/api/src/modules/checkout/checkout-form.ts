import {
  AppError,
  CHECKOUT_PAGE,
  type Checkout,
  type CheckoutDetails,
  type CheckoutForm,
  DELIVERIES,
  ERRORS,
  ORDER_PATH,
} from '@org/schema';
import { redirectBack, redirectWithNote } from '../auth/site-forms.ts';
import type { CartVisitor } from '../cart/cart-visits.ts';
import type { CartContext } from '../cart/read-cart.ts';
import { clearCoupon, saveDetails, setCoupon, visitCheckout } from './checkout.service.ts';

const FILL = `/${CHECKOUT_PAGE}`;
const REVIEW = `/${CHECKOUT_PAGE}/review`;
/** The field of the code, and what the order comes to: below all else on a phone, so that a browser is led right there. */
const CODE = `${FILL}#checkout-coupon`;
const SUMS = `${FILL}#checkout-order`;

/** What a form that could not be read leads to: the checkout, which says why. */
export const refuseCheckoutForm = redirectBack(FILL);

/** Fields of a form by name, each no longer than what is kept. */
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

/** A part of the form's fields as an address; undefined where the form had none of it. */
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
 * Returns whether the payment method was chosen for another delivery than the form asks for: without a script nothing changes it
 * together with the delivery. The default of the delivery is used in its place.
 */
function isOtherPayment({ paymentFor, paymentMethod }: CheckoutForm, delivery: string): boolean {
  if (paymentFor === undefined || paymentFor === delivery) return false;
  return delivery === 'pickup' || (delivery === 'ship' && paymentMethod === 'pickup');
}

/** What a form has filled in, as it is kept. A box that is not ticked is not sent: `email` says that its page was. */
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

/** What was done by a form, and where its browser goes next. */
export interface FormOutcome {
  readonly checkout: Checkout;
  readonly next: string;
  readonly problem?: string | undefined;
  /** The code that was refused, to stand in its field again. */
  readonly code?: string;
}

/** How somebody goes on whose code is refused. */
const WITHOUT_CODE = 'Clear this field to order without it';

/** Uses a code that was typed. Shape: cart, code → what is wrong with it, in words; undefined where it is used. */
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

/** Does what a form of the checkout asks for, short of ordering. */
export async function doCheckoutForm(
  place: CartContext,
  visitor: CartVisitor | undefined,
  form: CheckoutForm,
): Promise<FormOutcome> {
  const given = getDetails(form);
  const code = form.act === 'remove-coupon' ? '' : (form.coupon ?? '').trim().slice(0, 40);
  const goesOn = form.act === 'details' || (form.act === 'enter' && !code);
  const checkout = await saveDetails(place, visitor, given, { judge: goesOn });
  // Who goes on with a code in its field means to use it: it is never passed over.
  if (form.act === 'coupon' || code) {
    const problem = await tryCode(place, code);
    // What else was typed is kept beside a code that is refused.
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

/** Leads a browser on. */
export function leadFrom({ next, problem, code }: Omit<FormOutcome, 'checkout'>): Response {
  return redirectWithNote(next, problem ? { kind: 'problem', text: problem, code } : undefined);
}

/** Where a browser goes whose order was refused: to the field that is wrong, or to what the order comes to now. */
export function leadRefused(error: AppError): Response {
  const text = error.details.message ?? ERRORS[error.code].message;
  return error.code === 'validation_failed'
    ? leadFrom({ next: FILL, problem: 'Please check the highlighted fields' })
    : leadFrom({ next: REVIEW, problem: text });
}

/** Where a browser goes that has ordered. */
export const placedPath = (guid: string): string => `/${ORDER_PATH}${guid}`;
