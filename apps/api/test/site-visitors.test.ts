import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLink } from './support/open-link.ts';
import { sentMail } from './support/sent-mail.ts';
import { ALPHA_SITE, type Answer, type TestApi, testApi } from './support/test-api.ts';
import { type TestSites, testSites } from './support/test-sites.ts';
import { PASSWORD } from './support/world.ts';

const BETA_SITE = 'http://beta.localhost:3000';
const ME = '/api/v1/admin/me/';
const SESSION = '/api/v1/auth/session/';

let t: TestApi;
let sites: TestSites;
beforeAll(async () => {
  t = await testApi();
  sites = await testSites(t);
  await t.api.jobs.start({ poll: 0.5, supervise: 1 });
});
afterAll(async () => {
  await sites.close();
  await t.close();
});

let calls = 0;
/** Sends a request of a page's script. */
const post = (
  path: string,
  body: object | undefined,
  options: Parameters<TestApi['call']>[2] = {},
) => {
  const origin = options.origin ?? ALPHA_SITE;
  return t.call('POST', path, {
    body,
    address: `198.51.103.${++calls}`,
    ...options,
    origin,
    headers: { origin, ...options.headers },
  });
};
const getCookie = ({ headers }: { headers: Headers }): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
/** Submits a form as a browser without scripts. */
const sendForm = (path: string, fields: Record<string, string>, options = {}): Promise<Answer> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return post(path, form, {
    ...options,
    headers: { accept: 'text/html,application/xhtml+xml' },
  });
};
const login = (email: string, origin = ALPHA_SITE): Promise<Answer> =>
  post('/api/v1/auth/login/', { email, password: PASSWORD }, { origin });
const who = async (cookie: string, origin = ALPHA_SITE): Promise<unknown> =>
  (await t.call('GET', SESSION, { origin, headers: { cookie } })).body.user;

