import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chance, rounds, SEED } from './support/chaos.ts';
import { type DurableCluster, durableCluster } from './support/durable-cluster.ts';
import { emptyDatabase } from './support/empty-database.ts';
import { findHarm, type History, makePage, saveOn } from './support/saving-clients.ts';
import { type ServerProcess, serverProcess } from './support/server-process.ts';

const CLIENTS = 8;
const SAVES = 100;
const random = chance();

let durable: DurableCluster;
let databaseUrl: string;
let server: ServerProcess;

const start = (): Promise<ServerProcess> =>
  serverProcess({ DATA_DIR: `${durable.folder}/data`, DATABASE_URL: databaseUrl, SEED: 'demo' });

beforeAll(async () => {
  process.stdout.write(`kills: seed ${SEED}\n`);
  durable = await durableCluster();
  databaseUrl = await emptyDatabase(durable.cluster.url());
  server = await start();
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  await durable.close();
});

async function saveAndKill(kill: () => Promise<void>): Promise<History[]> {
  const cookie = await server.signIn('admin@atrium.test');
  const histories = await Promise.all(
    Array.from({ length: CLIENTS }, (_, i) => makePage(server, cookie, `Client ${i}`)),
  );
  const state = { saves: 0, stop: false };
  const clients = histories.map((history) => saveOn(server, history, cookie, state, SAVES));
  await sleep(50 + random() * 250);
  await kill();
  state.stop = true;
  await Promise.all(clients);
  return histories;
}

it.each(rounds(3, 100))(
  'keeps every acknowledged save whole through a kill -9 of the server (round %i)',
  async () => {
    const histories = await saveAndKill(async () => {
      server.child.kill('SIGKILL');
      expect(await server.ended).toBe('SIGKILL');
    });
    server = await start();
    expect(await findHarm(databaseUrl, histories)).toEqual([]);
  },
);

it.each(rounds(2, 50))(
  'keeps every acknowledged save whole through a kill -9 of the database, and recovers by itself (round %i)',
  async () => {
    const histories = await saveAndKill(async () => {
      const { pid } = durable.cluster;
      if (pid) process.kill(pid, 'SIGKILL');
      await sleep(200);
    });
    const deadline = Date.now() + 20_000;
    const isReady = async (): Promise<boolean> =>
      (await server.send({ method: 'GET', path: '/readyz' })).status === 200;
    while (!(await isReady())) {
      expect(Date.now()).toBeLessThan(deadline);
      await sleep(100);
    }
    expect(server.child.exitCode).toBeNull();
    expect(await findHarm(databaseUrl, histories)).toEqual([]);
    const cookie = await server.signIn('admin@atrium.test');
    expect(
      (await server.send({ method: 'GET', path: '/api/v1/admin/pages/', headers: { cookie } }))
        .status,
    ).toBe(200);
  },
);
