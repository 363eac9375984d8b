import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@org/schema';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makePage, PAGES } from './support/pages.ts';
import { ALPHA_SITE, type TestApi, testApi } from './support/test-api.ts';
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

const statusOf = async ({ slug }: Page): Promise<number> => (await sites.get(`/${slug}`)).status;
const soon = (ms = 1500): Date => new Date(Date.now() + ms);
const until = (date: Date): Promise<void> => sleep(date.getTime() - Date.now() + 20);
const listed = async (slug: string): Promise<boolean[]> => [
  (await sites.get('/sitemap.xml')).text.includes(`/${slug}<`),
  (await t.call('GET', '/api/v1/pages/submenu/?pageId=-1', { origin: ALPHA_SITE })).text.includes(
    `"${slug}"`,
  ),
];

describe('a published page with a publish date to come', () => {
  it('is nowhere until that moment, and everywhere from then on', async () => {
    // Three answers come before it, on a machine that may do other work.
    const date = soon(4000);
    const page = await makePage(t, {
      title: 'Opening day',
      slug: 'opening-day',
      status: 'published',
      publish_date: date.toISOString(),
    });
    const before = await sites.get('/opening-day');
    expect([before.status, before.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await listed(page.slug)).toEqual([false, false]);
    expect(Date.now(), 'the first half ran in time').toBeLessThan(date.getTime());
    await until(date);
    const after = await sites.get('/opening-day');
    expect([after.status, after.text.includes('<title>Opening day</title>')]).toEqual([200, true]);
    expect(await listed(page.slug)).toEqual([true, true]);
  });

  it('goes from the cache of the site when its date is moved, and comes back at the new one', async () => {
    const page = await makePage(t, { slug: 'moved', status: 'published' });
    expect([await statusOf(page), await statusOf(page)]).toEqual([200, 200]);
    const date = soon();
    await t.call('PUT', PAGES, {
      as: 'editor',
      body: { id: page.id, publish_date: date.toISOString() },
    });
    await vi.waitFor(async () => expect(await statusOf(page)).toBe(404), { timeout: 1000 });
    await until(date);
    expect(await statusOf(page)).toBe(200);
  });
});
