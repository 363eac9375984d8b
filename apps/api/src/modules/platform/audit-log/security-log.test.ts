import type { AuditEntry } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getRows } from '../../../../test/support/pages.ts';
import { sentMail } from '../../../../test/support/sent-mail.ts';
import { ALPHA_SITE, type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { type ActorName, PASSWORD } from '../../../../test/support/world.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  await t.api.jobs.start({ poll: 0.5 });
});
afterAll(() => t.close());

const AGENT = 'Browser/3.0';
const post = (path: string, body: object, address: string, origin?: string) =>
  t.call('POST', `/api/v1/auth/${path}/`, {
    body,
    address,
    ...(origin && { origin }),
    headers: { 'user-agent': AGENT, ...(origin && { origin }) },
  });

async function entriesFrom(address: string, as: ActorName = 'admin'): Promise<AuditEntry[]> {
  const filter = JSON.stringify({
    combinator: 'and',
    rules: [{ field: 'address', operator: 'is', value: address }],
  });
  const query = new URLSearchParams({ kind: 'security', filter, itemsPerPage: '100' });
  return getRows<AuditEntry>(await t.call('GET', `/api/v1/admin/audit-log/?${query}`, { as }));
}
/** Waits until the audit log has these actions of an address, newest first. */
const expectActions = (address: string, actions: readonly string[]) =>
  vi.waitFor(
    async () => expect((await entriesFrom(address)).map(({ action }) => action)).toEqual(actions),
    { timeout: 60_000, interval: 100 },
  );

describe('the security log of staff accounts', () => {
  it('records a sign-in and a sign-out with address and browser', async () => {
    const signedIn = await post(
      'login',
      { email: 'viewer@test.example', password: PASSWORD },
      '192.0.2.1',
    );
    const cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    await t.call('POST', '/api/v1/auth/logout/', { headers: { cookie }, address: '192.0.2.1' });
    const [out, entry] = await entriesFrom('192.0.2.1');
    expect(out?.action).toBe('signed_out');
    expect(entry).toMatchObject({
      action: 'signed_in',
      entity: 'account',
      user: { displayName: 'viewer' },
      userAgent: AGENT,
    });
  });

  it('records a failed sign-in without a user, because nobody proved their identity', async () => {
    const wrong = { email: 'Editor@test.example', password: 'wrong password' };
    expect((await post('login', wrong, '192.0.2.2')).status).toBe(401);
    await expectActions('192.0.2.2', ['sign_in_failed']);
    expect((await entriesFrom('192.0.2.2'))[0]).toMatchObject({ user: null, detail: 'editor' });
    expect(await entriesFrom('192.0.2.2', 'otherAdmin')).toEqual([]);
  });

  it.each([
    ['agency', '192.0.2.41'],
    ['owner', '192.0.2.42'],
  ])(
    'records failed sign-ins and requested resets of %s users in every tenant they can access',
    async (name, address) => {
      const email = `${name}@test.example`;
      expect((await post('login', { email, password: 'wrong password' }, address)).status).toBe(
        401,
      );
      await expectActions(address, ['sign_in_failed']);
      expect(await entriesFrom(address, 'otherAdmin')).toHaveLength(1);
      await post('forgot', { email }, address);
      await expectActions(address, ['password_reset_requested', 'sign_in_failed']);
    },
  );

  it('records a blocked account once', async () => {
    const wrong = { email: 'manager@test.example', password: 'wrong password' };
    for (let attempt = 0; attempt < 13; attempt++) await post('login', wrong, '192.0.2.3');
    await expectActions('192.0.2.3', [
      'sign_in_locked',
      ...Array.from({ length: 10 }, () => 'sign_in_failed'),
    ]);
  });

  it('gives the same response for an unknown address, and records nothing about it', async () => {
    const unknown = { email: 'nobody-here@test.example', password: 'wrong password' };
    expect((await post('login', unknown, '192.0.2.4')).status).toBe(401);
    await post('forgot', { email: 'editor@test.example' }, '192.0.2.5');
    // The later event is recorded; the one of the unknown address never is.
    await expectActions('192.0.2.5', ['password_reset_requested']);
    expect(await entriesFrom('192.0.2.4')).toEqual([]);
  });

  it('records a reset, a changed password and ended sessions', async () => {
    const { token } = await sentMail(t, 'editor@test.example');
    const password = 'a blue kiln by the river';
    expect((await post('reset', { token, password }, '192.0.2.6')).status).toBe(200);
    await expectActions('192.0.2.6', ['password_reset']);
    const signIn = async () => {
      const body = { email: 'editor@test.example', password };
      const answer = await post('login', body, '192.0.2.7');
      return answer.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ');
    };
    await signIn();
    const cookie = await signIn();
    const own = (method: string, path: string, body: object) =>
      t.call(method, `/api/v1/admin/me/${path}/`, {
        headers: { cookie },
        body,
        address: '192.0.2.8',
      });
    const ended = await own('POST', 'sessions/end', { others: true });
    expect(ended.status, ended.text).toBe(200);
    const changed = await own('PUT', 'password', {
      current: password,
      password: 'a green kiln by the lake',
    });
    expect(changed.status, changed.text).toBe(200);
    await expectActions('192.0.2.8', ['password_changed', 'sessions_ended']);
    expect((await entriesFrom('192.0.2.8'))[1]).toMatchObject({ detail: '1 session' });
  });
});

describe('the security log of visitor accounts', () => {
  it('records sign-ins and failures of visitors only in the log of their tenant', async () => {
    const email = 'visitor@test.example';
    const right = await post('login', { email, password: PASSWORD }, '192.0.2.9', ALPHA_SITE);
    expect(right.status, right.text).toBe(200);
    await post('login', { email, password: 'wrong password' }, '192.0.2.9', ALPHA_SITE);
    await expectActions('192.0.2.9', ['sign_in_failed', 'signed_in']);
    expect((await entriesFrom('192.0.2.9'))[1]).toMatchObject({
      entity: 'visitor_account',
      detail: email,
    });
    expect(await entriesFrom('192.0.2.9', 'otherAdmin')).toEqual([]);
  });

  it('records a blocked visitor account once', async () => {
    const wrong = { email: 'visitor@test.example', password: 'wrong password' };
    for (let attempt = 0; attempt < 13; attempt++)
      await post('login', wrong, '192.0.2.10', ALPHA_SITE);
    await expectActions('192.0.2.10', [
      'sign_in_locked',
      ...Array.from({ length: 10 }, () => 'sign_in_failed'),
    ]);
    expect((await entriesFrom('192.0.2.10'))[0]).toMatchObject({
      entity: 'visitor_account',
      user: null,
      detail: 'visitor@test.example',
    });
  });
});

describe('the security log of staff views', () => {
  it('records who opened the staff view, and of which page', async () => {
    const opened = await t.call('POST', '/api/v1/admin/me/site-view/', {
      as: 'manager',
      body: { path: '/spring' },
      address: '192.0.2.11',
      headers: { 'user-agent': AGENT },
    });
    expect(opened.status, opened.text).toBe(200);
    expect(await entriesFrom('192.0.2.11')).toEqual([
      expect.objectContaining({
        action: 'site_view_opened',
        entity: 'account',
        user: expect.objectContaining({ displayName: 'manager' }),
        userAgent: AGENT,
        detail: '/spring',
      }),
    ]);
    expect(await entriesFrom('192.0.2.11', 'otherAdmin')).toEqual([]);
  });
});
