import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rounds, SEED } from './support/chaos.ts';
import { type DurableCluster, durableCluster } from './support/durable-cluster.ts';
import { emptyDatabase } from './support/empty-database.ts';
import { type FaultProxy, faultProxy } from './support/fault-proxy.ts';
import { openStream } from './support/open-stream.ts';
import { findHarm, json, makePage, saveOn } from './support/saving-clients.ts';
import { type ServerProcess, serverProcess } from './support/server-process.ts';

const CLIENTS = 4;

let durable: DurableCluster;
let proxy: FaultProxy;
let server: ServerProcess;
let worker: ServerProcess;
let direct: string;
beforeAll(async () => {
  process.stdout.write(`database faults: seed ${SEED}\n`);
  durable = await durableCluster();
  direct = await emptyDatabase(durable.cluster.url());
  const port = Number(new URL(direct).port);
  proxy = await faultProxy(() => port);
  const environment = {
    DATA_DIR: `${durable.folder}/data`,
    DATABASE_URL: proxy.url(direct),
    SEED: 'demo',
  };
  server = await serverProcess(environment);
  worker = await serverProcess(environment, 'worker');
  // Two processes start here, one after the other, and the first one creates the demo.
}, 720_000);
afterAll(async () => {
  proxy.set('none');
  for (const { child, ended } of [server, worker]) {
    child.kill('SIGTERM');
    await ended;
  }
  await proxy.close();
  await durable.close();
});

const getStatus = async (path: string): Promise<number> =>
  (await server.send({ method: 'GET', path })).status;

/**
 * Waits until the server is ready again.
 * @returns duration in ms
 */
async function untilReady(limit: number): Promise<number> {
  const began = performance.now();
  while ((await getStatus('/readyz')) !== 200) {
    expect(performance.now() - began, server.output()).toBeLessThan(limit);
    await sleep(50);
  }
  return performance.now() - began;
}

/** Waits until the database accepts connections. */
async function untilBack(): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; await sleep(50)) {
    const client = new pg.Client({ connectionString: direct });
    client.on('error', () => undefined);
    const isBack = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isBack) return;
  }
  throw new Error('The database did not come back');
}

/** Waits until the worker has removed an old outbox row. */
async function workIsDone(cookie: string): Promise<void> {
  const client = new pg.Client({ connectionString: direct });
  await client.connect();
  const tenant = "(select id from platform.tenants where slug = 'demo')";
  await client.query(
    `insert into app.outbox (tenant_id, entity, entity_id, action, created_at) values (${tenant}, 'page', 1, 'updated', now() - interval '9 days')`,
  );
  const { rows } = await client.query<{ id: string }>(
    `insert into app.failed_jobs (tenant_id, job_id, name, payload, error, attempts)
     values (${tenant}, gen_random_uuid(), 'housekeeping', '{"task":"old-events"}', 'tried', 1) returning id`,
  );
  const path = `/api/v1/admin/jobs/${rows[0]?.id}/retry/`;
  expect((await server.send({ method: 'POST', path, headers: json(cookie) })).status).toBe(202);
  const old = "select from app.outbox where created_at < now() - interval '8 days'";
  for (const end = Date.now() + 40_000; (await client.query(old)).rowCount !== 0; await sleep(100))
    expect(Date.now(), worker.output()).toBeLessThan(end);
  await client.end();
}

/** Faults and their ends; each begins during saves. */
const FAULTS: Readonly<Record<string, () => Promise<void>>> = {
  'an immediate restart of the database': async () => {
    const { pid } = durable.cluster;
    if (pid) process.kill(pid, 'SIGQUIT');
    await sleep(300);
    await untilBack();
  },
  'connections that are reset': async () => proxy.reset(),
  'connections that are closed on one side': async () => proxy.halfClose(),
  'a database that refuses connections for two seconds': async () => {
    proxy.set('refuse');
    proxy.reset();
    await sleep(2000);
    expect([await getStatus('/healthz'), await getStatus('/readyz')]).toEqual([200, 503]);
    proxy.set('none');
  },
  'a network that stalls for ten seconds': async () => {
    proxy.set('stall');
    await sleep(10_000);
    expect(await getStatus('/healthz')).toBe(200);
    proxy.set('none');
  },
};

const cases = rounds(1, 12).flatMap((round) =>
  Object.keys(FAULTS).map((name) => ({ name, round })),
);

it.each(cases)(
  'survives $name, and is ready two seconds later (round $round)',
  async ({ name }) => {
    const cookie = await server.signIn('admin@atrium.test');
    const histories = await Promise.all(
      Array.from({ length: CLIENTS }, (_, i) => makePage(server, cookie, `Fault ${name} ${i}`)),
    );
    const stream = await openStream(server, cookie);
    const state = { saves: 0, stop: false };
    const clients = histories.map((history) => saveOn(server, history, cookie, state, 10_000));
    await sleep(100);
    await FAULTS[name]?.();
    await untilReady(2000);
    state.stop = true;
    await Promise.all(clients);
    expect([server.child.exitCode, worker.child.exitCode]).toEqual([null, null]);
    expect(await findHarm(direct, histories)).toEqual([]);

    // Everything recovers automatically: an open stream continues, and new jobs are run.
    const after = await makePage(server, await server.signIn('admin@atrium.test'), 'After');
    await stream.until((events) => events.some(({ data }) => data.id === after.id), 20_000);
    await stream.close();
    await workIsDone(cookie);
  },
  480_000,
);
