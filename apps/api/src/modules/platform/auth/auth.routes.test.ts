import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ALPHA_SITE,
  type CallOptions,
  type TestApi,
  testApi,
} from '../../../../test/support/test-api.ts';
import { PASSWORD } from '../../../../test/support/world.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const LOGIN = '/api/v1/auth/login/';
const ME = '/api/v1/admin/me/';
const getCookie = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
let visits = 0;
/** Signs in from a separate address, so that the rate limits of one test do not affect another. */
const login = (email: string, password = PASSWORD, options: CallOptions = {}) =>
  t.call('POST', LOGIN, {
    body: { email, password },
    address: `198.51.100.${++visits}`,
    ...options,
  });

describe('sign-in', () => {
  it('PERM-010 USER-001 returns the user and sets a session cookie that scripts cannot read', async () => {
    const answer = await login('editor@test.example');
    expect(answer.body).toEqual({
      success: true,
      user: {
        id: expect.any(Number),
        role_id: '5',
        role: 'EDITOR',
        displayName: 'editor',
        firstname: 'editor',
        lastname: 'Test',
        email: 'editor@test.example',
      },
    });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(
      /^atrium\.session_token=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(
      (await t.call('GET', ME, { headers: { cookie: getCookie(answer.headers) } })).status,
    ).toBe(200);
  });

  it('accepts the email in any case and with surrounding spaces', async () => {
    expect((await login(' Editor@TEST.example ')).status).toBe(200);
  });

  it('PERM-010 responds alike to a wrong password and an unknown user', async () => {
    const [wrong, unknown] = [
      await login('editor@test.example', 'wrong'),
      await login('nobody-here@test.example', 'wrong'),
    ];
    const plain = ({ status, body: { requestId: _id, ...body } }: typeof wrong) => ({
      status,
      body,
    });
    expect(plain(wrong)).toEqual(plain(unknown));
    expect(plain(wrong)).toMatchObject({
      status: 401,
      body: { success: false, code: 'credentials_invalid', error: 'Email or password is wrong' },
    });
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  it('takes as much time for an unknown user as for a wrong password', async () => {
    // Measures processor time of this process only, independent of other load on the machine.
    const work = async (email: string): Promise<number> => {
      const began = process.cpuUsage();
      await login(email, 'wrong password');
      const { user, system } = process.cpuUsage(began);
      return user + system;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let i = 0; i < 7; i++) {
      known.push(await work('viewer@test.example'));
      unknown.push(await work(`none-${i}@test.example`));
    }
    // Without the hash the time would be less than a tenth.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2);
    expect(Math.min(...known)).toBeGreaterThan(Math.min(...unknown) / 2);
    await t.database.asOwner('truncate auth.rate_limits');
  });

  it('ends the earlier session of a browser that signs in again', async () => {
    const first = getCookie((await login('manager@test.example')).headers);
    await login('manager@test.example', PASSWORD, { headers: { cookie: first } });
    expect((await t.call('GET', ME, { headers: { cookie: first } })).status).toBe(401);
  });

  it('NAV-010 ends the session at sign-out', async () => {
    const cookie = getCookie((await login('manager@test.example')).headers);
    const out = await t.call('POST', '/api/v1/auth/logout/', { headers: { cookie } });
    expect(out.body).toEqual({ success: true, message: 'You are signed out' });
    expect((await t.call('GET', ME, { headers: { cookie } })).status).toBe(401);
    expect((await t.call('POST', '/api/v1/auth/logout/')).status).toBe(200);
  });

  it('returns the signed-in user, or null', async () => {
    expect((await t.call('GET', '/api/v1/auth/session/', { as: 'editor' })).body).toMatchObject({
      success: true,
      user: { email: 'editor@test.example' },
      demo: false,
    });
    expect((await t.call('GET', '/api/v1/auth/session/')).body).toMatchObject({
      success: true,
      user: null,
    });
    expect(
      (
        await t.call('GET', '/api/v1/auth/session/', {
          headers: { cookie: 'atrium.session_token=forged.signature' },
        })
      ).body,
    ).toMatchObject({ user: null });
  });

  it('signs a suspended user out immediately', async () => {
    const cookie = getCookie((await login('viewer@test.example')).headers);
    await t.database.asOwner(
      "update platform.users set status = 'suspended' where email = 'viewer@test.example'",
    );
    expect((await t.call('GET', ME, { headers: { cookie } })).status).toBe(401);
    expect((await login('viewer@test.example')).body).toMatchObject({
      code: 'credentials_invalid',
    });
    await t.database.asOwner(
      "update platform.users set status = 'active' where email = 'viewer@test.example'",
    );
  });

  it('does not accept demo accounts when there is no demo', async () => {
    await t.database.asOwner(
      "update platform.users set is_demo = true where email = 'manager@test.example'",
    );
    expect((await login('manager@test.example')).body).toMatchObject({
      code: 'credentials_invalid',
    });
    expect((await t.call('GET', ME, { as: 'manager' })).status).toBe(401);
    await t.database.asOwner(
      "update platform.users set is_demo = false where email = 'manager@test.example'",
    );
  });
});

describe('the current user', () => {
  it('TEN-001 TEN-002 PERM-002 returns tenant, agency, plan, modules and permissions', async () => {
    const { body } = await t.call('GET', ME, { as: 'admin' });
    expect(body).toMatchObject({
      success: true,
      user: { role_id: '3', role: 'ADMINISTRATOR' },
      tenant: { id: t.world.alpha.id, guid: t.world.alpha.guid, slug: 'alpha', favicon: '' },
      agency: { name: 'Test Agency', status: 1 },
      plan: { level: 'enterprise', modules: ['email_marketing'] },
      permissions: { pages: { can_update: true }, command_menu: { can_view: true } },
      siteUrl: 'http://alpha.localhost:3000/',
      demo: false,
    });
    expect(body.permissions).not.toHaveProperty('billing');
    expect((await t.call('GET', ME, { as: 'otherAdmin' })).body).toMatchObject({
      plan: { level: 'basic', modules: [] },
    });
  });

  it('PERM-007 lists all tenants for the owner, its own for an agency, and memberships for others', async () => {
    const slugs = async (as: 'owner' | 'agency' | 'admin' | 'bothAdmin' | 'nobody') =>
      (
        (await t.call('GET', '/api/v1/admin/tenants/', { as })).body.results as {
          rows: { slug: string }[];
        }
      ).rows.map(({ slug }) => slug);
    await t.database.asOwner("insert into platform.tenants (name, slug) values ('Gamma', 'gamma')");
    expect(await slugs('owner')).toEqual(['alpha', 'beta', 'gamma']);
    expect(await slugs('agency')).toEqual(['alpha', 'beta']);
    expect(await slugs('admin')).toEqual(['alpha']);
    expect(await slugs('bothAdmin')).toEqual(['alpha', 'beta']);
    expect(await slugs('nobody')).toEqual([]);
  });

  it('TEN-002 denies an inactive agency access to its tenants', async () => {
    await t.database.asOwner('update platform.agencies set status = 0');
    expect((await t.call('GET', '/api/v1/admin/tenants/', { as: 'agency' })).body).toMatchObject({
      results: { rows: [] },
    });
    expect((await t.call('GET', '/api/v1/admin/pages/', { as: 'agency' })).status).toBe(403);
    // Agency users still get their identity when their agency is inactive.
    expect((await t.call('GET', ME, { as: 'agency' })).body).toMatchObject({
      tenant: null,
      agency: { name: 'Test Agency', status: 0 },
    });
    await t.database.asOwner('update platform.agencies set status = 1');
  });

  it('TEN-002 tells a suspended member of an agency nothing about it', async () => {
    const setStatus = (status: string) =>
      t.database.asOwner(
        'update platform.memberships set status = $1 where agency_id is not null returning user_id',
        [status],
      );
    expect(await setStatus('suspended')).toHaveLength(1);
    expect((await t.call('GET', ME, { as: 'agency' })).body).toMatchObject({
      scope: 'tenant',
      tenant: null,
      tenants: [],
      agency: null,
    });
    expect((await t.call('GET', '/api/v1/admin/pages/', { as: 'agency' })).status).toBe(403);
    await setStatus('active');
  });

  it('PERM-008 PERM-009 responds with 401 without an admin session and 403 without a permission', async () => {
    expect((await t.call('GET', '/api/v1/admin/pages/')).body).toMatchObject({
      code: 'unauthenticated',
    });
    for (const path of ['/api/v1/admin/pages/', ME])
      expect((await t.call('GET', path, { as: 'visitor' })).body).toMatchObject({
        code: 'unauthenticated',
      });
    expect((await t.call('GET', '/api/v1/admin/pages/', { as: 'nobody' })).body).toMatchObject({
      code: 'forbidden',
    });
    expect((await t.call('GET', ME, { as: 'nobody' })).body).toMatchObject({
      user: { role_id: '9', role: 'USER' },
      permissions: {},
    });
  });

  it('TEN-003 denies a removed member access with the next request', async () => {
    const { rows } = {
      rows: await t.database.asOwner<{ id: string }>(
        "delete from platform.memberships m using platform.users u where u.id = m.user_id and u.email = 'editor@test.example' returning m.user_id as id",
      ),
    };
    expect((await t.call('GET', '/api/v1/admin/pages/', { as: 'editor' })).status).toBe(403);
    await t.database.asOwner(
      "insert into platform.memberships (user_id, tenant_id, role_id) values ($1, $2, '5')",
      [rows[0]?.id, t.world.alpha.id],
    );
  });
});

describe('switching tenants', () => {
  const change = (as: 'bothAdmin' | 'admin' | 'owner', tenant_id: number) =>
    t.call('PUT', '/api/v1/admin/me/tenant/', { as, body: { tenant_id } });
  const titles = async () =>
    (
      (await t.call('GET', '/api/v1/admin/pages/?orderBy=title', { as: 'bothAdmin' })).body
        .results as { rows: { title: string }[] }
    ).rows.map(({ title }) => title);

  it('TEN-003 uses the chosen tenant from then on', async () => {
    expect((await titles())[0]).toBe('Child alpha');
    expect((await change('bothAdmin', t.world.beta.id)).body).toMatchObject({
      success: true,
      tenant: { slug: 'beta' },
      plan: { level: 'basic' },
    });
    expect((await titles())[0]).toMatch(/^Child c4n4ry/);
    await change('bothAdmin', t.world.alpha.id);
  });

  it('TEN-003 responds with 404 to a tenant of others, as to one that does not exist', async () => {
    const [foreign, missing] = [
      await change('admin', t.world.beta.id),
      await change('admin', 999_999),
    ];
    expect(foreign.status).toBe(404);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
    expect((await t.call('GET', ME, { as: 'admin' })).body).toMatchObject({
      tenant: { slug: 'alpha' },
    });
  });
});

describe('limits of sign-in attempts', () => {
  it('blocks many attempts on one account from one address, but lets its owner sign in from another', async () => {
    const stranger = { address: '203.0.113.1' };
    for (let i = 0; i < 10; i++)
      expect((await login('otheradmin@test.example', 'wrong', stranger)).status).toBe(401);
    const stopped = await login('otheradmin@test.example', PASSWORD, stranger);
    expect(stopped.status).toBe(429);
    expect(stopped.body).toMatchObject({ code: 'rate_limited' });
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await login('admin@test.example', PASSWORD, stranger)).status).toBe(200);
    expect(
      (await login('otheradmin@test.example', PASSWORD, { address: '203.0.113.2' })).status,
    ).toBe(200);
  });

  it('blocks many accounts from one address or its /64, whatever the headers contain', async () => {
    const attempt = (i: number) =>
      login(`someone-${i}@test.example`, 'wrong', {
        address: `2001:db8:1:2::${i.toString(16)}`,
        headers: { 'x-forwarded-for': `192.0.2.${i}` },
      });
    await attempt(1);
    await t.database.asOwner(
      "update auth.rate_limits set points = 26 where key = 'address:2001:db8:1:2::/64'",
    );
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async (_, i) => (await attempt(i + 2)).status),
    );
    expect(statuses.sort()).toEqual([401, 401, 401, 401, 429, 429, 429, 429]);
    expect(
      (await login('admin@test.example', PASSWORD, { address: '2001:db8:1:3::1' })).status,
    ).toBe(200);
  });

  it('does not count successful sign-ins against the address and the account', async () => {
    for (let i = 0; i < 3; i++)
      await login('admin@test.example', PASSWORD, { address: '192.0.2.200' });
    await login('admin@test.example', 'wrong', { address: '192.0.2.200' });
    expect(
      await t.database.asOwner(
        "select points from auth.rate_limits where key = 'address:192.0.2.200'",
      ),
    ).toEqual([{ points: 1 }]);
  });
});

