import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMailbox } from '../src/kernel/mail/mailbox.ts';
import { chance, rounds, SEED } from './support/chaos.ts';
import { type DurableCluster, durableCluster } from './support/durable-cluster.ts';
import { emptyDatabase } from './support/empty-database.ts';
import { json } from './support/saving-clients.ts';
import { type ServerProcess, serverProcess } from './support/server-process.ts';
import { STOCK_FAULTS } from './support/stock-faults.ts';

const BUYERS = 6;
const STOCK = 10_000;
const HOST = 'demo.localhost:3000';
const random = chance();

let durable: DurableCluster;
let databaseUrl: string;
let server: ServerProcess;
let owner: pg.Client;
let sku = '';

const start = (entry: 'api-server' | 'worker' = 'api-server'): Promise<ServerProcess> =>
  serverProcess(
    { DATA_DIR: `${durable.folder}/data`, DATABASE_URL: databaseUrl, SEED: 'demo' },
    entry,
  );

beforeAll(async () => {
  process.stdout.write(`order kills: seed ${SEED}\n`);
  durable = await durableCluster();
  databaseUrl = await emptyDatabase(durable.cluster.url());
  server = await start();
  owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  const cookie = await server.signIn('admin@atrium.test');
  sku = `KILL-${randomUUID()}`;
  const made = await server.send({
    method: 'POST',
    path: '/api/v1/admin/products/',
    headers: json(cookie),
    body: JSON.stringify({ name: 'Kept', sku, status: 'published', unitPrice: 10, stock: STOCK }),
  });
  expect(made.status, made.text).toBe(201);
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  await owner.end();
  await durable.close();
});

/** Sends a request as a visitor's browser. */
const visit = (method: string, path: string, body: object, headers: Record<string, string>) =>
  server.send({
    method,
    path,
    headers: {
      host: HOST,
      origin: `http://${HOST}`,
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(body),
  });

/** Order from the customer's point of view. */
interface Wish {
  readonly email: string;
  readonly cookie: string;
  readonly key: string;
  guid: string | undefined;
}

const order = (wish: Wish) =>
  visit(
    'POST',
    '/api/v1/checkout/',
    {
      email: wish.email,
      firstname: 'Ada',
      lastname: 'Killed',
      delivery: 'pickup',
      paymentMethod: 'pickup',
    },
    { cookie: wish.cookie, 'idempotency-key': wish.key },
  );

/**
 * Orders until the server is gone, and counts responses.
 * @returns all requested orders
 */
async function buyOn(heard: { orders: number }): Promise<Wish[]> {
  const wishes: Wish[] = [];
  for (;;)
    try {
      const added = await visit('POST', '/api/v1/cart/items/', { sku, quantity: 1 }, {});
      const cookie = added.headers['set-cookie']
        ?.find((one) => one.startsWith('atrium.cart='))
        ?.split(';')[0];
      if (added.status !== 200 || !cookie) return wishes;
      const wish: Wish = {
        email: `${randomUUID()}@buyer.example`,
        cookie,
        key: randomUUID(),
        guid: undefined,
      };
      wishes.push(wish);
      const placed = await order(wish);
      if (placed.status !== 201) return wishes;
      wish.guid = (JSON.parse(placed.text) as { order: { guid: string } }).order.guid;
      heard.orders++;
    } catch {
      return wishes;
    }
}

it.each(rounds(2, 40))(
  'keeps each acknowledged order after a kill -9, with its stock allocated and its mail sent once (round %i)',
  async () => {
    const heard = { orders: 0 };
    const buying = Array.from({ length: BUYERS }, () => buyOn(heard));
    await expect.poll(() => heard.orders, { timeout: 120_000, interval: 20 }).toBeGreaterThan(3);
    await sleep(random() * 300);
    server.child.kill('SIGKILL');
    expect(await server.ended).toBe('SIGKILL');
    const wishes = (await Promise.all(buying)).flat();
    expect(wishes.some(({ guid }) => guid)).toBe(true);
    server = await start();
    // Customers without a response repeat the request with the same key, which returns the existing order or places it.
    for (const wish of wishes) {
      const again = await order(wish);
      expect(again.status, again.text).toBe(201);
      const { guid } = (JSON.parse(again.text) as { order: { guid: string } }).order;
      if (wish.guid) expect(guid).toBe(wish.guid);
      wish.guid = guid;
    }
    const { rows } = await owner.query<{ guid: string; email: string; pieces: number }>(
      `select o.guid, o.email, (select sum(quantity)::int from app.order_items i where i.tenant_id = o.tenant_id and i.order_id = o.id) as pieces
       from app.orders o where o.email = any($1)`,
      [wishes.map(({ email }) => email)],
    );
    expect(rows.map(({ guid }) => guid).toSorted()).toEqual(
      wishes.map(({ guid }) => guid).toSorted(),
    );
    expect(rows.every(({ pieces }) => pieces === 1)).toBe(true);
    const { rows: left } = await owner.query<{ gone: string; sold: string }>(
      `select ($2 - l.on_hand)::text as gone, (select sum(i.quantity)::text from app.order_items i where i.sku = $1) as sold
       from app.inventory_levels l join app.product_variants v on v.tenant_id = l.tenant_id and v.id = l.variant_id where v.sku = $1`,
      [sku, STOCK],
    );
    expect(left[0]?.gone).toBe(left[0]?.sold);
    expect((await owner.query(STOCK_FAULTS)).rows).toEqual([]);
    const { rows: gaps } = await owner.query<{ n: number }>(
      'select (max(seq) - min(seq) + 1 - count(*))::int as n from app.orders',
    );
    expect(gaps[0]?.n).toBe(0);

    const worker = await start('worker');
    const mailbox = openMailbox(`${durable.folder}/data/mailbox`);
    const { rows: tenants } = await owner.query<{ id: string }>(
      "select id from platform.tenants where slug = 'demo'",
    );
    const mails = async () =>
      (await mailbox.list([Number(tenants[0]?.id)]))
        .map(({ to }) => to)
        .filter((to) => wishes.some(({ email }) => email === to));
    await expect
      .poll(async () => (await mails()).length, { timeout: 240_000, interval: 300 })
      .toBe(wishes.length);
    expect((await mails()).toSorted()).toEqual(wishes.map(({ email }) => email).toSorted());
    worker.child.kill('SIGTERM');
    await worker.ended;
  },
  720_000,
);
