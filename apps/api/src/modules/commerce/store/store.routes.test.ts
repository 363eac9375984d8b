import type { Product, ProductPage, PublicProduct } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ALPHA_SITE,
  type Answer,
  type TestApi,
  testApi,
} from '../../../../test/support/test-api.ts';

let t: TestApi;
/** Ids of categories and tags by name. */
const named = new Map<string, number>();
const products = new Map<string, Product>();

const admin = async (method: string, path: string, body?: object): Promise<Answer> => {
  const answer = await t.call(method, `/api/v1/admin/products/${path}`, {
    as: 'admin',
    ...(body && { body }),
  });
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer;
};
const make = async (name: string, body: object): Promise<void> => {
  const { body: made } = await admin('POST', '', {
    name,
    sku: name.toUpperCase().replaceAll(' ', '-'),
    status: 'published',
    ...body,
  });
  products.set(name, made.product as Product);
};
/** Visitors call the site, staff call the admin. */
const site = (path: string, as?: 'admin') =>
  t.call('GET', `/api/v1/products/${path}`, as ? { as } : { origin: ALPHA_SITE });
const page = async (query = '', as?: 'admin'): Promise<ProductPage> => {
  const answer = await site(`?${query}`, as);
  expect(answer.status, answer.text).toBe(200);
  return answer.body as unknown as ProductPage;
};
const names = async (query = '', as?: 'admin'): Promise<string[]> =>
  (await page(query, as)).rows.map(({ name }) => name);

beforeAll(async () => {
  t = await testApi();
  for (const { id } of (
    (await t.call('GET', '/api/v1/admin/products/', { as: 'admin' })).body.results as {
      rows: Product[];
    }
  ).rows)
    await admin('DELETE', `${id}/`);
  const category = async (name: string, parent_id?: number): Promise<void> => {
    const { body } = await admin('POST', 'categories/', {
      category: name,
      ...(parent_id && { parent_id }),
    });
    named.set(name, (body.category as { id: number }).id);
  };
  await category('Table');
  await category('Mugs', named.get('Table'));
  await category('Garden');
  const { body } = await admin('POST', 'tags/', { name: 'Gift' });
  named.set('Gift', (body.tag as { id: number }).id);
  const mugs = { category_ids: [named.get('Mugs')] };
  await make('Blue mug', { unitPrice: 20, stock: 4, ...mugs, tagIds: [named.get('Gift')] });
  await make('Ash mug', { unitPrice: 30, salePrice: 12, ...mugs });
  await make('Clay pot', { unitPrice: 45, category_ids: [named.get('Garden')] });
  await make('Dibber', { unitPrice: 9.5, category_ids: [named.get('Garden'), named.get('Table')] });
  await make('Secret mug', { status: 'draft', unitPrice: 99, ...mugs });
  await make('Old mug', { status: 'archived', unitPrice: 1, ...mugs });
});
afterAll(() => t.close());

const ALL = ['Ash mug', 'Blue mug', 'Clay pot', 'Dibber'];

