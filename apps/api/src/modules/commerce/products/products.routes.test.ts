import type { Product } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextNumber, productCalls, sized, variant } from '../../../../test/support/products.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const { call, make, change, read, category, listed } = productCalls(() => t);
const getRows = async (query: string): Promise<Product[]> => {
  const answer = await call('GET', `?itemsPerPage=100&${query}`);
  expect(answer.status, answer.text).toBe(200);
  return (answer.body.results as { rows: Product[] }).rows;
};
const rule = (field: string, operator: string, value: unknown): string =>
  `filter=${encodeURIComponent(JSON.stringify({ combinator: 'and', rules: [{ field, operator, value }] }))}`;
const movements = (productId: number) =>
  t.database.asOwner(
    `select m.delta::int, m.balance_after::int, m.reason from app.inventory_movements m
     join app.product_variants v on v.tenant_id = m.tenant_id and v.id = m.variant_id
     where v.product_id = $1 order by m.id`,
    [productId],
  );

describe('a product', () => {
  it('PROD-001 returns id, name, SKU, slug, status, images, badge, categories, prices, stock, attributes, variants and dimensions', async () => {
    const mugs = await category('Mugs');
    const body = {
      name: 'Speckled mug',
      imported_id: 'shop-17',
      sku: 'MUG-SPECKLED',
      status: 'published',
      images: [{ file: '/media/a/mug.webp', alt: 'A speckled mug' }],
      badgeText: 'New',
      badgeColor: '#1d6f42',
      unitPrice: 24.5,
      salePrice: 19.95,
      stock: 12,
      dimensions: { weight: 0.4, height: 10, weightUnit: 'kg', lengthUnit: 'cm' },
      excerpt: 'Holds a quarter of a litre.',
      description: '<p>Thrown <strong>by hand</strong>.</p>',
      brand: 'Kiln Street',
    };
    const product = await make({ ...body, category_ids: [mugs] });
    expect(product).toMatchObject({
      ...body,
      slug: 'speckled-mug',
      categories: [{ id: mugs, category: 'Mugs', slug: 'mugs' }],
      priceRange: { min: 19.95, max: 19.95 },
      numberOfVariants: 0,
      attributes: [],
      variants: [],
      dimensions: { ...body.dimensions, length: null, width: null },
      version: 1,
    });
    expect(await read(product.id)).toEqual(product);
  });

  it('PROD-002 returns variants with id, SKU, price, sale price, imported id and attributes', async () => {
    const product = await make({
      name: 'Bowl',
      unitPrice: 15,
      attributes: [{ name: 'Size', values: ['S', 'L'] }],
      variants: [
        variant('S', { price: 15, stock: 4, imported_variant_id: 'v-1' }),
        variant('L', { price: 22, salePrice: 18.5, stock: 3 }),
      ],
    });
    expect(product).toMatchObject({
      numberOfVariants: 2,
      stock: 7,
      priceRange: { min: 15, max: 18.5 },
      variants: [
        {
          id: expect.any(Number),
          price: 15,
          salePrice: null,
          imported_variant_id: 'v-1',
          attributes: [{ attribute_name: 'Size', attribute_value: 'S' }],
          stock: 4,
        },
        { price: 22, salePrice: 18.5, imported_variant_id: null, stock: 3 },
      ],
    });
    const [small, large] = product.variants ?? [];
    // The variants are sent in another order, with one new and one missing.
    const next = await change(product.id, {
      attributes: [{ name: 'size', values: ['S', 'l', 'M'] }],
      variants: [{ ...large, stock: 1 }, variant('M', { price: 30 })],
    });
    expect(next.variants?.map(({ id }) => id)).not.toContain(small?.id);
    expect(next.variants?.[0]).toMatchObject({ id: large?.id, stock: 1 });
    expect(next).toMatchObject({
      numberOfVariants: 2,
      stock: 1,
      priceRange: { min: 18.5, max: 30 },
    });
    // Without variants the product has its earlier price again.
    expect(await change(product.id, { variants: [] })).toMatchObject({
      numberOfVariants: 0,
      priceRange: { min: 15, max: 15 },
      stock: 0,
    });
  });

  it('saves and updates the maximum number of variants in one request', {
    timeout: 240_000,
  }, async () => {
    const numbers = Array.from({ length: 64 }, (_, at) => `No ${at}`);
    const many = Array.from({ length: 2048 }, (_, at) =>
      variant('', {
        stock: 1,
        attributes: [
          { attribute_name: 'Row', attribute_value: numbers[at % 64] },
          { attribute_name: 'Place', attribute_value: numbers[Math.floor(at / 64)] },
        ],
      }),
    );
    const attributes = ['Row', 'Place'].map((name) => ({ name, values: numbers }));
    const product = await make({ name: 'Of many sizes', attributes, variants: many });
    expect(product).toMatchObject({ numberOfVariants: 2048, stock: 2048 });
    const changed = await change(product.id, {
      variants: (product.variants ?? []).map((one) => ({ ...one, price: 3 })),
    });
    expect(changed.priceRange).toEqual({ min: 3, max: 3 });
    expect(
      (await call('PUT', `${product.id}/`, { variants: [...many, variant('One more')] })).status,
    ).toBe(422);
  });

  it('requires one value of each attribute for every variant, whichever of the two is saved', async () => {
    const refused = 'This variant does not have one value of each attribute';
    const of = (...attributes: [string, string][]) => ({
      ...variant(''),
      attributes: attributes.map(([attribute_name, attribute_value]) => ({
        attribute_name,
        attribute_value,
      })),
    });
    const attributes = [
      { name: 'Size', values: ['S', 'L'] },
      { name: 'Glaze', values: ['Blue'] },
    ];
    const answer = await call('POST', '', {
      name: 'Vase',
      sku: `VASE-${nextNumber()}`,
      attributes,
      variants: [
        of(['Glaze', 'blue'], ['size', 's']),
        of(['Size', 'L']),
        of(['Size', 'XL'], ['Glaze', 'Blue']),
        of(['Size', 'L'], ['Glaze', 'Blue'], ['Shape', 'Round']),
      ],
    });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        formErrors: {
          'variants[1].attributes': refused,
          'variants[2].attributes': refused,
          'variants[3].attributes': refused,
        },
      },
    });
    const { id } = await make({ attributes, variants: [of(['Size', 'S'], ['Glaze', 'Blue'])] });
    expect(
      (await call('PUT', `${id}/`, { attributes: attributes.slice(0, 1) })).body,
    ).toMatchObject({ formErrors: { 'variants[0].attributes': refused } });
  });

  it('PROD-007 returns the stock status that staff set, or one that follows from the quantity', async () => {
    const { id, stockStatus } = await make({ name: 'Stocked' });
    expect(stockStatus).toBe('out of stock');
    const steps: [object, string][] = [
      [{ stock: 2 }, 'in stock'],
      [{ stock: 0 }, 'out of stock'],
      [{ allowBackorder: true }, 'backordered'],
      [{ trackInventory: false }, 'in stock'],
      ...[
        'in stock',
        'out of stock',
        'ready to order',
        'partial',
        'pending',
        'ordered',
        'backordered',
        'discontinued',
      ].map((status): [object, string] => [{ stockStatusSet: status }, status]),
      [{ stockStatusSet: '' }, 'in stock'],
    ];
    for (const [body, expected] of steps)
      expect((await change(id, body)).stockStatus, JSON.stringify(body)).toBe(expected);
    expect((await call('PUT', `${id}/`, { stockStatusSet: 'sold' })).body.code).toBe(
      'validation_failed',
    );
  });

  it('records quantities as stock movements, and rejects a quantity on a product with variants', async () => {
    const { id } = await make({ stock: 5 });
    await change(id, { stock: 3 });
    await change(id, { stock: 3, name: 'Mug of movements' });
    expect(await movements(id)).toEqual([
      { delta: 5, balance_after: 5, reason: 'count' },
      { delta: -2, balance_after: 3, reason: 'count' },
    ]);
    const many = await make(sized('S'));
    expect((await call('PUT', `${many.id}/`, { stock: 1 })).body.formErrors).toEqual({
      stock: 'The stock of this product is tracked by variant',
    });
  });

  it('rejects an SKU, slug or imported id that another product has, ignoring case', async () => {
    const taken = variant('S');
    const one = await make({ sku: 'Unique-1', imported_id: 'same', ...sized(taken) });
    const refused = async (body: object) =>
      (await call('POST', '', { name: 'Second', sku: `S-${nextNumber()}`, ...body })).body
        .formErrors;
    expect(await refused({ sku: 'UNIQUE-1' })).toEqual({ sku: 'Another product has this SKU' });
    expect(await refused({ sku: taken.sku.toLowerCase() })).toEqual({
      sku: 'Another product has this SKU',
    });
    expect(await refused({ variants: [{ ...taken }] })).toEqual({
      'variants[0].sku': 'Another product has this SKU',
    });
    expect(
      await refused({ variants: [variant('S', { sku: 'same' }), variant('M', { sku: 'SAME' })] }),
    ).toEqual({
      'variants[1].sku': 'Two variants have this SKU',
    });
    expect(await refused({ variants: [variant('S'), variant('s')] })).toEqual({
      'variants[1].attributes': 'Two variants have these values',
    });
    expect(await refused({ slug: one.slug })).toEqual({
      slug: 'Another product already has this address',
    });
    expect(await refused({ imported_id: 'same' })).toEqual({
      imported_id: 'Another product was already imported with this id',
    });
    expect((await make({ name: one.name })).slug).not.toBe(one.slug);
  });

  it('sanitizes markup, and rejects invalid values by field', async () => {
    const { description } = await make({
      description: '<p onclick="x()">A<script>alert(1)</script></p>',
    });
    expect(description).toBe('<p>A</p>');
    const answer = await call('POST', '', {
      status: 'sold',
      unitPrice: -1,
      salePrice: 1.005,
      stock: 1.5,
      badgeColor: 'red;',
      images: [{ file: 'javascript:alert(1)' }],
      category_ids: [999_999],
    });
    expect(answer.body.formErrors).toEqual({
      name: 'Please enter a Name',
      sku: 'Please enter an SKU',
      status: 'Please choose a Status',
      unitPrice: 'Use 0 or more',
      salePrice: 'Use at most two decimals',
      stock: 'Use a whole number',
      badgeColor: 'Use a color such as #1d6f42',
      'images[0].file':
        'Use a URL that starts with http:// or https://, or a path that starts with /',
    });
    expect(
      (await call('POST', '', { name: 'x', sku: 'x-1', category_ids: [999_999] })).body.formErrors,
    ).toEqual({ category_ids: 'Some of these categories do not exist' });
  });
});

