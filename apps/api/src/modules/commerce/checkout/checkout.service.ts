import { type Checkout, type CheckoutDetails, couponCode } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { requireOpen } from '../cart/cart.service.ts';
import { releaseCart, reserveCartStock } from '../cart/cart-reservations.ts';
import type { CartVisitor } from '../cart/cart-visits.ts';
import { keepDetails, mergeDetails } from '../cart/checkout-draft.ts';
import {
  type CartContext,
  findCart,
  getSubtotal,
  isOrderable,
  openCart,
} from '../cart/read-cart.ts';
import { couponProblem, findCoupon } from '../pricing/coupons.ts';
import { describeCheckout, openCheckout } from './read-checkout.ts';

/** Returns a visitor's checkout without reserving stock. */
async function readCheckout(
  place: CartContext,
  visitor: CartVisitor | undefined,
): Promise<Checkout> {
  const open = await openCart(place);
  const checkout = await openCheckout(place.tx, open, open.row?.details ?? {}, visitor);
  return describeCheckout(place.tx, checkout);
}

/** Reserves the goods of a cart during checkout. A cart that cannot be ordered reserves nothing. */
async function reserveOpen(place: CartContext): Promise<void> {
  const open = await openCart(place, { lock: true });
  if (!open.row) return;
  if (isOrderable(open)) await reserveCartStock(place, open.row);
  else if (open.row.reserved_until) await releaseCart(place, open.row);
}

/** Returns a visitor's checkout and reserves the stock of the cart on every visit. */
export async function visitCheckout(
  place: CartContext,
  visitor: CartVisitor | undefined,
): Promise<Checkout> {
  await reserveOpen(place);
  return readCheckout(place, visitor);
}

/**
 * Saves details, and reports missing ones when the visitor continues.
 * @throws `not_now` for a visitor without a cart, and for a shop that takes no orders
 */
export async function saveDetails(
  place: CartContext,
  visitor: CartVisitor | undefined,
  given: CheckoutDetails,
  { judge }: { readonly judge: boolean },
): Promise<Checkout> {
  const { tx } = place;
  const cart = await findCart(place, { lock: true });
  if (!cart) throw appError('not_now', { message: 'Your cart is empty' });
  const typed = mergeDetails(cart.details, given);
  await keepDetails(tx, cart.id, typed, {});
  const checkout = await openCheckout(tx, await openCart(place), typed, visitor);
  requireOpen(checkout.open.shop.cart);
  if (judge) await keepDetails(tx, cart.id, typed, checkout.problems);
  return visitCheckout(place, visitor);
}

/**
 * Applies a coupon to a cart, replacing an earlier one.
 * @throws `not_now` without a cart; `validation_failed` on `code` with a message
 */
export async function setCoupon(place: CartContext, typed: string): Promise<void> {
  const { tx } = place;
  const code = couponCode(typed);
  const open = await openCart(place, { lock: true });
  if (!open.row) throw appError('not_now', { message: 'Your cart is empty' });
  const refuse = (problem: string) =>
    appError('validation_failed', { formErrors: { code: problem } });
  if (open.row.coupon_code === code && code) throw refuse('This code is already in your cart');
  const coupon = await findCoupon(tx, code);
  const problem = couponProblem(coupon, {
    subtotal: getSubtotal(open),
    shop: open.shop,
  });
  if (problem) throw refuse(problem);
  await tx
    .updateTable('carts')
    .set((eb) => ({
      coupon_code: coupon?.code ?? '',
      version: eb('version', '+', 1),
      updated_at: new Date(),
    }))
    .where('id', '=', open.row.id)
    .execute();
}

/** Removes the coupon from a cart. */
export async function clearCoupon(place: CartContext): Promise<void> {
  const cart = await findCart(place, { lock: true });
  if (!cart) return;
  await place.tx
    .updateTable('carts')
    .set((eb) => ({ coupon_code: '', version: eb('version', '+', 1), updated_at: new Date() }))
    .where('id', '=', cart.id)
    .execute();
}
