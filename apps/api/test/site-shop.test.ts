import type { Product } from '@org/schema/entities';
import { createSite } from '@org/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADMIN_ORIGIN,
  ALPHA_SITE,
  type Answer,
  type TestApi,
  testApi,
} from './support/test-api.ts';
import { type TestSites, testSites } from './support/test-sites.ts';

let t: TestApi;
let sites: TestSites;
const categories = new Map<string, number>();
const products = new Map<string, Product>();

const admin = async (method: string, path: string, body?: object): Promise<Answer> => {
  const answer = await t.call(method, `/api/v1/admin/products/${path}`, {
    as: 'admin',
    ...(body && { body }),
  });
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer;
};
async function make(name: string, more: object = {}): Promise<Product> {
  const sku = name.toUpperCase().replaceAll(' ', '-');
  const { body } = await admin('POST', '', { name, sku, status: 'published', ...more });
  const product = body.product as Product;
  products.set(name, product);
  return product;
}
/** Sites are notified shortly after a change. */
async function eventually(path: string, isThere: (text: string, status: number) => boolean) {
  for (let tries = 0; ; tries++) {
    const { text, status, headers } = await sites.get(path);
    if (isThere(text, status)) return { text, headers };
    if (tries === 60) throw new Error(`${path} answers ${status}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
const names = (html: string): string[] =>
  Array.from(html.matchAll(/class="org-product-link"[^>]*>([^<]*)</g), ([, name]) => name ?? '');
const listed = async (query = ''): Promise<string[]> =>
  names((await sites.get(`/store${query}`)).text);

beforeAll(async () => {
  t = await testApi();
  sites = await testSites(t);
  await t.call('POST', '/api/v1/cart/settings/update/', { as: 'admin', body: { enabled: true } });
  const { body } = await admin('GET', '');
  for (const { id } of (body.results as { rows: Product[] }).rows) await admin('DELETE', `${id}/`);
  for (const [name, parent_id] of [['Table'], ['Mugs', 'Table'], ['Garden']] as const) {
    const made = await admin('POST', 'categories/', {
      category: name,
      ...(parent_id && { parent_id: categories.get(parent_id) }),
    });
    categories.set(name, (made.body.category as { id: number }).id);
  }
  const mugs = { category_ids: [categories.get('Mugs')] };
  await make('Blue mug', { unitPrice: 20, stock: 4, excerpt: 'It is <blue>', ...mugs });
  await make('Ash mug', { unitPrice: 30, salePrice: 12, ...mugs });
  await make('Clay pot', { unitPrice: 45, category_ids: [categories.get('Garden')] });
  await make('Secret mug', { status: 'draft', unitPrice: 99, ...mugs });
  await eventually('/store', (text) => names(text).length === 3);
});
afterAll(async () => {
  await sites.close();
  await t.close();
});

describe('the shop of a site', () => {
  it('ROUTE-SITE-04 SHOP-007 /store lists products, filtered by its query', async () => {
    expect(await listed()).toEqual(['Ash mug', 'Blue mug', 'Clay pot']);
    for (const [query, expected] of [
      ['?search=mug', ['Ash mug', 'Blue mug']],
      ['?search=m', ['Ash mug', 'Blue mug', 'Clay pot']],
      ['?price=15,45', ['Blue mug', 'Clay pot']],
      ['?price=15&price=30', ['Blue mug']],
      [`?categoryIds=${categories.get('Garden')}`, ['Clay pot']],
      ['?orderBy=price&orderDirection=DESC', ['Clay pot', 'Blue mug', 'Ash mug']],
      ['?itemsPerPage=2&currentPage=2', ['Clay pot']],
      ['?limit=1', ['Ash mug']],
      ['?itemsPerPage=2&currentPage=99', ['Clay pot']],
      ['?search=nothing-like-it', []],
    ] as const)
      expect(await listed(query), query).toEqual(expected);
    // The query of one request must not affect the next one.
    expect(await listed()).toEqual(['Ash mug', 'Blue mug', 'Clay pot']);
  });

  it('shows the results of a corrected search with a message', async () => {
    const { text } = await sites.get('/store?search=bule%20mug');
    expect(names(text)).toEqual(['Blue mug']);
    expect(text).toContain('No results for “bule mug”.');
    expect(text).toContain('<strong>blue mug</strong>');
    expect((await sites.get('/store?search=blue')).text).not.toContain('No results');
  });

  it('SHOP-008 ignores productIds in the URL, and shows visitors no drafts or deleted products', async () => {
    const id = products.get('Clay pot')?.id;
    expect(await listed(`?productIds=${id}`)).toHaveLength(3);
    expect(await listed('?showdeleted=true')).toEqual(['Ash mug', 'Blue mug', 'Clay pot']);
  });

  it('ROUTE-SITE-05 /store/product/{slug} shows a product', async () => {
    const { status, text } = await sites.get('/store/product/blue-mug');
    expect(status).toBe(200);
    for (const part of [
      '<title>Blue mug</title>',
      '<link rel="canonical" href="http://alpha.localhost:3000/store/product/blue-mug">',
      '<meta property="og:type" content="product">',
      'It is &lt;blue&gt;',
      '<li aria-current="page">Blue mug</li>',
      'href="/store/category/mugs"',
    ])
      expect(text).toContain(part);
    expect(names(text)).toEqual(['Ash mug']);
    const records = Array.from(
      text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
      ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
    );
    expect(records).toMatchObject([
      {
        '@type': 'Product',
        name: 'Blue mug',
        sku: 'BLUE-MUG',
        offers: { '@type': 'Offer', price: 20, availability: 'https://schema.org/InStock' },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: 'Store' }, { name: 'Mugs' }, { name: 'Blue mug' }],
      },
    ]);
    for (const lost of ['secret-mug', 'no-such-thing'])
      expect((await sites.get(`/store/product/${lost}`)).status, lost).toBe(404);
  });

  it('ROUTE-SITE-06 /store/category/{slug} shows a category with its children', async () => {
    const { text, status } = await sites.get('/store/category/table');
    expect(status).toBe(200);
    expect(text).toMatch(/<h1[^>]*>Table/);
    expect(text).toContain('href="/store/category/mugs"');
    expect(names(text)).toEqual(['Ash mug', 'Blue mug']);
    expect(names((await sites.get('/store/category/table?search=ash')).text)).toEqual(['Ash mug']);
    expect((await sites.get('/store/category/none')).status).toBe(404);
  });

  it('lists products and categories in the sitemap', async () => {
    const { text } = await sites.get('/sitemap.xml');
    for (const path of ['store', 'store/category/mugs', 'store/product/clay-pot'])
      expect(text).toContain(`<loc>http://alpha.localhost:3000/${path}</loc>`);
    expect(text).not.toContain('secret-mug');
  });

  it('redirects from the former URL of a product to the current one, and shows changes', async () => {
    const pot = products.get('Clay pot');
    await sites.get('/store/product/clay-pot');
    await admin('PUT', `${pot?.id}/`, {
      version: pot?.version,
      slug: 'clay-pot-with-lid',
      name: 'Clay pot with lid',
    });
    const { headers } = await eventually('/store/product/clay-pot', (_, status) => status === 301);
    expect(headers.get('location')).toBe('/store/product/clay-pot-with-lid');
    expect(await listed()).toContain('Clay pot with lid');
  });

  it('SHOP-011 lists products up to its limit, and offers all categories at once', async () => {
    // The number exceeds one page of any list.
    const all = /<input type="checkbox" name="categoryIds"/g;
    const known = (await sites.get('/store')).text.match(all)?.length ?? 0;
    for (let n = 1; n <= 14; n++) await admin('POST', 'categories/', { category: `Kind ${n}` });
    const { text } = await eventually('/store', (html) => html.includes('Kind 14'));
    const offered = text.match(all);
    expect(offered).toHaveLength(known + 14);
    for (const [query, shown] of [
      ['?itemsPerPage=2', 2],
      ['?itemsPerPage=2&limit=0', 2],
      ['?itemsPerPage=2&limit=-1', 3],
      ['?itemsPerPage=2&limit=3&currentPage=2', 1],
    ] as const)
      expect(await listed(query), query).toHaveLength(shown);
    // A limit of all on one page leaves no other pages.
    const isPaged = async (query: string) =>
      (await sites.get(`/store${query}`)).text.includes('aria-label="Page 2"');
    expect(await isPaged('?itemsPerPage=2&limit=0')).toBe(true);
    expect(await isPaged('?itemsPerPage=2&limit=-1')).toBe(false);
  });

  it('ERR-014 shows a shop without buttons and logs the error when cart settings fail to load, and recovers afterwards', async () => {
    const logged: string[] = [];
    let fails = true;
    const site = createSite({
      fetch: async (input, init) => {
        const request = new Request(input, init);
        if (fails && request.url.includes('/cart/settings/')) throw new TypeError('no way there');
        return t.api.fetch(request);
      },
      onChange: () => () => undefined,
      adminOrigin: ADMIN_ORIGIN,
      siteHostSuffix: 'localhost',
      onError: (error, what) => logged.push(`${what}: ${error}`),
    });
    const ask = async () => {
      const answer = await site.fetch(new Request(`${ALPHA_SITE}/store`));
      return { status: answer.status, text: await answer.text() };
    };
    const without = await ask();
    expect(without.status).toBe(200);
    expect(names(without.text)).toHaveLength(3);
    expect(without.text).not.toMatch(/Add To Cart|no way there/);
    expect(logged).toEqual(['cart settings: ApiError: The server cannot be reached']);
    fails = false;
    expect((await ask()).text).toContain('Add To Cart');
  });
});
