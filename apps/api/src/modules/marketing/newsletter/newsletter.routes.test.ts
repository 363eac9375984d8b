import { blockRegistry } from '@org/blocks/definitions';
import { renderEmail } from '@org/blocks/email';
import { loadContent } from '@org/content';
import { DEFAULT_SETTINGS } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishForm } from '../../../../test/support/forms.ts';
import { sentMail } from '../../../../test/support/sent-mail.ts';
import {
  ALPHA_SITE,
  type Answer,
  type TestApi,
  testApi,
} from '../../../../test/support/test-api.ts';

const SIGNUP = '/api/v1/signup/';
const NEWSLETTER = '/api/v1/newsletter/';
const PAGE = { accept: 'text/html,application/xhtml+xml' };

let t: TestApi;
let visitor = 0;
beforeAll(async () => {
  t = await testApi();
  await t.api.jobs.start();
  await publishForm(t, 'news', {}, []);
});
afterAll(() => t.close());

const call = (method: string, path: string, body?: unknown, headers = {}): Promise<Answer> =>
  t.call(method, path, {
    origin: ALPHA_SITE,
    body,
    headers: method === 'GET' ? headers : { origin: ALPHA_SITE, ...headers },
    address: `198.51.100.${++visitor}`,
  });
const signUp = (email: string, more = {}): Promise<Answer> =>
  call('POST', SIGNUP, { email, form: 'frmNewsletter', listId: 0, recaptchaToken: '', ...more });
const getStatus = async (email: string): Promise<string | undefined> => {
  const rows = await t.database.asOwner<{ status: string }>(
    `select m.status from app.list_members m join app.subscribers s on s.tenant_id = m.tenant_id and s.id = m.subscriber_id where s.email = '${email}'`,
  );
  return rows[0]?.status;
};
const getLink = (text: string, act: string): string =>
  new RegExp(`${NEWSLETTER}${act}/\\?token=[\\w.-]+`).exec(text)?.[0] ?? '';

