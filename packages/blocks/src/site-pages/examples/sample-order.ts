import type { BuyerOrder, OwnOrder } from '@org/schema/entities';
import { SAMPLE_ITEMS } from './sample-cart.ts';
import { NO_ADDRESS, SAMPLE_ADDRESS, sampleTotals } from './sample-checkout.ts';

/**
 * Returns an item of a sample order.
 * @param index - index of the sample item
 * @param more - overrides
 */
export function sampleOrderItem(
  index: number,
  more: Partial<BuyerOrder['items'][number]> = {},
): BuyerOrder['items'][number] {
  const {
    id = 1,
    name = '',
    quantity = 1,
    unitPrice = 0,
    lineTotal = 0,
    sku = '',
  } = SAMPLE_ITEMS[index] ?? {};
  return {
    id,
    productId: id,
    variantId: id,
    sku,
    name,
    selectedOptions: [],
    quantity,
    unitPrice,
    salePrice: null,
    discount: 0,
    tax: 0,
    lineTotal,
    stockStatus: 'in stock',
    fulfilledQuantity: 0,
    restockedQuantity: 0,
    ...more,
  };
}

/** Returns a sample order as its customer sees it. */
export function sampleOrder(more: Partial<BuyerOrder> = {}): BuyerOrder {
  const totals = more.totals ?? sampleTotals();
  return {
    guid: '00000000-0000-4000-8000-000000000001',
    number: '1042',
    status: 'pending',
    hasPaymentMismatch: false,
    paymentStatus: 'unpaid',
    cancelledAt: null,
    customerName: 'Ada Buyer',
    email: 'ada@buyer.example',
    firstname: 'Ada',
    lastname: 'Buyer',
    phone: '+1 416 555 0123',
    currency: 'CAD',
    items: [sampleOrderItem(0), sampleOrderItem(1), sampleOrderItem(2)],
    itemsCount: 11,
    totals,
    total: totals.total,
    paidTotal: 0,
    refundedTotal: 0,
    addresses: { billing: NO_ADDRESS, shipping: SAMPLE_ADDRESS },
    isPickup: false,
    shippingMethod: { id: 'post', name: 'Post' },
    paymentMethod: { key: 'invoice', label: 'Invoice' },
    coupons: [],
    tracking: [],
    note: '',
    pickupInstructions: '',
    payUrl: null,
    created_at: '2026-11-02T15:00:00Z',
    updated_at: '2026-11-02T15:00:00Z',
    ...more,
  };
}

/** Returns an order in the list of an account. */
export function sampleOwnOrder(number: number, more: Partial<OwnOrder> = {}): OwnOrder {
  return {
    guid: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    number: String(number),
    status: 'completed',
    paymentStatus: 'paid',
    cancelledAt: null,
    currency: 'CAD',
    itemsCount: 3,
    total: 84.5,
    created_at: '2026-10-12T15:00:00Z',
    ...more,
  };
}
