import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALPHA_SITE, type TestApi, testApi } from './support/test-api.ts';
import { type TestSites, testSites } from './support/test-sites.ts';

let t: TestApi;
let sites: TestSites;
let cookie = '';
beforeAll(async () => {
  t = await testApi();
  sites = await testSites(t);
  await t.call('POST', '/api/v1/cart/settings/update/', { as: 'admin', body: { enabled: true } });
});
afterAll(async () => {
  await sites.close();
  await t.close();
});

/** Submits a form of the page like a browser without scripts, and follows the redirect to the cart with the new cookies. */
async function send(fields: Record<string, string>): Promise<string> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const answer = await t.call('POST', '/api/v1/cart/form/', {
    origin: ALPHA_SITE,
    headers: { origin: ALPHA_SITE, accept: 'text/html,application/xhtml+xml', cookie },
    body,
  });
  const given = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  cookie = [cookie, ...given].filter(Boolean).join('; ');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart']);
  const page = await sites.visit('/cart', cookie);
  cookie = cookie.replace(/(?:; )?atrium\.note=[^;]*/, '');
  return page.text;
}
async function product(name: string, body: object): Promise<void> {
  const answer = await t.call('POST', '/api/v1/admin/products/', {
    as: 'admin',
    body: { name, sku: name.toUpperCase(), status: 'published', unitPrice: 20, stock: 3, ...body },
  });
  expect(answer.status, answer.text).toBe(201);
}

it('ROUTE-SITE-02 /cart shows the cart with forms for all of its actions', async () => {
  await product('Jug', { salePrice: 15 });
  await product('Bowl <b>', {
    sku: 'BOWL',
    images: [{ file: '/media/x/bowl.webp', alt: 'A bowl' }],
  });
  const empty = await sites.get('/cart');
  expect(empty.status).toBe(200);
  // The page belongs to one visitor and is hidden from search engines.
  expect(empty.headers.get('cache-control')).toBe('private, no-store');
  expect(empty.text).toMatch(/<meta name="robots" content="noindex/);
  expect(empty.text).toContain('Your cart is empty.');
  expect(empty.text).toContain('href="/store"');

  await send({ act: 'add', sku: 'JUG', quantity: '2' });
  const full = await send({ act: 'add', sku: 'BOWL' });
  expect(full).toContain('Bowl &lt;b&gt;');
  expect(full).toContain('src="/media/x/bowl.webp"');
  expect(full).toMatch(/<strong>(?:CA)?\$15\.00<\/strong>.*<s>(?:CA)?\$20\.00<\/s>/);
  expect(full).toMatch(/<span>Subtotal<\/span> <strong>(?:CA)?\$50\.00<\/strong>/);
  expect(full).toContain('href="/store/product/jug"');
  const [, jug = ''] = /name="item" value="([0-9a-f-]{36})"/.exec(full) ?? [];

  // The maximum is shown when it is reached and when more is requested.
  expect(await send({ act: 'more', item: jug })).toContain('Max quantity is 3');
  expect(await send({ act: 'set', item: jug, quantity: '9' })).toMatch(
    /<p class="org-cart-note" role="alert">Max quantity is 3<\/p>/,
  );
  expect(await send({ act: 'remove', item: jug })).not.toContain('/store/product/jug');
  expect(await send({ act: 'clear' })).toContain('Your cart is empty.');
  // Another visitor has another cart.
  expect((await sites.get('/cart')).text).toContain('Your cart is empty.');
});

it('reports changed prices, lower stock and removed products in the cart', async () => {
  await product('Vase', {});
  await send({ act: 'add', sku: 'VASE', quantity: '3' });
  const list = await t.call('GET', '/api/v1/admin/products/?search=vase', { as: 'admin' });
  const [row] = (list.body.results as { rows: { id: number }[] }).rows;
  const change = (body: object) =>
    t.call('PUT', `/api/v1/admin/products/${row?.id}/`, { as: 'admin', body });
  expect((await change({ unitPrice: 25, stock: 2 })).status).toBe(200);
  const changed = (await sites.visit('/cart', cookie)).text;
  expect(changed).toContain('The price has changed since you chose it');
  expect(changed).toContain('Only 2 left');
  expect(changed).toContain('What cannot be bought at the moment is not counted.');
  expect((await change({ status: 'draft' })).status).toBe(200);
  const gone = (await sites.visit('/cart', cookie)).text;
  expect(gone).toContain('This product is no longer available');
  expect(gone).toContain('value="remove"');
});
