import type { Product, StockMovement } from '@org/schema/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportedRows } from '../../../../test/support/exports.ts';
import { getRows } from '../../../../test/support/pages.ts';
import { newBuyer, newThing, openShop } from '../../../../test/support/shop.ts';
import { stockCalls } from '../../../../test/support/stock.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';

const MOVEMENTS = '/api/v1/admin/inventory/movements/';

let t: TestApi;
let shelf: Product;
let glaze: Product;
beforeAll(async () => {
  t = await testApi();
  await openShop(t);
  shelf = await newThing(t, { name: 'Kiln shelf', sku: 'SHELF-1', stock: 5 });
  glaze = await newThing(t, { name: 'Ash glaze', sku: 'GLAZE-1', stock: 8 });
  const buyer = newBuyer(t);
  await buyer.add(shelf.sku, 2);
  expect((await buyer.place()).status).toBe(201);
  await t.api.jobs.start({ poll: 0.5 });
});
afterAll(() => t.close());

const getFilter = (...rules: object[]): string => JSON.stringify({ combinator: 'and', rules });

async function found(query: Readonly<Record<string, string>>): Promise<[string, string, number][]> {
  const answer = await t.call('GET', `${MOVEMENTS}?${new URLSearchParams(query)}`, { as: 'admin' });
  expect(answer.status, answer.text).toBe(200);
  return getRows<StockMovement>(answer)
    .filter(({ productId }) => [shelf.id, glaze.id].includes(productId))
    .map(({ sku, reason, delta }) => [sku, reason, delta]);
}

const ALL = [
  ['SHELF-1', 'sale', -2],
  ['GLAZE-1', 'count', 8],
  ['SHELF-1', 'count', 5],
];
const OF_SHELF = ALL.filter(([sku]) => sku === 'SHELF-1');
const COUNTS = ALL.filter(([, reason]) => reason === 'count');

it.each([
  ['nothing', () => ({}), ALL],
  ['a name', () => ({ field: 'name', operator: 'contains', value: 'shelf' }), OF_SHELF],
  ['an SKU', () => ({ field: 'sku', operator: 'is', value: 'SHELF-1' }), OF_SHELF],
  ['a location', () => ({ field: 'location', operator: 'is', value: 'Main' }), ALL],
  ['another location', () => ({ field: 'location', operator: 'is', value: 'Cellar' }), []],
  ['a reason', () => ({ field: 'reason', operator: 'in', value: ['count'] }), COUNTS],
  ['oneself', () => ({ field: 'user', operator: 'in', value: ['me'] }), COUNTS],
  ['a future day', () => ({ field: 'at', operator: 'after', value: '2199-01-01' }), []],
])('filters stock movements by %s', async (_what, rule, expected) => {
  const only = rule();
  const query = 'field' in only ? { filter: getFilter(only) } : {};
  expect(await found(query)).toEqual(expected);
});

it('finds stock movements by product name and by SKU', async () => {
  expect(await found({ search: 'kiln' })).toEqual(OF_SHELF);
  expect(await found({ search: 'glaze-1' })).toEqual([['GLAZE-1', 'count', 8]]);
});

it('exports filtered stock movements, without those of other tenants', async () => {
  const columns = ['name', 'sku', 'reason', 'delta', 'balanceAfter', 'location'];
  const rows = await exportedRows(t, MOVEMENTS, {
    selection: {
      matching: { filter: getFilter({ field: 'name', operator: 'contains', value: 'shelf' }) },
    },
    columns,
  });
  expect(rows).toEqual([
    ['Product', 'SKU', 'Reason', 'Change', 'On hand after', 'Place'],
    ['Kiln shelf', 'SHELF-1', 'Sold', '-2', '3', 'Main'],
    ['Kiln shelf', 'SHELF-1', 'Counted', '5', '5', 'Main'],
  ]);
  const all = await exportedRows(t, MOVEMENTS, { columns: ['sku'] }, 'otherAdmin');
  expect(all.flat()).not.toContain('SHELF-1');
});

it('keeps stock movements of deleted variants and products, with their names and SKUs', async () => {
  const { movements } = stockCalls(() => t);
  const size = (value: string) => [{ attribute_name: 'Size', attribute_value: value }];
  const kiln = await newThing(t, {
    name: 'Test kiln',
    stock: undefined,
    attributes: [{ name: 'Size', values: ['S', 'L'] }],
    variants: [
      { sku: 'KILN-S', price: 90, stock: 4, attributes: size('S') },
      { sku: 'KILN-L', price: 190, stock: 2, attributes: size('L') },
    ],
  });
  const [small, large] = kiln.variants ?? [];
  const saved = await t.call('PUT', `/api/v1/admin/products/${kiln.id}/`, {
    as: 'admin',
    body: { variants: [large] },
  });
  expect(saved.status, saved.text).toBe(200);
  const left = { name: 'Test kiln', sku: 'KILN-S', delta: 4, attributes: size('S') };
  expect(await movements(small?.id ?? 0)).toMatchObject([left]);

  await t.database.asOwner('delete from app.products where id = $1', [kiln.id]);
  expect(await movements(small?.id ?? 0)).toMatchObject([left]);
  const filter = getFilter({ field: 'sku', operator: 'is', value: 'kiln-l' });
  const listed = await t.call('GET', `${MOVEMENTS}?${new URLSearchParams({ filter })}`, {
    as: 'admin',
  });
  expect(getRows<StockMovement>(listed)).toMatchObject([{ productId: kiln.id, sku: 'KILN-L' }]);
});
