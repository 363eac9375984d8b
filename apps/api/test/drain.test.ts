import { rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { scratchFolder } from '@org/config/scratch';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rounds } from './support/chaos.ts';
import { emptyDatabase } from './support/empty-database.ts';
import { type FrontProxy, frontProxy } from './support/front-proxy.ts';
import { type ServerProcess, serverProcess } from './support/server-process.ts';

const CLIENTS = 6;

let folder: string;
let databaseUrl: string;
let servers: ServerProcess[];
let proxy: FrontProxy;
let cookie: string;

const start = (): Promise<ServerProcess> =>
  serverProcess({ DATA_DIR: folder, DATABASE_URL: databaseUrl, SEED: 'demo' });

beforeAll(async () => {
  folder = scratchFolder('drain');
  databaseUrl = await emptyDatabase();
  const first = await start();
  servers = [first, await start()];
  proxy = await frontProxy(() => servers.map(({ port }) => port));
  cookie = await first.signIn('admin@atrium.test');
});
afterAll(async () => {
  await proxy.close();
  for (const { child, ended } of servers) {
    child.kill('SIGTERM');
    await ended;
  }
  await rm(folder, { recursive: true, force: true });
});

const agent = new Agent({ keepAlive: true });

/**
 * Sends a request through the proxy.
 * @returns status, or the error
 */
function ask(path: string, body?: object): Promise<number | string> {
  return new Promise((done) => {
    const sent = request({
      agent,
      port: proxy.port,
      host: '127.0.0.1',
      path,
      method: body ? 'POST' : 'GET',
      headers: {
        host: 'localhost:3000',
        cookie,
        origin: 'http://localhost:3000',
        'content-type': 'application/json',
      },
    });
    sent.on('response', (answer) => {
      answer.resume().on('end', () => done(answer.statusCode ?? 0));
      answer.on('error', ({ message }) => done(message));
    });
    sent.on('error', ({ message }) => done(message));
    sent.end(body && JSON.stringify(body));
  });
}

it.each(rounds(2, 100))(
  'shuts down under load without a failed request, and exits successfully (round %i)',
  async (round) => {
    // A failed round leaves the next one with the servers that it needs.
    while (servers.length < 2) servers.push(await start());
    const counts = new Map<number | string, number>();
    const answered = (): number => [...counts.values()].reduce((sum, n) => sum + n, 0);
    const answers = async (more: number): Promise<void> => {
      for (const wanted = answered() + more; answered() < wanted; ) await sleep(20);
    };
    let stop = false;
    async function client(at: number): Promise<void> {
      for (let n = 0; !stop; n++) {
        const status =
          n % 4 === 3
            ? await ask('/api/v1/admin/pages/', {
                title: `Drain ${round} ${at} ${n}`,
                excerpt: 'e',
                publish_date: '2026-01-01',
              })
            : await ask('/api/v1/admin/pages/?itemsPerPage=5');
        counts.set(status, (counts.get(status) ?? 0) + 1);
      }
    }
    // The proxy regularly checks whether each server is ready.
    await sleep(300);
    const clients = Array.from({ length: CLIENTS }, (_, at) => client(at));
    await answers(60);
    const [leaving] = servers;
    const began = performance.now();
    leaving?.child.kill('SIGTERM');
    const code = await leaving?.ended;
    servers = servers.slice(1);
    expect(code, leaving?.output()).toBe(0);
    expect(performance.now() - began).toBeLessThan(60_000);
    await answers(60);
    stop = true;
    await Promise.all(clients);
    expect([...counts.keys()].sort()).toEqual([200, 201]);
  },
  240_000,
);
