import { MAX_DECIMALS, toScaled } from '@org/schema';
import type { BillingSettings, BillTo, DocumentLine, Order, OrderItem } from '@org/schema/entities';

/** First id of taxes that only an order has. Ids of the settings count up from 1, so they never meet. */
const FIRST_ORDER_TAX = 1_000_000_000;

type LineTaxes = DocumentLine['taxes'];

/** Returns the taxes of an order: those of the settings with the same name and rate, or as the order had them. */
function getTaxes({ totals }: Order, settings: Pick<BillingSettings, 'taxes'>): LineTaxes {
  return totals.taxLines.map(({ name, rate }, at) => {
    const known = settings.taxes.find((tax) => tax.name === name && tax.rate === rate);
    return { id: known?.id ?? FIRST_ORDER_TAX + at, name, rate };
  });
}

/** Returns quantity and price of an item; one piece at the price of all where they do not multiply exactly. */
function getPrice({ quantity, unitPrice, salePrice, lineTotal }: OrderItem) {
  const price = salePrice ?? unitPrice;
  const units = (amount: number): bigint => toScaled(amount, MAX_DECIMALS);
  return units(price) * BigInt(quantity) === units(lineTotal)
    ? { quantity, unitPrice: price }
    : { quantity: 1, unitPrice: lineTotal };
}

/** Returns what an order sold as the lines of a document: its items with their share of the discount, and the delivery. */
export function getOrderLines(
  order: Order,
  settings: Pick<BillingSettings, 'taxes'>,
): DocumentLine[] {
  const taxes = getTaxes(order, settings);
  const common = {
    timeEntryIds: [],
    unit: '',
    discountType: 'amount' as const,
    taxes,
    taxIds: taxes.map(({ id }) => id),
    lineTotal: 0,
    taxAmount: 0,
  };
  const items = order.items.map((item) => ({
    ...common,
    type: 'product' as const,
    productId: item.productId,
    variantId: item.variantId,
    sku: item.sku.slice(0, 100),
    name: item.name.slice(0, 300),
    description: item.selectedOptions
      .map(({ attribute_name, attribute_value }) => `${attribute_name}: ${attribute_value}`)
      .join(', '),
    ...getPrice(item),
    discount: item.discount,
  }));
  const delivery = {
    ...common,
    type: 'service' as const,
    productId: null,
    variantId: null,
    sku: '',
    name: order.shippingMethod?.name || 'Delivery',
    description: '',
    quantity: 1,
    unitPrice: order.totals.shipping,
    discount: 0,
  };
  const lines = order.totals.shipping > 0 ? [...items, delivery] : items;
  return lines.map((line, at) => ({ ...line, id: at + 1, sort: at }));
}

/** Returns the billing address of an order; null for one without, such as some that are picked up. */
export function getAddress({ addresses: { billing, shipping } }: Order): BillTo['address'] {
  return [billing, shipping].find((address) => address?.street || address?.city) ?? null;
}
