import { expect, it } from 'vitest';
import type { SiteParts } from '../kernel/http/site-parts.ts';
import { withReload } from './dev-reload.ts';

const html = '<!doctype html><html><body><p>Page</p></body></html>';
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; script-src 'none'; connect-src 'none'",
  etag: '"1"',
};
// The site of this test asks for nothing.
const PARTS = {} as SiteParts;
const start = () =>
  withReload(() => ({ fetch: async () => new Response(html, { headers }) }))(PARTS);
const visit = (site: ReturnType<typeof start>, path: string) =>
  site.fetch(new Request(`http://demo.localhost${path}`));

it('adds the script of reloads to pages, and allows it', async () => {
  const page = await visit(start(), '/');
  expect(await page.text()).toContain('<script src="/_dev/reload.js" defer></script></body>');
  expect(page.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self'",
  );
  expect(page.headers.get('etag')).toBeNull();
  const script = await visit(start(), '/_dev/reload.js');
  expect(await script.text()).toContain('location.reload()');
});

it('answers the same text until the server is replaced', async () => {
  const site = start();
  const [first, second, other] = await Promise.all(
    [site, site, start()].map(async (one) => (await visit(one, '/_dev/boot')).text()),
  );
  expect(second).toBe(first);
  expect(other).not.toBe(first);
});