describe('scope of sessions', () => {
  it('has no admin route and ignores the admin’s session cookie on the host of a site', async () => {
    expect((await t.call('GET', ME, { as: 'admin', origin: ALPHA_SITE })).body).toMatchObject({
      code: 'not_found',
    });
    expect(
      (await t.call('GET', '/api/v1/admin/pages/', { as: 'admin', origin: ALPHA_SITE })).body,
    ).toMatchObject({ code: 'not_found' });
    expect(
      (await t.call('GET', '/api/v1/auth/session/', { as: 'admin', origin: ALPHA_SITE })).body,
    ).toMatchObject({ user: null });
    expect(
      (await t.call('GET', '/api/v1/pages/?slug=none', { as: 'admin', origin: ALPHA_SITE })).status,
    ).toBe(404);
  });

  it('has none of the sign-in library’s own routes', async () => {
    for (const path of [
      'sign-in/email',
      'sign-up/email',
      'get-session',
      'update-user',
      'change-password',
      'list-sessions',
      'ok',
      'error',
    ])
      for (const method of ['GET', 'POST'])
        expect(
          (
            await t.call(method, `/api/v1/auth/${path}`, {
              as: 'admin',
              ...(method === 'POST' ? { body: {} } : {}),
            })
          ).status,
          `${method} ${path}`,
        ).toBe(404);
  });
});
