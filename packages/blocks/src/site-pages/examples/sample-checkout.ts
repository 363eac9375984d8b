import type { Checkout, OrderAddress, OrderTotals } from '@org/schema/entities';
import { SAMPLE_ITEMS, sampleCart } from './sample-cart.ts';

/** An address without any part. */
export const NO_ADDRESS: OrderAddress = {
  street: '',
  city: '',
  province: '',
  postalCode: '',
  country: '',
  countryCode: 'CA',
};

/** A complete address. */
export const SAMPLE_ADDRESS: OrderAddress = {
  street: '1 Long Street',
  city: 'Toronto',
  province: 'ON',
  postalCode: 'M5V 2T6',
  country: 'Canada',
  countryCode: 'CA',
};

/** Returns the totals of a sample order. */
export function sampleTotals(more: Partial<OrderTotals> = {}): OrderTotals {
  return {
    subtotal: 246,
    discount: 0,
    shipping: 9.5,
    tax: 33.22,
    total: 288.72,
    taxLines: [{ name: 'HST', rate: 13, amount: 33.22 }],
    pricesIncludeTax: false,
    ...more,
  };
}

/** Parts of a sample checkout that differ. */
interface CheckoutOverrides extends Partial<Omit<Checkout, 'details' | 'choices'>> {
  readonly details?: Partial<Checkout['details']>;
  readonly choices?: Partial<Checkout['choices']>;
}

/**
 * Returns a sample checkout with nothing typed.
 * @returns checkout
 */
export function sampleCheckout({ details, choices, ...more }: CheckoutOverrides = {}): Checkout {
  return {
    cart: sampleCart(SAMPLE_ITEMS),
    details: {
      email: '',
      firstname: '',
      lastname: '',
      phone: '',
      delivery: 'ship',
      shippingMethodId: 'post',
      shipping: NO_ADDRESS,
      sameBilling: true,
      billing: NO_ADDRESS,
      paymentMethod: 'invoice',
      note: '',
      terms: false,
      createAccount: false,
      ...details,
    },
    problems: {},
    isReady: false,
    canOrder: true,
    choices: {
      deliveries: ['ship', 'pickup'],
      pickupInstructions: 'Ring at the side door\nMonday to Friday',
      shippingMethods: [
        { id: 'post', name: 'Post', price: 9.5, freeOver: 300 },
        { id: 'bike', name: 'By bicycle', price: 0, freeOver: null },
      ],
      noDelivery: '',
      paymentMethods: [
        { key: 'invoice', label: 'Invoice' },
        { key: 'pickup', label: 'Pay when you pick it up' },
      ],
      termsPath: '/terms',
      createAccount: true,
      ...choices,
    },
    totals: sampleTotals(),
    currency: 'CAD',
    heldUntil: '2026-11-23T19:15:00Z',
    ...more,
  };
}

/** Typed details of a delivery order. */
export const SAMPLE_DETAILS: Partial<Checkout['details']> = {
  email: 'ada@buyer.example',
  firstname: 'Ada',
  lastname: 'Buyer',
  phone: '+1 416 555 0123',
  shipping: SAMPLE_ADDRESS,
  note: 'Ring\ntwice',
  terms: true,
  createAccount: true,
};
