import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { PASSWORD } from '../../../../test/support/world.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const ME = '/api/v1/admin/me/';
const getCookie = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
const getToken = (cookie: string): string =>
  decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '';
/** Returns the stored hash of the session token in a cookie. */
const tokenHash = (cookie: string): string =>
  createHash('sha256').update(getToken(cookie)).digest('hex');
let visits = 0;
const login = (email: string) =>
  t.call('POST', '/api/v1/auth/login/', {
    body: { email, password: PASSWORD },
    address: `198.51.106.${++visits}`,
  });

describe('a session', () => {
  it('ends expired sessions', async () => {
    const cookie = getCookie((await login('editor@test.example')).headers);
    await t.database.asOwner(
      'update auth.session set "expiresAt" = now() - interval \'1 second\' where token = $1',
      [tokenHash(cookie)],
    );
    expect((await t.call('GET', ME, { headers: { cookie } })).body).toMatchObject({
      code: 'unauthenticated',
    });
  });

  it('ends sessions 30 days after sign-in, however often they are used', async () => {
    for (const due of ['7 days', '1 hour']) {
      const cookie = getCookie((await login('editor@test.example')).headers);
      const age = (days: number) =>
        t.database.asOwner(
          `update auth.session set "createdAt" = now() - make_interval(days => $2), "expiresAt" = now() + $3::interval where token = $1`,
          [tokenHash(cookie), days, due],
        );
      await age(29);
      expect((await t.call('GET', ME, { headers: { cookie } })).status, due).toBe(200);
      await age(31);
      expect((await t.call('GET', ME, { headers: { cookie } })).status, due).toBe(401);
    }
  });

  it('stores session tokens only as a hash', async () => {
    const cookie = getCookie((await login('editor@test.example')).headers);
    const token = getToken(cookie);
    const rows = await t.database.asOwner<{ token: string }>('select token from auth.session');
    expect(rows.map((row) => row.token)).toContain(tokenHash(cookie));
    expect(rows.map((row) => row.token)).not.toContain(token);
    const forged = cookie.replace(token, tokenHash(cookie));
    expect((await t.call('GET', ME, { headers: { cookie: forged } })).status).toBe(401);
    await t.call('POST', '/api/v1/auth/logout/', { headers: { cookie } });
    expect(
      await t.database.asOwner('select 1 from auth.session where token = $1', [tokenHash(cookie)]),
    ).toEqual([]);
  });

  it('rejects a request with two session cookies', async () => {
    const cookie = getCookie((await login('editor@test.example')).headers);
    const planted = getCookie((await login('viewer@test.example')).headers);
    for (const both of [`${planted}; ${cookie}`, `${cookie}; ${planted}`])
      expect((await t.call('GET', ME, { headers: { cookie: both } })).status).toBe(401);
  });
});
