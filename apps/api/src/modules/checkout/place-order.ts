import { appError, type CheckoutPlace, type PlacedOrder, type StockStatus } from '@org/schema';
import type { TenantTx } from '../../database/data-door.ts';
import type { TakenPieces } from '../../database/order-tables.ts';
import { createUnattended } from '../../entities/create-unattended.ts';
import type { SendJob } from '../../jobs/send-job.ts';
import { isUnlimited, nameOf } from '../cart/cart-offers.ts';
import type { CartVisitor } from '../cart/cart-visits.ts';
import {
  type CartLine,
  type CartPlace,
  findCart,
  type OpenCart,
  openCart,
} from '../cart/read-cart.ts';
import { takePieces } from '../inventory/hold-pieces.ts';
import { lockProducts } from '../inventory/stock.repository.ts';
import { fromCents, isKeepable, toCents } from '../orders/cents.ts';
import { countSales } from '../orders/count-sales.ts';
import { findCoupon, useCoupon } from '../orders/coupons.ts';
import { takeOrderNumber } from '../orders/order-counter.ts';
import { noteEvent } from '../orders/order-events.ts';
import { orderKind } from '../orders/order-kind.ts';
import { orderMailsJob } from '../orders/order-mails.ts';
import { toOrderTotals } from '../orders/order-totals.ts';
import { leastWords } from '../orders/shop-settings.ts';
import { hasOwnBilling } from './checkout-details.ts';
import { keepDetails, mergeDetails } from './checkout-draft.ts';
import { orderCustomer } from './order-customer.ts';
import { describeCheckout, type OpenCheckout, openCheckout, totalOf } from './read-checkout.ts';

/** What ordering stands on. */
export interface PlaceTools {
  readonly send: SendJob;
}

/** An order that was placed, now or by the same cart before. */
export interface Placed {
  readonly order: PlacedOrder;
  readonly orderId: number;
  readonly paymentKey: string;
}

