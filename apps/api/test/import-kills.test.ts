import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Import } from '@org/schema/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chance, rounds, SEED } from './support/chaos.ts';
import { callImports, getImport, uploadTo } from './support/imports.ts';
import { killedWorkers, until } from './support/killed-workers.ts';
import { pngFile } from './support/pictures.ts';
import { type TestApi, testApi } from './support/test-api.ts';

const PRODUCTS = 1200;
const SIZES = ['S', 'M', 'L'];
const PICTURES = 40;
const random = chance();

let t: TestApi;
let server: Server;
let host = '';
const workers = killedWorkers(
  () => t,
  './import-worker.ts',
  () => ({ DATA_DIR: t.dataDir, PICTURE_HOST: host }),
);

beforeAll(async () => {
  process.stdout.write(`import kills: seed ${SEED}\n`);
  const { bytes } = await pngFile('red.png');
  server = createServer((_, answer) => {
    setTimeout(() => answer.end(bytes), 40);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  host = `pictures.example:${(server.address() as AddressInfo).port}`;
  t = await testApi();
});
afterAll(async () => {
  workers.killAll();
  await t.close();
  server.closeAllConnections();
  server.close();
});

const now = async (id: number): Promise<Import> => getImport(await callImports(t, 'GET', `${id}/`));
const count = async (query: string): Promise<number> =>
  Number((await t.database.asOwner(`select count(*) as n from app.${query}`))[0]?.n);

/**
 * Uploads a file and starts its import.
 * @returns id
 */
async function begin(content: string): Promise<number> {
  const { id } = getImport(await uploadTo(t, content, { entity: 'products', name: 'shop.csv' }));
  expect((await callImports(t, 'POST', `${id}/start/`)).status).toBe(202);
  return id;
}

/** Runs a worker until a condition is true, kills it a moment later, and starts another one. */
async function killAt(sign: () => Promise<boolean>): Promise<void> {
  const first = await workers.start();
  await until(sign, 120_000);
  await sleep(random() * 300);
  first.kill('SIGKILL');
  await workers.start();
}

it.each(rounds(1, 10))(
  'imports each product of a Shopify file once, with all of its variants and quantities, when a worker is killed (round %i)',
  async (round) => {
    const row = (n: number, size: string, at: number): string => {
      const first = at === 0 ? [`Shirt ${n}`, 'Size', 'new'] : ['', '', ''];
      return [`r${round}-${n}`, ...first, size, `R${round}-${n}-${size}`, 5, 9].join(',');
    };
    const numbers = Array.from({ length: PRODUCTS }, (_, n) => n);
    // The last variant of each product is far from the others, so the rows must be grouped before they are split into batches.
    const rows = [
      ...numbers.flatMap((n) => SIZES.slice(0, 2).map((size, at) => row(n, size, at))),
      ...numbers.map((n) => row(n, 'L', 2)),
    ];
    const head =
      'Handle,Title,Option1 Name,Tags,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price';
    const id = await begin(`${head}\n${rows.join('\n')}\n`);
    await killAt(async () => (await now(id)).processed > 0);
    // The job of a killed worker is taken over only after a while.
    await until(async () => (await now(id)).status === 'done', 360_000);
    const done = await now(id);
    expect(done).toMatchObject({ created: PRODUCTS, updated: 0, failed: 0, processed: PRODUCTS });
    const mine = `sku like 'R${round}-%' and not is_own`;
    expect(await count(`product_variants where ${mine}`)).toBe(PRODUCTS * SIZES.length);
    expect(await count(`products where imported_id like 'r${round}-%' and variant_count = 3`)).toBe(
      PRODUCTS,
    );
    expect(await count(`products where imported_id like 'r${round}-%' and stock = 15`)).toBe(
      PRODUCTS,
    );
    expect(
      await count(
        `inventory_movements where delta = 5 and variant_id in (select id from app.product_variants where ${mine})`,
      ),
    ).toBe(PRODUCTS * SIZES.length);
    workers.killAll();
  },
  480_000,
);

it.each(rounds(1, 10))(
  'downloads each picture of a file once, and loses none, when a worker is killed (round %i)',
  async (round) => {
    const address = (n: number): string => `http://${host}/round-${round}-${n}.png`;
    const before = await count('media where deleted_at is null');
    const rows = Array.from(
      { length: PICTURES },
      (_, n) => `Pot ${n},POT-${round}-${n},${address(n)}`,
    );
    const id = await begin(`Name,SKU,Image\n${rows.join('\n')}\n`);
    await killAt(async () => ((await now(id)).pictures?.done ?? 0) > 3);
    expect((await now(id)).pictures?.total).toBe(PICTURES);
    await until(async () => (await now(id)).pictures?.done === PICTURES, 240_000);
    expect((await now(id)).pictures).toMatchObject({ total: PICTURES, done: PICTURES, failed: 0 });
    expect(await count('media where deleted_at is null')).toBe(before + PICTURES);
    expect(
      await count(`products where sku like 'POT-${round}-%' and jsonb_array_length(images) = 1`),
    ).toBe(PICTURES);
    const shown = await t.database.asOwner(
      `select distinct images -> 0 ->> 'file' as file from app.products where sku like 'POT-${round}-%'`,
    );
    expect(shown).toHaveLength(PICTURES);
    workers.killAll();
  },
  480_000,
);
