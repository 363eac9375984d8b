import type { Product, StockRow } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stockCalls } from '../../../../test/support/stock.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const { call, ok, product, rows, getRow, movements, location, hold } = stockCalls(() => t);

describe('the list of stock', () => {
  it('returns the quantities on hand, reserved and available of each variant', async () => {
    const { id, variants } = await product({
      attributes: [{ name: 'Size', values: ['S', 'L'] }],
      variants: ['S', 'L'].map((size) => ({
        sku: `SIZE-${size}-1`,
        price: 20,
        stock: size === 'S' ? 4 : 0,
        attributes: [{ attribute_name: 'Size', attribute_value: size }],
      })),
    });
    await hold(variants?.[0]?.id ?? 0, 1);
    await ok(
      call('POST', 'adjustments/', { variantId: variants?.[0]?.id, delta: 2, reason: 'purchase' }),
    );
    expect(await rows(`productIds=${id}&orderBy=sku&orderDirection=DESC`)).toMatchObject([
      {
        id: variants?.[0]?.id,
        attributes: [{ attribute_name: 'Size', attribute_value: 'S' }],
        price: 20,
        onHand: 6,
        reserved: 1,
        available: 5,
        state: 'in',
        levels: [{ onHand: 6, reserved: 1, available: 5 }],
      },
      { id: variants?.[1]?.id, onHand: 0, available: 0, state: 'out' },
    ]);
  });

  it('finds a variant by the prefix of its SKU, and all variants of a product by its name', async () => {
    const { id } = await product({
      name: 'Amphora',
      attributes: [{ name: 'Size', values: ['S', 'L'] }],
      variants: ['S', 'L'].map((size) => ({
        sku: `AMPH-${size}`,
        price: 20,
        attributes: [{ attribute_name: 'Size', attribute_value: size }],
      })),
    });
    expect((await rows('search=amph-s')).map(({ sku }) => sku)).toEqual(['AMPH-S']);
    expect((await rows('search=amphora')).map(({ productId }) => productId)).toEqual([id, id]);
  });

  it('shows variants at their low-stock alert', async () => {
    const { id } = await product({ stock: 3 });
    const { id: variantId } = await getRow(id);
    await ok(call('POST', 'adjustments/bulk/', { variantIds: [variantId], reorderPoint: 3 }));
    expect(await getRow(id, '&low=1')).toMatchObject({ reorderPoint: 3, state: 'low' });
    await ok(call('POST', 'adjustments/', { variantId, delta: 1, reason: 'purchase' }));
    expect(await rows(`productIds=${id}&low=1`)).toEqual([]);
    await ok(call('POST', 'adjustments/', { variantId, setTo: 0, reason: 'damage' }));
    expect(await getRow(id, '&low=1')).toMatchObject({ state: 'out' });
  });

  it('shows variants at the shop’s default alert if they have none of their own', async () => {
    const path = '/api/v1/admin/web-orders/settings/';
    const set = (low_stock: unknown) => t.call('PUT', path, { as: 'admin', body: { low_stock } });
    const low = async (ids: readonly number[], more = '') =>
      (await rows(`productIds=${ids}&low=1${more}`)).map(({ productId, state }) => [
        productId,
        state,
      ]);
    const made = [];
    for (const one of [
      { stock: 4 },
      { stock: 5 },
      { stock: 4 },
      { stock: 0 },
      { stock: 4, trackInventory: false },
    ])
      made.push((await product(one)).id);
    const [few = 0, many = 0, own = 0, none = 0] = made;
    const { id: variantId, levels } = await getRow(own);
    await ok(call('POST', 'adjustments/bulk/', { variantIds: [variantId], reorderPoint: 1 }));
    expect((await t.call('GET', path, { as: 'admin' })).body.data).toMatchObject({
      low_stock: null,
    });
    expect(await low(made)).toEqual([]);

    expect((await set(4)).body.data).toMatchObject({ low_stock: 4 });
    const everywhere = await low(made);
    expect(everywhere).toHaveLength(2);
    expect(everywhere).toEqual(
      expect.arrayContaining([
        [few, 'low'],
        [none, 'out'],
      ]),
    );
    // A variant that was never at a location does not count as low there.
    expect(await low(made, `&locationId=${levels[0]?.locationId}`)).toEqual([[few, 'low']]);
    expect(await getRow(many)).toMatchObject({ state: 'in', reorderPoint: 0, lowAt: 4 });
    expect(await getRow(own)).toMatchObject({ state: 'in', reorderPoint: 1, lowAt: 1 });
    expect(await getRow(made[4] ?? 0)).toMatchObject({ state: 'uncounted', lowAt: null });
    for (const wrong of [0, 2.5, 'few'])
      expect((await set(wrong)).body.formErrors).toHaveProperty('low_stock');
    await set(null);
    expect(await low(made)).toEqual([]);
  });
});

