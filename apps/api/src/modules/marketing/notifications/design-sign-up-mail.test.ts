import type { BlockTemplate } from '@org/content';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sectionContent } from '../../../../test/support/email-content.ts';
import { publishForm } from '../../../../test/support/forms.ts';
import { sentMail } from '../../../../test/support/sent-mail.ts';
import { ALPHA_SITE, type TestApi, testApi } from '../../../../test/support/test-api.ts';

const SIGNUP = '/api/v1/signup/';
const BASE = '/api/v1/admin/email-marketing/notifications/';

let t: TestApi;
let visitor = 0;
beforeAll(async () => {
  t = await testApi();
  await t.api.jobs.start({ poll: 0.5, supervise: 1 });
  await publishForm(t, 'news', {}, []);
});
afterAll(() => t.close());

const HELLO: BlockTemplate = {
  type: 'EmailTextbox',
  props: { html: '<p>Welcome to the kiln, {{email}}</p>' },
};

async function signUp(email: string) {
  const { status, text } = await t.call('POST', SIGNUP, {
    origin: ALPHA_SITE,
    body: { email, form: 'frmNewsletter', listId: 0, recaptchaToken: '' },
    headers: { origin: ALPHA_SITE },
    address: `198.51.100.${++visitor}`,
  });
  expect(status, text).toBe(200);
  return sentMail(t, email);
}

it('asks to confirm a sign-up in the design of the tenant', async () => {
  const made = await t.call('POST', BASE, {
    as: 'admin',
    body: {
      name: 'Confirm',
      event: 'subscriber.confirm',
      subject: 'One click, and you are in',
      content: sectionContent(HELLO, { type: 'EmailOrderSummary' }),
    },
  });
  expect(made.status, made.text).toBe(201);
  expect(made.body.notification).toMatchObject({ audience: 'customer', module: 'email_marketing' });
  const { subject, html, text } = await signUp('designed@visitor.example');
  expect(subject).toBe('One click, and you are in');
  expect(html).toContain('Welcome to the kiln, designed@visitor.example');
  const link = /\/api\/v1\/newsletter\/confirm\/\?token=[\w.-]+/.exec(text)?.[0] ?? '';
  const done = await t.call('POST', link, {
    origin: ALPHA_SITE,
    headers: { origin: ALPHA_SITE },
    address: '198.51.100.99',
  });
  expect(done.body.message).toBe('Subscription successful!');

  // A design without the button would leave nobody a way to confirm: they get the standard email.
  const { notification } = made.body as { notification: { id: number } };
  const changed = await t.call('PUT', `${BASE}${notification.id}/`, {
    as: 'admin',
    body: { content: sectionContent(HELLO) },
  });
  expect(changed.status, changed.text).toBe(200);
  const standard = await signUp('standard@visitor.example');
  expect(standard.subject).toMatch(/^Please confirm/);
  expect(standard.text).toContain('/api/v1/newsletter/confirm/');
});
