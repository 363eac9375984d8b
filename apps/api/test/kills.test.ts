import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@org/schema';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DurableCluster, durableCluster } from './support/durable-cluster.ts';
import { emptyDatabase } from './support/empty-database.ts';
import { type ServerProcess, serverProcess } from './support/server-process.ts';
import { contentWith } from './support/world.ts';

const CLIENTS = 8;
const SAVES = 100;

let durable: DurableCluster;
let databaseUrl: string;
let server: ServerProcess;

const start = (): Promise<ServerProcess> =>
  serverProcess({ DATA_DIR: `${durable.folder}/data`, DATABASE_URL: databaseUrl, SEED: 'demo' });

beforeAll(async () => {
  durable = await durableCluster();
  databaseUrl = await emptyDatabase(durable.cluster.url());
  server = await start();
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  await durable.close();
});

/** What a client knows of its page: the last save that was acknowledged, and one that may or may not have happened. */
interface History {
  readonly id: number;
  acknowledged: { version: number; content: string | null };
  readonly unknown: string[];
}

const json = (cookie: string) => ({
  cookie,
  origin: 'http://localhost:3000',
  'content-type': 'application/json',
});

async function makePage(cookie: string, name: string): Promise<History> {
  const answer = await server.send({
    method: 'POST',
    path: '/api/v1/admin/pages/',
    headers: json(cookie),
    body: JSON.stringify({ title: name, excerpt: 'e', publish_date: '2026-01-01' }),
  });
  const { page } = JSON.parse(answer.text) as { page: Page };
  return { id: page.id, acknowledged: { version: page.version, content: null }, unknown: [] };
}

/** Saves until told to stop or the connection breaks. */
async function saveOn(
  history: History,
  cookie: string,
  state: { saves: number; stop: boolean },
): Promise<void> {
  while (!state.stop && state.saves < SAVES) {
    const content = contentWith(`save ${++state.saves} of page ${history.id}`);
    const body = JSON.stringify({ id: history.id, content, version: history.acknowledged.version });
    try {
      const answer = await server.send({
        method: 'PUT',
        path: '/api/v1/admin/page/updatecontent/',
        headers: json(cookie),
        body,
      });
      if (answer.status === 200)
        history.acknowledged = {
          version: (JSON.parse(answer.text) as { page: Page }).page.version,
          content,
        };
      else {
        history.unknown.push(content);
        return;
      }
    } catch {
      history.unknown.push(content);
      return;
    }
  }
}

/** Compares every page with what its client knows. Shape: → what is lost or half there. */
async function findHarm(histories: readonly History[]): Promise<string[]> {
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  const harm: string[] = [];
  for (const { id, acknowledged, unknown } of histories) {
    const {
      rows: [page],
    } = await owner.query<{ version: number; content: string | null }>(
      'select version, content from app.pages where id = $1',
      [id],
    );
    const {
      rows: [revision],
    } = await owner.query<{ content: string | null }>(
      'select content from app.page_revisions where page_id = $1 and version = $2',
      [id, page?.version],
    );
    const {
      rows: [notice],
    } = await owner.query(
      'select 1 from app.outbox where entity = $1 and entity_id = $2 and version = $3',
      ['page', id, page?.version],
    );
    const {
      rows: [versions],
    } = await owner.query<{ n: number }>(
      'select count(*)::int as n from app.page_revisions where page_id = $1',
      [id],
    );
    if (!page) harm.push(`page ${id} is gone`);
    else if (page.version < acknowledged.version)
      harm.push(
        `page ${id}: version ${acknowledged.version} was acknowledged, ${page.version} is there`,
      );
    else if (page.version === acknowledged.version && page.content !== acknowledged.content)
      harm.push(`page ${id}: the acknowledged content is not there`);
    else if (
      page.version > acknowledged.version + 1 ||
      (page.version === acknowledged.version + 1 && !unknown.includes(page.content ?? ''))
    )
      harm.push(`page ${id}: something nobody sent is there`);
    if (revision?.content !== page?.content)
      harm.push(`page ${id}: the revision of version ${page?.version} is not the page`);
    if (!notice) harm.push(`page ${id}: version ${page?.version} has no notice`);
    if (versions?.n !== page?.version)
      harm.push(`page ${id}: ${versions?.n} revisions of ${page?.version} versions`);
  }
  await owner.end();
  return harm;
}

async function saveAndKill(
  kill: () => Promise<void>,
): Promise<{ histories: History[]; saves: number }> {
  const cookie = await server.signIn('admin@atrium.test');
  const histories = await Promise.all(
    Array.from({ length: CLIENTS }, (_, i) => makePage(cookie, `Client ${i}`)),
  );
  const state = { saves: 0, stop: false };
  const clients = histories.map((history) => saveOn(history, cookie, state));
  await sleep(50 + Math.random() * 250);
  await kill();
  state.stop = true;
  await Promise.all(clients);
  return { histories, saves: state.saves };
}

it.each([1, 2, 3])(
  'keeps every acknowledged save whole through a kill -9 of the server (round %i)',
  async () => {
    const { histories } = await saveAndKill(async () => {
      server.child.kill('SIGKILL');
      expect(await server.ended).toBe('SIGKILL');
    });
    server = await start();
    expect(await findHarm(histories)).toEqual([]);
  },
);

it.each([1, 2])(
  'keeps every acknowledged save whole through a kill -9 of the database, and recovers by itself (round %i)',
  async () => {
    const { histories } = await saveAndKill(async () => {
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
    expect(await findHarm(histories)).toEqual([]);
    const cookie = await server.signIn('admin@atrium.test');
    expect(
      (await server.send({ method: 'GET', path: '/api/v1/admin/pages/', headers: { cookie } }))
        .status,
    ).toBe(200);
  },
);
