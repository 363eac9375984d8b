import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminFiles } from './admin-files.ts';
import { dispatch } from './dispatch.ts';

let folder: string;
let serve: ReturnType<typeof dispatch>;
beforeAll(async () => {
  folder = await mkdtemp('/tmp/atrium-dist-');
  await mkdir(join(folder, 'assets'));
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><title>Admin</title>${'<!-- -->'.repeat(200)}`,
  );
  await writeFile(join(folder, 'canvas.html'), '<!doctype html><title>Canvas</title>');
  await writeFile(join(folder, 'assets/app-abcd1234.js'), 'export {};');
  await writeFile(join(folder, '..', 'atrium-outside.txt'), 'outside');
  const part = (name: string) => async (request: Request) =>
    new Response(`${name} ${new URL(request.url).pathname}`);
  serve = dispatch({
    api: { fetch: part('api') },
    admin: adminFiles(folder),
    site: { fetch: part('site') },
    preview: { fetch: part('preview') },
    adminOrigin: 'http://localhost:3000',
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Sends a request like the server would, with the target unchanged. */
async function get(
  host: string,
  url: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string; headers: Headers }> {
  const incoming = { url, headers: { host } } as unknown as IncomingMessage;
  const response = await serve(new Request(`http://${host}${url}`, { headers }), { incoming });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

describe('dispatch', () => {
  it('sends no referrer from screens that are opened by a link with a token', async () => {
    for (const path of ['/reset?token=x', '/invitation?token=x', '/login'])
      expect((await get('localhost:3000', path)).headers.get('referrer-policy')).toBe(
        'no-referrer',
      );
  });

  it.each([
    ['localhost:3000', '/api/v1/admin/me/', 'api /api/v1/admin/me/'],
    ['localhost:3000', '/media/a/b/c-1.webp', 'api /media/a/b/c-1.webp'],
    ['localhost:3000', '/healthz', 'api /healthz'],
    ['localhost:3000', '/other', 'api /other'],
    ['demo.localhost:3000', '/', 'site /'],
    ['demo.localhost:3000', '/about', 'site /about'],
    ['demo.localhost:3000', '/admin', 'site /admin'],
    ['demo.localhost:3000', '/login', 'site /login'],
    ['demo.localhost:3000', '/apiary', 'site /apiary'],
    ['demo.localhost:3000', '/api/v1/pages/?slug=x', 'api /api/v1/pages/'],
    ['demo.localhost:3000', '/media/x', 'api /media/x'],
    ['shop.example', '/', 'site /'],
    ['localhost:3000', '//', 'api //'],
    ['demo.localhost:3000', '//', 'site //'],
    ['demo.localhost:3000', '//api/v1/x', 'site //api/v1/x'],
    ['demo.localhost:3000', '/about?preview=x', 'preview /about'],
    ['demo.localhost:3000', '/about?a=1&preview=', 'preview /about'],
    ['demo.localhost:3000', '/about?nopreview=x', 'site /about'],
    ['demo.localhost:3000', '/preview=x', 'site /preview=x'],
    ['localhost:3000', '/other?preview=x', 'api /other'],
  ])('dispatches %s%s to %s', async (host, url, expected) => {
    expect((await get(host, url)).text).toBe(expected);
  });

  it.each(['/admin', '/admin/', '/admin/pages/7', '/login'])(
    'serves the admin at %s, also on other ports of its host',
    async (url) => {
      for (const host of ['localhost:3000', 'LOCALHOST:3000', 'localhost:81'])
        expect((await get(host, url)).text).toContain('<title>Admin</title>');
    },
  );

  it('redirects from the root of the admin’s host to the admin', async () => {
    expect((await get('localhost:3000', '/')).headers.get('location')).toBe('/admin');
  });
});

describe('the admin’s files', () => {
  it('serves the admin with a policy that forbids inline scripts and framing', async () => {
    const { headers } = await get('localhost:3000', '/admin');
    expect(headers.get('content-security-policy')).toMatch(
      /script-src 'self';.*frame-ancestors 'none'/,
    );
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  it('serves the editor at its second address, and the empty canvas to a frame of it', async () => {
    const url = '/admin/editor?slug=home';
    expect((await get('localhost:3000', url)).text).toContain('<title>Admin</title>');
    const framed = await get('localhost:3000', url, { 'sec-fetch-dest': 'iframe' });
    expect(framed.text).toContain('<title>Canvas</title>');
    expect(framed.headers.get('content-security-policy')).toMatch(
      /script-src 'none';.*frame-ancestors 'self'/,
    );
  });

  it('caches files with hashed names for a year, and revalidates others', async () => {
    expect(
      (await get('localhost:3000', '/admin/assets/app-abcd1234.js')).headers.get('cache-control'),
    ).toBe('public, max-age=31536000, immutable');
    const page = await get('localhost:3000', '/admin');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(
      (await get('localhost:3000', '/admin', { 'if-none-match': page.headers.get('etag') ?? '' }))
        .status,
    ).toBe(304);
    expect(
      (await get('localhost:3000', '/admin', { 'accept-encoding': 'gzip, br' })).headers.get(
        'content-encoding',
      ),
    ).toBe('gzip');
  });

  it.each([
    '/admin/assets/../../atrium-outside.txt',
    '/admin/../atrium-outside.txt',
    '/admin/%2e%2e/atrium-outside.txt',
    '/admin//assets/app-abcd1234.js',
    '/admin/assets/%2e%2e%2fatrium-outside.txt',
    '/admin/..%2fatrium-outside.txt',
    '/admin/assets/APP-abcd1234.js',
    '/admin/assets/app-abcd1234.js%00.html',
  ])('serves no file outside of the admin for %s', async (url) => {
    const { text } = await get('localhost:3000', url);
    expect(text).not.toContain('outside\n');
    expect(text === 'outside').toBe(false);
    expect(text).not.toBe('export {};');
  });

  it('refuses to start when the admin is not built', () => {
    expect(() => adminFiles(join(folder, 'assets'))).toThrow('The admin is not built');
  });
});
