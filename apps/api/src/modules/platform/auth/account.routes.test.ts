import type { Session } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentMail } from '../../../../test/support/sent-mail.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { PASSWORD } from '../../../../test/support/world.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  await t.api.jobs.start({ poll: 0.5, supervise: 1 });
});
afterAll(() => t.close());

const GOOD = 'a blue kiln by the river';
let visits = 0;
const open = (path: string, body: object, userAgent = '') =>
  t.call('POST', `/api/v1/auth/${path}/`, {
    body,
    address: `198.51.101.${++visits}`,
    headers: { 'user-agent': userAgent },
  });
const enter = async (email: string, password: string, userAgent?: string) => {
  const answer = await open('login', { email, password }, userAgent);
  return {
    status: answer.status,
    cookie: answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; '),
  };
};
const me = async (cookie: string) =>
  (await t.call('GET', '/api/v1/admin/me/', { headers: { cookie } })).status;

describe('a lost password', () => {
  it('T09 responds alike to known and unknown addresses, and sends mails later', async () => {
    const answers = [
      await open('forgot', { email: 'editor@test.example' }),
      await open('forgot', { email: 'nobody-there@test.example' }),
    ];
    const plain = answers.map(({ status, body: { requestId: _id, ...body } }) => ({
      status,
      body,
    }));
    expect(plain[0]).toEqual(plain[1]);
    expect(plain[0]).toMatchObject({ status: 202, body: { success: true } });
    await sentMail(t, 'editor@test.example', /new password/);
    expect(
      await t.database.asOwner("select 1 from platform.mails where recipient like 'nobody%'"),
    ).toEqual([]);
    const queued = await t.database.asOwner<{ data: object }>(
      "select data from jobs.job_common where name = 'reset-password'",
    );
    expect(JSON.stringify(queued)).not.toContain('test.example');
  });

  it('T06 resets the password once with the link of a mail, within an hour, and ends every session', async () => {
    const old = await enter('manager@test.example', PASSWORD);
    await open('forgot', { email: 'Manager@test.example' });
    const { token, html, from } = await sentMail(t, 'manager@test.example', /new password/);
    expect(from).toMatch(/^Atrium </);
    expect(html).toContain(`http://localhost:3000/reset?token=${token}`);
    expect(
      (await open('reset', { token, password: 'managertest1' })).body.formErrors,
    ).toHaveProperty('password');
    expect((await open('reset', { token, password: GOOD })).status).toBe(200);
    expect(await me(old.cookie)).toBe(401);
    expect((await enter('manager@test.example', PASSWORD)).status).toBe(401);
    expect((await enter('manager@test.example', GOOD)).status).toBe(200);
    expect((await open('reset', { token, password: 'another long password' })).body.code).toBe(
      'link_ended',
    );
    await sentMail(t, 'manager@test.example', /was changed/);
  });

  it('expires a link after an hour, and when a newer one is sent', async () => {
    const getToken = async () => (await sentMail(t, 'viewer@test.example', /new password/)).token;
    await open('forgot', { email: 'viewer@test.example' });
    const first = await getToken();
    await open('forgot', { email: 'viewer@test.example' });
    await expect.poll(getToken, { timeout: 40_000 }).not.toBe(first);
    expect((await open('reset', { token: first, password: GOOD })).body.code).toBe('link_ended');
    await t.database.asOwner(
      "update platform.password_resets set expires_at = now() - interval '1 second'",
    );
    expect((await open('reset', { token: await getToken(), password: GOOD })).body.code).toBe(
      'link_ended',
    );
  });

  it('limits the mails to an account silently, and blocks an address with too many requests', async () => {
    for (let i = 0; i < 6; i++)
      expect((await open('forgot', { email: 'bothadmin@test.example' })).status).toBe(202);
    await expect
      .poll(
        async () =>
          (
            await t.database.asOwner(
              "select 1 from jobs.job_common where name = 'reset-password' and state in ('created', 'active', 'retry')",
            )
          ).length,
        { timeout: 80_000 },
      )
      .toBe(0);
    expect(
      await t.database.asOwner(
        "select 1 from platform.mails where recipient = 'bothadmin@test.example'",
      ),
    ).toHaveLength(3);
    const stranger = { body: { email: 'a@b.example' }, address: '203.0.113.77' };
    const statuses: number[] = [];
    for (let i = 0; i < 31; i++)
      statuses.push((await t.call('POST', '/api/v1/auth/forgot/', stranger)).status);
    expect(statuses.slice(-2)).toEqual([202, 429]);
  });
});