describe('a newsletter sign-up', () => {
  it('API-SIGNUP-01 accepts email, form, listId and recaptchaToken, and returns success and message', async () => {
    expect((await signUp('one@visitor.example')).body).toEqual({
      success: true,
      message: 'Subscription successful!',
    });
  });

  it('counts a subscriber only after they confirmed with the button behind the link of their mail', async () => {
    await signUp('Two@visitor.example');
    expect(await getStatus('two@visitor.example')).toBe('unconfirmed');
    const mail = await sentMail(t, 'two@visitor.example');
    const link = getLink(mail.text, 'confirm');
    const page = await call('GET', link, undefined, PAGE);
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('Confirm')]);
    expect(await getStatus('two@visitor.example')).toBe('unconfirmed');
    const done = await call('POST', link, undefined, PAGE);
    expect(done.text).toContain('Subscription successful!');
    expect(await getStatus('two@visitor.example')).toBe('subscribed');
    expect((await call('POST', link)).body.message).toBe('Subscription successful!');
  });

  it('unsubscribes repeatedly by the link of any mail, and ignores an old confirmation', async () => {
    const { text } = await sentMail(t, 'two@visitor.example');
    const link = getLink(text, 'unsubscribe');
    await call('GET', link, undefined, PAGE);
    expect(await getStatus('two@visitor.example')).toBe('subscribed');
    for (const _time of [1, 2])
      expect((await call('POST', link)).body.message).toBe('You are unsubscribed');
    expect(await getStatus('two@visitor.example')).toBe('unsubscribed');
    expect((await call('POST', getLink(text, 'confirm'))).body.code).toBe('link_ended');
    expect(await getStatus('two@visitor.example')).toBe('unsubscribed');
  });

  it('leaves it to people who have unsubscribed to confirm a new sign-up, whatever staff add', async () => {
    const email = 'back@visitor.example';
    const addAsStaff = async (address: string) =>
      (
        await t.call('POST', '/api/v1/admin/email-marketing/subscribers/', {
          as: 'admin',
          body: { people: [{ email: address }], consent: true },
        })
      ).body;
    await signUp(email);
    const { text } = await sentMail(t, email);
    await call('POST', getLink(text, 'confirm'));
    await call('POST', getLink(text, 'unsubscribe'));
    expect(await addAsStaff(email)).toMatchObject({ added: 0, kept: 1 });

    for (const _time of [1, 2]) {
      await signUp(email);
      expect(await getStatus(email)).toBe('unconfirmed');
      expect(await addAsStaff(email)).toMatchObject({ added: 0, already: 0, kept: 1 });
      expect(await getStatus(email)).toBe('unconfirmed');
    }
    await call('POST', getLink(text, 'unsubscribe'));
    expect((await call('POST', getLink(text, 'confirm'))).body.code).toBe('link_ended');
    expect(await addAsStaff(email)).toMatchObject({ added: 0, kept: 1 });

    await signUp(email);
    await call('POST', getLink(text, 'confirm'));
    expect(await getStatus(email)).toBe('subscribed');
    expect(await addAsStaff(email)).toMatchObject({ added: 0, already: 1, kept: 0 });

    // Staff vouch for the consent of people who have never unsubscribed.
    await signUp('first@visitor.example');
    expect(await addAsStaff('first@visitor.example')).toMatchObject({ added: 1, kept: 0 });
    expect(await getStatus('first@visitor.example')).toBe('subscribed');
  });

  it('gives the same response for a known address, and mails it only once in some minutes', async () => {
    await signUp('three@visitor.example');
    await sentMail(t, 'three@visitor.example');
    const again = await signUp('three@visitor.example');
    expect(again.body).toEqual({ success: true, message: 'Subscription successful!' });
    const mails = await t.database.asOwner<{ n: string }>(
      "select count(*) as n from platform.mails where recipient = 'three@visitor.example'",
    );
    expect(Number(mails[0]?.n)).toBe(1);
  });

  it('BLK-NEWSLETTER-01 rejects an invalid email address', async () => {
    for (const email of ['', 'nobody', 'a@b@c', 'x@visitor.example, y@visitor.example'])
      expect((await signUp(email)).body.formErrors, email).toEqual({
        email: 'Invalid email address',
      });
  });

  it('adds nobody to an unknown list', async () => {
    expect((await signUp('four@visitor.example', { listId: 987_654 })).status).toBe(200);
    expect(await getStatus('four@visitor.example')).toBeUndefined();
  });

  it('works without scripts, and redirects only to its page', async () => {
    const form = (url: string): FormData => {
      const data = new FormData();
      for (const [name, value] of Object.entries({
        email: 'five@visitor.example',
        form: 'frmNewsletter',
        url,
        anchor: 'b3-sent',
      }))
        data.append(name, value);
      return data;
    };
    const back = async (url: string) =>
      (await call('POST', SIGNUP, form(url), PAGE)).headers.get('location');
    expect(await back('/news')).toBe('/news#b3-sent');
    expect(await back('//evil.example')).toBe('/#b3-sent');
    expect(await back('https://evil.example/')).toBe('/#b3-sent');
  });
});