/** The order that a visitor's cart has become; undefined for none. */
async function orderOfCart({ tx, key }: CartPlace): Promise<Placed | undefined> {
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
async function lockedCart(place: CartPlace): Promise<OpenCart | undefined> {
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
  const { open, problems, mayOrder, totals } = checkout;
  const { shop, lines } = open;
  if (!shop.cart.enabled)
    throw appError('not_now', { message: 'This shop takes no orders at the moment' });
  if (lines.length === 0) throw appError('not_now', { message: 'Your cart is empty' });
  if (!mayOrder)
    throw appError('unauthenticated', { message: 'Please sign in to order in this shop' });
  if (Object.keys(problems).length > 0)
    throw appError('validation_failed', { formErrors: problems });
  const differs = async (message: string) =>
    appError('conflict', { message, current: await describeCheckout(tx, checkout) });
  if (lines.some(({ item }) => !item.available))
    throw await differs('Something in your cart cannot be bought any more');
  if (checkout.couponProblem) throw await differs(checkout.couponProblem);
  if (shown === undefined ? lines.some(hasNewPrice) : shown !== totalOf(checkout))
    throw await differs('What your order comes to has changed. Please look at it again');
  const goods = totals.subtotal - totals.discount;
  if (goods < toCents(shop.cart.min_order_total))
    throw appError('not_now', { message: leastWords(shop) });
  if (!isKeepable(totals.total) || !isKeepable(totals.subtotal))
    throw appError('not_now', { message: 'This order is too large: please split it' });
}

/** True for what costs something else than when its visitor last changed it. */
const hasNewPrice = ({ stored, offer }: CartLine): boolean =>
  toCents(stored.seen_price) !== toCents(offer.sale_price ?? offer.price);

/** Takes the pieces of an order. Errors: `conflict` where somebody else was quicker. */
async function take(
  place: CartPlace,
  checkout: OpenCheckout,
  { cartId, orderId }: { readonly cartId: number; readonly orderId: number },
): Promise<ReadonlyMap<number, TakenPieces[]>> {
  const { tx, tenantId } = place;
  const { lines, shop } = checkout.open;
  const outcome = await takePieces(
    tx,
    tenantId,
    { cartId, orderId },
    lines
      .filter(({ offer }) => offer.product.track_inventory)
      .map(({ stored, offer }) => ({
        variantId: stored.variant_id,
        quantity: stored.quantity,
        isUnlimited: isUnlimited(offer, shop.cart),
      })),
  );
  if ('taken' in outcome) return outcome.taken;
  throw appError('conflict', {
    message: 'Something in your cart was bought by somebody else just now',
    current: await describeCheckout(tx, checkout),
  });
}

/** What the order's row says. */
function columnsOf(
  { key, visitorId }: CartPlace,
  checkout: OpenCheckout,
  placed: { readonly seq: number; readonly cartId: number; readonly customerId: number },
) {
  const { open, details, totals, options } = checkout;
  const { orders, currency } = open.shop;
  const isPickup = details.delivery === 'pickup';
  const method = options.shippingMethods.find(({ id }) => id === details.shippingMethodId);
  const payment = options.paymentMethods.find(({ key: name }) => name === details.paymentMethod);
  const billing = hasOwnBilling(details) || isPickup ? details.billing : details.shipping;
  return {
    author_id: null,
    seq: placed.seq,
    number: `${orders.order_prefix}${placed.seq}`,
    status: orders.default_fulfilment_status,
    payment_status: totals.total === 0n ? 'paid' : 'unpaid',
    customer_id: placed.customerId,
    visitor_id: visitorId ?? null,
    email: details.email,
    firstname: details.firstname,
    lastname: details.lastname,
    phone: details.phone,
    currency,
    subtotal: fromCents(totals.subtotal),
    discount: fromCents(totals.discount),
    shipping: fromCents(totals.shipping),
    tax: fromCents(totals.tax),
    total: fromCents(totals.total),
    includes_tax: totals.includesTax,
    tax_lines: JSON.stringify(toOrderTotals(totals).taxLines),
    items_count: open.lines.reduce((sum, { stored }) => sum + stored.quantity, 0),
    addresses: JSON.stringify({ billing, shipping: isPickup ? null : details.shipping }),
    is_pickup: isPickup,
    shipping_method:
      isPickup || !method ? null : JSON.stringify({ id: method.id, name: method.name }),
    payment_method: JSON.stringify({ key: payment?.key ?? '', label: payment?.label ?? '' }),
    coupons: JSON.stringify(
      open.coupon ? [{ code: open.coupon.code, discount: fromCents(totals.couponDiscount) }] : [],
    ),
    note: details.note,
    account_wanted: details.createAccount,
    cart_id: placed.cartId,
    cart_hash: key ?? '',
  };
}

/** Writes down what was ordered, as it is now. */
async function writeItems(
  { tx, tenantId }: CartPlace,
  { open, totals }: OpenCheckout,
  orderId: number,
  taken: ReadonlyMap<number, TakenPieces[]>,
): Promise<void> {
  const said = open.shop.orders.default_stock_status;
  await tx
    .insertInto('order_items')
    .values(
      open.lines.map(({ stored, offer, item, total }, at) => ({
        tenant_id: tenantId,
        order_id: orderId,
        product_id: Number(offer.product_id),
        variant_id: stored.variant_id,
        sku: offer.sku,
        name: nameOf(offer),
        options: JSON.stringify(item.selectedOptions),
        quantity: stored.quantity,
        unit_price: item.unitPrice,
        sale_price: item.salePrice,
        discount: fromCents(totals.lines[at]?.discount ?? 0n),
        tax: fromCents(totals.lines[at]?.tax ?? 0n),
        line_total: fromCents(total),
        // What can be said of a stock is checked where it is set.
        stock_status: (said || item.stockStatus) as StockStatus,
        taken: JSON.stringify(taken.get(stored.variant_id) ?? []),
      })),
    )
    .execute();
}

/** Makes the order of a checkout in which nothing is missing. */
async function writeOrder(
  place: CartPlace,
  checkout: OpenCheckout,
  cartId: number,
  { send }: PlaceTools,
): Promise<number> {
  const { tx, tenantId } = place;
  const { open, details } = checkout;
  const customerId = await orderCustomer(tx, tenantId, details);
  const seq = await takeOrderNumber(tx, tenantId);
  const columns = columnsOf(place, checkout, { seq, cartId, customerId });
  const orderId = await createUnattended(tx, tenantId, orderKind, columns, async (id) => {
    const taken = await take(place, checkout, { cartId, orderId: id });
    await writeItems(place, checkout, id, taken);
  });
  await noteEvent(tx, tenantId, orderId, { type: 'placed', text: columns.number });
  await noteEvent(tx, tenantId, orderId, { type: 'status', text: columns.status });
  if (open.coupon)
    await useCoupon(tx, tenantId, { couponId: open.coupon.id, orderId, email: details.email });
  await countSales(
    tx,
    open.lines.map(({ stored, offer }) => ({
      item: { product_id: Number(offer.product_id), variant_id: stored.variant_id },
      quantity: stored.quantity,
    })),
    1,
  );
  await tx.deleteFrom('carts').where('id', '=', cartId).execute();
  // What is paid by card is told of once it is paid.
  if (details.paymentMethod !== 'stripe' || columns.payment_status === 'paid')
    await send(tx, orderMailsJob, { orderId }, { tenantId, key: `order ${orderId}` });
  return orderId;
}

/**
 * Orders what is in a visitor's cart, in one transaction: every price is the shop's of now, the stock is taken, the number
 * follows the one before, the mails are on their way, or nothing at all is done. A cart becomes one order, however often it is
 * sent: who sends it again is answered the order that it has become.
 * Errors: `not_now`, `unauthenticated`, `validation_failed` with the fields, `conflict` with the checkout as it is now. Source: CART-023.
 */
export async function placeOrder(
  place: CartPlace,
  visitor: CartVisitor | undefined,
  { total, ...given }: CheckoutPlace,
  tools: PlaceTools,
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
  await writeOrder(place, checkout, open.row.id, tools);
  const placed = await orderOfCart(place);
  if (!placed) throw appError('internal');
  return placed;
}
