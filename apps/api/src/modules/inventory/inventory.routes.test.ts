import type { Product, StockLevel, StockLocation, StockMovement, StockRow } from '@org/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type TestApi, testApi } from '../../../test/support/test-api.ts';

const BASE = '/api/v1/admin/inventory/';
let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const call = (method: string, path: string, body?: object): Promise<Answer> =>
  t.call(method, `${BASE}${path}`, { as: 'admin', ...(body && { body }) });
const ok = async (answer: Promise<Answer>, status = 200): Promise<Answer> => {
  const got = await answer;
  expect(got.status, got.text).toBe(status);
  return got;
};
let made = 0;
const product = async (body: object = {}): Promise<Product> => {
  const answer = await t.call('POST', '/api/v1/admin/products/', {
    as: 'admin',
    body: { name: `Jug ${++made}`, sku: `JUG-${made}`, status: 'published', ...body },
  });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.product as Product;
};
const rows = async (query: string): Promise<StockRow[]> => {
  const { body } = await ok(call('GET', `levels/?${query}`));
  return (body.results as { rows: StockRow[] }).rows;
};
const rowOf = async (productId: number, more = ''): Promise<StockRow> => {
  const [row] = await rows(`productIds=${productId}${more}`);
  if (!row) throw new Error('no such row');
  return row;
};
const movements = async (variantId: number): Promise<StockMovement[]> => {
  const { body } = await ok(call('GET', `movements/?variantId=${variantId}`));
  return (body.results as { rows: StockMovement[] }).rows;
};
const location = async (name: string, more: object = {}): Promise<StockLocation> =>
  (await ok(call('POST', 'locations/', { name, ...more }), 201)).body.location as StockLocation;
/** Pieces that somebody holds, as an order does. */
const hold = (variantId: number, pieces: number) =>
  t.database.asOwner(
    `update app.inventory_levels set reserved = $2
     where variant_id = $1 and location_id = (select id from app.stock_locations l where l.tenant_id = inventory_levels.tenant_id and l.is_default)`,
    [variantId, pieces],
  );

