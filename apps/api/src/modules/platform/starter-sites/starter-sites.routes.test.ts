import { setTimeout as sleep } from 'node:timers/promises';
import type { StartedSite, StarterSiteOffer } from '@org/schema/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';

const SITES = '/api/v1/admin/starter-sites/';
const PAGES = '/api/v1/admin/pages/';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  await t.api.jobs.start({ poll: 0.5 });
});
afterAll(() => t.close());

const getStarted = (body: object): StartedSite => (body as { started: StartedSite }).started;

async function start(body: object): Promise<StartedSite> {
  const answer = await t.call('POST', SITES, { as: 'admin', body });
  expect(answer.status, answer.text).toBe(202);
  return getStarted(answer.body);
}

async function untilDone({ id }: StartedSite): Promise<StartedSite> {
  for (let tries = 0; tries < 300; tries++) {
    const started = getStarted((await t.call('GET', `${SITES}${id}/`, { as: 'admin' })).body);
    expect(started.error).toBe('');
    if (started.status === 'done') return started;
    await sleep(100);
  }
  throw new Error('The site is not made');
}

const settings = async () => {
  const { body } = await t.call('GET', '/api/v1/admin/settings/', { as: 'admin' });
  return body.settings as {
    company_name: string;
    theme: Record<string, unknown>;
    site: Record<string, unknown>;
    version: number;
  };
};

const titles = async (): Promise<string[]> => {
  const { body } = await t.call('GET', `${PAGES}?itemsPerPage=100`, { as: 'admin' });
  return (body.results as { rows: { title: string }[] }).rows.map(({ title }) => title).sort();
};

it('adds a starter site to existing pages, and undoes it', { timeout: 240_000 }, async () => {
  const [pages, look] = [await titles(), await settings()];
  const own = await t.call('POST', PAGES, {
    as: 'admin',
    body: { title: 'Our own menu', slug: 'menu', excerpt: 'e', publish_date: '2026-01-01' },
  });
  expect(own.status, own.text).toBe(201);

  const { body } = await t.call('GET', SITES, { as: 'admin' });
  const [offer] = body.sites as StarterSiteOffer[];
  expect(offer).toMatchObject({ site: 'bistro', started: null, posts: 3, pictures: 8 });
  expect(offer?.pages.find(({ slug }) => slug === 'menu')?.free_slug).toBe('menu-2');

  const done = await untilDone(await start({ site: 'bistro' }));
  expect(done).toMatchObject({ pages: 5, posts: 3, pictures: 8, look: false, homepage: false });
  // They were not requested: design and home page stay the same.
  const after = await settings();
  expect([after.theme, after.site]).toEqual([look.theme, look.site]);
  const menu = await t.call(
    'GET',
    `${PAGES}${own.body.page ? (own.body.page as { id: number }).id : 0}/`,
    {
      as: 'admin',
    },
  );
  expect(menu.body.page).toMatchObject({ title: 'Our own menu', slug: 'menu' });
  const home = await t.call('GET', `${PAGES}${done.home_page_id}/`, { as: 'admin' });
  expect(home.body.page).toMatchObject({ is_homepage: false, status: 'published' });
  expect((home.body.page as { header_id: number | null }).header_id).not.toBeNull();

  // A second request returns the existing site.
  expect((await start({ site: 'bistro', look: true })).id).toBe(done.id);

  const undone = await t.call('DELETE', `${SITES}${done.id}/`, { as: 'admin' });
  expect(undone.body, undone.text).toMatchObject({
    started: { status: 'undone' },
    look_restored: false,
  });
  expect(await titles()).toEqual([...pages, 'Our own menu'].sort());
  const left = await t.database.asOwner(
    `select (select count(*)::int from app.media where deleted_at is null and filename like 'bistro-%') as pictures,
            (select count(*)::int from app.blog_posts where deleted_at is null and title = 'Why the trout comes whole') as posts,
            (select count(*)::int from app.categories where deleted_at is null and category = 'Suppliers') as categories`,
  );
  expect(left).toEqual([{ pictures: 0, posts: 0, categories: 0 }]);
});

it('replaces look and home page on request, and restores both', {
  timeout: 240_000,
}, async () => {
  const before = await settings();
  const old = await t.call('POST', PAGES, {
    as: 'admin',
    body: { title: 'Old home', excerpt: 'e', publish_date: '2026-01-01', is_homepage: true },
  });
  const oldId = (old.body.page as { id: number }).id;
  const done = await untilDone(await start({ site: 'garage', look: true, homepage: true }));
  expect(done.home_path).toBe('/');
  expect(await settings()).toMatchObject({
    company_name: 'Ridgeway Motors',
    theme: { primary: '#bf4310', fontFamily: 'Archivo' },
  });
  const form = await t.call('GET', `${PAGES}?search=book%20a%20visit`, { as: 'admin' });
  expect((form.body.results as { rows: unknown[] }).rows).toHaveLength(1);

  const undone = await t.call('DELETE', `${SITES}${done.id}/`, { as: 'admin' });
  expect(undone.body).toMatchObject({ look_restored: true });
  const { theme, site } = await settings();
  expect([theme, site]).toEqual([
    {
      ...before.theme,
      mainnav_settings: { sticky: false, transparentOnHomepage: false, fluid: false },
    },
    before.site,
  ]);
  const home = await t.call('GET', `${PAGES}${oldId}/`, { as: 'admin' });
  expect(home.body.page).toMatchObject({ is_homepage: true });
});

it('keeps a look that was changed since', { timeout: 240_000 }, async () => {
  const done = await untilDone(await start({ site: 'studio', look: true }));
  const changed = await t.call('PUT', '/api/v1/admin/settings/', {
    as: 'admin',
    body: { theme: { primary: '#123456' } },
  });
  expect(changed.status, changed.text).toBe(200);
  const undone = await t.call('DELETE', `${SITES}${done.id}/`, { as: 'admin' });
  expect(undone.body).toMatchObject({ look_restored: false });
  expect((await settings()).theme.primary).toBe('#123456');
});

it('shows why a starter site failed, until it is created', async () => {
  await t.database.asOwner(
    `insert into app.started_sites (tenant_id, site, user_id, status, look, homepage, total, error)
      select tenant_id, 'studio', user_id, 'failed', false, false, 1, 'The disk was full' from app.started_sites limit 1`,
  );
  const { body } = await t.call('GET', SITES, { as: 'admin' });
  const offer = (body.sites as StarterSiteOffer[]).find(({ site }) => site === 'studio');
  expect(offer?.started).toMatchObject({ status: 'failed', error: 'The disk was full' });
  expect(await start({ site: 'studio' })).toMatchObject({ status: 'waiting', error: '' });
});
