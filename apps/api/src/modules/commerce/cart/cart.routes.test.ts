import type { Cart, Product } from '@org/schema/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ALPHA_SITE,
  type Answer,
  type TestApi,
  testApi,
} from '../../../../test/support/test-api.ts';

const PATH = '/api/v1/cart/';

let t: TestApi;
let cookie = '';
beforeAll(async () => {
  t = await testApi();
  await settings({ enabled: true });
});
afterAll(() => t.close());
beforeEach(() => {
  cookie = '';
});

/** Sends a request as a visitor's browser and stores the returned cookie. */
async function visit(method: string, path = '', body?: object): Promise<Answer> {
  const answer = await t.call(method, `${PATH}${path}`, {
    origin: ALPHA_SITE,
    headers: { origin: ALPHA_SITE, ...(cookie && { cookie }) },
    ...(body && { body }),
  });
  const [set] = answer.headers.getSetCookie().filter((one) => one.startsWith('atrium.cart='));
  if (set) cookie = set.split(';')[0] ?? '';
  return answer;
}
const getCart = (answer: Answer): Cart => {
  expect(answer.status, answer.text).toBe(200);
  return answer.body.cart as Cart;
};
const add = async (sku: string, quantity?: number): Promise<Cart> =>
  getCart(await visit('POST', 'items/', { sku, ...(quantity !== undefined && { quantity }) }));
const settings = (body: object, as: 'manager' | 'editor' = 'manager') =>
  t.call('POST', `${PATH}settings/update/`, { as, body });

let made = 0;
async function product(body: object = {}): Promise<Product> {
  const sku = `CART-${++made}`;
  const answer = await t.call('POST', '/api/v1/admin/products/', {
    as: 'admin',
    body: { name: `Thing ${made}`, sku, status: 'published', unitPrice: 10, stock: 5, ...body },
  });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.product as Product;
}
const change = (id: number, body: object) =>
  t.call('PUT', `/api/v1/admin/products/${id}/`, { as: 'admin', body });
const shirt = () =>
  product({
    name: 'Shirt',
    stock: undefined,
    images: [{ file: '/media/a/shirt.webp', alt: 'A shirt' }],
    dimensions: { weight: 0.3 },
    attributes: [
      { name: 'Size', values: ['S', 'M'] },
      { name: 'Colour', values: ['Red'] },
    ],
    variants: ['S', 'M'].map((size) => ({
      sku: `SHIRT-${made}-${size}`,
      price: 25,
      salePrice: size === 'M' ? 19.99 : null,
      stock: 3,
      attributes: [
        { attribute_name: 'Size', attribute_value: size },
        { attribute_name: 'Colour', attribute_value: 'Red' },
      ],
    })),
  });

