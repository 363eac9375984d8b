import type { JsonObject } from '@org/schema/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sectionContent } from '../../../../test/support/email-content.ts';
import { field, publishForm, required, submit } from '../../../../test/support/forms.ts';
import { sentMail } from '../../../../test/support/sent-mail.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';

const NOTIFICATIONS = '/api/v1/admin/email-marketing/notifications/';
const LURE = 'Win at https://evil.example/now <b>and</b> {{email}}';

let t: TestApi;
let visitor = 0;

const FIELDS = [
  field('First name', { customerMapping: 'firstname' }),
  field('Email', { customerMapping: 'email', validateEmail: true, rules: required }),
  field('Message', { type: 'textarea' }),
];

async function publish(slug: string, props: JsonObject): Promise<void> {
  await publishForm(t, slug, { formName: `form_${slug}`, ...props }, FIELDS);
}

async function send(slug: string, values: Parameters<typeof submit>[1]): Promise<void> {
  const answer = await submit(
    t,
    { formName: `form_${slug}`, url: `/${slug}`, ...values },
    {},
    `198.51.100.${++visitor}`,
  );
  expect(answer.status, answer.text).toBe(200);
}

const countConfirmations = async (to: string): Promise<number> =>
  (
    await t.database.asOwner(
      "select 1 from platform.mails where kind = 'form-confirmation' and recipient = $1",
      [to],
    )
  ).length;

/** Waits until all queued confirmations are sent. */
const settle = () =>
  expect
    .poll(
      async () =>
        (
          await t.database.asOwner(
            "select 1 from jobs.job_common where name = 'form-confirmation' and state in ('created', 'retry', 'active')",
          )
        ).length,
      { timeout: 60_000 },
    )
    .toBe(0);

beforeAll(async () => {
  t = await testApi();
  await t.api.jobs.start({ poll: 0.5, supervise: 1 });
  await publish('quiet', {});
  await publish('polite', { confirmSender: true, recipients: 'desk@alpha.example' });
});
afterAll(() => t.close());

it('confirms a form to its sender only when the owner turned that on for the form', async () => {
  await send('quiet', { email: 'quiet@visitor.example', message: 'Hello' });
  await send('polite', { first_name: 'Ada', email: 'polite@visitor.example', message: LURE });
  const { subject, text, html } = await sentMail(t, 'polite@visitor.example');
  expect(subject).toMatch(/^We received your message – /);
  expect(text).toContain('someone filled in a form on');
  for (const part of [subject, text, html]) {
    expect(part).not.toContain('evil');
    expect(part).not.toContain('Ada');
  }
  await settle();
  expect(await countConfirmations('quiet@visitor.example')).toBe(0);
});

it('sends nothing for spam, to a suppressed address, and more than twice a day to one address', async () => {
  await send('polite', { email: 'bot@visitor.example', company_website: 'https://spam.example' });
  await t.database.asOwner(
    "insert into app.subscribers (tenant_id, email, status, suppressed_reason) values ($1, 'blocked@visitor.example', 'suppressed', 'complaint')",
    [t.world.alpha.id],
  );
  await send('polite', { email: 'Blocked@visitor.example' });
  for (let at = 0; at < 4; at++) await send('polite', { email: 'victim@visitor.example' });
  await settle();
  expect(await countConfirmations('bot@visitor.example')).toBe(0);
  expect(await countConfirmations('blocked@visitor.example')).toBe(0);
  expect(await countConfirmations('victim@visitor.example')).toBe(2);
});

it('stops at the daily limit of the tenant without failing', async () => {
  await t.database.asOwner(
    `insert into platform.mails (tenant_id, via, kind, recipient, subject, content, status)
     select $1, 'tenant', 'form-confirmation', 'earlier@test.example', '', '', 'sent' from generate_series(1, 200)`,
    [t.world.alpha.id],
  );
  await send('polite', { email: 'late@visitor.example' });
  await settle();
  expect(await countConfirmations('late@visitor.example')).toBe(0);
  const failed = await t.database.asOwner(
    "select 1 from jobs.job_common where name = 'form-confirmation' and state = 'failed'",
  );
  expect(failed).toEqual([]);
  await t.database.asOwner(
    "delete from platform.mails where recipient in ('earlier@test.example', 'victim@visitor.example')",
  );
});

it('shows answers in the design of the owner, escaped and without clickable links', async () => {
  const design = {
    type: 'EmailTextbox',
    props: { html: '<p>Hi {{first_name|there}}, you wrote in the {{form}}:</p><p>{{answers}}</p>' },
  };
  for (const audience of ['customer', 'staff']) {
    const made = await t.call('POST', NOTIFICATIONS, {
      as: 'admin',
      body: {
        name: `Form ${audience}`,
        event: 'form.submitted',
        audience,
        subject:
          audience === 'staff' ? '{{sender_name}} wrote: {{answers}}' : 'Thanks {{first_name}}',
        content: sectionContent(design, { type: 'EmailOrderSummary' }),
      },
    });
    expect(made.status, made.text).toBe(201);
    expect(made.body.notification).toMatchObject({ audience, emails: [] });
  }
  await send('polite', { first_name: 'Ada', email: 'shown@visitor.example', message: LURE });
  const mail = await sentMail(t, 'shown@visitor.example');
  expect(mail.subject).toBe('Thanks Ada');
  expect(mail.html).toContain('Hi Ada, you wrote in the form polite:');
  expect(mail.html).toContain(
    'First name: Ada<br />Email: shown@\u200Bvisitor.\u200Bexample<br />Message: Win at https:\u200B//evil.\u200Bexample/now &lt;b&gt;and&lt;/b&gt; {{email}}',
  );
  expect(mail.text).not.toContain('evil.example');

  const notice = await sentMail(t, 'desk@alpha.example', /^Ada wrote/);
  expect(notice.subject).toContain('Message: Win at https:\u200B//evil.\u200Bexample/now');
  expect(notice.subject).not.toContain('\n');
  expect(notice.html).toContain('Hi there, you wrote');
  expect(notice.text).toContain('Open the submission: ');

  // A name with a link is no name.
  await send('polite', { first_name: 'Prize at evil.example', email: 'name@visitor.example' });
  const greeted = await sentMail(t, 'name@visitor.example');
  expect(greeted.html).toContain('Hi there, you wrote');
  expect(greeted.subject).toBe('Thanks');
});
