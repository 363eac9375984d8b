import type { OrderPageProps } from '../order/order-page.view.tsx';
import type { PageExamples } from './define-page-examples.ts';
import { NO_ADDRESS, SAMPLE_ADDRESS, sampleTotals } from './sample-checkout.ts';
import { sampleOrder, sampleOrderItem } from './sample-order.ts';
import { LONG_NAME, LONG_WORD, problemNote } from './sample-texts.ts';

const formats = { locale: 'en-CA', timezone: 'America/Toronto' };

/** Examples of the page of an order. */
export const orderPageExamples: PageExamples<'order'> = {
  minimal: { order: undefined, formats, note: undefined },
  typical: {
    order: sampleOrder({
      items: [sampleOrderItem(0, { fulfilledQuantity: 1 }), sampleOrderItem(1)],
      coupons: [{ code: 'SPRING', discount: 24.6 }],
      totals: sampleTotals({ discount: 24.6 }),
      tracking: [
        { carrier: 'Canada Post', number: '7023210039414604', url: 'https://post.example/7023' },
        { carrier: 'Bicycle', number: '', url: '' },
      ],
      note: 'Ring\ntwice',
    }),
    formats,
    note: undefined,
  },
  longText: {
    order: sampleOrder({
      number: 'A-VERY-LONG-NUMBER-OF-AN-ORDER',
      customerName: LONG_NAME,
      email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
      items: [sampleOrderItem(0, { name: LONG_NAME }), sampleOrderItem(1, { name: LONG_WORD })],
      addresses: { shipping: { ...SAMPLE_ADDRESS, street: LONG_NAME }, billing: SAMPLE_ADDRESS },
      tracking: [{ carrier: LONG_NAME, number: LONG_WORD, url: LONG_WORD }],
      note: `${LONG_NAME}\n${LONG_WORD}`,
    }),
    formats,
    note: problemNote(LONG_NAME),
  },
  problem: {
    order: sampleOrder({ hasPaymentMismatch: true, payUrl: null, paidTotal: 10 }),
    formats,
    note: problemNote('This order cannot be repeated: its items are no longer available'),
  },
  rtl: {
    order: sampleOrder({
      currency: 'AED',
      customerName: 'ليلى حداد',
      isPickup: true,
      addresses: { billing: NO_ADDRESS, shipping: null },
      shippingMethod: null,
      pickupInstructions: 'من الباب الجانبي',
      paymentMethod: { key: 'pickup', label: 'الدفع عند الاستلام' },
      items: [sampleOrderItem(0, { name: 'وعاء تقديم كبير' })],
    }),
    formats: { locale: 'ar', timezone: 'Asia/Dubai' },
    note: undefined,
  },
};

/** Further states of an order. */
export const ORDER_STATES = {
  unpaid: {
    order: sampleOrder({ payUrl: 'https://pay.example/session' }),
    formats,
    note: undefined,
  },
  partlyPaid: { order: sampleOrder({ paidTotal: 100 }), formats, note: undefined },
  refunded: {
    order: sampleOrder({
      status: 'completed',
      paymentStatus: 'partially_refunded',
      paidTotal: 288.72,
      refundedTotal: 40,
    }),
    formats,
    note: undefined,
  },
  cancelled: {
    order: sampleOrder({ cancelledAt: '2026-11-03T15:00:00Z', paymentStatus: 'failed' }),
    formats,
    note: undefined,
  },
} satisfies Record<string, OrderPageProps>;
