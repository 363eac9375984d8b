import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLink } from '../../../../test/support/open-link.ts';
import { sentMail } from '../../../../test/support/sent-mail.ts';
import { FILLED, newBuyer, newThing, openShop } from '../../../../test/support/shop.ts';
import {
  ALPHA_SITE,
  type Answer,
  type TestApi,
  testApi,
} from '../../../../test/support/test-api.ts';
import { type TestSites, testSites } from '../../../../test/support/test-sites.ts';

const BETA_SITE = 'http://beta.localhost:3000';
const PASSWORD = 'a blue kiln by the river';
const ACCOUNT = '/api/v1/checkout/account/';

let t: TestApi;
let sites: TestSites;
beforeAll(async () => {
  t = await testApi();
  sites = await testSites(t);
  await openShop(t);
  await t.api.jobs.start({ poll: 0.5, supervise: 1 });
});
afterAll(async () => {
  await sites.close();
  await t.close();
});

/**
 * Places an order as a guest. Takes fields of the order.
 * @returns response
 */
async function order(email: string, body: object = { createAccount: true }): Promise<Answer> {
  const buyer = newBuyer(t);
  await buyer.add((await newThing(t)).sku);
  const answer = await buyer.place({ ...FILLED, email, ...body });
  expect(answer.status, answer.text).toBe(201);
  return answer;
}
let calls = 0;
const post = (path: string, body: object, origin = ALPHA_SITE): Promise<Answer> =>
  t.call('POST', path, {
    origin,
    headers: { origin },
    address: `198.51.104.${++calls}`,
    body,
  });
const make = (body: object, origin?: string) => post(`${ACCOUNT}make/`, body, origin);
const login = (email: string, password: string, origin?: string) =>
  post('/api/v1/auth/login/', { email, password }, origin);
/** Waits until all requests for accounts were handled, and returns the mails to an address. */
async function mailsTo(to: string): Promise<{ subject: string; kind: string }[]> {
  await expect
    .poll(
      async () => {
        const [row] = await t.database.asOwner<{ n: number }>(
          'select count(*)::int as n from app.orders where lower(email) = $1 and (account_wanted or mailed_at is null)',
          [to],
        );
        return row?.n;
      },
      { timeout: 40_000 },
    )
    .toBe(0);
  return t.database.asOwner<{ subject: string; kind: string }>(
    `select subject, kind from platform.mails where recipient = $1 and kind like 'shop-%' order by id`,
    [to],
  );
}
const getUsers = (email: string) =>
  t.database.asOwner<{ role_id: string | null; tenant_id: string | null }>(
    `select m.role_id, m.tenant_id from platform.users u left join platform.memberships m on m.user_id = u.id where u.email = $1`,
    [email],
  );