it('filters by the displayed state, over all locations and at one', async () => {
  const path = '/api/v1/admin/web-orders/settings/';
  const set = (low_stock: unknown) => t.call('PUT', path, { as: 'admin', body: { low_stock } });
  const made: number[] = [];
  for (const one of [
    { stock: 9 },
    { stock: 2 },
    {},
    { stock: 7 },
    { stock: 3, trackInventory: false },
  ])
    made.push((await product(one)).id);
  const own = await getRow(made[3] ?? 0);
  await ok(call('POST', 'adjustments/bulk/', { variantIds: [own.id], reorderPoint: 8 }));
  const place = `&locationId=${own.levels[0]?.locationId}`;
  const filter = (states: readonly string[], operator = 'in') =>
    `&filter=${encodeURIComponent(JSON.stringify({ combinator: 'and', rules: [{ field: 'state', operator, value: states }] }))}`;
  const inSome = async (states: readonly string[], more = '', operator?: string) =>
    (await rows(`productIds=${made}${more}${filter(states, operator)}`))
      .map(({ productId }) => made.indexOf(productId))
      .sort();
  const other = await location('Far away');
  try {
    for (const low_stock of [null, 2]) {
      await set(low_stock);
      const low = low_stock === null ? [3] : [1, 3];
      const there = low_stock === null ? [0, 1] : [0];
      for (const where of ['', place]) {
        expect(await inSome(['in'], where)).toEqual(there);
        expect(await inSome(['low'], where)).toEqual(low);
        expect(await inSome(['out'], where)).toEqual([2]);
        expect(await inSome(['uncounted'], where)).toEqual([4]);
        expect(await inSome(['low', 'out'], where)).toEqual([...low, 2].sort());
        expect(await inSome(['in', 'uncounted'], where)).toEqual([...there, 4]);
        expect(await inSome(['low', 'out'], where, 'not_in')).toEqual([...there, 4]);
      }
      expect(await inSome(['out'], `&locationId=${other.id}`)).toEqual([0, 1, 2, 3]);
    }
  } finally {
    await set(null);
    await ok(call('DELETE', `locations/${other.id}/`));
  }
  expect(await inSome(['out'], place)).toEqual([2]);
});

