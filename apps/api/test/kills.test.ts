import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chance, rounds, SEED } from './support/chaos.ts';
import { type DurableCluster, durableCluster } from './support/durable-cluster.ts';
import { emptyDatabase } from './support/empty-database.ts';
import { pngFile } from './support/pictures.ts';
import { findHarm, type History, json, makePage, saveOn } from './support/saving-clients.ts';
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

/**
 * Uploads pictures until stopped or the connection breaks.
 * @returns URLs that were acknowledged
 */
async function uploadOn(cookie: string, state: { stop: boolean }): Promise<string[]> {
  const files: string[] = [];
  const { bytes } = await pngFile('kept.png', 60, 40);
  const body = Buffer.concat([
    Buffer.from(
      '--b\r\nContent-Disposition: form-data; name="files[]"; filename="kept.png"\r\nContent-Type: image/png\r\n\r\n',
    ),
    bytes,
    Buffer.from('\r\n--b--\r\n'),
  ]);
  while (!state.stop) {
    const answer = await server
      .send({
        method: 'POST',
        path: '/api/v1/admin/media/',
        headers: { ...json(cookie), 'content-type': 'multipart/form-data; boundary=b' },
        body,
      })
      .catch(() => undefined);
    if (answer?.status !== 201) break;
    files.push((JSON.parse(answer.text) as { media: { file: string } }).media.file);
  }
  return files;
}

/** Returns whether the database accepts new connections. */
async function takesConnections(): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

/** Returns images whose files are missing. */
async function findLostFiles(uploads: readonly string[]): Promise<string[]> {
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  const { rows } = await owner.query<{ folder: string; file: string }>(
    `select t.guid || '/' || m.guid || '/' || m.revision as folder, v->>'file' as file
     from app.media m join platform.tenants t on t.id = m.tenant_id, jsonb_array_elements(m.variants) v`,
  );
  await owner.end();
  const lost: string[] = [];
  for (const { folder, file } of rows)
    if (!(await stat(join(durable.folder, 'data/media', folder, file)).catch(() => undefined)))
      lost.push(`${folder}/${file}`);
  for (const path of uploads)
    if ((await server.send({ method: 'GET', path })).status !== 200) lost.push(path);
  return lost;
}

async function saveAndKill(
  kill: () => Promise<void>,
): Promise<{ histories: History[]; uploads: string[] }> {
  const cookie = await server.signIn('admin@atrium.test');
  const histories = await Promise.all(
    Array.from({ length: CLIENTS }, (_, i) => makePage(server, cookie, `Client ${i}`)),
  );
  const state = { saves: 0, stop: false };
  const clients = histories.map((history) => saveOn(server, history, cookie, state, SAVES));
  const uploading = uploadOn(cookie, state);
  await sleep(50 + random() * 250);
  await kill();
  state.stop = true;
  await Promise.all(clients);
  return { histories, uploads: await uploading };
}

it.each(rounds(3, 100))(
  'keeps every acknowledged save complete after a kill -9 of the server (round %i)',
  async () => {
    const { histories, uploads } = await saveAndKill(async () => {
      server.child.kill('SIGKILL');
      expect(await server.ended).toBe('SIGKILL');
    });
    server = await start();
    expect(await findHarm(databaseUrl, histories)).toEqual([]);
    expect(await findLostFiles(uploads)).toEqual([]);
  },
);

it.each(rounds(2, 50))(
  'keeps every acknowledged save complete after a kill -9 of the database, and recovers automatically (round %i)',
  async () => {
    const { histories, uploads } = await saveAndKill(async () => {
      const { pid } = durable.cluster;
      if (pid) process.kill(pid, 'SIGKILL');
      await sleep(200);
    });
    const deadline = Date.now() + 20_000;
    const isReady = async (): Promise<boolean> =>
      (await server.send({ method: 'GET', path: '/readyz' })).status === 200;
    // Processes of a killed database answer on their old connections for a while, so recovery means that new connections work.
    while (!((await takesConnections()) && (await isReady()))) {
      expect(Date.now()).toBeLessThan(deadline);
      await sleep(100);
    }
    expect(server.child.exitCode).toBeNull();
    expect(await findHarm(databaseUrl, histories)).toEqual([]);
    expect(await findLostFiles(uploads)).toEqual([]);
    const cookie = await server.signIn('admin@atrium.test');
    expect(
      (await server.send({ method: 'GET', path: '/api/v1/admin/pages/', headers: { cookie } }))
        .status,
    ).toBe(200);
  },
);
