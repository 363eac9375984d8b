import { divideRounded, fromCents, toCents } from '@org/schema';
import type { OrderRefundSelection, RefundQuote } from '@org/schema/entities';
import type { OrderItemRecord, OrderRecord } from '../../../kernel/database/records.ts';
import type { RefundCoverage } from '../../../kernel/database/stored-values.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { requireItems } from './order-actions.ts';

/** Order with its line items and what earlier refunds cover. */
export interface RefundableOrder {
  readonly order: OrderRecord;
  readonly items: readonly OrderItemRecord[];
  readonly covered: RefundCoverage;
}

/** Amount of a refund and the items that it covers. Amounts are in cents. */
export interface RefundAmounts {
  readonly refundable: bigint;
  readonly amount: bigint;
  readonly delivery: bigint;
  /** Share of each selected item, by its id. */
  readonly shares: ReadonlyMap<number, bigint>;
  readonly covers: RefundCoverage;
}

const getSum = (amounts: Iterable<bigint>): bigint =>
  Array.from(amounts).reduce((sum, amount) => sum + amount, 0n);

/** Returns what the refunds of an order cover so far. A failed refund covers nothing. */
export async function readCoverage(tx: TenantTx, orderId: number): Promise<RefundCoverage> {
  const refunds = await tx
    .selectFrom('payments')
    .select('covers')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'refund')
    .where('status', '!=', 'failed')
    .execute();
  return {
    items: refunds.flatMap(({ covers }) => covers.items),
    delivery: refunds.some(({ covers }) => covers.delivery),
  };
}

/** Returns the quantity of an item that no refund has covered yet. */
function refundableQuantity({ items }: RefundCoverage, { id, quantity }: OrderItemRecord): number {
  const covered = items.reduce((sum, one) => (one.id === id ? sum + one.quantity : sum), 0);
  return Math.max(0, Number(quantity) - covered);
}

/** Returns the price of an item in cents, after discounts and with its tax. */
function chargedFor({ includes_tax }: OrderRecord, item: OrderItemRecord): bigint {
  const net = toCents(item.line_total) - toCents(item.discount);
  return includes_tax ? net : net + toCents(item.tax);
}

/**
 * Returns the share of some units of an item in cents. It is the difference of two rounded running totals, so that refunds of
 * single units add up to exactly the price of the item.
 */
function getShare(charged: bigint, item: OrderItemRecord, refunded: number, units: number): bigint {
  const all = BigInt(item.quantity);
  const upTo = (count: number): bigint => divideRounded(charged * BigInt(count), all);
  return upTo(refunded + units) - upTo(refunded);
}

/**
 * Calculates the refund of selected items and of the delivery, or of everything that is not refunded yet when nothing is
 * selected.
 * @throws `validation_failed` for an item of another order, and for a quantity that was refunded before
 */
export function refundAmounts(
  { order, items, covered }: RefundableOrder,
  selection: OrderRefundSelection,
): RefundAmounts {
  const { items: named, delivery: wantsDelivery } = selection;
  const isAll = named === undefined && wantsDelivery === undefined;
  const available = items.flatMap((item) => {
    const quantity = refundableQuantity(covered, item);
    return quantity > 0 ? [{ id: item.id, quantity }] : [];
  });
  const selected = requireItems(
    items,
    isAll ? available : named,
    (item) => refundableQuantity(covered, item),
    ({ name }, most) =>
      most === 0 ? `${name} was already refunded` : `You can refund up to ${most} of ${name}`,
  );
  const shares = new Map(
    selected.map(({ item, quantity }) => {
      const refunded = Number(item.quantity) - refundableQuantity(covered, item);
      return [item.id, getShare(chargedFor(order, item), item, refunded, quantity)];
    }),
  );
  // The shares add up to the total of the order: the part that does not belong to an item is the delivery's.
  const goods = getSum(items.map((item) => chargedFor(order, item)));
  const delivery = covered.delivery ? 0n : toCents(order.total) - goods;
  const takesDelivery = isAll || wantsDelivery === true;
  const refundable = toCents(order.paid) - toCents(order.refunded);
  const amount = getSum(shares.values()) + (takesDelivery ? delivery : 0n);
  return {
    refundable,
    // An earlier refund without items may leave less than the price of the items.
    amount: amount < refundable && !isAll ? amount : refundable,
    delivery,
    shares,
    covers: {
      items: selected.map(({ item, quantity }) => ({ id: item.id, quantity })),
      delivery: takesDelivery && delivery > 0n,
    },
  };
}

/**
 * Returns a refund quote in major units.
 * @returns quote
 */
export function toRefundQuote(
  { order, items, covered }: RefundableOrder,
  { refundable, amount, delivery, shares }: RefundAmounts,
): RefundQuote {
  return {
    currency: order.currency,
    refundable: fromCents(refundable),
    amount: fromCents(amount),
    delivery: fromCents(delivery),
    items: items.map((item) => ({
      id: item.id,
      available: refundableQuantity(covered, item),
      amount: fromCents(shares.get(item.id) ?? 0n),
    })),
  };
}