describe('a guest’s request for an account', () => {
  it('CART-023 creates the account only by the link of a mail, once, with the guest’s earlier orders', async () => {
    const email = 'nina@buyer.example';
    const { body } = await order('Nina@buyer.example');
    expect(JSON.stringify(body)).not.toMatch(/account/i);
    const { token, text } = await sentMail(t, email, /Set a password/);
    expect(text).toContain(`${ALPHA_SITE}/make-account?token=${token}`);
    expect(text).toContain('for 7 days');
    // Until the link is opened there is no account to sign in to or to take over.
    expect(await getUsers(email)).toEqual([]);

    expect((await post(ACCOUNT, { token })).body).toMatchObject({ email, hasAccount: false });
    const page = await openLink(sites, `/make-account?token=${token}`);
    expect(page.text).toContain(`Choose a password for ${email}.`);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');

    expect((await make({ token, password: 'short' })).status).toBe(422);
    expect((await make({ token })).body).toMatchObject({
      formErrors: { password: 'Please enter a password' },
    });
    const made = await make({ token, password: PASSWORD });
    expect(made.status, made.text).toBe(200);
    expect(await getUsers(email)).toEqual([{ role_id: '9', tenant_id: String(t.world.alpha.id) }]);
    const [kept] = await t.database.asOwner<{ mine: boolean }>(
      `select visitor_id = (select id from platform.users where email = $1) as mine from app.orders where lower(email) = $1`,
      [email],
    );
    expect(kept?.mine).toBe(true);
    expect((await login(email, PASSWORD)).status).toBe(200);
    // The visitor does not get an account in another shop.
    expect((await login(email, PASSWORD, BETA_SITE)).status).toBe(401);

    // The link works only once.
    for (const again of [
      await make({ token, password: `${PASSWORD} again` }),
      await post(ACCOUNT, { token }),
    ])
      expect(again.body).toMatchObject({ code: 'link_ended' });
    expect((await openLink(sites, `/make-account?token=${token}`)).text).toContain(
      'This link has expired or was already used',
    );
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it('creates the account by a plain form, and redirects to the sign-in page', async () => {
    const email = 'plain-form@buyer.example';
    await order(email);
    const { token } = await sentMail(t, email, /Set a password/);
    const send = (fields: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return t.call('POST', `${ACCOUNT}make/`, {
        origin: ALPHA_SITE,
        headers: { origin: ALPHA_SITE, accept: 'text/html,application/xhtml+xml' },
        body: form,
      });
    };
    const weak = await send({ token, password: 'aaaaaaaaaaaa' });
    expect(weak.status).toBe(303);
    expect(weak.headers.get('location')).toBe('/make-account');
    const done = await send({ token, password: PASSWORD });
    expect(done.headers.get('location')).toBe('/sign-in');
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it('creates one account for two calls with the same link', async () => {
    const email = 'twice@buyer.example';
    await order(email);
    const { token } = await sentMail(t, email, /Set a password/);
    const answers = await Promise.all([
      make({ token, password: PASSWORD }),
      make({ token, password: PASSWORD }),
    ]);
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    expect(await getUsers(email)).toHaveLength(1);
    // The security log has one entry, with the network address that created the account.
    expect(
      await t.database.asOwner(
        "select entity, user_id, address like '198.51.104.%' as has_address from app.audit_log where action = 'account_created' and detail = $1",
        [email],
      ),
    ).toEqual([{ entity: 'visitor_account', user_id: null, has_address: true }]);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it('rejects a link that is expired, unknown or of another shop', async () => {
    const email = 'late@buyer.example';
    await order(email);
    const { token } = await sentMail(t, email, /Set a password/);
    expect((await make({ token, password: PASSWORD }, BETA_SITE)).body).toMatchObject({
      code: 'link_ended',
    });
    expect((await post(ACCOUNT, { token }, BETA_SITE)).body).toMatchObject({ code: 'link_ended' });
    expect((await make({ token: 'x'.repeat(43), password: PASSWORD })).status).toBe(404);
    await t.database.asOwner(
      `update platform.account_links set expires_at = now() - interval '1 minute' where email = $1`,
      [email],
    );
    expect((await make({ token, password: PASSWORD })).body).toMatchObject({ code: 'link_ended' });
    expect(await getUsers(email)).toEqual([]);
  });

  it('tells an existing account holder only by mail, and does not change the password', async () => {
    const email = 'visitor@test.example';
    const before = await getUsers(email);
    const plain = await order('somebody@buyer.example');
    const answer = await order(email);
    // The response is the same for known and unknown addresses.
    expect(Object.keys(answer.body)).toEqual(Object.keys(plain.body));
    expect(await mailsTo(email)).toEqual([
      { kind: 'shop-sign-in', subject: expect.stringContaining('Your account at') },
    ]);
    const { text } = await sentMail(t, email, /Your account at/);
    expect(text).toContain(`${ALPHA_SITE}/sign-in`);
    expect(text).not.toContain('token=');
    expect(await getUsers(email)).toEqual(before);
  });

  it('creates a separate account with its own password for a staff member', async () => {
    const email = 'editor@test.example';
    await order(email);
    const { token } = await sentMail(t, email, /Set a password/);
    expect((await post(ACCOUNT, { token })).body).toMatchObject({ hasAccount: false });
    expect((await make({ token, password: PASSWORD })).status).toBe(200);
    expect((await login(email, PASSWORD)).body).toMatchObject({ user: { role_id: '9' } });
    const admin = (password: string) =>
      t.call('POST', '/api/v1/auth/login/', {
        body: { email, password },
        address: `198.51.104.${++calls}`,
      });
    expect((await admin(PASSWORD)).status).toBe(401);
    expect((await admin('correct horse battery')).body).toMatchObject({ user: { role_id: '5' } });
    expect((await login(email, 'correct horse battery')).status).toBe(401);
    expect(await getUsers(email)).toHaveLength(2);
  });

  it('restores the account of a removed visitor with its password', async () => {
    const email = 'removed@buyer.example';
    await order(email);
    const { token: first } = await sentMail(t, email, /Set a password/);
    await make({ token: first, password: PASSWORD });
    await t.database.asOwner(
      'delete from platform.memberships m using platform.users u where u.id = m.user_id and u.email = $1',
      [email],
    );
    expect((await login(email, PASSWORD)).status).toBe(401);
    await order(email);
    const { token } = await sentMail(t, email, /Use your account/);
    expect((await post(ACCOUNT, { token })).body).toMatchObject({ hasAccount: true });
    expect((await openLink(sites, `/make-account?token=${token}`)).text).toContain(
      'Use my account',
    );
    // A password in the request is ignored, so that access to the mail does not give access to the account.
    expect((await make({ token, password: 'another kiln by the river' })).status).toBe(200);
    expect((await login(email, 'another kiln by the river')).status).toBe(401);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it('does not restore a blocked visitor', async () => {
    const email = 'shut@buyer.example';
    await order(email);
    const { token } = await sentMail(t, email, /Set a password/);
    await make({ token, password: PASSWORD });
    await t.database.asOwner(
      `update platform.memberships set status = 'suspended' where user_id = (select id from platform.users where email = $1)`,
      [email],
    );
    await order(email);
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await login(email, PASSWORD)).status).toBe(401);
  });

  it.each([[{}], [{ createAccount: false }]])('does not create an account for %j', async (body) => {
    const email = `plain-${++calls}@buyer.example`;
    await order(email, body);
    expect(await mailsTo(email)).toEqual([]);
  });

  it.each([['yes'], [1], [[true]], [{ on: true }]])(
    'rejects the request %j',
    async (createAccount) => {
      const buyer = newBuyer(t);
      await buyer.add((await newThing(t)).sku);
      const answer = await buyer.place({ ...FILLED, createAccount });
      expect(answer.status, answer.text).toBe(422);
      expect(answer.body).toMatchObject({ formErrors: { createAccount: expect.any(String) } });
    },
  );

  it('does not offer an account to signed-in visitors, whatever they send', async () => {
    const signedIn = newBuyer(t);
    const answer = await signedIn.visit('POST', '/api/v1/auth/login/', {
      email: 'nina@buyer.example',
      password: PASSWORD,
    });
    expect(answer.status).toBe(200);
    await signedIn.add((await newThing(t)).sku);
    expect((await signedIn.checkout()).choices.createAccount).toBe(false);
    expect((await newBuyer(t).checkout()).choices.createAccount).toBe(true);
    await signedIn.place({ ...FILLED, email: 'other@buyer.example', createAccount: true });
    expect(await mailsTo('other@buyer.example')).toEqual([]);
  });

  it('limits the mails to an address to three, without revealing it', async () => {
    const email = 'flooded@buyer.example';
    for (let n = 0; n < 5; n++) await order(email);
    expect(await mailsTo(email)).toHaveLength(3);
  });
});
