import type { PageExamples } from './define-page-examples.ts';
import { SAMPLE_ITEMS, sampleCart, sampleCartItem } from './sample-cart.ts';
import { LONG_NAME, LONG_WORD, problemNote } from './sample-texts.ts';

/** Examples of the cart page. */
export const cartPageExamples: PageExamples<'cart'> = {
  minimal: { cart: sampleCart([], { guid: null, delivery: null }), locale: '', note: undefined },
  typical: {
    cart: sampleCart(SAMPLE_ITEMS, { coupons: [{ code: 'SPRING', discount: 24.6 }] }),
    locale: 'en-CA',
    note: undefined,
  },
  longText: {
    cart: sampleCart(
      [
        sampleCartItem(1, { name: LONG_NAME, warnings: [LONG_NAME] }),
        sampleCartItem(2, {
          name: LONG_WORD,
          quantity: 9999,
          maxQuantity: 9999,
          selectedOptions: [{ attribute_name: LONG_NAME, attribute_value: LONG_WORD }],
        }),
      ],
      { coupons: [{ code: 'A-VERY-LONG-CODE-THAT-FILLS-ALL-FORTY-CHA', discount: 12_345.67 }] },
    ),
    locale: 'en-CA',
    note: undefined,
  },
  problem: {
    cart: sampleCart(
      [
        sampleCartItem(1, {
          available: false,
          maxQuantity: 0,
          warnings: ['This item is no longer available'],
        }),
        sampleCartItem(2, {
          available: false,
          quantity: 4,
          maxQuantity: 2,
          warnings: ['Only 2 are left'],
        }),
      ],
      { warnings: ['Some items cannot be ordered'] },
    ),
    locale: 'en-CA',
    note: problemNote('Please use 8 or less'),
  },
  rtl: {
    cart: sampleCart(
      [
        sampleCartItem(1, {
          name: 'وعاء تقديم كبير',
          quantity: 2,
          selectedOptions: [{ attribute_name: 'المقاس', attribute_value: 'كبير' }],
        }),
        sampleCartItem(2, { name: 'كوب الفطور', salePrice: 19.5 }),
      ],
      { currency: 'AED', delivery: { from: 0, freeFrom: null } },
    ),
    locale: 'ar',
    note: undefined,
  },
};
