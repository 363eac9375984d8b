import { appError, type CheckoutContext, type PlacedOrder } from '@org/schema';
import type { TenantTx } from '../../database/tenant-database.ts';
import type { SendJob } from '../../jobs/send-job.ts';
import type { CartVisitor } from '../cart/cart-visits.ts';
import {
  type CartContext,
  type CartLine,
  findCart,
  type OpenCart,
  openCart,
} from '../cart/read-cart.ts';
import { lockProducts } from '../inventory/stock.repository.ts';
import { findCoupon } from '../orders/coupons.ts';
import { isKeepable, toCents } from '../orders/minor-units.ts';
import { toOrderTotals } from '../orders/order-totals.ts';
import { leastWords } from '../orders/shop-settings.ts';
import { keepDetails, mergeDetails } from './checkout-draft.ts';
import { describeCheckout, getTotal, type OpenCheckout, openCheckout } from './read-checkout.ts';
import { writeOrder } from './write-order.ts';

/** What ordering stands on. */
export interface PlaceOrderDeps {
  readonly send: SendJob;
}

/** An order that was placed, now or by the same cart before. */
export interface Placed {
  readonly order: PlacedOrder;
  readonly orderId: number;
  readonly paymentKey: string;
}

/** The order that a visitor's cart has become; undefined for none. */
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

/**
 * The cart as it is while nobody else can change what it depends on: itself, then what is counted of its products, and their
 * prices with them.
 */
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

/** Errors: `not_now`, `unauthenticated`, `validation_failed`, and `conflict` with the checkout as it is now. */
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
    appError('conflict', { message, current: await describeCheckout(tx, checkout) });
  if (lines.some(({ item }) => !item.available))
    throw await differs('Something in your cart is no longer available');
  if (checkout.couponProblem) throw await differs(checkout.couponProblem);
  if (shown === undefined ? lines.some(hasNewPrice) : shown !== getTotal(checkout))
    throw await differs('The total of your order has changed. Please review it');
  const goods = totals.subtotal - totals.discount;
  if (goods < toCents(shop.cart.min_order_total))
    throw appError('not_now', { message: leastWords(shop) });
  if (!isKeepable(totals.total) || !isKeepable(totals.subtotal))
    throw appError('not_now', { message: 'This order is too large: please split it' });
}

/** True for what costs something else than when its visitor last changed it. */
const hasNewPrice = ({ stored, offer }: CartLine): boolean =>
  toCents(stored.seen_price) !== toCents(offer.sale_price ?? offer.price);

/**
 * Orders what is in a visitor's cart, in one transaction: every price is the shop's of now, the stock is taken, the number
 * follows the one before, the mails are on their way, or nothing at all is done. A cart becomes one order, however often it is
 * sent: who sends it again is answered the order that it has become.
 * Errors: `not_now`, `unauthenticated`, `validation_failed` with the fields, `conflict` with the checkout as it is now. Source: CART-023.
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
