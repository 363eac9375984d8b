import { describe, expect, it } from 'vitest';
import { createSite } from './create-site.ts';
import { fontFaces } from './site-assets.ts';
import { sitePolicy } from './site-policy.ts';

const errors: unknown[] = [];
/** Site whose API is unreachable. */
const site = createSite({
  fetch: () => Promise.reject(new TypeError('connection refused')),
  onChange: () => () => undefined,
  adminOrigin: 'https://admin.test',
  siteHostSuffix: 'test',
  onError: (error) => errors.push(error),
});
const ask = (path: string, init?: RequestInit) =>
  site.fetch(new Request(`https://kiln.test${path}`, init));

describe('createSite', () => {
  it('says that it is not available while the API cannot be reached, and keeps nothing of it', async () => {
    errors.length = 0;
    for (let i = 0; i < 2; i++) {
      const answer = await ask('/');
      expect([
        answer.status,
        answer.headers.get('retry-after'),
        answer.headers.get('cache-control'),
      ]).toEqual([503, '5', 'no-store']);
    }
    expect(errors).toHaveLength(2);
  });

  it('answers only GET and HEAD', async () => {
    const answer = await ask('/', { method: 'POST', body: 'x' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('serves its fonts to be kept for ever', async () => {
    const [latin] = fontFaces();
    const answer = await ask(latin?.path ?? '');
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('cache-control'),
    ]).toEqual([200, 'font/woff2', 'public, max-age=31536000, immutable']);
    expect((await ask('/_org/other.woff2')).status).toBe(404);
  });

  it('tells search engines where its pages are', async () => {
    expect(await (await ask('/robots.txt')).text()).toBe(
      'User-agent: *\nAllow: /\nSitemap: https://kiln.test/sitemap.xml\n',
    );
  });
});

describe('sitePolicy', () => {
  it('runs no script on a page without islands, and allows framing only by the admin', () => {
    const policy = sitePolicy({ adminOrigin: 'https://admin.test', scripts: false });
    expect(policy).toContain("script-src 'none'");
    expect(policy).toContain("frame-ancestors 'self' https://admin.test");
    expect(sitePolicy({ adminOrigin: 'x', scripts: true })).toContain("script-src 'self';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
});
