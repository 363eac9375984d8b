// `pnpm --filter @org/api bench:rates`: pages of a shop of 100,000 products in 50 categories, by category and price and with a word
// and the number of all, beside the least that Node and prepared SQL take for them, and beside Directus and Medusa where PEERS_DIR
// has them (`npm i directus@12.4.0` in its folder `directus`; `npm i --legacy-peer-deps @medusajs/medusa@2.21.2 @medusajs/framework@2.21.2
// @medusajs/cli@2.21.2 @swc/core ts-node typescript@5` and an empty folder `src` in `medusa`). 16 connections, in turns, one server at a time.
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import pg from 'pg';
import type { ManyProduct } from '../src/modules/commerce/products/many/many-products.ts';
import {
  getShop,
  seedManyProducts,
} from '../src/modules/commerce/products/many/seed-many-products.ts';
import { median, withBenchApi } from './bench-api.ts';
import { type Ask, installedPeers, type Peer } from './peers.ts';

const PRODUCTS = Number(process.env.PRODUCTS ?? 100_000);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SECONDS = Number(process.env.SECONDS ?? 6);
/** Seconds of warm-up before repeated requests are measured. */
const WARM = 3;
const CATEGORIES = 50;
const WORDS = 1500;
/** Number of different requests: few for repeated ones, many so that none is repeated. */
const ASKED = { again: 400, once: 20_000 } as const;
const PORTS = { floor: 4130, own: 4131, peers: 4132 } as const;

/** A number from 0 to 1, the same in each run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return state / 0x7fff_ffff;
  };
}

const word = (n: number): string =>
  (Math.imul(n + 7, 0x9e37_79b1) >>> 0)
    .toString(36)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')
    .padEnd(4, 'q');

/** Returns a product with common and rare words: four in the name, thirty in the text. */
function product(n: number, newest: Date): ManyProduct & { readonly cents: number } {
  const next = chance(n * 2_654_435_761);
  for (let i = 0; i < 3; i++) next();
  const words = Array.from({ length: 34 }, () => word(Math.floor(next() ** 2 * WORDS)));
  const cents = 100 + Math.floor(next() ** 2 * 99_900);
  return {
    name: words.slice(0, 4).join(' '),
    sku: `P-${n}`,
    slug: `p-${n}`,
    excerpt: words.slice(4).join(' '),
    brand: '',
    category: `Category ${1 + (n % CATEGORIES)}`,
    tag: undefined,
    price: cents / 100,
    cents,
    salePrice: undefined,
    stock: 10,
    sales: 0,
    createdAt: new Date(newest.getTime() - n * 60_000),
  };
}

/** Returns queries: a category, a price range, and a word that one to ten percent of the products have. */
function asks(count: number): Ask[] {
  const next = chance(11);
  return Array.from({ length: count }, () => {
    const low = 100 + Math.floor(next() * 20_000);
    return {
      category: 1 + Math.floor(next() * CATEGORIES),
      low,
      high: low + 20_000 + Math.floor(next() * 30_000),
      word: word(10 + Math.floor(next() * 200)),
    };
  });
}

const children: ChildProcess[] = [];
function start(file: string, env: Record<string, string>): Promise<void> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    execArgv: process.execArgv,
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  children.push(child);
  return new Promise((done) => child.once('message', () => done()));
}

/** Fills a table with the same products and covering indexes. */
async function fillFloor(owner: pg.Client, url: string): Promise<void> {
  await owner.query('create database products');
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  await db.query(`
    create table categories (id int primary key, name text not null);
    create table products (id int primary key, name text not null, slug text not null, description text not null,
      price_cents int not null, category_id int not null references categories, image text not null, status text not null);
    insert into categories select g, 'Category ' || g from generate_series(1, ${CATEGORIES}) g`);
  for (let from = 0; from < PRODUCTS; from += 5000) {
    const rows = Array.from({ length: Math.min(5000, PRODUCTS - from) }, (_, at) => {
      const { name, slug, excerpt, cents } = product(from + at, new Date());
      return { id: from + at + 1, name, slug, excerpt, cents, c: 1 + ((from + at) % CATEGORIES) };
    });
    await db.query(
      `insert into products select id, name, slug, excerpt, cents, c, '/i/' || id || '.webp', 'published'
       from jsonb_to_recordset($1::jsonb) as p (id int, name text, slug text, excerpt text, cents int, c int)`,
      [JSON.stringify(rows)],
    );
  }
  await db.query(`
    create index on products (category_id, name, id) include (price_cents, slug, image);
    create index on products (category_id, price_cents);
    create index on products (name, id);
    alter table products add column tsv tsvector generated always as (to_tsvector('simple', name || ' ' || description)) stored;
    create index on products using gin (tsv)`);
  await db.query('vacuum analyze products');
  await db.end();
}

interface Target {
  readonly port: number;
  readonly headers?: Record<string, string>;
  readonly asks: readonly Ask[];
  readonly path: (ask: Ask) => string;
}

