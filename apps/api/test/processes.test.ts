import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { type NameServer, nameServer } from '@org/config/name-server';
import { scratchFolder } from '@org/config/scratch';
import type { Domain, Page } from '@org/schema/entities';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyDatabase } from './support/empty-database.ts';
import { openStream } from './support/open-stream.ts';
import { type Entry, type ServerProcess, serverProcess } from './support/server-process.ts';

const ORIGIN = 'http://localhost:3000';
const SITE = { host: 'demo.localhost:3000' };

let folder: string;
let owner: pg.Client;
let apis: [ServerProcess, ServerProcess];
let sites: [ServerProcess, ServerProcess];
let workers: [ServerProcess, ServerProcess];
let admin: string;
let names: NameServer;

beforeAll(async () => {
  names = await nameServer();
  folder = scratchFolder('processes');
  const databaseUrl = await emptyDatabase();
  const start = (entry: Entry, more: Record<string, string> = {}): Promise<ServerProcess> =>
    serverProcess(
      {
        DATABASE_URL: databaseUrl,
        DATA_DIR: folder,
        SEED: 'demo',
        METRICS_TOKEN: 'a-token-for-monitors',
        TRUSTED_PROXIES: '127.0.0.1',
        DNS_SERVERS: names.address,
        ...more,
      },
      entry,
    );
  // All processes start at once, like after a power cut: one of them creates the tables, and the others wait for it.
  const [one, two, first, second] = await Promise.all([
    start('api-server'),
    start('api-server'),
    start('worker'),
    start('worker'),
  ]);
  apis = [one, two];
  workers = [first, second];
  sites = await Promise.all([
    start('site-server', { API_URL: `http://127.0.0.1:${one.port}` }),
    start('site-server', { API_URL: `http://127.0.0.1:${two.port}` }),
  ]);
  owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  admin = await one.signIn('admin@atrium.test');
}, 480_000);
afterAll(async () => {
  await owner?.end();
  await names?.close();
  await rm(folder, { recursive: true, force: true });
});

const json = (cookie = admin) => ({ cookie, origin: ORIGIN, 'content-type': 'application/json' });

async function until(what: () => Promise<boolean>, ms = 10_000): Promise<void> {
  for (const end = Date.now() + ms; !(await what()); await sleep(50))
    if (Date.now() > end) throw new Error('It did not happen');
}

const listen = (server: ServerProcess, headers: Record<string, string> = {}) =>
  openStream(server, admin, headers);

async function homePage(): Promise<Page> {
  const { text } = await apis[0].send({
    method: 'GET',
    path: '/api/v1/admin/pages/?itemsPerPage=200',
    headers: { cookie: admin },
  });
  const { results } = JSON.parse(text) as { results: { rows: Page[] } };
  const home = results.rows.find(({ is_homepage: isHome }) => isHome);
  if (!home) throw new Error('The demo has a home page');
  return home;
}

function rename(api: ServerProcess, id: number, meta_title: string): ReturnType<typeof api.send> {
  return api.send({
    method: 'PUT',
    path: '/api/v1/admin/pages/',
    headers: json(),
    body: JSON.stringify({ id, meta_title }),
  });
}