describe('an adjustment', () => {
  it('sets, adds and subtracts quantities, each with a stock movement', async () => {
    const { id } = await product({ stock: 5 });
    const { id: variantId } = await getRow(id);
    await ok(
      call('POST', 'adjustments/', { variantId, delta: 4, reason: 'purchase', note: 'Kiln 7' }),
    );
    await ok(call('POST', 'adjustments/', { variantId, delta: -2, reason: 'damage' }));
    const { body } = await ok(
      call('POST', 'adjustments/', { variantId, setTo: 6, reason: 'count' }),
    );
    expect(body).toMatchObject({
      level: { variantId, onHand: 6, reserved: 0, available: 6 },
      movement: {
        delta: -1,
        balanceAfter: 6,
        reason: 'count',
        user: { displayName: expect.any(String) },
      },
      other: null,
    });
    expect(
      (await movements(variantId)).map(({ delta, balanceAfter, reason, note }) => ({
        delta,
        balanceAfter,
        reason,
        note,
      })),
    ).toEqual([
      { delta: -1, balanceAfter: 6, reason: 'count', note: '' },
      { delta: -2, balanceAfter: 7, reason: 'damage', note: '' },
      { delta: 4, balanceAfter: 9, reason: 'purchase', note: 'Kiln 7' },
      { delta: 5, balanceAfter: 5, reason: 'count', note: '' },
    ]);
    const shown = await t.call('GET', `/api/v1/admin/products/${id}/`, { as: 'admin' });
    expect(shown.body.product).toMatchObject({ stock: 6, onHand: 6, reserved: 0, elsewhere: 0 });
  });

  it('transfers stock between locations', async () => {
    const { id } = await product({ stock: 5 });
    const { id: variantId } = await getRow(id);
    const attic = await location('Attic');
    const body = { variantId, toLocationId: attic.id, delta: -3, reason: 'transfer' };
    const { body: answer } = await ok(call('POST', 'adjustments/', body));
    expect(answer).toMatchObject({
      level: { onHand: 2 },
      other: {
        level: { locationId: attic.id, onHand: 3 },
        movement: { delta: 3, location: 'Attic' },
      },
    });
    expect(await getRow(id)).toMatchObject({ onHand: 5, available: 5 });
    expect(await getRow(id, `&locationId=${attic.id}`)).toMatchObject({ onHand: 3, available: 3 });
    const shown = await t.call('GET', `/api/v1/admin/products/${id}/`, { as: 'admin' });
    expect(shown.body.product).toMatchObject({ stock: 5, onHand: 2, elsewhere: 3 });
  });

  it('rejects an adjustment when the quantity has changed since the user saw it', async () => {
    const { id } = await product({ stock: 5 });
    const { id: variantId } = await getRow(id);
    const answer = await call('POST', 'adjustments/', {
      variantId,
      setTo: 9,
      seen: 4,
      reason: 'count',
    });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'conflict', current: { onHand: 5 } },
    });
    expect(await getRow(id)).toMatchObject({ onHand: 5 });
  });

  it('keeps the stock of an unchanged product, and keeps reservations when the quantity is set', async () => {
    const read = async (id: number): Promise<Product> =>
      (await t.call('GET', `/api/v1/admin/products/${id}/`, { as: 'admin' })).body
        .product as Product;
    const save = async (id: number, body: object): Promise<Product> => {
      const answer = await t.call('PUT', `/api/v1/admin/products/${id}/`, { as: 'admin', body });
      expect(answer.status, answer.text).toBe(200);
      return read(id);
    };
    const { id } = await product({ stock: 5 });
    await hold((await getRow(id)).id, 3);
    const held = await read(id);
    expect(held).toMatchObject({ stock: 2, onHand: 5, reserved: 3 });
    expect(await save(id, held)).toMatchObject({ stock: 2, onHand: 5, reserved: 3 });
    // `stock` sets the available quantity, whatever is reserved; `onHand` sets the quantity on hand.
    expect(await save(id, { ...(await read(id)), stock: 4 })).toMatchObject({
      stock: 4,
      onHand: 7,
    });
    expect(await save(id, { onHand: 6 })).toMatchObject({ stock: 3, onHand: 6, reserved: 3 });

    const many = await product({
      attributes: [{ name: 'Size', values: ['S', 'M'] }],
      variants: ['S', 'M'].map((size, at) => ({
        sku: `WHOLE-${size}`,
        price: 3,
        stock: at + 1,
        attributes: [{ attribute_name: 'Size', attribute_value: size }],
      })),
    });
    const whole = await read(many.id);
    expect(await save(many.id, whole)).toMatchObject({ stock: whole.stock, onHand: whole.onHand });
  });

  it('rejects a quantity below the reserved one', async () => {
    const { id } = await product({ stock: 5 });
    const { id: variantId } = await getRow(id);
    await hold(variantId, 3);
    const answer = await call('POST', 'adjustments/', { variantId, delta: -3, reason: 'damage' });
    expect(answer).toMatchObject({
      status: 422,
      body: { formErrors: { delta: '3 are reserved for orders: the quantity cannot be lower' } },
    });
    const saved = await t.call('PUT', `/api/v1/admin/products/${id}/`, {
      as: 'admin',
      body: { onHand: 2 },
    });
    expect(saved).toMatchObject({
      status: 422,
      body: { formErrors: { onHand: '3 are reserved for orders: the quantity cannot be lower' } },
    });
    await ok(call('POST', 'adjustments/', { variantId, setTo: 3, reason: 'count' }));
  });

  it('rejects contradictory and incomplete adjustments', async () => {
    const { id } = await product({ stock: 5 });
    const { id: variantId } = await getRow(id);
    for (const body of [
      { variantId, reason: 'count' },
      { variantId, reason: 'count', delta: 1, setTo: 1 },
      { variantId, reason: 'transfer', delta: 1 },
      { variantId, reason: 'count', delta: 1, toLocationId: 1 },
      { variantId, reason: 'sale', delta: -1 },
      { variantId, reason: 'count', setTo: -1 },
      { variantId, reason: 'count', delta: 0 },
      { variantId, reason: 'count', delta: 1.5 },
      { variantId, reason: 'count', delta: 1, locationId: 987_654_321 },
    ])
      expect((await call('POST', 'adjustments/', body)).status, JSON.stringify(body)).toBe(422);
    expect(await getRow(id)).toMatchObject({ onHand: 5 });
  });

  it('adjusts the possible variants of several, and reports the others', async () => {
    const [one, other] = [await product({ stock: 5 }), await product({ stock: 1 })];
    const ids = [(await getRow(one.id)).id, (await getRow(other.id)).id];
    const { body } = await ok(
      call('POST', 'adjustments/bulk/', { variantIds: ids, delta: -2, reason: 'damage' }),
    );
    expect(body).toMatchObject({
      changed: 1,
      failed: [{ id: ids[1], error: 'The quantity cannot be negative' }],
    });
    expect([(await getRow(one.id)).onHand, (await getRow(other.id)).onHand]).toEqual([3, 1]);
  });
});

