import { fromCents, isStorableAmount } from '@org/schema';
import type { Order, OrderCreate, OrderDraft, OrderQuote } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { getEntity } from '../../../kernel/entities/entity.service.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { type OpenCart, priceLines } from '../cart/read-cart.ts';
import { getTotal, type OpenCheckout, openCheckout } from '../checkout/read-checkout.ts';
import { writeOrder } from '../checkout/write-order.ts';
import { requireCustomer } from '../orders/change-order.ts';
import { orderEntity } from '../orders/order.entity.ts';
import { toOrderTotals } from '../pricing/order-totals.ts';
import { shippingPrice } from '../pricing/shipping-prices.ts';
import { shopSettings } from '../shop-settings/shop-settings.ts';
import { lockProducts } from '../stock/stock.repository.ts';
import { payOrder } from './order-actions.ts';

/**
 * Returns the items of an order by staff at current prices and stock.
 * @throws `validation_failed` for a product that does not exist
 */
async function openItems({ tx }: TenantWrite, items: OrderDraft['items']): Promise<OpenCart> {
  const found = await shopSettings(tx);
  // The shop's limit per item applies to carts; staff are limited by the stock only.
  const cart = { ...found.cart, max_product_cart_quantity: Number.MAX_SAFE_INTEGER };
  const shop = { ...found, cart };
  const quantities = new Map<number, number>();
  for (const { variantId, quantity } of items)
    quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity);
  const rows = [...quantities].map(([variant_id, quantity], at) => ({
    id: at + 1,
    key: String(variant_id),
    variant_id,
    quantity,
    seen_price: '0',
  }));
  const lines = await priceLines(tx, rows, shop, 0);
  if (lines.length < rows.length)
    throw appError('validation_failed', {
      formErrors: { items: 'A product of this order does not exist any more' },
    });
  return { row: undefined, shop, lines, coupon: undefined };
}

async function openDraft(
  write: TenantWrite,
  { items, discount, ...details }: OrderDraft,
  { isFinal = false }: { readonly isFinal?: boolean } = {},
): Promise<OpenCheckout> {
  const open = await openItems(write, items);
  const value = discount && { kind: discount.kind, value: String(discount.value) };
  const staff = { discount: value ?? undefined };
  return openCheckout(write.tx, open, details, undefined, { isFinal, staff });
}

/** Returns the reason why an item cannot be ordered; '' when it can. */
function itemProblem({ item, offer }: OpenCart['lines'][number]): string {
  if (item.available) return '';
  if (!offer.is_sold) return `${item.name} is not for sale`;
  return item.maxQuantity === 0
    ? `${item.name} is out of stock`
    : `Only ${item.maxQuantity} of ${item.name} in stock`;
}

/**
 * Prices an order that staff are about to create, without creating it.
 * @throws `validation_failed`
 */
export async function quoteOrder(write: TenantWrite, draft: OrderDraft): Promise<OrderQuote> {
  const { open, details, options, totals, problems, home } = await openDraft(write, draft, {
    isFinal: false,
  });
  const goods = totals.subtotal - totals.discount;
  return {
    currency: open.shop.currency,
    items: open.lines.map((line) => ({
      variantId: line.stored.variant_id,
      name: line.item.name,
      sku: line.item.sku,
      quantity: line.stored.quantity,
      unitPrice: line.item.unitPrice,
      salePrice: line.item.salePrice,
      lineTotal: fromCents(line.total),
      problem: itemProblem(line),
    })),
    totals: toOrderTotals(totals),
    problems,
    selected: {
      delivery: details.delivery,
      shippingMethodId: details.shippingMethodId,
      paymentMethod: details.paymentMethod,
      countryCode: home,
    },
    choices: {
      deliveries: [...options.deliveries],
      shippingMethods: options.shippingMethods.map((method) => ({
        id: method.id,
        name: method.name,
        price: shippingPrice(method, goods),
        freeOver: method.free_over,
      })),
      paymentMethods: options.paymentMethods.map(({ key, label }) => ({ key, label })),
      noDelivery: problems['shipping.countryCode'] ?? '',
    },
  };
}

/**
 * Checks that an order can be created.
 * @throws `validation_failed` by field; `conflict` when the total differs from the shown one
 */
function requireOrderable(checkout: OpenCheckout, shown: number | undefined): void {
  const { open, problems, totals } = checkout;
  const [missing] = open.lines.flatMap((line) => itemProblem(line) || []);
  const formErrors = { ...problems, ...(missing && { items: missing }) };
  if (Object.keys(formErrors).length > 0) throw appError('validation_failed', { formErrors });
  if (shown !== undefined && shown !== getTotal(checkout))
    throw appError('conflict', {
      message: 'The total of this order has changed. Check it and try again.',
    });
  if (!isStorableAmount(totals.total) || !isStorableAmount(totals.subtotal))
    throw appError('not_now', {
      message: 'This order is too large. Split it into several orders.',
    });
}

/**
 * Creates an order for a customer in one transaction with the calculation of the checkout: it uses current prices and takes the
 * stock and the next number. Manual payments and mails are optional.
 * @throws `validation_failed` by field; `conflict` when the total differs from the shown one
 */
export async function createOrder(
  write: TenantWrite,
  { customer_id: customerId, paid, reference, notify, total, ...draft }: OrderCreate,
  send: SendJob,
): Promise<Order> {
  const { tx, tenantId } = write;
  await requireCustomer(write, customerId);
  // Locks the stock before pricing, like a checkout does.
  await lockProducts(
    tx,
    draft.items.map(({ variantId }) => variantId),
  );
  const checkout = await openDraft(write, draft, { isFinal: true });
  requireOrderable(checkout, total);
  const origin = { send, staff: write, customerId: customerId ?? undefined, notify };
  const id = await writeOrder({ tx, tenantId }, checkout, origin);
  if (paid && checkout.totals.total > 0n)
    await payOrder(write, id, { ...(reference && { reference }) });
  // The entity definition guarantees the type of the record.
  return (await getEntity(write, orderEntity, id)) as Order;
}