describe('the products of a shop', () => {
  it('API-PROD-01 returns rows, total, minPrice and maxPrice, by name ascending', async () => {
    const answer = await page();
    expect(answer).toMatchObject({
      success: true,
      total: 4,
      totalIsCapped: false,
      minPrice: 9.5,
      maxPrice: 45,
      currentPage: 1,
      itemsPerPage: 12,
    });
    expect(answer.rows.map(({ name }) => name)).toEqual(ALL);
    expect(answer.rows[1]).toMatchObject({
      name: 'Blue mug',
      slug: 'blue-mug',
      unitPrice: 20,
      salePrice: null,
      priceRange: { min: 20, max: 20 },
      stock: 4,
      stockStatus: 'in stock',
      categories: [{ category: 'Mugs', slug: 'mugs' }],
    });
    expect(JSON.stringify(answer)).not.toMatch(/taxClass|stockStatusSet|created_at/);
  });

  it('API-PROD-01 accepts currentPage, limit, itemsPerPage, productIds, categoryIds, search, orderBy, orderDirection and price', async () => {
    const id = (name: string): number => products.get(name)?.id ?? 0;
    for (const [query, expected] of [
      ['itemsPerPage=2', ALL.slice(0, 2)],
      ['itemsPerPage=2&currentPage=2', ALL.slice(2)],
      ['itemsPerPage=3&currentPage=2', ALL.slice(3)],
      ['itemsPerPage=2&currentPage=9', []],
      [`productIds=${id('Dibber')},${id('Ash mug')},${id('Secret mug')}`, ['Ash mug', 'Dibber']],
      [`categoryIds=${named.get('Garden')}`, ['Clay pot', 'Dibber']],
      // A category includes the products of its descendants.
      [`categoryIds=${named.get('Table')}`, ['Ash mug', 'Blue mug', 'Dibber']],
      [`categoryIds=${named.get('Mugs')},${named.get('Garden')}`, ALL],
      ['search=mug', ['Ash mug', 'Blue mug']],
      ['search=bl', ['Blue mug']],
      ['search=clay%20po', ['Clay pot']],
      ['search=mug%20garden', []],
      ['search=CLAY-POT', ['Clay pot']],
      ['orderBy=name&orderDirection=DESC', ALL.toReversed()],
      ['orderBy=price', ['Dibber', 'Ash mug', 'Blue mug', 'Clay pot']],
      ['orderBy=price&orderDirection=desc', ['Clay pot', 'Blue mug', 'Ash mug', 'Dibber']],
      ['orderBy=created_at&orderDirection=DESC', ['Dibber', 'Clay pot', 'Ash mug', 'Blue mug']],
      ['search=mug&orderBy=price', ['Ash mug', 'Blue mug']],
      ['price=10,20', ['Ash mug', 'Blue mug']],
      ['price=10,20&orderBy=price&orderDirection=DESC', ['Blue mug', 'Ash mug']],
      ['search=mug&price=0,15', ['Ash mug']],
      [`tags=${named.get('Gift')}`, ['Blue mug']],
      // Empty parameters are ignored.
      ['productIds=&categoryIds=&tags=&search=&orderBy=&price=', ALL],
    ] as const)
      expect(await names(query), query).toEqual(expected);
  });

  it('API-PROD-01 returns the price range without the price filter, and the total with it', async () => {
    expect(await page('price=10,20')).toMatchObject({ total: 2, minPrice: 9.5, maxPrice: 45 });
    expect(await page('search=mug&price=0,15')).toMatchObject({
      total: 1,
      minPrice: 12,
      maxPrice: 20,
    });
    expect(await page('search=nothinglikeit')).toMatchObject({
      total: 0,
      minPrice: 0,
      maxPrice: 0,
    });
  });

  it('SHOP-011 returns all pages for limit 0, a limited number for a positive one, and everything at once for -1', async () => {
    expect(await names('limit=0&itemsPerPage=2')).toEqual(ALL.slice(0, 2));
    expect(await page('limit=3&itemsPerPage=2&currentPage=2')).toMatchObject({
      total: 3,
      rows: [{ name: 'Clay pot' }],
    });
    expect(await names('limit=3&itemsPerPage=2&currentPage=3')).toEqual([]);
    expect(await names('limit=-1&itemsPerPage=2')).toEqual(ALL);
  });

  it('PROD-005 PROD-004 shows visitors published products, and staff drafts as well', async () => {
    expect(await names('', 'admin')).toEqual([...ALL, 'Secret mug']);
    const { rows } = await page('search=secret', 'admin');
    expect(rows).toMatchObject([{ name: 'Secret mug', status: 'draft' }]);
    expect(await page('price=90,100', 'admin')).toMatchObject({
      total: 1,
      minPrice: 9.5,
      maxPrice: 99,
    });
    expect((await site('secret-mug/')).status).toBe(404);
    expect((await site('secret-mug/', 'admin')).status).toBe(200);
    expect((await site('old-mug/')).status).toBe(404);
  });

  it('SHOP-008 filters by tag, and shows deleted products only to staff', async () => {
    await make('Gone', { unitPrice: 3 });
    await admin('DELETE', `${products.get('Gone')?.id}/`);
    expect(await names('showdeleted=true')).toEqual(ALL);
    expect(await names('showdeleted=true', 'admin')).toContain('Gone');
    expect(await names(`tags=${named.get('Gift')}`, 'admin')).toEqual(['Blue mug']);
  });

  it('counts the products of each category', async () => {
    const { facets } = await page('facets=1');
    expect(facets?.categories.map(({ category, count }) => [category, count])).toEqual([
      ['Table', 3],
      ['Mugs', 2],
      ['Garden', 2],
    ]);
    expect(await page()).not.toHaveProperty('facets');
  });

  it('rejects unknown parameters by name', async () => {
    for (const [query, field] of [
      ['orderBy=cost', 'orderBy'],
      ['price=20', 'price'],
      ['price=20,10', 'price'],
      ['price=1,2;drop', 'price'],
      ['search=m', 'search'],
      ['itemsPerPage=5000', 'itemsPerPage'],
      ['secret=1', 'secret'],
    ]) {
      const answer = await site(`?${query}`);
      expect(answer.status, query).toBe(422);
      expect(Object.keys(answer.body.formErrors as object), query).toEqual([field]);
    }
  });
});

