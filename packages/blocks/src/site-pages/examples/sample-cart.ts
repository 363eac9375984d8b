import type { Cart, CartItem } from '@org/schema/entities';
import { SAMPLE_PICTURES } from '../../images/sample-pictures.ts';

/**
 * Returns an item of a sample cart.
 * @param more - overrides
 */
export function sampleCartItem(id: number, more: Partial<CartItem> = {}): CartItem {
  const { quantity = 1, unitPrice = 20 + id * 6, salePrice = null } = more;
  return {
    id,
    key: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    name: `Bowl ${id}`,
    quantity,
    unitPrice,
    salePrice,
    sku: `KILN-${id}`,
    slug: `bowl-${id}`,
    images: [{ file: SAMPLE_PICTURES[id % SAMPLE_PICTURES.length]?.file ?? '', alt: '' }],
    selectedOptions: [],
    weight: null,
    length: null,
    width: null,
    height: null,
    maxQuantity: 8,
    stock: 8,
    stockStatus: 'in stock',
    available: true,
    lineTotal: quantity * (salePrice ?? unitPrice),
    warnings: [],
    ...more,
  };
}

/**
 * Returns a sample cart.
 * @param more - overrides
 */
export function sampleCart(items: readonly CartItem[], more: Partial<Cart> = {}): Cart {
  const subtotal = items.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  return {
    guid: '00000000-0000-4000-8000-00000000cafe',
    items: [...items],
    itemsCount: items.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: { subtotal, discount: 0, total: subtotal },
    currency: 'CAD',
    delivery: { from: 9.5, freeFrom: 100 },
    coupons: [],
    warnings: [],
    version: 1,
    ...more,
  };
}

/** The items of a typical cart. */
export const SAMPLE_ITEMS: readonly CartItem[] = [
  sampleCartItem(1, {
    name: 'Serving bowl, Large, Ash',
    quantity: 2,
    selectedOptions: [
      { attribute_name: 'Size', attribute_value: 'Large' },
      { attribute_name: 'Glaze', attribute_value: 'Ash' },
    ],
  }),
  sampleCartItem(2, { name: 'Breakfast mug', unitPrice: 24, salePrice: 19.5, quantity: 8 }),
  sampleCartItem(3, { name: 'Studio apron', images: [] }),
];
