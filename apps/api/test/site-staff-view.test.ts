import { createSite } from '@org/site';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePage } from './support/pages.ts';
import { ADMIN_ORIGIN, ALPHA_SITE, type TestApi, testApi } from './support/test-api.ts';
import { type TestSites, testSites } from './support/test-sites.ts';
import { type ActorName, PASSWORD } from './support/world.ts';

const BETA_SITE = 'http://beta.localhost:3000';

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

const getCookie = ({ headers }: { headers: Headers }): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** Returns the path on the site that the admin created for a staff member. */
async function getEntry(as: ActorName, path = '/'): Promise<string> {
  const answer = await t.call('POST', '/api/v1/admin/me/site-view/', { as, body: { path } });
  expect(answer.status, answer.text).toBe(200);
  const url = new URL(String(answer.body.url));
  expect(url.origin).toBe(ALPHA_SITE);
  return url.pathname + url.search;
}

/**
 * Opens the staff view.
 * @param path - path to land on
 * @returns cookie of the view
 */
async function enter(as: ActorName, path = '/'): Promise<string> {
  const entered = await sites.get(await getEntry(as, path));
  expect([entered.status, entered.headers.get('location')]).toEqual([303, path]);
  expect(entered.headers.get('referrer-policy')).toBe('no-referrer');
  return getCookie(entered);
}

it('BLOG-003 shows staff a scheduled post on the site, marked as not public', async () => {
  const made = await t.call('POST', '/api/v1/admin/blog/posts/', {
    as: 'editor',
    body: {
      title: 'Spring plans',
      slug: 'spring-plans',
      excerpt: 'Soon',
      content: '<p>Soon</p>',
      status: 'published',
      publish_date: '2999-01-01',
    },
  });
  expect(made.status, made.text).toBe(201);
  expect((await sites.get('/blog/spring-plans')).status).toBe(404);
  const cookie = await enter('editor', '/blog/spring-plans');
  const shown = await sites.visit('/blog/spring-plans', cookie);
  expect(shown.status).toBe(200);
  expect(shown.text).toContain('This page is not public yet.');
  expect(shown.headers.get('cache-control')).toBe('private, no-store');
  expect(shown.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  // What staff saw is not cached.
  expect((await sites.get('/blog/spring-plans')).status).toBe(404);
});

it('BLOG-003 shows staff drafts of pages, and marks public pages as public', async () => {
  await makePage(t, { slug: 'drafted', status: 'draft' });
  const cookie = await enter('viewer');
  expect((await sites.visit('/drafted', cookie)).text).toContain('This page is not public yet.');
  const home = await sites.visit('/', cookie);
  expect(home.text).toContain('This page is public.');
  const missing = await sites.visit('/no-such-page', cookie);
  expect([missing.status, missing.text]).toEqual([
    404,
    expect.stringContaining('There is no page at this address.'),
  ]);
  expect((await sites.get('/')).text).not.toContain('org-staff-bar');
  const left = await sites.visit('/staff-view?leave=1', cookie);
  expect(left.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^atrium\.staff-view=; Max-Age=0/),
  ]);
});

it('SHOP-008 lists deleted products only to staff who request them', async () => {
  const made = await t.call('POST', '/api/v1/admin/products/', {
    as: 'admin',
    body: { name: 'Retired kettle', sku: 'kettle-1', status: 'published' },
  });
  expect(made.status, made.text).toBe(201);
  const { id } = made.body.product as { id: number };
  expect((await t.call('DELETE', `/api/v1/admin/products/${id}/`, { as: 'admin' })).status).toBe(
    200,
  );
  const cookie = await enter('admin');
  const path = '/store?showdeleted=true&search=kettle';
  expect((await sites.visit(path, cookie)).text).toContain('Retired kettle');
  expect((await sites.visit('/store?search=kettle', cookie)).text).not.toContain('Retired kettle');
  expect((await sites.get(path)).text).not.toContain('Retired kettle');
});

it('ROUTE-SITE-04 shows a message while a tenant has no products', async () => {
  const removed = await t.call('DELETE', `/api/v1/admin/products/${t.world.beta.product}/`, {
    as: 'otherAdmin',
  });
  expect(removed.status, removed.text).toBe(200);
  const page = await sites.get('/store', BETA_SITE);
  expect([page.status, page.text.includes('No Products Found')]).toEqual([200, true]);
});

it('PERM-009 API-CART-02 returns only the cart settings of web-orders/settings to visitors', async () => {
  const path = '/api/v1/admin/web-orders/settings/';
  const visitor = await t.call('GET', path, { origin: ALPHA_SITE });
  const cart = await t.call('GET', '/api/v1/cart/settings/', { origin: ALPHA_SITE });
  expect([visitor.status, visitor.body]).toEqual([200, cart.body]);
  const staff = await t.call('GET', path, { as: 'admin' });
  expect(Object.keys(staff.body.data as object)).toContain('order_prefix');
  expect(Object.keys(visitor.body.data as object)).not.toContain('order_prefix');
  expect((await t.call('GET', path)).status).toBe(401);
  expect((await t.call('GET', path, { as: 'visitor' })).status).toBe(401);
  for (const other of [`${path}../sales/`, '/api/v1/admin/web-orders/'])
    expect((await t.call('GET', other, { origin: ALPHA_SITE })).status).toBe(404);
  const change = await t.call('PUT', path, {
    origin: ALPHA_SITE,
    headers: { origin: ALPHA_SITE },
    body: { order_prefix: 'X-' },
  });
  expect(change.status).toBeGreaterThanOrEqual(400);
});

