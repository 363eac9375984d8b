// `pnpm --filter @org/api bench:overhead`: compares the cost of session, tenant, permission and validation with reading the same
// row by plain `pg` on a plain Node server. Both sides alternate and report CPU time, because the machine also does other work.
import { fork } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, BlockList } from 'node:net';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startNodeServer } from '../src/kernel/http/node-server.ts';
import { serverLog } from '../src/kernel/process/server-log.ts';
import { ADMIN_ORIGIN, getRequest } from '../test/support/test-api.ts';
import { median, withBenchApi } from './bench-api.ts';
import type { Drive } from './http-driver.ts';

const ROUNDS = 11;

/** Queries of one customer without a transaction, a role or a tenant's policy. */
const READS = [
  'select * from app.customers where tenant_id = $1 and id = $2 and deleted_at is null',
  "select t.id, t.name, t.color from app.taggings g join app.tags t on t.tenant_id = g.tenant_id and t.id = g.tag_id where g.tenant_id = $1 and g.entity = 'customer' and g.entity_id = $2",
  'select id, display_name from platform.users u where id = (select owner_id from app.customers c where c.tenant_id = $1 and c.id = $2)',
  'select * from app.vehicles where tenant_id = $1 and customer_id = $2 order by id',
  'select count(*) from app.notes where tenant_id = $1 and customer_id = $2 and deleted_at is null',
];

const driver = fork(fileURLToPath(new URL('./http-driver.ts', import.meta.url)), {
  execArgv: process.execArgv,
});

/**
 * Has a server called.
 * @param what - what to call
 * @returns CPU ms of this process and ms on the clock, for one call
 */
async function drive(what: Drive): Promise<{ cpu: number; ms: number }> {
  const before = process.cpuUsage();
  const start = performance.now();
  const told = await new Promise((done) => {
    driver.once('message', done);
    driver.send(what);
  });
  if (told !== 'done') throw new Error(String(told));
  const used = process.cpuUsage(before);
  return {
    cpu: (used.user + used.system) / 1000 / what.calls,
    ms: (performance.now() - start) / what.calls,
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });
}

await withBenchApi(async ({ api, ownerUrl, world }) => {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 4 });
  const bare = createServer(async (incoming, outgoing) => {
    const which = [world.alpha.id, Number(incoming.url?.split('/').at(-2))];
    const [customer, ...others] = await Promise.all(
      READS.map(async (text) => (await pool.query(text, which)).rows),
    );
    outgoing.setHeader('content-type', 'application/json');
    outgoing.end(JSON.stringify({ customer: { ...customer?.[0], others } }));
  });
  const served = await startNodeServer({
    fetch: api.fetch,
    port: 0,
    host: '127.0.0.1',
    publicOrigin: ADMIN_ORIGIN,
    proxies: new BlockList(),
    log: serverLog('silent'),
  });

  const path = `/api/v1/admin/customers/${world.alpha.customer}/`;
  const { headers } = getRequest(world, 'GET', path, { as: 'admin' });
  const common = { path, calls: 600, atOnce: 8 };
  const plain: Drive = { ...common, port: await listen(bare), headers: {} };
  const atrium: Drive = {
    ...common,
    port: served.port,
    headers: { ...Object.fromEntries(headers), host: 'localhost:3000' },
  };
  for (const one of [plain, atrium]) await drive(one);
  const ratios: Record<'cpu' | 'ms', number[]> = { cpu: [], ms: [] };
  const own: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const theirs = await drive(plain);
    const ours = await drive(atrium);
    ratios.cpu.push(ours.cpu / theirs.cpu);
    ratios.ms.push(ours.ms / theirs.ms);
    own.push(ours.cpu);
  }
  console.table({
    'CPU of Node, × bare': { measured: median(ratios.cpu).toFixed(2), goal: '≤ 3' },
    'on the clock with 8 at once, × bare': { measured: median(ratios.ms).toFixed(2), goal: '≤ 3' },
    'CPU ms of one call': { measured: median(own).toFixed(2), goal: '' },
  });
  driver.kill();
  bare.close();
  await pool.end();
  await served.drain();
});
process.exit(0);
