import { fromCents, isPaidOnline } from '@org/schema';
import type { StockStatus } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { AllocatedStock } from '../../../kernel/database/stored-values.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { createAsSystem } from '../../../kernel/entities/create-as-system.ts';
import { cacheActor, type TenantWrite } from '../../../kernel/events/record-change.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { getName, isUnlimited } from '../cart/cart-offers.ts';
import { countSales } from '../orders/count-sales.ts';
import { orderEntity } from '../orders/order.entity.ts';
import { recordEvent } from '../orders/order-events.ts';
import { orderMailsJob } from '../orders/order-mails.ts';
import { useCoupon } from '../pricing/coupons.ts';
import { toOrderTotals } from '../pricing/order-totals.ts';
import { takeOrderNumber } from '../shop-settings/order-counter.ts';
import { allocateStock } from '../stock/allocate-stock.ts';
import { hasOwnBilling, NO_ADDRESS } from './checkout-details.ts';
import { orderCustomer } from './order-customer.ts';
import { describeCheckout, type OpenCheckout } from './read-checkout.ts';

/** Transaction that writes the order. */
interface OrderWrite {
  readonly tx: TenantTx;
  readonly tenantId: number;
}

/** Origin of an order: a visitor's cart, or staff. */
export interface OrderOrigin {
  readonly send: SendJob;
  /** Id of the cart that becomes the order; it is deleted. */
  readonly cart?: number;
  readonly cartHash?: string;
  readonly visitorId?: number | null;
  readonly staff?: TenantWrite;
  /** Customer that staff chose; otherwise the one with the email address, or a new one. */
  readonly customerId?: number | undefined;
  /** False sends no mails. @default true */
  readonly notify?: boolean;
}

/**
 * Allocates the stock of an order.
 * @throws `conflict` when the stock is no longer available
 */
async function take(
  { tx, tenantId }: OrderWrite,
  checkout: OpenCheckout,
  { cartId, orderId }: { readonly cartId: number; readonly orderId: number },
): Promise<ReadonlyMap<number, AllocatedStock[]>> {
  const { lines, shop } = checkout.open;
  const outcome = await allocateStock(
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
    message: 'Someone else just bought an item in your cart',
    current: await describeCheckout(tx, checkout),
  });
}

/** Returns the columns of the order's row. */
function getColumns(
  checkout: OpenCheckout,
  {
    seq,
    customerId,
    origin,
  }: { readonly seq: number; readonly customerId: number; readonly origin: OrderOrigin },
) {
  const { open, details, totals, options } = checkout;
  const { orders, currency } = open.shop;
  const isPickup = details.delivery === 'pickup';
  const method = options.shippingMethods.find(({ id }) => id === details.shippingMethodId);
  const payment = options.paymentMethods.find(({ key: name }) => name === details.paymentMethod);
  const billing = isPickup
    ? NO_ADDRESS
    : hasOwnBilling(details)
      ? details.billing
      : details.shipping;
  return {
    author_id: origin.staff?.actor.person.id ?? null,
    seq,
    number: `${orders.order_prefix}${seq}`,
    status: orders.default_fulfilment_status,
    payment_status: totals.total === 0n ? 'paid' : 'unpaid',
    customer_id: customerId,
    visitor_id: origin.visitorId ?? null,
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
    cart_id: origin.cart ?? null,
    cart_hash: origin.cartHash ?? '',
  };
}

/** Writes the line items as a snapshot of the products at this moment. */
async function writeItems(
  { tx, tenantId }: OrderWrite,
  { open, totals }: OpenCheckout,
  orderId: number,
  taken: ReadonlyMap<number, AllocatedStock[]>,
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
        name: getName(offer),
        options: JSON.stringify(item.selectedOptions),
        quantity: stored.quantity,
        unit_price: item.unitPrice,
        sale_price: item.salePrice,
        discount: fromCents(totals.lines[at]?.discount ?? 0n),
        tax: fromCents(totals.lines[at]?.tax ?? 0n),
        line_total: fromCents(total),
        // The text of a stock status is validated when it is saved.
        stock_status: (said || item.stockStatus) as StockStatus,
        taken: JSON.stringify(taken.get(stored.variant_id) ?? []),
      })),
    )
    .execute();
}

/**
 * Writes the order of a checkout without problems: takes its stock, its number and its coupon.
 * @returns id
 */
export async function writeOrder(
  place: OrderWrite,
  checkout: OpenCheckout,
  origin: OrderOrigin,
): Promise<number> {
  const { tx, tenantId } = place;
  const { open, details } = checkout;
  const { cart = 0, staff, notify = true, send } = origin;
  const customerId = origin.customerId ?? (await orderCustomer(tx, tenantId, details));
  const userId = staff ? await cacheActor(staff) : null;
  const seq = await takeOrderNumber(tx, tenantId);
  const columns = getColumns(checkout, { seq, customerId, origin });
  const orderId = await createAsSystem(
    tx,
    tenantId,
    orderEntity,
    columns,
    async (id) => {
      const taken = await take(place, checkout, { cartId: cart, orderId: id });
      await writeItems(place, checkout, id, taken);
    },
    staff,
  );
  await recordEvent(tx, tenantId, orderId, { type: 'placed', text: columns.number, userId });
  await recordEvent(tx, tenantId, orderId, { type: 'status', text: columns.status });
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
  if (cart) await tx.deleteFrom('carts').where('id', '=', cart).execute();
  // The confirmation of a card payment is sent after the payment.
  if (notify && (!isPaidOnline(details.paymentMethod) || columns.payment_status === 'paid'))
    await send(tx, orderMailsJob, { orderId }, { tenantId, key: `order ${orderId}` });
  return orderId;
}
