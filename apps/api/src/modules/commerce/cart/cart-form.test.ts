import type { Cart, Product } from '@org/schema/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ALPHA_SITE,
  type Answer,
  type TestApi,
  testApi,
} from '../../../../test/support/test-api.ts';

let t: TestApi;
let cookie = '';
beforeAll(async () => {
  t = await testApi();
  await t.call('POST', '/api/v1/cart/settings/update/', { as: 'admin', body: { enabled: true } });
});
afterAll(() => t.close());
beforeEach(() => {
  cookie = '';
});

/** Submits a form as a browser without scripts, and remembers the cart cookie. */
async function send(fields: Record<string, string>, accept = 'application/xhtml+xml') {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const answer = await t.call('POST', '/api/v1/cart/form/', {
    origin: ALPHA_SITE,
    headers: { origin: ALPHA_SITE, accept, ...(cookie && { cookie }) },
    body,
  });
  const key = answer.headers.getSetCookie().find((one) => one.startsWith('atrium.cart='));
  if (key) cookie = key.split(';')[0] ?? '';
  return answer;
}
async function cart(): Promise<Cart> {
  const { body } = await t.call('GET', '/api/v1/cart/', {
    origin: ALPHA_SITE,
    headers: { cookie },
  });
  return body.cart as Cart;
}
const pieces = async () => (await cart()).items.map(({ sku, quantity }) => [sku, quantity]);
const getNote = ({ headers }: Answer): string => {
  const note = headers.getSetCookie().find((one) => one.startsWith('atrium.note=')) ?? '';
  return decodeURIComponent(note.split(';')[0] ?? '');
};

let made = 0;
async function product(body: object = {}): Promise<Product> {
  const sku = `FORM-${++made}`;
  const answer = await t.call('POST', '/api/v1/admin/products/', {
    as: 'admin',
    body: { name: `Thing ${made}`, sku, status: 'published', unitPrice: 10, stock: 5, ...body },
  });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.product as Product;
}
const pot = () =>
  product({
    name: 'Pot',
    stock: undefined,
    attributes: [
      { name: 'Size', values: ['S', 'M'] },
      { name: 'Glaze', values: ['Blue', 'White'] },
    ],
    variants: ['S', 'M'].map((size) => ({
      sku: `POT-${made}-${size}`,
      price: 25,
      stock: 3,
      attributes: [
        { attribute_name: 'Size', attribute_value: size },
        { attribute_name: 'Glaze', attribute_value: 'Blue' },
      ],
    })),
  });

describe('a cart without scripts', () => {
  it('adds a product by its SKU and redirects to the cart', async () => {
    const { sku } = await product();
    const answer = await send({ act: 'add', sku, quantity: '2' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart']);
    expect(getNote(answer)).toBe('');
    expect(await pieces()).toEqual([[sku, 2]]);
    // Scripts can see that there is a cart, but not its key.
    const [key, hint] = answer.headers.getSetCookie();
    expect(key).toMatch(/^atrium\.cart=[\w-]{32}; HttpOnly; Max-Age=\d+; Path=\/; SameSite=Lax$/);
    expect(hint).toMatch(/^atrium\.has-cart=1; Max-Age=\d+; Path=\/; SameSite=Lax$/);
  });

  it('adds the variant with the chosen values, and reports missing values', async () => {
    const { id, variants = [] } = await pot();
    const add = { act: 'add', product: String(id), quantity: '1' };
    await send({ ...add, option0: 'M', option1: 'Blue' });
    expect(await pieces()).toEqual([[variants[1]?.sku, 1]]);
    expect(getNote(await send({ ...add, option0: 'M' }))).toContain('Please choose: Glaze');
    expect(getNote(await send({ ...add, option0: 'M', option1: 'White' }))).toContain(
      'This combination is not available',
    );
    expect(await pieces()).toEqual([[variants[1]?.sku, 1]]);
  });

  it('CART-005 CART-006 changes quantities, removes an item lowered from 1, and clears the cart', async () => {
    const [one, two] = [await product(), await product()];
    await send({ act: 'add', sku: one.sku });
    await send({ act: 'add', sku: two.sku });
    const [item] = (await cart()).items;
    const on = { item: String(item?.key) };
    await send({ act: 'set', ...on, quantity: '4' });
    await send({ act: 'more', ...on });
    expect(await pieces()).toEqual([
      [one.sku, 5],
      [two.sku, 1],
    ]);
    const refused = await send({ act: 'more', ...on });
    expect([refused.status, refused.headers.get('location')]).toEqual([303, '/cart']);
    expect(getNote(refused)).toContain('Max quantity is 5');
    for (const quantity of ['', '0', '00', '-0'])
      expect(getNote(await send({ act: 'set', ...on, quantity })), quantity).toContain(
        'Use 1 or more, or remove it',
      );
    expect(getNote(await send({ act: 'set', ...on, quantity: 'two' }))).toContain(
      'Use a whole number',
    );
    await send({ act: 'set', ...on, quantity: '1' });
    await send({ act: 'less', ...on });
    expect(await pieces()).toEqual([[two.sku, 1]]);
    await send({ act: 'clear' });
    expect(await pieces()).toEqual([]);
  });

  it('lowers a quantity to the stock when less is available by now', async () => {
    const { id, sku } = await product();
    await send({ act: 'add', sku, quantity: '5' });
    const [item] = (await cart()).items;
    const answer = await t.call('PUT', `/api/v1/admin/products/${id}/`, {
      as: 'admin',
      body: { stock: 2 },
    });
    expect(answer.status, answer.text).toBe(200);
    expect(getNote(await send({ act: 'less', item: String(item?.key) }))).toBe('');
    expect(await pieces()).toEqual([[sku, 2]]);
  });

  it('returns the cart or the error as JSON to programs', async () => {
    const { sku } = await product();
    expect((await send({ act: 'add', sku }, '*/*')).body).toMatchObject({
      cart: { itemsCount: 1 },
    });
    expect((await send({ act: 'add', sku: 'NO-SUCH' }, '*/*')).status).toBe(404);
    expect((await send({ act: 'steal' }, '*/*')).status).toBe(422);
  });

  it('changes only the cart of its key', async () => {
    const { sku } = await product();
    await send({ act: 'add', sku });
    const [item] = (await cart()).items;
    const mine = cookie;
    cookie = '';
    await send({ act: 'add', sku });
    expect(getNote(await send({ act: 'remove', item: String(item?.key) }))).toContain(
      'This item is no longer in your cart',
    );
    cookie = mine;
    expect(await pieces()).toEqual([[sku, 1]]);
  });
});