function targets(
  categories: ReadonlyMap<string, number>,
  peers: readonly Peer[],
): Record<string, Target> {
  const own =
    (search: boolean) =>
    ({ category, low, high, word: asked }: Ask) =>
      `/api/v1/products/?categoryIds=${categories.get(`Category ${category}`)}&price=${low / 100},${high / 100}&orderBy=name&itemsPerPage=24${search ? `&search=${asked}` : ''}`;
  const floor =
    (path: string) =>
    ({ category, low, high, word: asked }: Ask) =>
      `${path}?c=${category}&lo=${low}&hi=${high}&q=${asked}`;
  const site = { host: 'alpha.localhost:3000' };
  const again = asks(ASKED.again);
  const runOnce = asks(ASKED.once);
  const others = (kind: string, search: boolean) =>
    peers.map(({ name, headers, path }, at) => [
      `${kind}: ${name}`,
      { port: PORTS.peers + at, headers, asks: again, path: (ask: Ask) => path(ask, search) },
    ]);
  return {
    'list: floor': { port: PORTS.floor, asks: again, path: floor('/list') },
    'list: own, asked before': { port: PORTS.own, headers: site, asks: again, path: own(false) },
    'list: own, new': { port: PORTS.own, headers: site, asks: runOnce, path: own(false) },
    ...Object.fromEntries(others('list', false)),
    'search: floor': { port: PORTS.floor, asks: again, path: floor('/search') },
    'search: own, asked before': { port: PORTS.own, headers: site, asks: again, path: own(true) },
    'search: own, new': { port: PORTS.own, headers: site, asks: runOnce, path: own(true) },
    ...Object.fromEntries(others('search', true)),
  };
}

/** Rejects when a server answers its first request without any product. */
async function findsSome(name: string, { port, headers = {}, asks: [ask], path }: Target) {
  if (!ask) return;
  const { mismatches } = await autocannon({
    url: `http://127.0.0.1:${port}${path(ask)}`,
    headers,
    connections: 1,
    amount: 1,
    verifyBody: (body) => /"(?:name|title)":/.test(String(body)),
  });
  if (mismatches > 0) throw new Error(`${name} finds nothing`);
}

/** Calls a server for some seconds. Rejects where one call is not answered well. */
async function shoot(
  { port, headers = {}, asks: asked, path }: Target,
  duration: number,
  from: number,
) {
  const requests = asked.map((ask) => ({ method: 'GET' as const, path: path(ask), headers }));
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: 16,
    duration,
    // Requests that must not repeat continue after those of the last round.
    requests: [...requests.slice(from), ...requests.slice(0, from)],
    timeout: 30,
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx} bad answers, ${result.errors} errors`);
  return {
    rate: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    calls: result['2xx'],
  };
}

await withBenchApi(async ({ database, owner, ownerUrl }) => {
  const { db } = database;
  const shop = await getShop(db, 'alpha');
  await seedManyProducts({
    db,
    ...shop,
    count: PRODUCTS,
    source: {
      categories: Array.from({ length: CATEGORIES }, (_, n) => `Category ${n + 1}`),
      product,
    },
  });
  for (const table of [
    'products',
    'product_listing',
    'product_variants',
    'product_categories',
    'search_words',
  ])
    await owner.query(`vacuum analyze app.${table}`);
  const { rows } = await owner.query(
    'select id, category from app.categories where tenant_id = $1',
    [shop.tenantId],
  );
  const url = new URL(ownerUrl);
  url.pathname = '/products';
  await fillFloor(owner, url.href);
  await start('./floor-server.ts', { DATABASE_URL: url.href, PORT: String(PORTS.floor) });
  await start('./rates-server.ts', {
    DATABASE_URL: ownerUrl,
    PORT: String(PORTS.own),
    FOLDER: '/tmp/atrium-rates',
  });
  const peers = installedPeers();
  for (const [at, peer] of peers.entries()) children.push(await peer.start(url, PORTS.peers + at));
  const all = targets(new Map(rows.map(({ id, category }) => [category, Number(id)])), peers);
  const seen = new Map<string, { rate: number[]; p50: number[]; p99: number[]; from: number }>();
  for (const [name, target] of Object.entries(all)) {
    await findsSome(name, target);
    const { calls } = await shoot(target, WARM, 0);
    seen.set(name, { rate: [], p50: [], p99: [], from: calls });
  }
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, target] of Object.entries(all)) {
      const kept = seen.get(name);
      // Queries in between have replaced the cached ones.
      if (target.asks.length === ASKED.again) await shoot(target, WARM, 0);
      const { rate, p50, p99, calls } = await shoot(
        target,
        SECONDS,
        (kept?.from ?? 0) % target.asks.length,
      );
      kept?.rate.push(rate);
      kept?.p50.push(p50);
      kept?.p99.push(p99);
      if (kept) kept.from += calls;
    }
  const of = (name: string): number => median(seen.get(name)?.rate ?? [0]);
  console.table(
    Object.fromEntries(
      [...seen].map(([name, { rate, p50, p99 }]) => {
        const kind = name.split(':')[0];
        return [
          name,
          {
            'a second': Math.round(median(rate)),
            'of the floor': (median(rate) / of(`${kind}: floor`)).toFixed(2),
            ...Object.fromEntries(
              peers.map((peer) => [
                `times ${peer.name}`,
                (median(rate) / of(`${kind}: ${peer.name}`)).toFixed(1),
              ]),
            ),
            p50: median(p50),
            p99: median(p99),
          },
        ];
      }),
    ),
  );
  for (const child of children) child.kill();
});
process.exit(0);
