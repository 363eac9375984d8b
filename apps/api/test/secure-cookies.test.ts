import { createSite } from '@org/site';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageNotes } from '../src/kernel/http/page-notes.ts';
import { type Answer, type TestApi, testApi } from './support/test-api.ts';
import { TEST_SECRET } from './support/test-constants.ts';
import { PASSWORD } from './support/world.ts';

const ADMIN = 'https://admin.platform.example';
const SITE = 'https://alpha.sites.example';
const ME = '/api/v1/admin/me/';
const TOKEN = 'a'.repeat(43);

let t: TestApi;
beforeAll(async () => {
  t = await testApi({ ADMIN_ORIGIN: ADMIN, SITE_HOST_SUFFIX: 'sites.example' });
});
afterAll(() => t.close());

const send = (method: string, path: string, origin: string, body?: object, cookie = '') =>
  t.call(method, path, {
    origin,
    body,
    headers: {
      origin,
      accept: 'text/html,application/json',
      ...(cookie && { cookie }),
    },
  });
/** Submits the sign-in form of a site without a script. The response sets a message for the next page. */
function sendWrongPassword(): Promise<Answer> {
  const form = new FormData();
  form.set('email', 'a@b.example');
  form.set('password', 'wrong');
  return t.call('POST', '/api/v1/auth/login/', {
    origin: SITE,
    headers: { origin: SITE, accept: 'text/html,application/xhtml+xml' },
    body: form,
  });
}
const getCookies = ({ headers }: Pick<Answer, 'headers'>): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
const login = (email: string, origin: string) =>
  send('POST', '/api/v1/auth/login/', origin, { email, password: PASSWORD });

/** Expects every cookie of a response to have a prefix that prevents other hosts, and scripts, from setting it. */
function expectHostCookies(headers: Headers): void {
  const cookies = headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-(?:Http-atrium\.|atrium\.has-cart=)/);
    // Browsers refuse the prefix without this attribute.
    if (cookie.startsWith('__Host-Http-')) expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).toMatch(/; Path=\/(?:;|$)/);
    expect(cookie).not.toMatch(/domain=/i);
  }
}

it('uses a __Host-Http- cookie for the admin’s session, and accepts no other name', async () => {
  const entered = await login('editor@test.example', ADMIN);
  expect(entered.status, entered.text).toBe(200);
  expectHostCookies(entered.headers);
  const cookie = getCookies(entered);
  const status = async (sent: string) => (await send('GET', ME, ADMIN, undefined, sent)).status;
  expect(await status(cookie)).toBe(200);
  for (const planted of [
    cookie.replace('__Host-Http-', ''),
    // A script of the site can set a cookie with this name.
    cookie.replace('__Host-Http-', '__Host-'),
    cookie.replace('__Host-Http-', '__Secure-'),
    `${cookie}; ${cookie}`,
  ])
    expect(await status(planted), planted).toBe(401);
  // A cookie that a neighboring host set under another name has no effect.
  expect(await status(`atrium.session_token=planted; ${cookie}`)).toBe(200);
  const left = await send('POST', '/api/v1/auth/logout/', ADMIN, undefined, cookie);
  expectHostCookies(left.headers);
  expect(await status(cookie)).toBe(401);
});

it('uses __Host-Http- cookies for carts, sessions and messages of a site', async () => {
  const entered = await login('visitor@test.example', SITE);
  expectHostCookies(entered.headers);
  await send(
    'POST',
    '/api/v1/cart/settings/update/',
    ADMIN,
    { enabled: true },
    getCookies(await login('admin@test.example', ADMIN)),
  );
  const added = await send('POST', '/api/v1/cart/items/', SITE, { sku: 'Sku one' });
  expect(added.status, added.text).toBe(200);
  expectHostCookies(added.headers);
  const cart = getCookies(added);
  const count = async (cookie: string) =>
    (
      (await send('GET', '/api/v1/cart/', SITE, undefined, cookie)).body.cart as {
        itemsCount: number;
      }
    ).itemsCount;
  expect(await count(cart)).toBe(1);
  for (const prefix of ['', '__Host-'])
    expect(await count(cart.replaceAll('__Host-Http-', prefix)), prefix).toBe(0);
  const refused = await sendWrongPassword();
  expect(refused.status).toBe(303);
  expectHostCookies(refused.headers);
});

it('reads and writes the same cookies on the pages of a site', async () => {
  const site = createSite({
    fetch: async (input, init) => t.api.fetch(new Request(input, init)),
    onChange: () => () => undefined,
    adminOrigin: ADMIN,
    siteHostSuffix: 'sites.example',
    pageNotes: pageNotes(TEST_SECRET),
  });
  const visit = (path: string, cookie = '') =>
    site.fetch(new Request(`${SITE}${path}`, { headers: { ...(cookie && { cookie }) } }));
  const session = getCookies(await login('visitor@test.example', SITE));
  expect((await visit('/user-profile', session)).status).toBe(200);
  expect((await visit('/user-profile', session.replace('__Host-Http-', ''))).status).toBe(302);
  expect((await visit('/user-profile', `${session}; ${session}`)).status).toBe(302);

  const opened = await visit(`/reset-password?token=${TOKEN}`);
  expectHostCookies(opened.headers);
  expect(await (await visit('/reset-password', getCookies(opened))).text()).toContain(TOKEN);
  const planted = await visit('/reset-password', `atrium.reset=${TOKEN}`);
  expect(await planted.text()).not.toContain(TOKEN);

  const note = getCookies(await sendWrongPassword());
  const said = 'Email or password is wrong';
  const told = await visit('/sign-in', note);
  expect(await told.text()).toContain(said);
  expectHostCookies(told.headers);
  const bare = note.replace('__Host-Http-', '');
  expect(await (await visit('/sign-in', bare)).text()).not.toContain(said);
});