describe('a cart', () => {
  it('CART-001 CART-002 returns items with name, chosen values, prices, SKU, slug, images, options and dimensions', async () => {
    const { variants = [], slug } = await shirt();
    const [, medium] = variants;
    const cart = await add(medium?.sku ?? '');
    expect(cart).toMatchObject({
      itemsCount: 1,
      totals: { subtotal: 19.99, total: 19.99 },
      currency: 'CAD',
      items: [
        {
          id: expect.any(Number),
          name: 'Shirt - M, Red',
          quantity: 1,
          unitPrice: 25,
          salePrice: 19.99,
          sku: medium?.sku,
          slug,
          images: [{ file: '/media/a/shirt.webp', alt: 'A shirt' }],
          selectedOptions: [
            { attribute_name: 'Size', attribute_value: 'M' },
            { attribute_name: 'Colour', attribute_value: 'Red' },
          ],
          weight: 0.3,
          length: null,
          width: null,
          height: null,
          available: true,
          warnings: [],
        },
      ],
    });
    expect(getCart(await visit('GET'))).toEqual(cart);
  });

  it('CART-003 CART-004 adds one unit by SKU without a quantity, and the given quantity otherwise', async () => {
    const { sku } = await product();
    expect((await add(sku)).items).toMatchObject([{ quantity: 1 }]);
    expect((await add(sku.toLowerCase())).items).toMatchObject([{ sku, quantity: 2 }]);
    expect((await add(sku, 4)).items).toMatchObject([{ quantity: 4 }]);
    const other = await product();
    expect((await add(other.sku)).items.map((item) => [item.sku, item.quantity])).toEqual([
      [sku, 4],
      [other.sku, 1],
    ]);
  });

  it('CART-005 removes an item whose quantity is lowered from 1', async () => {
    const { sku } = await product();
    const [item] = (await add(sku, 2)).items;
    const path = `items/${item?.key}/`;
    expect(getCart(await visit('PUT', path, { quantity: 1 })).items).toMatchObject([
      { quantity: 1 },
    ]);
    expect(getCart(await visit('PUT', path, { quantity: 0 })).items).toEqual([]);
    expect((await visit('PUT', path, { quantity: 1 })).body.code).toBe('not_found');
  });

  it('CART-001 has a GUID, and gives each item a stable key that is valid only in this cart', async () => {
    const first = await add((await product()).sku);
    const more = await add((await product()).sku);
    expect(more.guid).toMatch(/^[0-9a-f-]{36}$/);
    expect(more.guid).toBe(first.guid);
    expect(more.items[0]?.key).toBe(first.items[0]?.key);
    expect(new Set(more.items.map(({ key }) => key)).size).toBe(2);
    const stranger = await t.call('PUT', `/api/v1/cart/items/${first.items[0]?.key}/`, {
      origin: ALPHA_SITE,
      headers: { origin: ALPHA_SITE },
      body: { quantity: 5 },
    });
    expect(stranger.body.code).toBe('not_found');
    for (const key of ['1', 'x', `${first.items[0]?.key}0`])
      expect((await visit('DELETE', `items/${key}/`)).body.success).toBe(false);
    expect(getCart(await visit('GET')).items).toHaveLength(2);
    const nobody = await t.call('GET', '/api/v1/cart/', { origin: ALPHA_SITE });
    expect(nobody.body).toMatchObject({ cart: { guid: null, items: [] } });
  });

  it('CART-006 clears the cart', async () => {
    await add((await product()).sku);
    const [item] = (await add((await product()).sku)).items;
    expect(getCart(await visit('DELETE', `items/${item?.key}/`)).items).toHaveLength(1);
    expect(getCart(await visit('DELETE'))).toMatchObject({
      items: [],
      itemsCount: 0,
      totals: { subtotal: 0, total: 0 },
    });
  });

  it('rejects more than the stock or the shop’s limit, with the maximum quantity', async () => {
    const { sku, id } = await product({ stock: 3 });
    const refused = async (quantity?: number) =>
      (await visit('POST', 'items/', { sku, ...(quantity && { quantity }) })).body.formErrors;
    expect(await refused(4)).toEqual({ quantity: 'Max quantity is 3' });
    await add(sku, 3);
    expect(await refused()).toEqual({ quantity: 'Max quantity is 3' });
    await settings({ add_out_of_stock_product_to_cart: true, max_product_cart_quantity: 6 });
    expect((await add(sku, 6)).items).toMatchObject([{ quantity: 6, maxQuantity: 6 }]);
    expect(await refused(7)).toEqual({ quantity: 'Max quantity is 6' });
    await settings({ add_out_of_stock_product_to_cart: false, max_product_cart_quantity: 99 });
    await change(id, { stock: 0 });
    expect(await refused(1)).toEqual({ quantity: 'Out of Stock' });
    for (const quantity of [0, -1, 1.5, 'many'])
      expect((await visit('POST', 'items/', { sku, quantity })).body.code).toBe(
        'validation_failed',
      );
  });

  it('uses only prices of the shop, and reports changed prices', async () => {
    const { sku, id } = await product({ unitPrice: 10, stock: 5 });
    expect(
      (await visit('POST', 'items/', { sku, unitPrice: 0.01 })).body.formErrors,
    ).toHaveProperty('unitPrice');
    await add(sku, 4);
    await change(id, { unitPrice: 12.5 });
    expect(getCart(await visit('GET'))).toMatchObject({
      totals: { total: 50 },
      items: [{ unitPrice: 12.5, warnings: ['The price has changed since you chose it'] }],
    });
    await change(id, { unitPrice: 10, stock: 1 });
    expect(getCart(await visit('GET'))).toMatchObject({
      totals: { total: 0 },
      items: [{ available: false, warnings: ['Only 1 left'] }],
    });
    await change(id, { status: 'archived' });
    expect(getCart(await visit('GET')).items).toMatchObject([
      { available: false, warnings: ['This product is no longer available'] },
    ]);
    expect((await visit('POST', 'items/', { sku })).body.code).toBe('not_found');
  });

  it('shows a cart only to its visitor, and only in its shop', async () => {
    const { sku } = await product();
    const [item] = (await add(sku)).items;
    const mine = cookie;
    cookie = '';
    expect(getCart(await visit('GET')).items).toEqual([]);
    await add((await product()).sku);
    expect((await visit('PUT', `items/${item?.key}/`, { quantity: 2 })).body.code).toBe(
      'not_found',
    );
    expect((await visit('DELETE', `items/${item?.key}/`)).body.code).toBe('not_found');
    cookie = mine;
    expect(getCart(await visit('GET')).items).toMatchObject([{ sku, quantity: 1 }]);
    const stored = await t.database.asOwner('select key_hash from app.carts');
    expect(JSON.stringify(stored)).not.toContain(mine.split('=')[1]);
    for (const wrong of [
      'atrium.cart=short',
      "atrium.cart=' or 1=1 --",
      `atrium.cart=${'a'.repeat(32)}`,
    ]) {
      cookie = wrong;
      expect(getCart(await visit('GET')).items).toEqual([]);
    }
  });

  it('counts concurrent additions correctly', async () => {
    const { sku } = await product({ stock: 50 });
    await add(sku);
    await Promise.all(Array.from({ length: 10 }, () => visit('POST', 'items/', { sku })));
    expect(getCart(await visit('GET')).items).toMatchObject([{ quantity: 11 }]);
  });
});

