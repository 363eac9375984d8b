import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { BENCH_SECRET } from './bench-cluster.ts';

/** Folder of the installed peers, with one subfolder each. */
const PEERS = process.env.PEERS_DIR ?? '/tmp/atrium-peers';

/** Parameters of a shop query, with prices in cents. */
export interface Ask {
  readonly category: number;
  readonly low: number;
  readonly high: number;
  readonly word: string;
}

/** A system that does the same, over the same products. */
export interface Peer {
  readonly name: string;
  readonly headers: Record<string, string>;
  /** A page of a list; with a word and the number of all where `search` is true. */
  readonly path: (ask: Ask, search: boolean) => string;
  /**
   * Starts it over the database of the floor.
   * @param url - its address for the owner
   * @returns the running server
   */
  start(url: URL, port: number): Promise<ChildProcess>;
}

/**
 * Waits for a program to end.
 * @throws with the end of what it said when it did not end well
 */
async function ran(child: ChildProcess): Promise<void> {
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said = (said + chunk).slice(-2000);
    });
  const code = await new Promise((done) => child.once('exit', done));
  if (code !== 0) throw new Error(`ended with ${code}: ${said}`);
}

/**
 * Asks until it answers well.
 * @throws after three minutes
 */
async function answers(address: string): Promise<void> {
  for (let tries = 0; tries < 180; tries++, await sleep(1000)) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error(`${address} does not answer`);
}

const DIRECTUS: Peer = {
  name: 'Directus',
  headers: { authorization: 'Bearer bench-token' },
  path({ category, low, high, word }, search) {
    const filter = {
      _and: [{ category_id: { _eq: category } }, { price_cents: { _between: [low, high] } }],
    };
    return `/items/products?fields=id,name,slug,price_cents,image,category_id&limit=24&sort=name,id&filter=${encodeURIComponent(
      JSON.stringify(filter),
    )}${search ? `&search=${word}&meta=filter_count` : ''}`;
  },
  async start(url, port) {
    const cwd = join(PEERS, 'directus');
    const cli = join(cwd, 'node_modules/directus/cli.js');
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DB_CLIENT: 'pg',
      DB_HOST: url.hostname,
      DB_PORT: url.port,
      DB_DATABASE: 'products',
      DB_USER: decodeURIComponent(url.username),
      DB_PASSWORD: BENCH_SECRET,
      DB_POOL__MAX: '10',
      SECRET: BENCH_SECRET,
      ADMIN_EMAIL: 'admin@example.com',
      ADMIN_PASSWORD: BENCH_SECRET,
      ADMIN_TOKEN: 'bench-token',
      CACHE_ENABLED: 'false',
      RATE_LIMITER_ENABLED: 'false',
      TELEMETRY: 'false',
      LOG_LEVEL: 'error',
      WEBSOCKETS_ENABLED: 'false',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
    };
    await ran(spawn(process.execPath, [cli, 'bootstrap'], { cwd, env }));
    const server = spawn(process.execPath, [cli, 'start'], { cwd, env, stdio: 'ignore' });
    await answers(`http://127.0.0.1:${port}/server/ping`);
    return server;
  },
};

const MEDUSA_CONFIG = `import { defineConfig } from '@medusajs/framework/utils';
export default defineConfig({
  admin: { disable: true },
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { ssl: false, connection: { ssl: false } },
    http: { storeCors: '*', adminCors: '*', authCors: '*', jwtSecret: 'x', cookieSecret: 'x' },
  },
});
`;
const MEDUSA_TYPES = {
  compilerOptions: {
    target: 'ES2021',
    module: 'Node16',
    moduleResolution: 'Node16',
    esModuleInterop: true,
    skipLibCheck: true,
    strict: false,
  },
};

