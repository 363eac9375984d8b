import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginName } from '../src/modules/platform/auth/login-name.ts';
import { sentMail } from './support/sent-mail.ts';
import {
  ADMIN_ORIGIN,
  ALPHA_SITE,
  type Answer,
  type TestApi,
  testApi,
} from './support/test-api.ts';
import { PASSWORD } from './support/world.ts';

const BETA_SITE = 'http://beta.localhost:3000';
const EMAIL = 'both@buyer.example';
const ALPHA_PASSWORD = 'a blue kiln by the river';
const BETA_PASSWORD = 'a red kiln by the lake';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  await t.api.jobs.start({ poll: 0.5, supervise: 1 });
});
afterAll(() => t.close());

let calls = 0;
const post = (path: string, body: object, origin: string): Promise<Answer> =>
  t.call('POST', path, {
    origin,
    headers: { origin },
    address: `198.51.105.${++calls}`,
    body,
  });
const login = (email: string, password: string, origin: string) =>
  post('/api/v1/auth/login/', { email, password }, origin);

async function makeVisitor(email: string, password: string, tenantId: number): Promise<void> {
  const authId = await t.api.identity.createPerson({
    email,
    displayName: email,
    password,
    tenantId,
  });
  await t.database.asOwner(
    `with made as (
       insert into platform.users (auth_id, tenant_id, email, display_name) values ($1, $2, $3, $3) returning id
     )
     insert into platform.memberships (user_id, tenant_id, role_id) select id, $2, '9' from made`,
    [authId, tenantId, email],
  );
}

/** Waits until all requested password resets are handled. */
async function answered(): Promise<void> {
  await expect
    .poll(
      async () =>
        (
          await t.database.asOwner<{ n: number }>(
            "select count(*)::int as n from jobs.job where name = 'reset-password' and state in ('created', 'retry', 'active')",
          )
        )[0]?.n,
      { timeout: 80_000 },
    )
    .toBe(0);
}

describe('visitor accounts', () => {
  beforeAll(async () => {
    await makeVisitor(EMAIL, ALPHA_PASSWORD, t.world.alpha.id);
    await makeVisitor(EMAIL, BETA_PASSWORD, t.world.beta.id);
  });

  it('are separate in two shops with the same email, and open neither the other shop nor the admin', async () => {
    const status = async (password: string, origin: string): Promise<number> =>
      (await login(EMAIL, password, origin)).status;
    expect(await status(ALPHA_PASSWORD, ALPHA_SITE)).toBe(200);
    expect(await status(BETA_PASSWORD, BETA_SITE)).toBe(200);
    expect(await status(ALPHA_PASSWORD, BETA_SITE)).toBe(401);
    expect(await status(BETA_PASSWORD, ALPHA_SITE)).toBe(401);
    for (const password of [ALPHA_PASSWORD, BETA_PASSWORD])
      expect(await status(password, ADMIN_ORIGIN)).toBe(401);
  });

  it('cannot sign in to the admin with their name in the sign-in library', async () => {
    const name = loginName(EMAIL, t.world.alpha.id);
    for (const origin of [ADMIN_ORIGIN, ALPHA_SITE])
      expect((await login(name, ALPHA_PASSWORD, origin)).status).toBe(401);
  });

  it('have no access to the admin even with a staff role', async () => {
    const [member] = await t.database.asOwner<{ id: number }>(
      'select id::int from platform.users where email = $1 and tenant_id = $2',
      [EMAIL, t.world.alpha.id],
    );
    const answer = await t.call('PUT', `/api/v1/admin/users/${member?.id}/`, {
      as: 'admin',
      body: { role: 3 },
    });
    expect([answer.status, Object.keys((answer.body.formErrors ?? {}) as object)]).toEqual([
      422,
      ['role'],
    ]);
  });

  it('do not prevent an invitation of staff with the same email', async () => {
    const answer = await t.call('POST', '/api/v1/admin/users/invite/', {
      as: 'admin',
      body: { email: EMAIL, role: 5 },
    });
    expect(answer.status, answer.text).toBeLessThan(300);
    expect(answer.body.user ?? null).toBeNull();
  });
});

describe('a lost password', () => {
  const forgot = (email: string, origin: string) => post('/api/v1/auth/forgot/', { email }, origin);
  const reset = (token: string, password: string, origin: string) =>
    post('/api/v1/auth/reset/', { token, password }, origin);
  const NEW = 'a green kiln by the sea';

  it('is mailed to staff only by the admin, never by the site of a tenant', async () => {
    for (const name of ['admin', 'owner', 'agency', 'bothadmin', 'otheradmin'])
      expect((await forgot(`${name}@test.example`, ALPHA_SITE)).status).toBe(202);
    await answered();
    expect(
      await t.database.asOwner("select 1 from platform.mails where kind = 'password-reset'"),
    ).toEqual([]);
    await forgot('admin@test.example', ADMIN_ORIGIN);
    const { token, text } = await sentMail(t, 'admin@test.example', /new password/);
    expect(text).toContain(`${ADMIN_ORIGIN}/reset?token=${token}`);
    expect((await reset(token, NEW, ALPHA_SITE)).body).toMatchObject({ code: 'link_ended' });
    expect((await login('admin@test.example', PASSWORD, ADMIN_ORIGIN)).status).toBe(200);
    expect((await reset(token, NEW, ADMIN_ORIGIN)).status).toBe(200);
    expect((await login('admin@test.example', NEW, ADMIN_ORIGIN)).status).toBe(200);
  });

  it('is changed only in the visitor’s own shop', async () => {
    await forgot(EMAIL, ALPHA_SITE);
    const { token, text } = await sentMail(t, EMAIL, /new password/);
    expect(text).toContain(`${ALPHA_SITE}/reset-password?token=`);
    for (const origin of [BETA_SITE, ADMIN_ORIGIN])
      expect((await reset(token, NEW, origin)).body).toMatchObject({ code: 'link_ended' });
    expect((await reset(token, NEW, ALPHA_SITE)).status).toBe(200);
    expect((await login(EMAIL, NEW, ALPHA_SITE)).status).toBe(200);
    expect((await login(EMAIL, BETA_PASSWORD, BETA_SITE)).status).toBe(200);
    expect((await login(EMAIL, NEW, BETA_SITE)).status).toBe(401);
  });
});