describe('a newsletter link', () => {
  it('EMAIL-008 is personal in the unsubscribe block, unsubscribes by its button, and shows a confirmation', async () => {
    await signUp('reader@visitor.example');
    const { text } = await sentMail(t, 'reader@visitor.example');
    await call('POST', getLink(text, 'confirm'));
    expect(await getStatus('reader@visitor.example')).toBe('subscribed');

    const loaded = loadContent(null, blockRegistry, 'email');
    if (!loaded.ok) throw new Error(loaded.message);
    const mail = renderEmail(loaded.tree, {
      subject: 'News',
      theme: DEFAULT_SETTINGS.theme,
      origin: ALPHA_SITE,
      fields: {},
      unsubscribeUrl: `${ALPHA_SITE}${getLink(text, 'unsubscribe')}`,
    });
    const [, href = ''] = /href="([^"]*unsubscribe[^"]*)"/.exec(mail.html) ?? [];
    expect(mail.text).toContain(href);
    const link = href.slice(ALPHA_SITE.length);

    const page = await call('GET', link, undefined, PAGE);
    expect(page.text).toMatch(/<form[^>]*method="post"[\s\S]*Unsubscribe/i);
    expect(await getStatus('reader@visitor.example')).toBe('subscribed');
    const done = await call('POST', link, undefined, PAGE);
    expect([done.status, done.text]).toEqual([
      200,
      expect.stringContaining('You are unsubscribed'),
    ]);
    expect(await getStatus('reader@visitor.example')).toBe('unsubscribed');
  });

  it('supports one-click unsubscription by RFC 8058: a POST without cookies, origin or session', async () => {
    await signUp('oneclick@visitor.example');
    const { text } = await sentMail(t, 'oneclick@visitor.example');
    await call('POST', getLink(text, 'confirm'));
    const answer = await t.api.fetch(
      new Request(`${ALPHA_SITE}${getLink(text, 'unsubscribe')}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }),
    );
    expect(answer.status, await answer.clone().text()).toBe(200);
    expect(await getStatus('oneclick@visitor.example')).toBe('unsubscribed');
  });

  it('blocks an address for good, which later sign-ups do not reveal', async () => {
    const email = 'blocked@visitor.example';
    await signUp(email);
    const { text } = await sentMail(t, email);
    const link = getLink(text, 'block');
    expect((await call('GET', link, undefined, PAGE)).text).toMatch(/<form[^>]*method="post"/i);
    expect(await getStatus(email)).toBe('unconfirmed');
    for (const _time of [1, 2])
      expect((await call('POST', link)).body.message).toBe('Your address is blocked');
    expect(await getStatus(email)).toBe('unsubscribed');

    // The pause between two confirmation emails must not be what prevents the second one.
    await t.database.asOwner('update app.list_members set mailed_at = null');
    const [single] = await t.database.asOwner<{ id: string }>(
      `insert into app.email_lists (tenant_id, name, optin)
       select tenant_id, 'Single opt-in', 'single' from app.subscribers where email = $1 returning id`,
      [email],
    );
    const again = await signUp(email);
    expect(again.body).toEqual({ success: true, message: 'Subscription successful!' });
    await signUp(email, { listId: Number(single?.id) });
    expect((await call('POST', getLink(text, 'confirm'))).body.code).toBe('link_ended');
    const members = await t.database.asOwner<{ status: string }>(
      `select m.status from app.list_members m join app.subscribers s
       on s.tenant_id = m.tenant_id and s.id = m.subscriber_id where s.email = $1`,
      [email],
    );
    expect(members).toEqual([{ status: 'unsubscribed' }]);
    expect(
      await t.database.asOwner('select 1 from platform.mails where recipient = $1', [email]),
    ).toHaveLength(1);
  });

  it('works only unaltered, in its own tenant and for its own action', async () => {
    await signUp('six@visitor.example');
    const { text } = await sentMail(t, 'six@visitor.example');
    const link = getLink(text, 'confirm');
    const token = link.split('=')[1] ?? '';
    const beta = await t.call('POST', link, {
      origin: 'http://beta.localhost:3000',
      headers: { origin: 'http://beta.localhost:3000' },
    });
    expect(beta.body.code).toBe('link_ended');
    for (const other of [
      `${NEWSLETTER}unsubscribe/?token=${token}`,
      `${NEWSLETTER}confirm/?token=9${token}`,
      `${NEWSLETTER}confirm/?token=x`,
    ])
      expect((await call('POST', other)).body.code, other).toBe('link_ended');
    expect(await getStatus('six@visitor.example')).toBe('unconfirmed');
  });
});
