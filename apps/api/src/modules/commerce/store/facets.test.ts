import type { Product, ProductPage } from '@org/schema/entities';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { wrongCounts } from '../../../../test/support/products.ts';
import {
  ALPHA_SITE,
  type Answer,
  type TestApi,
  testApi,
} from '../../../../test/support/test-api.ts';

let t: TestApi;
const made = new Map<string, Product>();
let mugs = 0;

const admin = async (method: string, path: string, body?: object): Promise<Answer> => {
  const answer = await t.call(method, `/api/v1/admin/products/${path}`, {
    as: 'admin',
    ...(body && { body }),
  });
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer;
};
const sizes = (...values: string[]) => [{ name: 'Size', values }];
const make = async (name: string, body: object): Promise<void> => {
  const sku = name.toUpperCase().replaceAll(' ', '-');
  const answer = await admin('POST', '', { name, sku, status: 'published', ...body });
  made.set(name, answer.body.product as Product);
};
const page = async (query: string, as?: 'admin'): Promise<ProductPage> => {
  const answer = await t.call(
    'GET',
    `/api/v1/products/?${query}`,
    as ? { as } : { origin: ALPHA_SITE },
  );
  expect(answer.status, answer.text).toBe(200);
  return answer.body as unknown as ProductPage;
};
const names = async (query: string, as?: 'admin') =>
  (await page(query, as)).rows.map(({ name }) => name);
/** Returns attributes as `Size: Large 2, Small 3`. */
const attributes = async (query = '') =>
  (await page(`facets=1&${query}`)).facets?.attributes.map(
    ({ name, values }) => `${name}: ${values.map((one) => `${one.value} ${one.count}`).join(', ')}`,
  );

beforeAll(async () => {
  t = await testApi();
  const { body } = await admin('GET', '');
  for (const { id } of (body.results as { rows: Product[] }).rows) await admin('DELETE', `${id}/`);
  const category = await admin('POST', 'categories/', { category: 'Mugs' });
  mugs = (category.body.category as { id: number }).id;
  const inMugs = { category_ids: [mugs] };
  await make('Ash mug', { unitPrice: 12, brand: 'Kiln', attributes: sizes('S', 'L'), ...inMugs });
  await make('Blue mug', { unitPrice: 20, brand: 'Lake', attributes: sizes('L'), ...inMugs });
  await make('Clay pot', {
    unitPrice: 40,
    brand: 'Kiln',
    attributes: [...sizes('S', '10 cm', '2 cm'), { name: 'Ratio 1:2', values: ['50 %, round'] }],
  });
  await make('Dibber', { unitPrice: 9 });
  await make('Secret', { status: 'draft', unitPrice: 9, brand: 'Kiln', attributes: sizes('S') });
});
afterAll(() => t.close());
afterEach(async () => expect(await wrongCounts(t)).toEqual([]));

describe('filters of products', () => {
  it('finds products with any value of one attribute, and with each of several attributes', async () => {
    for (const [query, found] of [
      ['attributes=Size:S', ['Ash mug', 'Clay pot']],
      ['attributes=Size:S,Size:L', ['Ash mug', 'Blue mug', 'Clay pot']],
      ['attributes=Size:S&attributes=Size:L', ['Ash mug', 'Blue mug', 'Clay pot']],
      ['attributes=Size:S,Size:L,Brand:Kiln', ['Ash mug', 'Clay pot']],
      ['attributes=Size:L,Brand:Lake', ['Blue mug']],
      ['attributes=Size:L&search=ash', ['Ash mug']],
      ['attributes=Size:S&price=30,50', ['Clay pot']],
      [`attributes=Size:S&categoryIds=${'@'}`, ['Ash mug']],
      ['attributes=Size:XL', []],
      [`attributes=${encodeURIComponent('Ratio 1%3A2:50 %25%2C round')}`, ['Clay pot']],
    ] as const)
      expect(await names(query.replace('@', String(mugs))), query).toEqual(found);
    expect(await page('attributes=Size:S')).toMatchObject({ total: 2, minPrice: 12, maxPrice: 40 });
    expect(await names('attributes=Size:S', 'admin')).toEqual(['Ash mug', 'Clay pot', 'Secret']);
  });

  it('counts remaining products, an attribute with a selection without that selection', async () => {
    expect(await attributes()).toEqual([
      'Brand: Kiln 2, Lake 1',
      'Size: 2 cm 1, 10 cm 1, L 2, S 2',
      'Ratio 1:2: 50 %, round 1',
    ]);
    expect(await attributes('attributes=Brand:Lake')).toEqual([
      'Brand: Kiln 2, Lake 1',
      'Size: L 1',
    ]);
    expect(await attributes('search=mug')).toEqual(
      expect.arrayContaining(['Size: L 2, S 1', 'Brand: Kiln 1, Lake 1']),
    );
    expect(await attributes('search=nothinglikeit')).toEqual([]);
  });

  it('counts the categories of the results', async () => {
    const categories = async (query: string) =>
      (await page(`facets=1&${query}`)).facets?.categories.map(({ category, count }) => [
        category,
        count,
      ]);
    expect(await categories('')).toEqual([['Mugs', 2]]);
    expect(await categories('attributes=Brand:Lake')).toEqual([['Mugs', 1]]);
    expect(await categories('price=30,50')).toEqual([]);
    expect((await page('facets=1')).facets?.isCapped).toBe(false);
  });

  it('follows changed, hidden and deleted products', async () => {
    const mug = made.get('Blue mug');
    await admin('PUT', `${mug?.id}/`, { version: mug?.version, attributes: sizes('XL') });
    expect(await names('attributes=Size:XL')).toEqual(['Blue mug']);
    expect(await names('attributes=Size:L')).toEqual(['Ash mug']);
    const pot = made.get('Clay pot');
    await admin('PUT', `${pot?.id}/`, { version: pot?.version, status: 'draft' });
    await admin('DELETE', `${made.get('Ash mug')?.id}/`);
    expect(await attributes()).toEqual(expect.arrayContaining(['Brand: Lake 1', 'Size: XL 1']));
    const kept = await t.database.asOwner<{ n: string }>(
      `select count(*)::text as n from app.search_words where entity = 'product-choice'
       and entity_id = ${made.get('Ash mug')?.id}`,
    );
    expect(kept).toEqual([{ n: '0' }]);
  });

  it('rejects invalid attribute values by name', async () => {
    for (const query of ['attributes=Size', 'attributes=:L', 'attributes=a:b:c']) {
      const answer = await t.call('GET', `/api/v1/products/?${query}`, { origin: ALPHA_SITE });
      expect(answer.status, query).toBe(422);
      expect(Object.keys(answer.body.formErrors as object).join(), query).toMatch(/^attributes/);
    }
  });
});
