import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makePage } from './support/pages.ts';
import { type TestApi, testApi } from './support/test-api.ts';
import { type TestSites, testSites } from './support/test-sites.ts';

let t: TestApi;
let sites: TestSites;
beforeAll(async () => {
  t = await testApi();
  sites = await testSites(t);
});
afterAll(async () => {
  await sites.close();
  await t.close();
});

it('shows a coming-soon page until a home page is published', async () => {
  await t.database.asOwner(
    `update app.pages set status = 'draft' where tenant_id = ${t.world.alpha.id}`,
  );
  const soon = await sites.get('/');
  expect(soon.status).toBe(200);
  expect(soon.headers.get('cache-control')).toBe('no-store');
  expect(soon.text).toContain('Our new website is almost ready.');
  expect(soon.text).toContain('<meta name="robots" content="noindex');
  expect((await sites.get('/nowhere')).status).toBe(404);
  // Pages of the site itself have a plain header and footer until the home page brings its own.
  for (const path of ['/search', '/store', '/nowhere']) {
    const { text } = await sites.get(path);
    expect(text, path).toContain('<header');
    expect(text, path).toContain('>Company alpha</a>');
    expect(text, path).toContain('<footer');
  }

  await makePage(t, { title: 'Hello', slug: 'hello', status: 'published', is_homepage: true });
  await vi.waitFor(async () => expect((await sites.get('/')).text).toContain('<title>Hello'));
});