describe('the user’s own account', () => {
  it('changes the name', async () => {
    const answer = await t.call('PUT', '/api/v1/admin/me/account/', {
      as: 'admin',
      body: { firstname: 'Ada', lastname: 'Moreau' },
    });
    expect(answer.body.user).toMatchObject({
      displayName: 'Ada Moreau',
      firstname: 'Ada',
      role: 'ADMINISTRATOR',
    });
    expect((await t.call('GET', '/api/v1/admin/me/', { as: 'admin' })).body.user).toMatchObject({
      displayName: 'Ada Moreau',
    });
  });

  it('T06 changes the password with the current one, and ends all other sessions', async () => {
    const [here, there] = [
      await enter('otheradmin@test.example', PASSWORD),
      await enter('otheradmin@test.example', PASSWORD),
    ];
    const change = (current: string, password: string) =>
      t.call('PUT', '/api/v1/admin/me/password/', {
        headers: { cookie: here.cookie },
        body: { current, password },
        address: '198.51.100.250',
      });
    expect((await change('wrong', GOOD)).body.formErrors).toEqual({
      current: 'This is not your current password',
    });
    expect((await change(PASSWORD, 'otheradmin test')).body.formErrors).toHaveProperty('password');
    expect((await change(PASSWORD, GOOD)).status).toBe(200);
    expect([await me(here.cookie), await me(there.cookie)]).toEqual([200, 401]);
    expect((await enter('otheradmin@test.example', GOOD)).status).toBe(200);
    for (let i = 0; i < 10; i++) await change('wrong', GOOD);
    expect((await change(GOOD, 'one more good password')).body.code).toBe('rate_limited');
  });

  it('lists the sessions of the user, and ends one of them', async () => {
    const windows =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const here = await enter('nobody@test.example', PASSWORD, windows);
    const there = await enter('nobody@test.example', PASSWORD, 'curl/8');
    const list = async () =>
      (
        (await t.call('GET', '/api/v1/admin/me/sessions/', { headers: { cookie: here.cookie } }))
          .body.results as { rows: Session[] }
      ).rows;
    const rows = await list();
    expect(rows.find(({ is_current }) => is_current)).toEqual({
      id: expect.any(String),
      device: 'Firefox on Windows',
      address: expect.stringMatching(/^198\.51\.101\./),
      created_at: expect.any(String),
      last_used_at: expect.any(String),
      is_current: true,
    });
    const end = (body: object) =>
      t.call('POST', '/api/v1/admin/me/sessions/end/', { headers: { cookie: here.cookie }, body });
    const curl = rows.find(({ device }) => device === 'curl')?.id;
    expect((await end({ ids: [curl] })).body.ended).toEqual([curl]);
    expect(await me(there.cookie)).toBe(401);
    const foreign = await t.database.asOwner<{ id: string }>(
      'select s.id from auth.session s join auth.user u on u.id = s."userId" where u.email = \'admin@test.example\'',
    );
    expect((await end({ ids: foreign.map(({ id }) => id) })).body.ended).toEqual([]);
    await end({ others: true });
    expect((await list()).map(({ is_current }) => is_current)).toEqual([true]);
    expect((await end({})).status).toBe(422);
  });
});