describe('the list of products', () => {
  it('API-SEARCH-02 searches products by name, SKU, brand, category and the SKU of a variant', async () => {
    const jars = await category('Jars');
    const product = await make({
      name: 'Lidded stoneware',
      sku: 'LID-900',
      brand: 'Ashfield',
      category_ids: [jars],
      ...sized(variant('S', { sku: 'LID-900-SMALL' })),
    });
    for (const search of ['lidded', 'stone', 'lid-900', 'ashf', 'jars', 'LID-900-SMALL'])
      expect(
        (await getRows(`search=${search}`)).map(({ id }) => id),
        search,
      ).toContain(product.id);
    expect(await getRows('search=nothinglikeit')).toEqual([]);
    // A list includes the number of variants, but not the variants.
    const row = (await getRows('search=mug')).find(({ variants }) => variants !== undefined);
    expect(row).toBeUndefined();
  });

  it('filters and sorts products', async () => {
    const shelf = await category('Shelf');
    const first = await make({ name: 'Apron', unitPrice: 5, stock: 1, category_ids: [shelf] });
    const second = await make({
      name: 'Zest grater',
      unitPrice: 50,
      stock: 9,
      status: 'published',
      category_ids: [shelf],
    });
    const ids = async (query: string): Promise<number[]> =>
      (await getRows(`${rule('categories', 'in', [shelf])}&${query}`)).map(({ id }) => id);
    for (const field of ['name', 'sku', 'unitPrice', 'stock', 'created_at']) {
      expect(await ids(`orderBy=${field}&orderDirection=ASC`), field).toEqual([
        first.id,
        second.id,
      ]);
      expect(await ids(`orderBy=${field}&orderDirection=DESC`), field).toEqual([
        second.id,
        first.id,
      ]);
    }
    expect((await getRows(rule('status', 'in', ['published']))).map(({ id }) => id)).toContain(
      second.id,
    );
    expect((await getRows(rule('unitPrice', 'gt', 45))).map(({ id }) => id)).toContain(second.id);
  });

  it('updates products in bulk, including their prices in the shop', async () => {
    const one = await make({ name: 'Of many', unitPrice: 10, status: 'published' });
    const two = await make({ name: 'Of many', unitPrice: 11, status: 'published' });
    const answer = await call('PUT', 'bulk/', {
      selection: { ids: [one.id, two.id] },
      set: { unitPrice: 30, brand: 'Bulk' },
    });
    expect(answer.body, answer.text).toMatchObject({ changed: 2, failed: [] });
    expect(await read(two.id)).toMatchObject({ brand: 'Bulk', priceRange: { min: 30, max: 30 } });
    expect((await listed(two.id))[0]).toMatchObject({ category_id: 0, price: 30 });
  });
});

it('records the images of a product, of its variants and of its text', async () => {
  const { media, guid } = t.world.alpha;
  const file = `/media/${guid}/${guid}/alpha-640.webp`;
  const usage = async () => {
    const answer = await t.call('GET', `/api/v1/admin/media/${media}/usage/`, { as: 'editor' });
    return (answer.body.results as { rows: unknown[] }).rows;
  };
  const { id } = await make({ name: 'Pictured', images: [{ file, alt: '' }] });
  const place = { type: 'product', id, title: 'Pictured', path: '/store/product/pictured' };
  expect(await usage()).toEqual([place]);
  await change(id, { images: [] });
  expect(await usage()).toEqual([]);
  await change(id, sized(variant('S', { image: file })));
  expect(await usage()).toEqual([place]);
});