describe('two of each process on one database', () => {
  it('share their sessions', async () => {
    const me = ({ send }: ServerProcess, cookie: string) =>
      send({ method: 'GET', path: '/api/v1/admin/me/', headers: { cookie } });
    const cookie = await apis[0].signIn('editor@atrium.test');
    expect((await me(apis[1], cookie)).status).toBe(200);
    await apis[1].send({ method: 'POST', path: '/api/v1/auth/logout/', headers: json(cookie) });
    expect((await me(apis[0], cookie)).status).toBe(401);
  });

  it('publish changes across API processes, and continue streams at either', async () => {
    const { id } = await homePage();
    const reader = await listen(apis[1]);
    await reader.until((events) => events.some(({ event }) => event === 'ready'));
    await rename(apis[0], id, 'Told across processes');
    await reader.until((events) => events.some(({ data }) => data.id === id));
    const last = reader.lastId() ?? '';
    await reader.close();
    await rename(apis[1], id, 'While nobody listened');
    const back = await listen(apis[0], { 'last-event-id': last });
    await back.until((events) => events.some(({ event }) => event === 'ready'));
    expect(back.events.filter(({ data }) => data.id === id)).toHaveLength(1);
    await back.close();
  });

  it('show visitors a changed page at every site process, even if it was cached', async () => {
    const { id } = await homePage();
    const get = (site: ServerProcess) => site.send({ method: 'GET', path: '/', headers: SITE });
    for (const site of sites) {
      const first = await get(site);
      expect([first.status, first.headers['content-type']]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
    }
    await rename(apis[0], id, 'New on every site');
    for (const site of sites)
      await until(async () => (await get(site)).text.includes('<title>New on every site'));
  });

  it('serve a domain at every site process after one API verified it, and stop when it is removed', async () => {
    const domains = '/api/v1/admin/settings/domains/';
    const change = async (method: string, path: string, body?: object): Promise<Domain> => {
      const sent = { method, path, headers: json(), ...(body && { body: JSON.stringify(body) }) };
      const { text } = await apis[0].send(sent);
      return (JSON.parse(text) as { domain: Domain }).domain;
    };
    const status = async (site: ServerProcess, host: string): Promise<number> =>
      (await site.send({ method: 'GET', path: '/', headers: { host } })).status;
    const everywhere = async (host: string, wanted: number): Promise<void> => {
      for (const site of sites) await until(async () => (await status(site, host)) === wanted);
    };
    // Unknown host names are cached for a moment, too.
    await everywhere('www.across.example:3000', 404);
    const { id, record } = await change('POST', domains, { host: 'www.across.example' });
    names.set(record.name, [record.value]);
    await change('POST', `${domains}${id}/verify/`);
    await everywhere('www.across.example:3000', 200);
    await change('PUT', `${domains}${id}/`, { is_primary: true });
    await everywhere(SITE.host, 301);
    await change('DELETE', `${domains}${id}/`);
    await everywhere(SITE.host, 200);
    await everywhere('www.across.example:3000', 404);
  });

  it('forward API requests of visitors, and serve no admin at a site process', async () => {
    const settings = await sites[0].send({
      method: 'GET',
      path: '/api/v1/settings/',
      headers: SITE,
    });
    expect(settings.status).toBe(200);
    expect(settings.headers['content-type']).toBe('application/json; charset=utf-8');
    expect((await sites[0].send({ method: 'GET', path: '/admin' })).status).toBe(404);
    const picture = /\/media\/[^"' ,)]+/.exec(
      (await sites[0].send({ method: 'GET', path: '/', headers: SITE })).text,
    )?.[0];
    const image = await sites[1].send({ method: 'GET', path: picture ?? '', headers: SITE });
    expect([image.status, image.headers['content-type']]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
  });

  it('run jobs of the API at a worker', async () => {
    const tenant = "(select id from platform.tenants where slug = 'demo')";
    await owner.query(
      `insert into app.outbox (tenant_id, entity, entity_id, action, created_at) values (${tenant}, 'page', 1, 'updated', now() - interval '9 days')`,
    );
    const { rows } = await owner.query<{ id: string }>(
      `insert into app.failed_jobs (tenant_id, job_id, name, payload, error, attempts)
       values (${tenant}, gen_random_uuid(), 'housekeeping', '{"task":"old-events"}', 'tried', 1) returning id`,
    );
    const answer = await apis[1].send({
      method: 'POST',
      path: `/api/v1/admin/jobs/${rows[0]?.id}/retry/`,
      headers: json(),
    });
    expect(answer.status).toBe(202);
    await until(async () => {
      const old = await owner.query(
        "select from app.outbox where created_at < now() - interval '8 days'",
      );
      return old.rowCount === 0;
    });
  });

  it('respond to monitors, and show metrics to requests with the token', async () => {
    for (const process of [...apis, ...sites, ...workers]) {
      expect((await process.send({ method: 'GET', path: '/healthz' })).status).toBe(200);
      expect((await process.send({ method: 'GET', path: '/readyz' })).status).toBe(200);
    }
    const headers = { authorization: 'Bearer a-token-for-monitors' };
    expect((await apis[0].send({ method: 'GET', path: '/metrics' })).status).toBe(404);
    const { status, text } = await apis[0].send({ method: 'GET', path: '/metrics', headers });
    expect(status).toBe(200);
    expect(text).toMatch(
      /atrium_http_requests_total\{route="pages.list",method="GET",status="200"\} [1-9]/,
    );
    expect(text).toMatch(/atrium_http_request_seconds_bucket\{le="0.005",route=/);
    expect(text).toMatch(/atrium_database_connections\{pool="app",state="open"\} [1-9]/);
    expect(text).toMatch(/atrium_nodejs_eventloop_lag_seconds /);
    expect(text).toMatch(/^atrium_event_streams \d/m);
    const worker = await workers[0].send({ method: 'GET', path: '/metrics', headers });
    expect(worker.text).toMatch(/atrium_jobs\{queue="housekeeping",state="ready"\} 0/);
    expect((await workers[0].send({ method: 'GET', path: '/api/v1/admin/me/' })).status).toBe(404);
  });

  it('shut down cleanly and independently', async () => {
    for (const process of [...sites, ...workers, ...apis]) {
      process.child.kill('SIGTERM');
      expect(await process.ended, process.output()).toBe(0);
    }
  });
});
