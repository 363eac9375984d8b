import { isStorableAmount, toCents } from '@org/schema';
import type { CheckoutContext, PlacedOrder } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import type { CartVisitor } from '../cart/cart-visits.ts';
import { keepDetails, mergeDetails } from '../cart/checkout-draft.ts';
import {
  type CartContext,
  type CartLine,
  findCart,
  type OpenCart,
  openCart,
} from '../cart/read-cart.ts';
import { findCoupon } from '../pricing/coupons.ts';
import { toOrderTotals } from '../pricing/order-totals.ts';
import { leastWords } from '../shop-settings/shop-settings.ts';
import { lockProducts } from '../stock/stock.repository.ts';
import { describeCheckout, getTotal, type OpenCheckout, openCheckout } from './read-checkout.ts';
import { writeOrder } from './write-order.ts';

/** Dependencies of placing an order. */
export interface PlaceOrderDeps {
  readonly send: SendJob;
}

/** Order that was placed from a cart, now or by an earlier request. */
export interface Placed {
  readonly order: PlacedOrder;
  readonly orderId: number;
  readonly paymentKey: string;
}

/** Returns the order that was placed from a visitor's cart; undefined when there is none. */
async function orderOfCart({ tx, key }: CartContext): Promise<Placed | undefined> {
  if (key === undefined) return undefined;
  const row = await tx
    .selectFrom('orders')
    .selectAll()
    .where('cart_hash', '=', key)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    orderId: row.id,
    paymentKey: row.payment_method.key,
    order: {
      guid: row.guid,
      number: row.number,
      status: row.status,
      totals: toOrderTotals({
        subtotal: toCents(row.subtotal),
        discount: toCents(row.discount),
        shipping: toCents(row.shipping),
        tax: toCents(row.tax),
        total: toCents(row.total),
        taxLines: row.tax_lines.map((line) => ({ ...line, amount: toCents(line.amount) })),
        includesTax: row.includes_tax,
      }),
    },
  };
}

/** Locks the cart, then the stock and prices of its products, so that nothing that the order depends on can change. */
async function lockedCart(place: CartContext): Promise<OpenCart | undefined> {
  const { tx } = place;
  const cart = await findCart(place, { lock: true });
  if (!cart) return undefined;
  const items = await tx
    .selectFrom('cart_items')
    .select('variant_id')
    .where('cart_id', '=', cart.id)
    .execute();
  await lockProducts(
    tx,
    items.map(({ variant_id }) => variant_id),
  );
  if (cart.coupon_code) await findCoupon(tx, cart.coupon_code, { lock: true });
  return openCart(place);
}

/**
 * Checks that the checkout can be ordered.
 * @throws `not_now`, `unauthenticated`, `validation_failed`, and `conflict` with the current checkout
 */
async function requirePlaceable(
  tx: TenantTx,
  checkout: OpenCheckout,
  shown: number | undefined,
): Promise<void> {
  const { open, problems, canOrder, totals } = checkout;
  const { shop, lines } = open;
  if (!shop.cart.enabled)
    throw appError('not_now', { message: 'This shop is not taking orders at the moment' });
  if (lines.length === 0) throw appError('not_now', { message: 'Your cart is empty' });
  if (!canOrder)
    throw appError('unauthenticated', { message: 'Please sign in to order in this shop' });
  if (Object.keys(problems).length > 0)
    throw appError('validation_failed', { formErrors: problems });
  const differs = async (message: string) =>
    appError('conflict', {
      message,
      hint: 'Return to your cart or reload the page to see the current items and prices.',
      current: await describeCheckout(tx, checkout),
    });
  if (lines.some(({ item }) => !item.available))
    throw await differs('Something in your cart is no longer available');
  if (checkout.couponProblem) throw await differs(checkout.couponProblem);
  if (shown === undefined ? lines.some(hasNewPrice) : shown !== getTotal(checkout))
    throw await differs('The total of your order has changed. Please review it');
  const goods = totals.subtotal - totals.discount;
  if (goods < toCents(shop.cart.min_order_total))
    throw appError('not_now', { message: leastWords(shop) });
  if (!isStorableAmount(totals.total) || !isStorableAmount(totals.subtotal))
    throw appError('not_now', { message: 'This order is too large: please split it' });
}

/** Returns whether the price of a line item changed since the visitor last changed it. */
const hasNewPrice = ({ stored, offer }: CartLine): boolean =>
  toCents(stored.seen_price) !== toCents(offer.sale_price ?? offer.price);

/**
 * Places the order of a visitor's cart in one transaction: it uses current prices, takes the stock and the next number, and
 * queues the mails, or does nothing at all. A cart becomes exactly one order; a repeated request gets the same order.
 * @throws `not_now`, `unauthenticated`, `validation_failed` with the fields, `conflict` with the current checkout
 */
export async function placeOrder(
  place: CartContext,
  visitor: CartVisitor | undefined,
  { total, ...given }: CheckoutContext,
  tools: PlaceOrderDeps,
): Promise<Placed> {
  const open = await lockedCart(place);
  if (!open?.row) {
    const before = await orderOfCart(place);
    if (before) return before;
    throw appError('not_now', { message: 'Your cart is empty' });
  }
  const { tx } = place;
  const typed = mergeDetails(open.row.details, given);
  await keepDetails(tx, open.row.id, typed, {});
  const checkout = await openCheckout(tx, open, typed, visitor, { isFinal: true });
  await requirePlaceable(tx, checkout, total);
  await writeOrder(place, checkout, {
    ...tools,
    cart: open.row.id,
    cartHash: place.key ?? '',
    visitorId: place.visitorId ?? null,
  });
  const placed = await orderOfCart(place);
  if (!placed) throw appError('internal');
  return placed;
}
