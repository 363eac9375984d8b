import { toNumber } from '@org/admin-kit';
import type { Product } from '@org/schema/entities';
import { expect, it } from 'vitest';
import {
  emptyProductForm,
  type ProductFormValues,
  productResolver,
  productToForm,
  toProductBody,
} from './product-form.ts';

const KEPT = {
  imported_variant_id: 'x-1',
  barcode: '',
  image: '/media/small.webp',
  weight: 0.5,
  length: null,
  width: null,
  height: null,
};
const SMALL = [{ attribute_name: 'Size', attribute_value: 'S' }];

const PRODUCT: Product = {
  id: 4,
  name: 'Pot',
  imported_id: null,
  sku: 'POT',
  slug: 'pot',
  status: 'published',
  images: [{ file: '/media/pot.webp', alt: 'A pot' }],
  badgeText: 'New',
  badgeColor: '#1d6f42',
  categories: [
    { id: 9, category: 'B', slug: 'b' },
    { id: 2, category: 'C', slug: 'c' },
  ],
  unitPrice: 12.5,
  salePrice: null,
  priceRange: { min: 12.5, max: 12.5 },
  numberOfVariants: 1,
  stock: 3,
  stockStatus: 'in stock',
  stockStatusSet: '',
  trackInventory: true,
  allowBackorder: false,
  attributes: [{ name: 'Size', values: ['S'] }],
  variants: [
    { id: 11, sku: 'POT-S', price: 12.5, salePrice: 10, stock: 3, attributes: SMALL, ...KEPT },
  ],
  dimensions: {
    weight: 0.4,
    length: null,
    width: 12,
    height: null,
    weightUnit: 'kg',
    lengthUnit: 'cm',
  },
  excerpt: '',
  description: '<p>Text</p>',
  brand: '',
  barcode: '',
  taxClass: '',
  canonical_url: '',
  meta_title: '',
  meta_keywords: '',
  meta_description: '',
  focus_keyphrase: '',
  og_image: '',
  noindex: false,
  tags: [],
  user: null,
  version: 3,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  deleted_at: null,
};

async function problems(values: ProductFormValues): Promise<Record<string, unknown>> {
  const options = { fields: {}, shouldUseNativeValidation: false };
  return { ...(await productResolver(values, undefined, options)).errors };
}

it('round-trips a product through its form, without unchanged stock', () => {
  const values = productToForm(PRODUCT);
  expect(values).toMatchObject({
    unitPrice: '12.5',
    salePrice: '',
    category_ids: [2, 9],
    onHand: '',
  });
  const body = toProductBody(values, 'UTC', values);
  expect(body).toMatchObject({
    slug: 'pot',
    unitPrice: 12.5,
    salePrice: null,
    variants: [{ id: 11, sku: 'POT-S', price: 12.5, salePrice: 10, attributes: SMALL, ...KEPT }],
    dimensions: { weight: 0.4, length: null, width: 12, weightUnit: 'kg' },
  });
  expect(body).not.toHaveProperty('onHand');
  expect(body.variants).not.toMatchObject([{ onHand: expect.anything() }]);
});

it('sends changed stock quantities', () => {
  const base = productToForm(PRODUCT);
  const [first] = base.variants;
  const variants = [
    { sku: 'POT-S', price: '12.5', salePrice: '', attributes: SMALL, ...first, onHand: '8' },
    { sku: 'POT-M', price: '13', salePrice: '', onHand: '', attributes: [] },
  ];
  const body = toProductBody({ ...base, variants }, 'UTC', base);
  expect(body.variants).toMatchObject([{ id: 11, onHand: 8 }, { sku: 'POT-M' }]);
  expect((body.variants as object[])[1]).not.toHaveProperty('onHand');
  const plain = { ...base, variants: [], onHand: '5' };
  expect(toProductBody(plain, 'UTC', plain)).not.toHaveProperty('onHand');
  expect(toProductBody({ ...plain, onHand: '' }, 'UTC', plain)).toMatchObject({ onHand: 0 });
});

it('parses numbers as people type them', () => {
  expect(['', ' 12 ', '12,5', '1,250.50', '1,250', 'a lot'].map(toNumber)).toEqual([
    null,
    12,
    12.5,
    1250.5,
    1250,
    'a lot',
  ]);
});

it('reports missing values at their fields, however deeply nested', async () => {
  expect(await problems(emptyProductForm())).toMatchObject({
    name: { message: 'Please enter a Name' },
    sku: { message: 'Please enter an SKU' },
  });
  const values = {
    ...productToForm(PRODUCT),
    attributes: [
      { name: 'Size', values: ['S'] },
      { name: 'size', values: ['L'] },
    ],
    variants: [{ sku: '', price: 'much', salePrice: '', onHand: '1.5', attributes: SMALL }],
  };
  expect(await problems(values)).toMatchObject({
    attributes: [undefined, { name: { message: 'Another attribute has this name' } }],
    variants: [
      {
        attributes: { message: 'Values do not match the attributes' },
        sku: { message: 'Please enter an SKU' },
        price: { message: 'Use a number' },
        onHand: { message: 'Use a whole number' },
      },
    ],
  });
});

it('rejects variants that do not match the attributes', async () => {
  const values = { ...productToForm(PRODUCT), attributes: [{ name: 'Size', values: ['M'] }] };
  expect(await problems(values)).toMatchObject({
    variants: [{ attributes: { message: 'Values do not match the attributes' } }],
  });
  expect(await problems(productToForm(PRODUCT))).toEqual({});
});
