import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { safeFetch } from './safe-fetch.ts';

const MB = 1024 * 1024;
let open: Server;
let inner: Server;
/** Number of requests that reached the internal server. */
let reached = 0;
let port = 0;
let innerPort = 0;

const listen = async (handle: RequestListener): Promise<Server> => {
  const server = createServer(handle);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
};
const getPort = (server: Server): number => (server.address() as AddressInfo).port;

const PATHS: Readonly<Record<string, RequestListener>> = {
  '/file': (_request, answer) => answer.end('a file'),
  '/endless': (_request, answer) => {
    const send = (): void => {
      while (answer.write(Buffer.alloc(64 * 1024)));
      answer.once('drain', send);
    };
    send();
  },
  '/large': (_request, answer) => answer.writeHead(200, { 'content-length': 3 * MB }).end(),
  '/slow': (_request, answer) => void answer.write('a'),
  '/silent': () => undefined,
  '/short': (_request, answer) => {
    answer.writeHead(200, { 'content-length': 100 }).write('a');
    setTimeout(() => answer.destroy(), 20);
  },
  '/packed': (_request, answer) =>
    answer.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(MB))),
  '/busy': (_request, answer) => answer.writeHead(503).end(),
  '/gone': (_request, answer) => answer.writeHead(404).end(),
};

beforeAll(async () => {
  open = await listen((request, answer) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x');
    const to = searchParams.get('to');
    // Headers are sent as bytes.
    if (to) answer.writeHead(302, { location: Buffer.from(to).toString('latin1') }).end();
    else PATHS[pathname]?.(request, answer);
  });
  inner = await listen((_request, answer) => {
    reached++;
    answer.end('secret');
  });
  port = getPort(open);
  innerPort = getPort(inner);
});
afterAll(() => {
  for (const server of [open, inner]) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(() => {
  reached = 0;
});

const at = (path: string): string => `http://files.example:${port}${path}`;
const get = async (
  address: string,
  { resolve, time = 3000 }: { resolve?: (host: string) => Promise<string[]>; time?: number } = {},
): Promise<string> => {
  const bytes = await safeFetch(address, {
    bytes: 2 * MB,
    time,
    accept: 'image/*',
    innerHosts: new Set([`files.example:${port}`]),
    resolve: resolve ?? (() => Promise.resolve(['127.0.0.1'])),
  });
  return bytes.toString();
};

it('fetches a file, over up to three redirects', async () => {
  expect(await get(at('/file'))).toBe('a file');
  const runOnce = (path: string): string => `/?to=${encodeURIComponent(path)}`;
  expect(await get(at(runOnce(runOnce(runOnce('/file')))))).toBe('a file');
  await expect(get(at(runOnce(runOnce(runOnce(runOnce('/file'))))))).rejects.toMatchObject({
    message: 'The URL redirects more than 3 times',
    isPassing: false,
  });
});

it('connects to the address that was checked, even if the name resolves to another one later', async () => {
  const answers = ['127.0.0.1', '192.0.2.1'];
  let asked = 0;
  const resolve = () => Promise.resolve([answers[asked++] ?? '']);
  expect(await get(at('/file'), { resolve })).toBe('a file');
  expect(asked).toBe(1);
});

it('never connects to the private network, whatever the URL looks like', async () => {
  const hosts = [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0177.0.0.1',
    '0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[0:0:0:0:0:ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '１２７.0.0.1',
    '127。0。0。1',
    'localhost',
    'LOCALHOST',
    'x.localhost',
    'inside.example',
    '10.0.0.1',
    '169.254.169.254',
    '[fe80::1]',
    '[fd00::1]',
  ];
  const resolve = (host: string) =>
    Promise.resolve(host === 'inside.example' ? ['93.184.216.34', '127.0.0.1'] : ['127.0.0.1']);
  for (const host of hosts) {
    for (const address of [`http://${host}/`, `https://${host}/`, `http://${host}:${innerPort}/`])
      await expect(get(address, { resolve }), address).rejects.toThrow(/cannot be used|Port/);
    // A redirect from a public server does not reach it either.
    const led = at(`/?to=${encodeURIComponent(`http://${host}/`)}`);
    await expect(
      get(led, {
        resolve: (name) =>
          name === 'files.example' ? Promise.resolve(['127.0.0.1']) : resolve(name),
      }),
      host,
    ).rejects.toThrow(/cannot be used|redirects without a URL/);
  }
  expect(reached).toBe(0);
});

it('refuses other ports, protocols and passwords, also after a redirect', async () => {
  const refused = [
    'ftp://files.example/file',
    'file:///etc/passwd',
    'gopher://files.example/',
    'data:text/plain,a',
    'http://user:word@files.example/',
    `http://user@files.example:${port}/file`,
    `http://files.example:${innerPort}/`,
    'http://93.184.216.34:22/',
    'no address',
  ];
  for (const address of refused) {
    await expect(get(address), address).rejects.toMatchObject({ isPassing: false });
    if (address !== 'no address')
      await expect(get(at(`/?to=${encodeURIComponent(address)}`))).rejects.toThrow(
        /http and https|password|Port/,
      );
  }
  expect(reached).toBe(0);
});

it('limits the size and the time of a download', async () => {
  await expect(get(at('/endless'))).rejects.toThrow('larger than 2 MB');
  await expect(get(at('/large'))).rejects.toThrow('larger than 2 MB');
  await expect(get(at('/packed'))).rejects.toThrow('compressed');
  const late = { message: 'The server took longer than 1 seconds', isPassing: true };
  for (const path of ['/slow', '/silent'])
    await expect(get(at(path), { time: 600 })).rejects.toMatchObject(late);
  const resolve = () => new Promise<string[]>(() => undefined);
  await expect(get('http://slow.example/', { resolve, time: 600 })).rejects.toMatchObject(late);
});

it('reports which failures are temporary', async () => {
  await expect(get(at('/busy'))).rejects.toMatchObject({ isPassing: true });
  await expect(get(at('/short'))).rejects.toMatchObject({ isPassing: true });
  await expect(get(at('/gone'))).rejects.toMatchObject({
    message: 'The server answered 404',
    isPassing: false,
  });
});

it('stops a download when it is aborted', async () => {
  const ending = new AbortController();
  setTimeout(() => ending.abort(new Error('going down')), 50);
  const fetching = safeFetch(at('/silent'), {
    bytes: MB,
    time: 5000,
    accept: '*/*',
    innerHosts: new Set([`files.example:${port}`]),
    resolve: () => Promise.resolve(['127.0.0.1']),
    signal: ending.signal,
  });
  await expect(fetching).rejects.toThrow('going down');
});
