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
import { backTo, leadOn } from '../auth/site-forms.ts';
import type { CartVisitor } from '../cart/cart-visits.ts';
import type { CartPlace } from '../cart/read-cart.ts';
import { clearCoupon, saveDetails, setCoupon, visitCheckout } from './checkout.service.ts';

const FILL = `/${CHECKOUT_PAGE}`;
const REVIEW = `/${CHECKOUT_PAGE}/review`;

/** What a form that could not be read leads to: the checkout, which says why. */
export const refuseCheckoutForm = backTo(FILL);

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
function addressOf(form: Flat, name: 'shipping' | 'billing') {
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

/** What a form has filled in, as it is kept. A box that is not ticked is not sent: `email` says that its page was. */
export function detailsOf(form: CheckoutForm): CheckoutDetails {
  const flat = form as Flat;
  if (form.email === undefined) return {};
  const texts = Object.fromEntries(
    Object.entries(LONGEST).flatMap(([name, most]) =>
      flat[name] === undefined
        ? []
        : [[name, flat[name].replaceAll('\r\n', '\n').trim().slice(0, most)]],
    ),
  );
  return {
    ...texts,
    delivery: DELIVERIES.find((delivery) => delivery === form.delivery) ?? '',
    sameBilling: form.sameBilling !== undefined,
    terms: form.terms !== undefined,
    shipping: addressOf(flat, 'shipping'),
    billing: addressOf(flat, 'billing'),
  };
}

/** What was done by a form, and where its browser goes next. */
export interface FormOutcome {
  readonly checkout: Checkout;
  readonly next: string;
  readonly problem?: string;
}

/** Does what a form of the checkout asks for, short of ordering. */
export async function doCheckoutForm(
  place: CartPlace,
  visitor: CartVisitor | undefined,
  form: CheckoutForm,
): Promise<FormOutcome> {
  const given = detailsOf(form);
  const checkout = await saveDetails(place, visitor, given, { judge: form.act === 'details' });
  if (form.act === 'details')
    return { checkout, next: Object.keys(checkout.problems).length > 0 ? FILL : REVIEW };
  if (form.act === 'remove-coupon') await clearCoupon(place);
  else {
    // The words of a code that is refused; what else was typed is kept beside it.
    const problem = await setCoupon(place, form.coupon ?? '').then(
      () => undefined,
      (error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        return error.details.formErrors?.code ?? error.message;
      },
    );
    if (problem) return { checkout, next: FILL, problem };
  }
  return { checkout: await visitCheckout(place, visitor), next: FILL };
}

/** Leads a browser on. */
export function leadFrom({ next, problem }: Pick<FormOutcome, 'next' | 'problem'>): Response {
  return leadOn(next, problem ? { kind: 'problem', text: problem } : undefined);
}

/** Where a browser goes whose order was refused: to the field that is wrong, or to what the order comes to now. */
export function leadRefused(error: AppError): Response {
  const text = error.details.message ?? ERRORS[error.code].message;
  return error.code === 'validation_failed'
    ? leadFrom({ next: FILL, problem: 'Please look at the fields that are marked' })
    : leadFrom({ next: REVIEW, problem: text });
}

/** Where a browser goes that has ordered. */
export const placedPath = (guid: string): string => `/${ORDER_PATH}${guid}`;