describe('a session of a site', () => {
  it('TEN-003 is valid only on its own site, and neither on another one nor in the admin', async () => {
    const answer = await login('visitor@test.example');
    expect(answer.body, answer.text).toMatchObject({
      success: true,
      user: { email: 'visitor@test.example', role_id: '9' },
    });
    const cookie = getCookie(answer);
    expect(await who(cookie)).toMatchObject({ email: 'visitor@test.example' });
    expect(await who(cookie, BETA_SITE)).toBeNull();
    expect(await who(cookie, 'http://localhost:3000')).toBeNull();
    expect((await t.call('GET', ME, { headers: { cookie } })).status).toBe(401);
    expect((await t.call('GET', '/api/v1/admin/pages/', { headers: { cookie } })).status).toBe(401);
    expect(
      (await t.call('GET', '/api/v1/admin/pages/', { origin: ALPHA_SITE, headers: { cookie } }))
        .status,
    ).toBe(404);
  });

  it('TEN-003 rejects an admin session on a site', async () => {
    expect(await who(t.world.cookies.admin)).toBeNull();
    expect((await sites.visit('/user-profile', t.world.cookies.admin)).status).toBe(302);
  });

  it('PERM-010 starts only for visitors of the tenant; others are refused like a wrong password', async () => {
    // Staff accounts cannot sign in on a site, not even of a tenant that they work in.
    for (const email of ['nobody', 'otheradmin', 'admin', 'bothadmin', 'owner'].map(
      (name) => `${name}@test.example`,
    )) {
      const refused = await login(email);
      expect([refused.status, refused.body.code]).toEqual([401, 'credentials_invalid']);
      expect(refused.headers.getSetCookie()).toEqual([]);
    }
    expect(await who(getCookie(await login('visitor@test.example')))).toMatchObject({
      role_id: '9',
    });
  });

  it('T07 rejects forms of other sites', async () => {
    for (const headers of [
      { origin: BETA_SITE },
      { origin: 'https://evil.example' },
      { origin: ALPHA_SITE, 'sec-fetch-site': 'cross-site' },
    ]) {
      const body = { email: 'visitor@test.example', password: PASSWORD };
      const answer = await post('/api/v1/auth/login/', body, { headers });
      expect(answer.body.code).toBe('origin_refused');
    }
    const body = { email: 'visitor@test.example', password: PASSWORD };
    // Pages without a referrer send `null` as their origin.
    const sent = async (site: string) =>
      (
        await post('/api/v1/auth/login/', body, {
          headers: { origin: 'null', 'sec-fetch-site': site },
        })
      ).status;
    expect([await sent('same-origin'), await sent('cross-site'), await sent('same-site')]).toEqual([
      200, 403, 403,
    ]);
  });

  it('shows a page with a next step when a form comes from another site', async () => {
    const answer = await t.call('POST', '/api/v1/cart/form/', {
      origin: ALPHA_SITE,
      headers: { origin: 'https://evil.example', accept: 'text/html,application/xhtml+xml' },
      body: new FormData(),
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      403,
      'text/html; charset=utf-8',
    ]);
    expect(answer.text).toContain('The request came from another site.');
    expect(answer.text).toContain('Open the page at its own address and try again.');
    expect(answer.text).toContain('<a href="/">Go to the home page</a>');
    expect(answer.text).not.toContain('admin');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('T08 limits attempts on a site', async () => {
    const stranger = { address: '203.0.113.77' };
    const wrong = { email: 'visitor@test.example', password: 'wrong' };
    for (let i = 0; i < 10; i++)
      expect((await post('/api/v1/auth/login/', wrong, stranger)).status).toBe(401);
    expect((await post('/api/v1/auth/login/', wrong, stranger)).status).toBe(429);
    const led = await sendForm('/api/v1/auth/login/', wrong, stranger);
    expect([led.status, led.headers.get('location')]).toEqual([303, '/sign-in']);
    expect((await sites.visit('/sign-in', getCookie(led))).text).toMatch(
      /Try again in 1\d minutes\./,
    );
    await t.database.asOwner('truncate auth.rate_limits');
  });

  it('TEN-003 ends when the visitor loses access to the tenant', async () => {
    const cookie = getCookie(await login('visitor@test.example'));
    const [row] = await t.database.asOwner<{ id: string }>(
      "update platform.memberships m set status = 'suspended' from platform.users u where u.id = m.user_id and u.email = 'visitor@test.example' returning m.id",
    );
    expect(await who(cookie)).toBeNull();
    await t.database.asOwner("update platform.memberships set status = 'active' where id = $1", [
      row?.id,
    ]);
    expect(await who(cookie)).not.toBeNull();
  });
});

describe('pages of a signed-in visitor', () => {
  it('ROUTE-SITE-03 USER-002 shows name, email and sign-out; others are redirected to sign in and return', async () => {
    const sent = await sites.get('/user-profile');
    expect([sent.status, sent.headers.get('location')]).toEqual([
      302,
      '/sign-in?next=/user-profile',
    ]);
    const page = await sites.get('/sign-in?next=/user-profile');
    expect(page.text).toContain('<input type="hidden" name="next" value="/user-profile"/>');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");

    const entered = await sendForm('/api/v1/auth/login/', {
      email: 'visitor@test.example',
      password: PASSWORD,
      next: '/user-profile',
    });
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/user-profile']);
    const cookie = getCookie(entered);
    const profile = await sites.visit('/user-profile', cookie);
    expect(profile.status).toBe(200);
    expect(profile.text).toContain('<dd>visitor</dd>');
    expect(profile.text).toContain('<dd>visitor@test.example</dd>');
    expect(profile.text).toContain('Are you sure you wish to logout?');
    expect(profile.text).not.toMatch(/<input(?! type="hidden")/);
    // A signed-in visitor is not asked to sign in again.
    expect((await sites.visit('/sign-in', cookie)).headers.get('location')).toBe('/user-profile');

    const out = await sendForm('/api/v1/auth/logout/', {}, {});
    expect([out.status, out.headers.get('location')]).toEqual([303, '/']);
  });

  it('NAV-010 ends the session, responds with 200 to the page’s script, and redirects a browser without one to the home page', async () => {
    const cookie = getCookie(await login('visitor@test.example'));
    const out = await post('/api/v1/auth/logout/', undefined, { headers: { cookie } });
    expect(out.body).toEqual({ success: true, message: 'You are signed out' });
    expect(await who(cookie)).toBeNull();
  });

  it('shows the error once with the typed email, and redirects to no other site', async () => {
    const refused = await sendForm('/api/v1/auth/login/', {
      email: '<b>"ada"</b>@visitor.example',
      password: 'wrong',
      next: '//evil.example/',
    });
    expect([refused.status, refused.headers.get('location')]).toEqual([303, '/sign-in']);
    const wrong = await sendForm('/api/v1/auth/login/', {
      email: 'ada@visitor.example',
      password: 'wrong',
      next: '/classes',
    });
    expect(wrong.headers.get('location')).toBe('/sign-in?next=%2Fclasses');
    const page = await sites.visit('/sign-in?next=%2Fclasses', getCookie(wrong));
    expect(page.text).toContain('Email or password is wrong');
    expect(page.text).toContain('value="ada@visitor.example"');
    expect(page.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^atrium\.note=; Max-Age=0/),
    ]);
    // A script of an author can set the cookie, but it can neither sign a message nor change a signed one.
    const words = 'Your account is locked';
    const forged = encodeURIComponent(JSON.stringify({ kind: 'problem', text: words, email: '' }));
    const signature = getCookie(wrong).split('.').at(-1);
    for (const value of [forged, `${forged}.`, `${forged}.${signature}`])
      expect((await sites.visit('/sign-in', `atrium.note=${value}`)).text).not.toContain(words);
    // A message of one host is not shown on another.
    expect((await sites.visit('/sign-in', getCookie(wrong), BETA_SITE)).text).not.toContain(
      'Email or password is wrong',
    );
    for (const next of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      'javascript:1',
    ])
      expect((await sites.get(`/sign-in?next=${encodeURIComponent(next)}`)).text).not.toContain(
        'evil',
      );
  });

  it('renders pages for signed-in visitors on every request without caching, and keeps the cache for others', async () => {
    const before = await sites.get('/');
    const cookie = getCookie(await login('visitor@test.example'));
    const mine = await sites.visit('/', cookie);
    expect(mine.headers.get('cache-control')).toBe('private, no-store');
    expect(mine.headers.get('etag')).toBeNull();
    const after = await sites.get('/');
    expect(after.text).toBe(before.text);
    expect(after.headers.get('cache-control')).toContain('public');
    expect(after.headers.get('vary')).toBe('accept-encoding, cookie');
  });
});