describe('a single product or category', () => {
  it('SHOP-024 returns a product by its slug, with variants and related products', async () => {
    const attributes = [{ name: 'Size', values: ['S', 'L'] }];
    const variant = (size: string, price: number) => ({
      sku: `JUG-${size}`,
      price,
      attributes: [{ attribute_name: 'Size', attribute_value: size }],
      stock: 2,
    });
    await make('Jug', {
      category_ids: [named.get('Mugs')],
      description: '<p>Pours well.</p>',
      attributes,
      variants: [variant('S', 20), variant('L', 28)],
    });
    const { body } = await site('jug/');
    expect(body.product).toMatchObject({
      name: 'Jug',
      description: '<p>Pours well.</p>',
      attributes,
      numberOfVariants: 2,
      priceRange: { min: 20, max: 28 },
      variants: [
        { sku: 'JUG-S', price: 20, stock: 2 },
        { sku: 'JUG-L', price: 28, stock: 2 },
      ],
    });
    expect((body.related as PublicProduct[]).map(({ name }) => name).sort()).toEqual([
      'Ash mug',
      'Blue mug',
    ]);
    expect((await site('no-such-product/')).body.code).toBe('not_found');
  });

  it('never publishes a negative stock', async () => {
    await make('Oversold jug', {
      attributes: [{ name: 'Size', values: ['M'] }],
      variants: [
        {
          sku: 'JUG-OWED',
          price: 20,
          attributes: [{ attribute_name: 'Size', attribute_value: 'M' }],
          stock: 2,
        },
      ],
    });
    await t.database.asOwner("update app.product_variants set stock = -2 where sku = 'JUG-OWED'");
    await t.database.asOwner("update app.products set stock = -2 where name = 'Oversold jug'");
    const { body } = await site('oversold-jug/');
    expect(body.product).toMatchObject({ stock: 0, variants: [{ stock: 0 }] });
  });

  it('shows only the available quantity, not the quantities on hand and reserved', async () => {
    const counts = /"(?:onHand|reserved|elsewhere)"/;
    const [one, full] = [
      await site(`?productIds=${products.get('Blue mug')?.id}`),
      await site('jug/'),
    ];
    expect(one.body).toMatchObject({ rows: [{ name: 'Blue mug', stock: 4 }] });
    expect(one.text).not.toMatch(counts);
    expect(full.body).toMatchObject({ product: { variants: [{ stock: 2 }, { stock: 2 }] } });
    expect(full.text).not.toMatch(counts);
  });

  it('SHOP-024 returns a category by its slug', async () => {
    expect((await site('categories/mugs/')).body).toMatchObject({
      category: { id: named.get('Mugs'), category: 'Mugs', slug: 'mugs', path: 'table/mugs' },
    });
    expect((await site('categories/none/')).body.code).toBe('not_found');
  });
});

it('sorts a search by relevance: products with the word in their name come first', async () => {
  // This test is the last in the file, because it adds a product.
  await make('Aardvark cup', { category_ids: [named.get('Mugs')] });
  expect(await names('search=mugs')).toEqual(['Aardvark cup', 'Ash mug', 'Blue mug', 'Jug']);
  expect(await names('search=mugs&orderBy=relevance')).toEqual([
    'Ash mug',
    'Blue mug',
    'Aardvark cup',
    'Jug',
  ]);
});
