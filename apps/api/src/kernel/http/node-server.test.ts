import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverLog } from '../process/server-log.ts';
import { proxyList } from './client-address.ts';
import { type RunningServer, startNodeServer } from './node-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startNodeServer({
    port: 0,
    host: '127.0.0.1',
    publicOrigin: 'http://localhost:3000',
    proxies: proxyList([]),
    log: serverLog('silent'),
    fetch: async (request, { address }) => {
      const { pathname, host } = new URL(request.url);
      if (pathname === '/slow') await sleep(300);
      return new Response(`${address} ${host} ${pathname}`);
    },
  });
});
afterAll(() => server.drain());

/** Sends bytes unchanged and reads until the other side closes the connection. */
function raw(port: number, text: string): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      answer += part;
    });
    socket.on('end', () => done(answer)).on('error', fail);
  });
}

describe('the server', () => {
  it('takes the client address from the socket, whatever the headers contain', async () => {
    const response = await fetch(`http://127.0.0.1:${server.port}/x`, {
      headers: {
        'x-forwarded-for': '203.0.113.7',
        forwarded: 'for=203.0.113.7',
        'x-real-ip': '203.0.113.7',
      },
    });
    expect(await response.text()).toBe('127.0.0.1 127.0.0.1:3000 /x');
  });

  it.each([
    [
      'two host headers',
      'GET / HTTP/1.1\r\nHost: a.localhost\r\nHost: b.localhost\r\nConnection: close\r\n\r\n',
    ],
    ['no host header', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      'a target with its own host',
      'GET http://b.localhost/ HTTP/1.1\r\nHost: a.localhost\r\nConnection: close\r\n\r\n',
    ],
    ['an invalid host', 'GET / HTTP/1.1\r\nHost: a.localhost@b\r\nConnection: close\r\n\r\n'],
    [
      'two content lengths',
      'POST / HTTP/1.1\r\nHost: a.localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\nConnection: close\r\n\r\nx',
    ],
  ])('rejects %s', async (_name, text) => {
    expect(await raw(server.port, text)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('rejects invalid requests with the common error format', async () => {
    const two = 'Host: a.localhost\r\nHost: b.localhost\r\nConnection: close\r\n\r\n';
    for (const text of [
      `GET / HTTP/1.1\r\n${two}`,
      'GET / HTTP/1.1\r\nHost: a.localhost@b\r\nConnection: close\r\n\r\n',
    ]) {
      const [head = '', body = ''] = (await raw(server.port, text)).split('\r\n\r\n');
      expect(head.toLowerCase()).toContain('content-type: application/json; charset=utf-8');
      expect(body).toContain('"success":false,"error":"The request could not be read"');
    }
  });

  it.each([
    ['no port', 'a.localhost'],
    ['the port of the installation', 'a.localhost:3000'],
    ['another port', 'a.localhost:81'],
    ['an empty port', 'a.localhost:'],
    ['capitals', 'A.Localhost:4000'],
  ])('reads the same host when the host header has %s', async (_name, host) => {
    const text = `GET /x HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    expect(await raw(server.port, text)).toContain('127.0.0.1 a.localhost:3000 /x');
  });

  it.each(['//', '//b.localhost/', '//b.localhost//x'])(
    'treats %s as a path of the requested host',
    async (target) => {
      const text = `GET ${target} HTTP/1.1\r\nHost: a.localhost\r\nConnection: close\r\n\r\n`;
      expect(await raw(server.port, text)).toContain(`127.0.0.1 a.localhost:3000 ${target}`);
    },
  );

  it.each([
    ['https://admin.example', 'max-age=31536000'],
    ['http://localhost', null],
  ])('tells browsers of %s to use HTTPS only: %s', async (publicOrigin, expected) => {
    const other = await startNodeServer({
      port: 0,
      host: '127.0.0.1',
      publicOrigin,
      proxies: proxyList([]),
      log: serverLog('silent'),
      fetch: async () => new Response('done', { headers: { 'x-own': '1' } }),
    });
    const { headers } = await fetch(`http://127.0.0.1:${other.port}/`);
    await other.drain();
    expect([headers.get('strict-transport-security'), headers.get('x-own')]).toEqual([
      expected,
      '1',
    ]);
  });

  it('finishes open requests while it drains, and accepts no new ones', async () => {
    const other = await startNodeServer({
      port: 0,
      host: '127.0.0.1',
      publicOrigin: 'http://localhost',
      proxies: proxyList([]),
      log: serverLog('silent'),
      fetch: async () => {
        await sleep(300);
        return new Response('done');
      },
    });
    const running = fetch(`http://127.0.0.1:${other.port}/slow`);
    await sleep(100);
    const drained = other.drain();
    expect(await (await running).text()).toBe('done');
    await drained;
    await expect(fetch(`http://127.0.0.1:${other.port}/`)).rejects.toThrow();
  });
});