describe('selling settings of a shop', () => {
  it('CART-007 API-CART-01 API-CART-02 returns and updates enabled, add_out_of_stock_product_to_cart, max_product_cart_quantity and show_quantity_box', async () => {
    const read = async () =>
      (await t.call('GET', '/api/v1/admin/web-orders/settings/', { as: 'manager' })).body;
    const before = await read();
    expect(before).toMatchObject({
      success: true,
      data: {
        cart: {
          enabled: true,
          add_out_of_stock_product_to_cart: false,
          show_quantity_box: true,
          max_product_cart_quantity: 99,
        },
      },
    });
    const answer = await settings({ max_product_cart_quantity: 5, show_quantity_box: false });
    expect(answer.body).toMatchObject({
      success: true,
      data: { enabled: true, max_product_cart_quantity: 5, show_quantity_box: false },
    });
    const { version: changes, ...cart } = answer.body.data as Record<string, unknown>;
    expect((await read()).data).toMatchObject({ enabled: true, cart, version: changes });
    expect((await visit('GET', 'settings/')).body).toMatchObject({
      data: { max_product_cart_quantity: 5, show_quantity_box: false },
    });
    const { version } = answer.body.data as { version: number };
    expect((await settings({ enabled: true, version: version - 1 })).body).toMatchObject({
      code: 'conflict',
      current: { max_product_cart_quantity: 5 },
    });
    expect((await settings({ max_product_cart_quantity: 0 })).body.formErrors).toEqual({
      max_product_cart_quantity: 'Use 1 or more',
    });
    expect((await settings({ enabled: false }, 'editor')).body.code).toBe('forbidden');
    expect((await visit('POST', 'settings/update/', { enabled: false })).body.success).toBe(false);
    await settings({ max_product_cart_quantity: 99, show_quantity_box: true });
  });

  it('adds nothing to a cart while the shop is closed', async () => {
    const { sku } = await product();
    await settings({ enabled: false });
    expect((await visit('POST', 'items/', { sku })).body).toMatchObject({ code: 'not_now' });
    await settings({ enabled: true });
    expect(await add(sku)).toMatchObject({ itemsCount: 1 });
  });
});
