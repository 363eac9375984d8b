import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@org/schema/entities';
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

/** A date that no machine is too slow to be before. */
const FAR = '2999-01-01T00:00:00.000Z';
const soon = (): Date => new Date(Date.now() + 2000);
const until = (date: Date): Promise<void> => sleep(date.getTime() - Date.now() + 20);
const listed = async (slug: string): Promise<boolean[]> => [
  (await sites.get('/sitemap.xml')).text.includes(`/${slug}<`),
  (await t.call('GET', '/api/v1/pages/submenu/?pageId=-1', { origin: ALPHA_SITE })).text.includes(
    `"${slug}"`,
  ),
];

const save = async (page: Page, body: object): Promise<Page> => {
  const answer = await t.call('PUT', PAGES, { as: 'editor', body: { id: page.id, ...body } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.page as Page;
};

describe('a published page with a future publish date', () => {
  it('is hidden until that date, and visible everywhere from then on', async () => {
    const page = await makePage(t, {
      title: 'Opening day',
      slug: 'opening-day',
      status: 'published',
      publish_date: FAR,
    });
    const before = await sites.get('/opening-day');
    expect([before.status, before.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await listed(page.slug)).toEqual([false, false]);
    const date = soon();
    await save(page, { publish_date: date.toISOString() });
    await until(date);
    const after = await sites.get('/opening-day');
    expect([after.status, after.text.includes('<title>Opening day</title>')]).toEqual([200, true]);
    expect(await listed(page.slug)).toEqual([true, true]);
  });
});

describe('a public page that gets a later publish date', () => {
  const getText = async ({ slug }: Page): Promise<[number, string]> => {
    const { status, text } = await sites.get(`/${slug}`);
    return [status, /<title>([^<]*)</.exec(text)?.[1] ?? ''];
  };
  const found = async (words: string): Promise<string> =>
    (await sites.get(`/search?q=${encodeURIComponent(words)}`)).text;

  it('shows the live version until that date, and then the later one', async () => {
    const page = await makePage(t, { title: 'Summer menu', slug: 'menu', status: 'published' });
    expect(await getText(page)).toEqual([200, 'Summer menu']);
    const scheduled = await save(page, { publish_date: FAR });
    expect(scheduled).toMatchObject({ status: 'published', is_public: true });
    const later = await save(page, { title: 'Winter menu', content: null });
    expect(later).toMatchObject({ title: 'Winter menu', is_public: true });
    expect(await getText(page)).toEqual([200, 'Summer menu']);
    expect(await listed('menu')).toEqual([true, true]);
    expect(await found('summer menu')).toContain('href="/menu"');
    expect(await found('winter menu')).not.toContain('href="/menu"');

    const date = soon();
    await save(later, { publish_date: date.toISOString() });
    await until(date);
    await t.api.jobs.start({ poll: 0.5 });
    await vi.waitFor(async () => expect(await getText(page)).toEqual([200, 'Winter menu']), {
      timeout: 60_000,
    });
    await vi.waitFor(async () => expect(await found('winter menu')).toContain('href="/menu"'), {
      timeout: 60_000,
    });
    await t.api.jobs.stop();
  });

  it('is published immediately by Publish, whatever date it had', async () => {
    const page = await makePage(t, { slug: 'now', status: 'published' });
    await save(page, { publish_date: '2999-01-01', title: 'Now' });
    const published = await save(page, { status: 'published' });
    expect(new Date(published.publish_date).getTime()).toBeLessThanOrEqual(Date.now());
    await vi.waitFor(async () => expect(await getText(page)).toEqual([200, 'Now']));

    const draft = await makePage(t, { slug: 'never', status: 'draft', publish_date: '2999-01-01' });
    expect(await getText(draft)).toEqual([404, 'Page not found']);
    expect(await save(draft, { status: 'published' })).toMatchObject({ is_public: true });
    expect((await getText(draft))[0]).toBe(200);
  });

  it('is taken offline by Back to draft, including its live version', async () => {
    const page = await makePage(t, { slug: 'offline', status: 'published' });
    await save(page, { publish_date: '2999-01-01', title: 'Later' });
    expect(await save(page, { status: 'draft' })).toMatchObject({ is_public: false });
    await vi.waitFor(async () => expect((await getText(page))[0]).toBe(404));
    // A page that was scheduled as a draft is not public before the date.
    const again = { status: 'published', publish_date: '2999-01-01' };
    expect(await save(page, again)).toMatchObject({ is_public: false });
  });

  const cancel = async (page: Page, version?: number) =>
    t.call(
      'POST',
      `${PAGES}${page.id}/cancel-schedule/${version === undefined ? '' : `?version=${version}`}`,
      { as: 'editor' },
    );

  it('returns to the live version when its schedule is canceled, and keeps the scheduled version', async () => {
    const page = await makePage(t, { slug: 'canceled', status: 'published', title: 'As seen' });
    await save(page, { publish_date: '2999-01-01' });
    const later = await save(page, { title: 'Not to be seen', meta_title: 'Nor this' });
    const stale = await cancel(page, later.version - 1);
    expect([stale.status, stale.body.code]).toEqual([409, 'conflict']);

    const answer = await cancel(page, later.version);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.page).toMatchObject({
      status: 'published',
      is_public: true,
      title: 'As seen',
      meta_title: page.meta_title,
    });
    const { publish_date } = answer.body.page as Page;
    expect(new Date(publish_date).getTime()).toBeLessThanOrEqual(Date.now());
    await vi.waitFor(async () => expect(await getText(page)).toEqual([200, 'As seen']));
    const versions = await t.call('GET', `${PAGES}${page.id}/revisions/${later.version}/`, {
      as: 'editor',
    });
    expect(versions.body.revision).toMatchObject({ title: 'Not to be seen' });

    // A second cancellation changes nothing.
    const again = await cancel(page);
    expect(again.body.page).toMatchObject({ version: (answer.body.page as Page).version });
  });

  it('becomes a draft again when it was never public and its schedule is canceled', async () => {
    const page = await makePage(t, {
      slug: 'never-public',
      status: 'published',
      publish_date: '2999-01-01',
    });
    const { body } = await cancel(page);
    expect(body.page).toMatchObject({ status: 'draft', is_public: false });
  });

  it('stays public when several pages are scheduled in bulk', async () => {
    const page = await makePage(t, { slug: 'many', status: 'published', title: 'Many' });
    const change = (set: object) =>
      t.call('PUT', `${PAGES}bulk/`, {
        as: 'editor',
        body: { selection: { ids: [page.id] }, set },
      });
    const scheduled = await change({ publish_date: '2999-01-01T00:00:00Z' });
    expect(scheduled.status, scheduled.text).toBe(200);
    await save(page, { title: 'Many later' });
    expect(await getText(page)).toEqual([200, 'Many']);
    await change({ status: 'published' });
    await vi.waitFor(async () => expect(await getText(page)).toEqual([200, 'Many later']));
  });
});