describe('the list of stock', () => {
  it('tells of each variant what is there, what is held and what can be sold', async () => {
    const { id, variants } = await product({
      attributes: [{ name: 'Size', values: ['S', 'L'] }],
      variants: ['S', 'L'].map((size) => ({
        sku: `SIZE-${size}-${made}`,
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

  it('finds a variant by the beginning of its SKU, and all of a product by its name', async () => {
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

  it('shows what staff wanted to be told of', async () => {
    const { id } = await product({ stock: 3 });
    const { id: variantId } = await rowOf(id);
    await ok(call('POST', 'adjustments/bulk/', { variantIds: [variantId], reorderPoint: 3 }));
    expect(await rowOf(id, '&low=1')).toMatchObject({ reorderPoint: 3, state: 'low' });
    await ok(call('POST', 'adjustments/', { variantId, delta: 1, reason: 'purchase' }));
    expect(await rows(`productIds=${id}&low=1`)).toEqual([]);
    await ok(call('POST', 'adjustments/', { variantId, setTo: 0, reason: 'damage' }));
    expect(await rowOf(id, '&low=1')).toMatchObject({ state: 'out' });
  });
});

describe('an adjustment', () => {
  it('sets, adds and takes away, each with its entry in the ledger', async () => {
    const { id } = await product({ stock: 5 });
    const { id: variantId } = await rowOf(id);
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

  it('moves pieces between places', async () => {
    const { id } = await product({ stock: 5 });
    const { id: variantId } = await rowOf(id);
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
    expect(await rowOf(id)).toMatchObject({ onHand: 5, available: 5 });
    expect(await rowOf(id, `&locationId=${attic.id}`)).toMatchObject({ onHand: 3, available: 3 });
    const shown = await t.call('GET', `/api/v1/admin/products/${id}/`, { as: 'admin' });
    expect(shown.body.product).toMatchObject({ stock: 5, onHand: 2, elsewhere: 3 });
  });

  it('changes nothing where others are there than were seen', async () => {
    const { id } = await product({ stock: 5 });
    const { id: variantId } = await rowOf(id);
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
    expect(await rowOf(id)).toMatchObject({ onHand: 5 });
  });

  it('leaves no fewer pieces than are held', async () => {
    const { id } = await product({ stock: 5 });
    const { id: variantId } = await rowOf(id);
    await hold(variantId, 3);
    const answer = await call('POST', 'adjustments/', { variantId, delta: -3, reason: 'damage' });
    expect(answer).toMatchObject({
      status: 422,
      body: { formErrors: { delta: '3 pieces are held for orders: there cannot be fewer' } },
    });
    const saved = await t.call('PUT', `/api/v1/admin/products/${id}/`, {
      as: 'admin',
      body: { stock: 2 },
    });
    expect(saved).toMatchObject({
      status: 422,
      body: { formErrors: { stock: '3 pieces are held for orders: there cannot be fewer' } },
    });
    await ok(call('POST', 'adjustments/', { variantId, setTo: 3, reason: 'count' }));
  });

  it('refuses what says two things, or none', async () => {
    const { id } = await product({ stock: 5 });
    const { id: variantId } = await rowOf(id);
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
    expect(await rowOf(id)).toMatchObject({ onHand: 5 });
  });

  it('of several variants changes those that it can', async () => {
    const [one, other] = [await product({ stock: 5 }), await product({ stock: 1 })];
    const ids = [(await rowOf(one.id)).id, (await rowOf(other.id)).id];
    const { body } = await ok(
      call('POST', 'adjustments/bulk/', { variantIds: ids, delta: -2, reason: 'damage' }),
    );
    expect(body).toMatchObject({
      changed: 1,
      failed: [{ id: ids[1], error: 'There cannot be fewer than none' }],
    });
    expect([(await rowOf(one.id)).onHand, (await rowOf(other.id)).onHand]).toEqual([3, 1]);
  });
});

describe('the grid of prices and stock', () => {
  it('saves prices and pieces of rows, and leaves those that are wrong', async () => {
    const [one, two, three] = [
      await product({ unitPrice: 10, stock: 5 }),
      await product({ unitPrice: 20, stock: 5 }),
      await product({ unitPrice: 30, stock: 5 }),
    ];
    const [a, b, c] = [await rowOf(one.id), await rowOf(two.id), await rowOf(three.id)];
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
        errors: { price: 'Somebody has changed this price meanwhile' },
        current: { price: 20, onHand: 5 },
      },
      {
        variantId: c.id,
        errors: { onHand: '4 pieces are held for orders: there cannot be fewer' },
        current: { price: 30, onHand: 5 },
      },
      { variantId: 987_654_321, errors: { row: 'This is not sold any more' }, current: null },
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
      'select price::float8 as price from app.product_listing where product_id = $1 and category_id = 0',
      [one.id],
    );
    expect(listed).toEqual([{ price: 9 }]);
  });
});

describe('places', () => {
  it('are made, renamed, made the usual one, and named once', async () => {
    const cellar = await location('Cellar', { address: 'Kiln Street 4' });
    expect(cellar).toMatchObject({ name: 'Cellar', is_default: false, onHand: 0, version: 1 });
    expect(await call('POST', 'locations/', { name: 'cellar' })).toMatchObject({
      status: 409,
      body: { code: 'name_taken', formErrors: { name: 'Another place has this name' } },
    });
    const { body } = await ok(
      call('PUT', `locations/${cellar.id}/`, { name: 'Vault', version: 1, is_default: true }),
    );
    expect(body.location).toMatchObject({ name: 'Vault', is_default: true, version: 2 });
    expect(await call('PUT', `locations/${cellar.id}/`, { name: 'Old', version: 1 })).toMatchObject(
      {
        status: 409,
        body: { current: { name: 'Vault' } },
      },
    );
    expect((await call('PUT', `locations/${cellar.id}/`, { is_default: false })).status).toBe(422);
    const { body: listed } = await ok(call('GET', 'locations/'));
    const all = (listed.results as { rows: StockLocation[] }).rows;
    expect(all.filter(({ is_default }) => is_default).map(({ name }) => name)).toEqual(['Vault']);
    const main = all.find(({ name }) => name === 'Main');
    await ok(call('PUT', `locations/${main?.id}/`, { is_default: true }));
  });

  it('stay while pieces lie there, and leave their ledger behind', async () => {
    const { id } = await product({ stock: 5 });
    const { id: variantId } = await rowOf(id);
    const shed = await location('Shed');
    const move = (delta: number) =>
      ok(
        call('POST', 'adjustments/', {
          variantId,
          toLocationId: shed.id,
          delta,
          reason: 'transfer',
        }),
      );
    await move(-2);
    expect(await call('DELETE', `locations/${shed.id}/`)).toMatchObject({
      status: 409,
      body: { code: 'not_now', error: 'Pieces lie at this place: move them first' },
    });
    await move(2);
    await ok(call('DELETE', `locations/${shed.id}/`));
    expect((await movements(variantId)).map(({ location }) => location)).toContain('Shed');
    const gone = { variantId, locationId: shed.id, delta: 1, reason: 'count' };
    expect((await call('POST', 'adjustments/', gone)).status).toBe(422);
    const { body } = await ok(call('GET', 'locations/'));
    const usual = (body.results as { rows: StockLocation[] }).rows[0];
    expect((await call('DELETE', `locations/${usual?.id}/`)).status).toBe(409);
  });
});

it('keeps ledger, levels and sums in step, whoever changes them at once', async () => {
  const places = [undefined, (await location('North')).id, (await location('South')).id];
  const products = [await product({ stock: 20 }), await product({ stock: 20 })];
  const variants = await Promise.all(products.map(async ({ id }) => (await rowOf(id)).id));
  const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
  const change = (n: number): Promise<Answer> => {
    const variantId = pick(variants, n);
    const locationId = pick(places, Math.floor(n / 2));
    switch (n % 5) {
      case 0:
        return call('POST', 'adjustments/', {
          variantId,
          locationId,
          delta: (n % 7) - 3 || 1,
          reason: 'correction',
        });
      case 1:
        return call('POST', 'adjustments/', {
          variantId,
          locationId,
          setTo: n % 11,
          reason: 'count',
        });
      case 2:
        return call('POST', 'adjustments/', {
          variantId,
          locationId: places[1],
          toLocationId: places[2],
          delta: (n % 5) - 2 || 1,
          reason: 'transfer',
        });
      case 3:
        return call('PUT', 'grid/', {
          ...(locationId && { locationId }),
          rows: variants.toReversed().map((id) => ({ variantId: id, price: n, onHand: n % 9 })),
        });
      default:
        return t.call('PUT', `/api/v1/admin/products/${pick(products, n).id}/`, {
          as: 'admin',
          body: { stock: n % 13, excerpt: `${n}` },
        });
    }
  };
  const statuses = new Set<number>();
  for (let round = 0; round < 6; round++) {
    const answers = await Promise.all(Array.from({ length: 15 }, (_, n) => change(round * 15 + n)));
    for (const { status } of answers) statuses.add(status);
  }
  // Refused is what would leave fewer than none; nothing waits for itself.
  expect([...statuses].filter((status) => status !== 200 && status !== 422)).toEqual([]);
  const wrong = await t.database.asOwner(
    `select l.variant_id, l.location_id, l.on_hand, l.reserved, sum(m.delta) as moved
     from app.inventory_levels l left join app.inventory_movements m
       on m.tenant_id = l.tenant_id and m.variant_id = l.variant_id and m.location_id = l.location_id
     where l.variant_id = any($1) group by 1, 2, 3, 4, l.tenant_id
     having l.on_hand <> coalesce(sum(m.delta), 0) or l.reserved < 0 or l.reserved > l.on_hand`,
    [variants],
  );
  expect(wrong).toEqual([]);
  const sums = await t.database.asOwner(
    `select v.id from app.product_variants v join app.products p on p.tenant_id = v.tenant_id and p.id = v.product_id
     where v.id = any($1) and (p.stock <> v.stock or v.stock <> (
       select sum(l.on_hand - l.reserved) from app.inventory_levels l where l.tenant_id = v.tenant_id and l.variant_id = v.id))`,
    [variants],
  );
  expect(sums).toEqual([]);
  const last = await t.database.asOwner(
    `select distinct on (variant_id, location_id) variant_id, location_id, balance_after::int as pieces
     from app.inventory_movements where variant_id = any($1) order by variant_id, location_id, id desc`,
    [variants],
  );
  const levels = (await rows(`ids=${variants.join(',')}`)).flatMap((row) => row.levels);
  const known = new Map(
    levels.map((level: StockLevel) => [`${level.variantId} ${level.locationId}`, level.onHand]),
  );
  for (const { variant_id, location_id, pieces } of last as {
    variant_id: number;
    location_id: number;
    pieces: number;
  }[])
    expect(known.get(`${variant_id} ${location_id}`)).toBe(pieces);
});