it('exchanges a code once, in time, and only on its own host', async () => {
  const entry = await getEntry('admin');
  // Another tenant's host, and another host of the same tenant.
  for (const origin of [BETA_SITE, 'http://www.alpha.example']) {
    const wrong = await sites.visit(entry, '', origin);
    expect([origin, wrong.status, wrong.headers.getSetCookie()]).toEqual([origin, 404, []]);
  }
  expect((await sites.get(entry)).status).toBe(303);
  expect((await sites.get(entry)).status).toBe(404);
  const late = await getEntry('admin');
  await t.database.asOwner(
    "update platform.site_views set expires_at = now() - interval '1 second'",
  );
  expect((await sites.get(late)).status).toBe(404);
  expect((await sites.get('/staff-view?code=short')).status).toBe(404);
  expect((await sites.get(await getEntry('admin', '//evil.example'))).headers.get('location')).toBe(
    '/',
  );
});

it('is not a session: neither in the admin nor on another site, and never for a change', async () => {
  const cookie = await enter('admin');
  const token = cookie.split('=')[1] ?? '';
  for (const sent of [cookie, `atrium.session_token=${token}`]) {
    const headers = { cookie: sent };
    expect((await t.call('GET', '/api/v1/admin/me/', { headers })).status).toBe(401);
    expect((await t.call('GET', '/api/v1/admin/pages/', { headers })).status).toBe(401);
    expect(
      (await t.call('GET', '/api/v1/admin/pages/', { headers, origin: ALPHA_SITE })).status,
    ).toBe(404);
    expect(
      (await t.call('GET', '/api/v1/auth/session/', { headers, origin: ALPHA_SITE })).body.user,
    ).toBeNull();
  }
  await makePage(t, { slug: 'hidden', status: 'draft' });
  expect((await sites.visit('/hidden', cookie, BETA_SITE)).status).toBe(404);
  const change = await t.call('PUT', '/api/v1/admin/settings/', {
    origin: ALPHA_SITE,
    headers: { cookie, origin: ALPHA_SITE },
    body: { company_name: 'Taken' },
  });
  expect(change.status).toBeGreaterThanOrEqual(400);
  expect((await sites.visit('/user-profile', cookie)).status).toBe(302);
});

it('ends with the admin session that opened it', async () => {
  await makePage(t, { slug: 'signed-out', status: 'draft' });
  const login = await t.call('POST', '/api/v1/auth/login/', {
    body: { email: 'editor@test.example', password: PASSWORD },
  });
  const session = getCookie(login);
  const opened = await t.call('POST', '/api/v1/admin/me/site-view/', {
    headers: { cookie: session },
    body: { path: '/signed-out' },
  });
  const url = new URL(String(opened.body.url));
  const cookie = getCookie(await sites.get(url.pathname + url.search));
  const other = await enter('editor', '/signed-out');
  expect((await sites.visit('/signed-out', cookie)).status).toBe(200);
  const out = await t.call('POST', '/api/v1/auth/logout/', { headers: { cookie: session } });
  expect(out.status, out.text).toBe(200);
  expect((await sites.visit('/signed-out', cookie)).status).toBe(404);
  // The view of another session of the same user stays open.
  expect((await sites.visit('/signed-out', other)).status).toBe(200);
});

it('ends when the user is no longer a member', async () => {
  await makePage(t, { slug: 'later-hidden', status: 'draft' });
  const cookie = await enter('manager');
  expect((await sites.visit('/later-hidden', cookie)).status).toBe(200);
  await t.database.asOwner(
    "update platform.memberships m set status = 'suspended' from platform.users u where u.id = m.user_id and u.email = 'manager@test.example'",
  );
  expect((await sites.visit('/later-hidden', cookie)).status).toBe(404);
});

it('can be opened only by staff of the tenant', async () => {
  for (const as of ['visitor', 'nobody'] as const)
    expect(
      (
        await t.call('POST', '/api/v1/admin/me/site-view/', {
          as,
          body: {},
          headers: { origin: ADMIN_ORIGIN },
        })
      ).status,
    ).toBeGreaterThanOrEqual(401);
});

it('ERR-014 tells staff, but not visitors, that the cart settings could not be loaded', async () => {
  const cookie = await enter('admin');
  const site = createSite({
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (request.url.includes('/cart/settings/')) throw new TypeError('connection refused');
      return t.api.fetch(request);
    },
    onChange: () => () => undefined,
    adminOrigin: ADMIN_ORIGIN,
    siteHostSuffix: 'localhost',
    onError: () => undefined,
  });
  const open = async (headers: Record<string, string>) => {
    const answer = await site.fetch(new Request(`${ALPHA_SITE}/store`, { headers }));
    expect(answer.status).toBe(200);
    return answer.text();
  };
  expect(await open({ cookie })).toContain('Could not be loaded:</strong> cart settings');
  expect(await open({})).not.toContain('Could not be loaded');
});
