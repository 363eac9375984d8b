import type { CartItem } from '@org/schema/entities';
import type { CheckoutPageProps } from '../checkout/checkout-frame.tsx';
import type { PageExamples } from './define-page-examples.ts';
import { SAMPLE_ITEMS, sampleCart, sampleCartItem } from './sample-cart.ts';
import {
  NO_ADDRESS,
  SAMPLE_ADDRESS,
  SAMPLE_DETAILS,
  sampleCheckout,
  sampleTotals,
} from './sample-checkout.ts';
import { LONG_NAME, LONG_WORD, problemNote } from './sample-texts.ts';

/** Props of an open checkout. */
const open = (more: Partial<CheckoutPageProps>): CheckoutPageProps => ({
  checkout: sampleCheckout(),
  locale: 'en-CA',
  timezone: 'America/Toronto',
  note: undefined,
  findsPlaces: false,
  ...more,
});

const empty = sampleCheckout({ cart: sampleCart([], { guid: null }), heldUntil: null });
const longItem: CartItem = sampleCartItem(1, { name: LONG_NAME });
const longDetails = {
  ...SAMPLE_DETAILS,
  firstname: LONG_NAME.slice(0, 100),
  lastname: LONG_WORD.slice(0, 100),
  note: `${LONG_NAME}\n${LONG_WORD}`,
  shipping: { ...SAMPLE_ADDRESS, street: LONG_NAME, city: LONG_WORD.slice(0, 120) },
};
const longChoices = {
  shippingMethods: [{ id: 'post', name: LONG_NAME, price: 12_345.67, freeOver: 99_999 }],
  paymentMethods: [{ key: 'invoice', label: LONG_WORD }],
  pickupInstructions: LONG_NAME,
};
const arabic = {
  email: 'layla@buyer.example',
  firstname: 'ليلى',
  lastname: 'حداد',
  note: 'اتصل قبل التسليم',
  shipping: { ...NO_ADDRESS, street: 'شارع الزيتون ١', city: 'دبي', countryCode: 'AE' },
};
const arabicChoices = {
  shippingMethods: [{ id: 'post', name: 'البريد', price: 25, freeOver: 300 }],
  paymentMethods: [
    { key: 'invoice', label: 'فاتورة' },
    { key: 'pickup', label: 'الدفع عند الاستلام' },
  ],
  pickupInstructions: 'من الباب الجانبي',
};
const arabicCart = sampleCart([sampleCartItem(1, { name: 'وعاء تقديم كبير' })], {
  currency: 'AED',
});

/** Examples of the checkout: contact, delivery and payment. */
export const checkoutPageExamples: PageExamples<'checkout'> = {
  minimal: open({ checkout: empty }),
  typical: open({ findsPlaces: true }),
  longText: open({
    checkout: sampleCheckout({
      cart: sampleCart([longItem], {
        coupons: [{ code: 'A-VERY-LONG-CODE-THAT-FILLS-ALL-FORTY-CHA', discount: 12 }],
      }),
      details: longDetails,
      choices: longChoices,
      totals: sampleTotals({ discount: 12 }),
    }),
  }),
  problem: open({
    checkout: sampleCheckout({
      details: {
        ...SAMPLE_DETAILS,
        email: 'ada@',
        sameBilling: false,
        shipping: { ...SAMPLE_ADDRESS, city: '', province: 'Nowhere' },
      },
      problems: {
        terms: 'Please agree to the terms',
        'shipping.city': 'Please enter a city',
        'shipping.province': 'Please choose a province',
        'billing.countryCode': 'Please choose a country',
        shippingMethodId: 'Please choose a method',
        email: 'Please enter a valid email address',
      },
    }),
    note: problemNote('We don’t recognise this code', { code: 'NOPE"' }),
  }),
  rtl: open({
    checkout: sampleCheckout({
      cart: arabicCart,
      details: arabic,
      choices: arabicChoices,
      currency: 'AED',
    }),
    locale: 'ar',
    timezone: 'Asia/Dubai',
  }),
};

/** Further states of the checkout. */
export const CHECKOUT_STATES = {
  signInRequired: open({ checkout: sampleCheckout({ canOrder: false }) }),
  closedShop: open({
    checkout: sampleCheckout({ choices: { paymentMethods: [] } }),
    note: problemNote('Something went wrong'),
  }),
  pickupOnly: open({
    checkout: sampleCheckout({
      details: { ...SAMPLE_DETAILS, delivery: 'pickup', paymentMethod: 'pickup' },
      choices: { deliveries: ['pickup'], termsPath: '', createAccount: false },
      totals: sampleTotals({ shipping: 0, pricesIncludeTax: true }),
    }),
  }),
  noDelivery: open({
    checkout: sampleCheckout({ choices: { noDelivery: 'We do not deliver to this address' } }),
  }),
} satisfies Record<string, CheckoutPageProps>;

/** Examples of the review before an order is placed. */
export const reviewPageExamples: PageExamples<'review'> = {
  minimal: open({ checkout: empty }),
  typical: open({
    checkout: sampleCheckout({
      cart: sampleCart(SAMPLE_ITEMS, { coupons: [{ code: 'SPRING', discount: 24.6 }] }),
      details: { ...SAMPLE_DETAILS, sameBilling: false, billing: SAMPLE_ADDRESS },
      totals: sampleTotals({ discount: 24.6 }),
      isReady: true,
    }),
  }),
  longText: open({
    checkout: sampleCheckout({
      cart: sampleCart([longItem]),
      details: longDetails,
      choices: longChoices,
      isReady: true,
    }),
  }),
  problem: open({
    checkout: sampleCheckout({
      cart: sampleCart(SAMPLE_ITEMS, { warnings: ['Only 2 are left'] }),
      details: { ...SAMPLE_DETAILS, delivery: 'pickup', paymentMethod: 'pickup' },
    }),
    note: problemNote('The total of your order has changed. Please review it'),
  }),
  rtl: open({
    checkout: sampleCheckout({
      cart: arabicCart,
      details: { ...arabic, paymentMethod: 'stripe' },
      choices: arabicChoices,
      currency: 'AED',
      isReady: true,
    }),
    locale: 'ar',
    timezone: 'Asia/Dubai',
  }),
};