/** The products of the floor as Medusa keeps them: each with one variant and one price. */
async function fillMedusa(floor: string, medusa: string): Promise<void> {
  const [from, to] = [floor, medusa].map((connectionString) => new pg.Client({ connectionString }));
  if (!from || !to) return;
  await Promise.all([from.connect(), to.connect()]);
  await to.query(`
    insert into sales_channel (id, name) values ('sc_1', 'Web');
    insert into region (id, name, currency_code) values ('reg_1', 'US', 'usd');
    insert into api_key (id, token, salt, redacted, title, type, created_by) values ('apk_1', 'pk_bench', '', 'pk_***', 'web', 'publishable', 'x');
    insert into publishable_api_key_sales_channel (id, publishable_key_id, sales_channel_id) values ('l_1', 'apk_1', 'sc_1');
    create temp table seed (id int, name text, slug text, description text, price_cents int, category_id int, image text)`);
  for (let after = 0; ; after += 5000) {
    const { rows } = await from.query(
      'select id, name, slug, description, price_cents, category_id, image from products where id > $1 and id <= $1 + 5000',
      [after],
    );
    if (rows.length === 0) break;
    await to.query(
      'insert into seed select * from jsonb_to_recordset($1::jsonb) as p (id int, name text, slug text, description text, price_cents int, category_id int, image text)',
      [JSON.stringify(rows)],
    );
  }
  await to.query(`
    insert into product_category (id, name, handle, mpath, is_active, is_internal) select distinct 'cat_' || category_id, 'Category ' || category_id, 'category-' || category_id, 'cat_' || category_id, true, false from seed;
    insert into product (id, title, handle, description, thumbnail, status) select 'prod_' || id, name, slug, description, image, 'published' from seed;
    insert into product_category_product (product_id, product_category_id) select 'prod_' || id, 'cat_' || category_id from seed;
    insert into product_sales_channel (id, product_id, sales_channel_id) select 'psc_' || id, 'prod_' || id, 'sc_1' from seed;
    insert into product_variant (id, title, product_id) select 'var_' || id, 'Default', 'prod_' || id from seed;
    insert into price_set (id) select 'ps_' || id from seed;
    insert into product_variant_price_set (id, variant_id, price_set_id) select 'vps_' || id, 'var_' || id, 'ps_' || id from seed;
    insert into price (id, price_set_id, currency_code, amount, raw_amount, rules_count) select 'pr_' || id, 'ps_' || id, 'usd', price_cents / 100.0, jsonb_build_object('value', (price_cents / 100.0)::text, 'precision', 20), 0 from seed`);
  await to.query('vacuum analyze');
  await Promise.all([from.end(), to.end()]);
}

/** Its store API has no price range filter, so its query is simpler than the others. */
const MEDUSA: Peer = {
  name: 'Medusa',
  headers: { 'x-publishable-api-key': 'pk_bench' },
  path: ({ category, word }, search) =>
    `/store/products?limit=24&order=title&category_id[]=cat_${category}&fields=id,title,handle,thumbnail${search ? `&q=${word}` : ''}`,
  async start(url, port) {
    const cwd = join(PEERS, 'medusa');
    const cli = join(cwd, 'node_modules/@medusajs/cli/cli.js');
    const own = new URL(url);
    own.pathname = '/medusa';
    const env = {
      ...process.env,
      DATABASE_URL: own.href,
      MEDUSA_DISABLE_TELEMETRY: 'true',
      DO_NOT_TRACK: '1',
      NODE_ENV: 'production',
    };
    await writeFile(join(cwd, 'medusa-config.ts'), MEDUSA_CONFIG);
    await writeFile(join(cwd, 'tsconfig.json'), JSON.stringify(MEDUSA_TYPES));
    const floor = new pg.Client({ connectionString: url.href });
    await floor.connect();
    await floor.query('create database medusa');
    await floor.end();
    await ran(spawn(process.execPath, [cli, 'db:migrate'], { cwd, env }));
    await fillMedusa(url.href, own.href);
    const server = spawn(process.execPath, [cli, 'start', '-p', String(port)], {
      cwd,
      env,
      stdio: 'ignore',
    });
    await answers(`http://127.0.0.1:${port}/health`);
    return server;
  },
};

/** The peers that are installed where `PEERS_DIR` says. */
export const installedPeers = (): Peer[] =>
  [DIRECTUS, MEDUSA].filter(({ name }) =>
    existsSync(join(PEERS, name.toLowerCase(), 'node_modules')),
  );
