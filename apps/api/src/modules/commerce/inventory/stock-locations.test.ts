import type { StockLevel, StockLocation } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stockCalls } from '../../../../test/support/stock.ts';
import { type Answer, type TestApi, testApi } from '../../../../test/support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const { call, ok, product, rows, getRow, movements, location } = stockCalls(() => t);

describe('stock locations', () => {
  it('creates and renames locations with unique names, and sets the default one', async () => {
    const cellar = await location('Cellar', { address: 'Kiln Street 4' });
    expect(cellar).toMatchObject({ name: 'Cellar', is_default: false, onHand: 0, version: 1 });
    expect(await call('POST', 'locations/', { name: 'cellar' })).toMatchObject({
      status: 409,
      body: { code: 'name_taken', formErrors: { name: 'Another location has this name' } },
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

  it('keeps locations with stock, and retains the movements of deleted ones', async () => {
    const { id } = await product({ stock: 5 });
    const { id: variantId } = await getRow(id);
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
      body: { code: 'not_now', error: 'This location has stock: move it first' },
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

it('keeps movements, levels and totals consistent under concurrent changes', async () => {
  const places = [undefined, (await location('North')).id, (await location('South')).id];
  const products = [await product({ stock: 20 }), await product({ stock: 20 })];
  const variants = await Promise.all(products.map(async ({ id }) => (await getRow(id)).id));
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
  // Only changes to negative quantities fail; there are no deadlocks.
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
