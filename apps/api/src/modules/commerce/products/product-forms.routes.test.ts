import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Category, Product } from '@org/schema/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  callImports,
  getImport,
  runImportStep,
  untilImport,
  uploadTo,
} from '../../../../test/support/imports.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  await t.api.jobs.start({ poll: 1 });
});
afterAll(() => t.close());

const getFile = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../../test/files/${name}`, import.meta.url)));
const send = (method: string, path: string, body?: object) =>
  t.call(method, `/api/v1/admin/products/${path}`, { as: 'admin', ...(body && { body }) });
const rowsAt = async <Row>(path: string): Promise<Row[]> =>
  ((await send('GET', path)).body.results as { rows: Row[] }).rows;
const begin = async (content: string | Uint8Array<ArrayBuffer>) =>
  getImport(await uploadTo(t, content, { entity: 'products', name: 'shop.csv' }));
const getProblems = async (id: number) =>
  (await runImportStep(t, id, 'validate')).check?.problems.map(({ row, error }) => [row, error]);
const whole = async (sku: string): Promise<Product> => {
  const [row] = await rowsAt<Product>(`?search=${encodeURIComponent(sku)}`);
  return (await send('GET', `${row?.id}/`)).body.results as Product;
};
const categories = async () =>
  (await rowsAt<Category>('categories/')).map(({ path }) => path).sort();

it('imports a Shopify file with several rows per product, and undoes it', async () => {
  const before = await categories();
  const begun = await begin(getFile('shopify-products.csv'));
  expect(begun).toMatchObject({
    form: { name: 'shopify', label: 'Shopify', part: 'variant', parts: 'variants' },
    rows: 10,
    total: 6,
    parts: 8,
    makesMissing: true,
    matchOn: 'imported_id',
  });
  const { columns, mapping } = begun;
  expect(columns.filter((_, at) => mapping[at] === '')).toEqual([
    'Product Category',
    'Variant Fulfillment Service',
    'Variant Requires Shipping',
    'Variant Taxable',
    'Gift Card',
    'Cost per item',
  ]);
  expect(await getProblems(begun.id)).toEqual([
    [7, 'Handle: is empty: nothing tells which product this row belongs to'],
    [9, 'Variant Price: Use a number'],
    [10, 'Option2 Value (row 11): choose a value of Color'],
  ]);
  // A test run creates nothing, not even the categories of the file.
  expect(await categories()).toEqual(before);
  expect(await runImportStep(t, begun.id, 'start')).toMatchObject({ created: 3, failed: 3 });
  const jacket = await whole('RJ-S-BLUE');
  expect(jacket).toMatchObject({
    name: 'Rain jacket',
    imported_id: 'rain-jacket',
    slug: 'rain-jacket',
    sku: 'rain-jacket',
    status: 'published',
    brand: 'Nordwind',
    description: '<p>Keeps you dry,\nalso in <strong>March</strong>.</p>\n',
    categories: [{ category: 'Jackets, light' }],
    tags: [{ name: 'new' }, { name: 'Rain' }],
    unitPrice: 1499,
    salePrice: null,
    priceRange: { min: 1299, max: 1299 },
    trackInventory: true,
    allowBackorder: false,
    stock: 11,
    meta_title: 'Rain jacket by Nordwind',
    images: [
      { file: '/media/back.jpg', alt: 'From the back' },
      { file: '/media/front.jpg', alt: 'From the front' },
      { file: '/media/detail.jpg', alt: '' },
    ],
    attributes: [
      { name: 'Size', values: ['S', 'M'] },
      { name: 'Color', values: ['Blue', 'Red'] },
    ],
    dimensions: { weight: null, weightUnit: 'kg' },
  });
  expect(
    jacket.variants?.map(({ sku, price, salePrice, stock, weight, barcode, image }) => [
      sku,
      price,
      salePrice,
      stock,
      weight,
      barcode,
      image,
    ]),
  ).toEqual([
    ['RJ-S-BLUE', 1499, 1299, 4, 0.45, '7611234567890', '/media/blue.jpg'],
    ['rain-jacket-m-blue', 1299, null, 0, 0.47, '', ''],
    ['RJ-M-RED', 1299, null, 7, 0.47, '', ''],
  ]);
  expect(await whole('MUG-1')).toMatchObject({
    name: 'Mug "Morning"',
    status: 'draft',
    unitPrice: 12.5,
    salePrice: null,
    trackInventory: false,
    allowBackorder: true,
    attributes: [],
    numberOfVariants: 0,
    dimensions: { weight: 320, weightUnit: 'g' },
  });
  expect(await whole('NH-1')).toMatchObject({ name: 'No handle', unitPrice: 5, status: 'draft' });
  const errors = await callImports(t, 'GET', `${begun.id}/errors/`);
  const failed = errors.text.split('\r\n').map((line) => line.split(',').slice(0, 3));
  expect(failed).toContainEqual([
    '"10"',
    '"Option2 Value (row 11): choose a value of Color"',
    '"socks"',
  ]);
  expect(failed).toContainEqual(['"11"', '""', '"socks"']);
  await runImportStep(t, begun.id, 'undo');
  expect(await rowsAt<Product>('?search=nordwind')).toEqual([]);
  expect(await categories()).toEqual(before);
});

it('adds variants to existing products from a second file, and removes none', async () => {
  const head =
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Variant Inventory Qty\n';
  const first = await begin(`${head}bell,Bell,Tone,High,BELL-H,10,15,3\nbell,,,Low,BELL-L,11,,4\n`);
  await runImportStep(t, first.id, 'start');
  const before = await whole('BELL-H');
  const second = await begin(
    `${head}bell,Bell of brass,Tone,low,BELL-L,12,,\nbell,,,Deep,BELL-D,13,,9\n`,
  );
  expect((await runImportStep(t, second.id, 'validate')).check).toMatchObject({ updated: 1 });
  expect(await runImportStep(t, second.id, 'start')).toMatchObject({ created: 0, updated: 1 });
  const now = await whole('BELL-H');
  expect(now).toMatchObject({
    id: before.id,
    name: 'Bell of brass',
    attributes: [{ name: 'Tone', values: ['High', 'Low', 'Deep'] }],
  });
  expect(
    now.variants?.map(({ id, sku, price, salePrice, stock }) => [id, sku, price, salePrice, stock]),
  ).toEqual([
    [before.variants?.[0]?.id, 'BELL-H', 15, 10, 3],
    [before.variants?.[1]?.id, 'BELL-L', 12, null, 4],
    [expect.any(Number), 'BELL-D', 13, null, 9],
  ]);
  await runImportStep(t, second.id, 'undo');
  const { version: _then, updated_at: _at, ...was } = before;
  expect(await whole('BELL-H')).toMatchObject(was);
});

it('ends a sale when the file has no earlier price', async () => {
  const head = 'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Compare At Price\n';
  const first = await begin(`${head}lamp,Lamp,Title,Default Title,10,15\n`);
  await runImportStep(t, first.id, 'start');
  expect(await whole('lamp')).toMatchObject({ unitPrice: 15, salePrice: 10 });
  const second = await begin(`${head}lamp,Lamp,Title,Default Title,12,\n`);
  await runImportStep(t, second.id, 'start');
  expect(await whole('lamp')).toMatchObject({ unitPrice: 12, salePrice: null });
});

it('imports a WooCommerce file, with variations before their parent and for any value', async () => {
  const begun = await begin(getFile('woocommerce-products.csv'));
  expect(begun).toMatchObject({ form: { name: 'woocommerce' }, rows: 8, total: 6, parts: 3 });
  expect(await getProblems(begun.id)).toEqual([
    [6, 'Weight (lbs): Use a number'],
    [7, 'Type: there are no products of type external'],
    [8, 'Parent: the file has no product id:999'],
  ]);
  expect(await runImportStep(t, begun.id, 'start')).toMatchObject({ created: 3, failed: 3 });
  const shirt = await whole('vneck-red');
  expect(shirt).toMatchObject({
    name: 'V-neck',
    imported_id: '44',
    sku: 'vneck',
    status: 'published',
    excerpt: 'A soft & light shirt.',
    description: '<p>First paragraph.</p><p>Second <strong>one</strong>.</p>',
    categories: [{ category: 'Shirts' }, { category: 'Summer, light' }],
    tags: [{ name: 'cotton' }, { name: 'summer' }],
    trackInventory: false,
    dimensions: {
      weight: 0.5,
      length: 24,
      width: 1,
      height: 2,
      weightUnit: 'lb',
      lengthUnit: 'in',
    },
  });
  expect(
    shirt.variants?.map(({ sku, price, salePrice, imported_variant_id, image, attributes }) => [
      sku,
      price,
      salePrice,
      imported_variant_id,
      image,
      attributes.map(({ attribute_value }) => attribute_value).join(),
    ]),
  ).toEqual([
    ['vneck-red', 20, null, '45', '/media/red.jpg', 'Red,Large'],
    ['vneck-red-small', 20, null, null, '/media/red.jpg', 'Red,Small'],
    ['vneck-blue-large', 18, 15, '46', '', 'Blue,Large'],
  ]);
  expect(await whole('poster')).toMatchObject({
    status: 'draft',
    unitPrice: 10,
    salePrice: 7.5,
    stock: 0,
    trackInventory: true,
    attributes: [{ name: 'Paper', values: ['Matt', 'Gloss'] }],
  });
  expect(await whole('belt')).toMatchObject({ unitPrice: 30, salePrice: null, stock: 3 });
  expect(await categories()).toEqual(
    expect.arrayContaining(['clothing', 'clothing/shirts', 'clothing/summer-light', 'prints']),
  );
  await runImportStep(t, begun.id, 'undo');
  expect((await categories()).filter((path) => path.startsWith('clothing'))).toEqual([]);
});

it('does not fail other rows of a batch with an invalid row', async () => {
  const head = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\n';
  const rows = Array.from(
    { length: 9 },
    (_, n) => `row-${n},Row ${n},Size,S,${n === 6 ? 'ROW-2-s' : `ROW-${n}-s`},5\n`,
  );
  const begun = await begin(head + rows.join(''));
  expect(await getProblems(begun.id)).toEqual([[8, 'Variant SKU: Another product has this SKU']]);
  expect(await runImportStep(t, begun.id, 'start')).toMatchObject({ created: 8, failed: 1 });
  const { text } = await callImports(t, 'GET', `${begun.id}/errors/`);
  expect(text).toContain('"8","Variant SKU: Another product has this SKU","row-6"');
});

it('rejects unknown categories when they are not to be created', async () => {
  const begun = await begin(
    'Handle,Title,Type,Option1 Name,Option1 Value,Variant Price\nhat,Hat,Headgear,Title,Default Title,5\n',
  );
  const told = await callImports(t, 'PUT', `${begun.id}/`, { makesMissing: false });
  expect(getImport(told).makesMissing).toBe(false);
  expect(await getProblems(begun.id)).toEqual([[2, 'Type: there is no category called Headgear']]);
  const notes = getImport(await uploadTo(t, 'Title\nX\n', { entity: 'notes' }));
  const refused = await callImports(t, 'PUT', `${notes.id}/`, { makesMissing: true });
  expect(refused.body).toMatchObject({ formErrors: { makesMissing: expect.any(String) } });
});

it('resumes after a worker was stopped, and creates one product from separate rows', async () => {
  const head = 'Handle,Title,Option1 Name,Option1 Value,Variant Price,Vendor,Image Src\n';
  const numbers = Array.from({ length: 600 }, (_, n) => n);
  const rows = [
    ...numbers.map((n) => `apart-${n},Apart ${n},Size,S,5,Apart Ltd,\n`),
    // Rows of pictures fill a batch before their products come.
    ...numbers.map((n) => `apart-${n},,,,,,/media/${n}.jpg\n`.repeat(8)),
    ...numbers.map((n) => `apart-${n},,,L,6,,\n`),
  ];
  const { id, total } = await begin(head + rows.join(''));
  expect(total).toBe(600);
  await callImports(t, 'POST', `${id}/start/`);
  for (let tries = 0; tries < 600; tries++) {
    if (getImport(await callImports(t, 'GET', `${id}/`)).processed > 0) break;
    await sleep(50);
  }
  await t.api.jobs.stop();
  const { processed, status } = getImport(await callImports(t, 'GET', `${id}/`));
  expect([250, 500]).toContain(processed);
  expect(status).toBe('running');
  await t.api.jobs.start({ poll: 1 });
  expect(await untilImport(t, id, 'done')).toMatchObject({ created: 600, failed: 0 });
  const [count] = await t.database.asOwner<{ n: number; whole: number }>(
    `select count(*)::int as n, count(*) filter (where variant_count = 2)::int as whole
     from app.products where brand = 'Apart Ltd'`,
  );
  expect(count).toEqual({ n: 600, whole: 600 });
}, 480_000);