describe('a lost password on a site', () => {
  it('T09 mails a link to the site, sets a new password with it, and responds alike to strangers', async () => {
    const asked = await sendForm('/api/v1/auth/forgot/', { email: 'visitor@test.example' });
    const stranger = await sendForm('/api/v1/auth/forgot/', { email: 'otheradmin@test.example' });
    expect([asked.status, asked.headers.get('location')]).toEqual([303, '/forgot-password']);
    expect(getCookie(stranger)).toBe(getCookie(asked));
    const { token, html } = await sentMail(t, 'visitor@test.example', /new password/);
    expect(html).toContain(`${ALPHA_SITE}/reset-password?token=${token}`);
    const page = await openLink(sites, `/reset-password?token=${token}`);
    expect(page.text).toContain(`name="token" value="${token}"`);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');

    const weak = await sendForm('/api/v1/auth/reset/', { token, password: 'password12' });
    expect(weak.headers.get('location')).toBe('/reset-password');
    expect(getCookie(weak)).toContain(`atrium.reset=${token}`);
    const set = await sendForm('/api/v1/auth/reset/', {
      token,
      password: 'a blue kiln by the river',
    });
    expect(set.headers.get('location')).toBe('/sign-in');
    expect((await sites.visit('/sign-in', getCookie(set))).text).toContain('Password changed');
    const entered = await post('/api/v1/auth/login/', {
      email: 'visitor@test.example',
      password: 'a blue kiln by the river',
    });
    expect(entered.status).toBe(200);
    // Users without access to the tenant get no mail.
    expect(
      await t.database.asOwner(
        "select 1 from platform.mails where recipient = 'otheradmin@test.example'",
      ),
    ).toEqual([]);
  });
});
