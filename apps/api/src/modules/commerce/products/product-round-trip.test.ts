import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportedTo } from '../../../../test/support/exports.ts';
import { getImport, runImportStep, uploadTo } from '../../../../test/support/imports.ts';
import { stockCalls } from '../../../../test/support/stock.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';

const PRODUCTS = '/api/v1/admin/products/';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  await t.api.jobs.start({ poll: 1 });
  await t.call('POST', `${PRODUCTS}categories/`, { as: 'admin', body: { category: 'Pots' } });
  const file =
    'Name;SKU;Status;Price;Sale price;Stock;Brand;Barcode;Categories;Tags\n' +
    'Plain pot;POT-1;Published;12.50;11;7;Kiln;0012345;Pots;New, Blue\n' +
    'Bare pot;POT-2;Draft;3;;;;;;\n';
  const { id } = getImport(await uploadTo(t, file, { entity: 'products', name: 'pots.csv' }));
  expect(await runImportStep(t, id, 'start')).toMatchObject({ created: 2, failed: 0 });
  const variant = (color: string, stock: number) => ({
    sku: `POT-3-${color}`,
    price: 5,
    attributes: [{ attribute_name: 'Color', attribute_value: color }],
    stock,
  });
  const made = await t.call('POST', PRODUCTS, {
    as: 'admin',
    body: {
      name: 'Pot of two colors',
      sku: 'POT-3',
      attributes: [{ name: 'Color', values: ['Red', 'Blue'] }],
      variants: [variant('Red', 2), variant('Blue', 3)],
    },
  });
  expect(made.status, made.text).toBe(201);
});
afterAll(() => t.close());

/** Returns everything that a change of products would modify. */
async function traces(): Promise<object> {
  const rows = async (query: string): Promise<unknown> => t.database.asOwner(query);
  return {
    products: await rows('select id, version, updated_at from app.products order by id'),
    variants: await rows('select * from app.product_variants order by id'),
    movements: await rows('select id from app.inventory_movements order by id'),
    history: await rows("select id from app.audit_log where entity = 'product' order by id"),
    told: await rows("select count(*) from app.outbox where entity = 'product'"),
    tags: await rows('select * from app.taggings order by 1, 2, 3, 4'),
  };
}

const exported = async (): Promise<string> => {
  const { url } = await exportedTo(t, PRODUCTS, { selection: { matching: { search: 'pot' } } });
  return (await t.call('GET', url, { as: 'admin' })).text;
};

it('changes nothing when exported products are imported', async () => {
  const file = await exported();
  expect(file.split('\n').filter(Boolean)).toHaveLength(4);
  const before = await traces();
  const { id } = getImport(await uploadTo(t, file, { entity: 'products', name: 'products.csv' }));
  // The test run predicts the result of the import.
  expect((await runImportStep(t, id, 'validate')).check).toMatchObject({
    created: 0,
    updated: 0,
    skipped: 3,
    failed: 0,
  });
  expect(await traces()).toEqual(before);
  expect(await runImportStep(t, id, 'start')).toMatchObject({
    created: 0,
    updated: 0,
    skipped: 3,
    failed: 0,
  });
  expect(await traces()).toEqual(before);
  await runImportStep(t, id, 'undo');
  expect(await traces()).toEqual(before);
});

it('changes only what was edited in the file', async () => {
  const file = (await exported()).replace('12.5', '13.5');
  const { id } = getImport(await uploadTo(t, file, { entity: 'products', name: 'products.csv' }));
  const counts = { updated: 1, skipped: 2, failed: 0 };
  expect((await runImportStep(t, id, 'validate')).check).toMatchObject(counts);
  expect(await runImportStep(t, id, 'start')).toMatchObject(counts);
  const prices =
    "select unit_price::float8 as price, version from app.products where sku = 'POT-1'";
  expect(await t.database.asOwner(prices)).toEqual([{ price: 13.5, version: 2 }]);
  await runImportStep(t, id, 'undo');
  expect(await t.database.asOwner(prices)).toEqual([{ price: 12.5, version: 3 }]);
});

it('keeps sales since the import when it is undone', async () => {
  const pieces = async (): Promise<Record<string, number>> => {
    const rows = await t.database.asOwner<{ sku: string; n: string }>(
      "select v.sku, sum(l.on_hand) as n from app.inventory_levels l join app.product_variants v on v.id = l.variant_id where v.sku like 'SOLD-%' and v.is_live group by 1",
    );
    return Object.fromEntries(rows.map(({ sku, n }) => [sku, Number(n)]));
  };
  const take = async (file: string): Promise<number> => {
    const { id } = getImport(await uploadTo(t, file, { entity: 'products', name: 'sold.csv' }));
    expect(await runImportStep(t, id, 'start')).toMatchObject({ failed: 0 });
    return id;
  };
  await take('Name;SKU;Stock\nSome;SOLD-1;10\nMore;SOLD-2;2\nHeld;SOLD-3;3\nQuiet;SOLD-4;5\n');
  const id = await take(
    'Name;SKU;Stock\nSome;SOLD-1;30\nMore;SOLD-2;30\nHeld;SOLD-3;30\nQuiet;SOLD-4;6\n',
  );
  const variants = await t.database.asOwner<{ sku: string; id: string }>(
    "select sku, id from app.product_variants where sku like 'SOLD-%'",
  );
  const getId = (sku: string): number => Number(variants.find((one) => one.sku === sku)?.id);
  const stock = stockCalls(() => t);
  // Four of the first and twelve of the second are removed; eight of the third are reserved for an order.
  for (const [sku, delta] of [
    ['SOLD-1', -4],
    ['SOLD-2', -12],
  ] as const)
    await stock.ok(
      stock.call('POST', 'adjustments/', { variantId: getId(sku), delta, reason: 'damage' }),
    );
  await stock.hold(getId('SOLD-3'), 8);
  expect(await pieces()).toEqual({ 'SOLD-1': 26, 'SOLD-2': 18, 'SOLD-3': 30, 'SOLD-4': 6 });
  await runImportStep(t, id, 'undo');
  expect(await pieces()).toEqual({ 'SOLD-1': 6, 'SOLD-2': 0, 'SOLD-3': 8, 'SOLD-4': 5 });
  const told = await t.database.asOwner<{ message: string }>(
    "select payload ->> 'message' as message from app.outbox where payload ->> 'message' like 'Import undone:%Stock%'",
  );
  expect(told.map(({ message }) => message)).toEqual([
    'Import undone: 4 restored. Stock sold or counted since the import is not undone (3 products)',
  ]);
});

it('gives many products with the same name unique slugs', async () => {
  const rows = (from: number, many: number): string =>
    Array.from({ length: many }, (_, n) => `Same,SAME-${from + n}`).join('\n');
  for (const [from, many] of [
    [1, 130],
    [131, 80],
  ] as const) {
    const file = `Name,SKU\n${rows(from, many)}\n`;
    const { id } = getImport(await uploadTo(t, file, { entity: 'products', name: 'same.csv' }));
    expect(await runImportStep(t, id, 'start')).toMatchObject({ created: many, failed: 0 });
  }
  const slugs = await t.database.asOwner<{ slug: string }>(
    "select slug from app.products where name = 'Same' order by id",
  );
  const numbered = Array.from({ length: 209 }, (_, at) => `same-${at + 2}`);
  expect(slugs.map(({ slug }) => slug)).toEqual(['same', ...numbered]);
});