describe('the grid of prices and stock', () => {
  it('saves valid rows of prices and quantities, and reports invalid ones', async () => {
    const [one, two, three] = [
      await product({ unitPrice: 10, stock: 5 }),
      await product({ unitPrice: 20, stock: 5 }),
      await product({ unitPrice: 30, stock: 5 }),
    ];
    const [a, b, c] = [await getRow(one.id), await getRow(two.id), await getRow(three.id)];
    await hold(c.id, 4);
    const { body } = await ok(
      call('PUT', 'grid/', {
        rows: [
          {
            variantId: a.id,
            price: 11.5,
            salePrice: 9,
            onHand: 8,
            reorderPoint: 2,
            seen: { price: 10, salePrice: null, onHand: 5, reorderPoint: 0 },
          },
          { variantId: b.id, price: 22, onHand: 8, seen: { price: 19 } },
          { variantId: c.id, price: 33, onHand: 3 },
          { variantId: 987_654_321, price: 1 },
        ],
      }),
    );
    expect(body).toMatchObject({
      saved: [{ id: a.id, price: 11.5, salePrice: 9, onHand: 8, reorderPoint: 2 }],
      message: '1 row saved',
    });
    const failed = body.failed as { variantId: number; errors: object; current: StockRow | null }[];
    expect(failed.toSorted((x, y) => x.variantId - y.variantId)).toMatchObject([
      {
        variantId: b.id,
        errors: { price: 'Someone else changed this price' },
        current: { price: 20, onHand: 5 },
      },
      {
        variantId: c.id,
        errors: { onHand: '4 are reserved for orders: the quantity cannot be lower' },
        current: { price: 30, onHand: 5 },
      },
      {
        variantId: 987_654_321,
        errors: { row: 'This product is no longer for sale' },
        current: null,
      },
    ]);
    const shown = await t.call('GET', `/api/v1/admin/products/${one.id}/`, { as: 'admin' });
    expect(shown.body.product).toMatchObject({
      unitPrice: 11.5,
      salePrice: 9,
      priceRange: { min: 9, max: 9 },
      stock: 8,
      version: one.version + 1,
    });
    const history = await t.call('GET', `/api/v1/admin/products/${one.id}/timeline/`, {
      as: 'admin',
    });
    expect((history.body.results as { rows: object[] }).rows[0]).toMatchObject({
      changes: [
        { field: 'sale_price', from: null, to: 9 },
        { field: 'unit_price', from: 10, to: 11.5 },
      ],
    });
    const listed = await t.database.asOwner(
      'select cents / 100::float8 as price from app.product_listing where product_id = $1 and category_id = 0',
      [one.id],
    );
    expect(listed).toEqual([{ price: 9 }]);
  });
});
