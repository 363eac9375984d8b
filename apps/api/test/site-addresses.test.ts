import { request } from 'node:http';
import { MESSAGES } from '@org/schema/copy';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { proxyList } from '../src/kernel/http/client-address.ts';
import { type RunningServer, startNodeServer } from '../src/kernel/http/node-server.ts';
import { serverLog } from '../src/kernel/process/server-log.ts';
import { type TestApi, testApi } from './support/test-api.ts';
import { type TestSites, testSites } from './support/test-sites.ts';

let t: TestApi;
let sites: TestSites;
let server: RunningServer;
beforeAll(async () => {
  t = await testApi();
  sites = await testSites(t);
  server = await startNodeServer({
    fetch: sites.serve,
    port: 0,
    host: '127.0.0.1',
    publicOrigin: 'http://localhost:3000',
    proxies: proxyList([]),
    log: serverLog('silent'),
  });
});
afterAll(async () => {
  await server.drain();
  await sites.close();
  await t.close();
});

/**
 * Sends a request over the network with host header and target unchanged.
 * @returns status, type and text of the response
 */
function ask(
  host: string,
  path: string,
  { port }: RunningServer = server,
): Promise<{ status: number; type: string; text: string }> {
  return new Promise((done, fail) => {
    const sent = request(
      { port, host: '127.0.0.1', path, agent: false, headers: { host } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        const { statusCode: status = 0, headers } = answer;
        answer.on('end', () => done({ status, type: headers['content-type'] ?? '', text }));
      },
    );
    sent.on('error', fail).end();
  });
}

it('has one canonical URL for a page, whatever the port in the host header', async () => {
  const pages = [];
  for (const host of ['alpha.localhost:81', 'alpha.localhost', 'ALPHA.localhost:3000'])
    pages.push(await ask(host, '/child'));
  expect(pages[0]?.text).toContain(
    '<link rel="canonical" href="http://alpha.localhost:3000/child">',
  );
  expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
});

it('responds to control characters in paths and queries without a server error', async () => {
  const paths = ['/%00', '/a%00b', '/%0d%0aset-cookie:x', '/product/%00', '/category/%00'].concat(
    ['/search?q=%00', '/store?search=%00', '/store?currentPage=%00', '/order/%00', '/store/%00'],
    ['/sign-in?next=%00', '/staff-view?code=%00', '/reset-password?token=%00', '/blog/%00'],
  );
  for (const path of paths)
    expect([path, (await ask('alpha.localhost', path)).status < 500]).toEqual([path, true]);
  expect((await ask('alpha.localhost', '/%00')).status).toBe(404);
});

it('uses the protocol and port of the installation behind a proxy', async () => {
  const behindProxy = await startNodeServer({
    fetch: sites.serve,
    port: 0,
    host: '127.0.0.1',
    publicOrigin: 'https://admin.example',
    proxies: proxyList([]),
    log: serverLog('silent'),
  });
  try {
    const get = async (path: string): Promise<string> =>
      (await ask('alpha.localhost:8080', path, behindProxy)).text;
    const page = await get('/child');
    expect(page).toContain('<link rel="canonical" href="https://alpha.localhost/child">');
    expect(page).toContain('<meta property="og:url" content="https://alpha.localhost/child">');
    expect(await get('/sitemap.xml')).toContain('<loc>https://alpha.localhost/child</loc>');
    expect(await get('/robots.txt')).toContain('Sitemap: https://alpha.localhost/sitemap.xml');
    for (const path of ['/child', '/sitemap.xml', '/robots.txt'])
      expect(await get(path)).not.toContain('http://alpha.localhost');
  } finally {
    await behindProxy.drain();
  }
});

it.each(['//', '//child', '//other.localhost/'])(
  'responds to %s with the tenant’s not-found page on a site, and with the error body elsewhere',
  async (path) => {
    const onSite = await ask('alpha.localhost:3000', path);
    expect([onSite.status, onSite.type]).toEqual([404, 'text/html; charset=utf-8']);
    expect(onSite.text).toContain(MESSAGES.pageNotFound);
    const elsewhere = await ask('localhost:3000', path);
    expect([elsewhere.status, elsewhere.type]).toEqual([404, 'application/json; charset=utf-8']);
    expect(JSON.parse(elsewhere.text)).toMatchObject({ success: false, code: 'not_found' });
  },
);
