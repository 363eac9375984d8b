import type { BounceSettings, CampaignMetrics } from '@org/schema/entities';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  addSubscribers,
  CAMPAIGNS,
  makeCampaign,
  makeList,
  waitForStatus,
} from '../../../../../test/support/campaigns.ts';
import { type ImapMailbox, imapMailbox } from '../../../../../test/support/imap-mailbox.ts';
import { type MailSink, mailSink } from '../../../../../test/support/mail-sink.ts';
import { type TestApi, testApi } from '../../../../../test/support/test-api.ts';
import { ringMailbox } from './check-mailbox.ts';

const SETTINGS = '/api/v1/admin/settings/email-bounces/';

let sink: MailSink;
let box: ImapMailbox;
let t: TestApi;
let campaignId: number;
beforeAll(async () => {
  [sink, box] = await Promise.all([mailSink(), imapMailbox()]);
  t = await testApi({});
  await t.api.jobs.start({ poll: 0.5, supervise: 1 });
  await t.call('PUT', '/api/v1/admin/settings/mail-server/', {
    as: 'admin',
    body: {
      host: 'localhost',
      port: sink.port,
      security: 'starttls',
      from_email: 'post@kiln.example',
    },
  });
  // The sink offers no encryption, which a tenant's server needs otherwise.
  await t.database.asOwner(
    'alter table app.mail_servers drop constraint mail_servers_security_check',
  );
  await t.database.asOwner("update app.mail_servers set security = 'plain'");
});
afterAll(async () => {
  await t.close();
  await Promise.all([sink.close(), box.close()]);
});

const save = (fields: object) =>
  t.call('PUT', SETTINGS, {
    as: 'admin',
    body: {
      address: 'bounces@kiln.example',
      host: '127.0.0.1',
      port: box.port,
      username: 'user',
      ...fields,
    },
  });
const check = () => t.call('POST', `${SETTINGS}check/`, { as: 'admin' });

/** Returns a report that an address does not exist, as its server would send it. */
function createReport(email: string, to?: string): string {
  const { mail, sender } = sink.received.find(({ recipients }) => recipients[0] === email) ?? {};
  return [
    'From: MAILER-DAEMON@mx.example',
    `To: ${to ?? sender}`,
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    `Final-Recipient: rfc822; ${email}`,
    'Action: failed',
    'Status: 5.1.1',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    `Subject: ${mail?.subject}`,
    '--b--',
  ].join('\r\n');
}

it('emails are returned to the mailbox, and each report is applied once', async () => {
  const saved = await save({ password: 'password' });
  expect(saved.status, saved.text).toBe(200);
  expect(saved.body.settings).toMatchObject({ password_set: true, webhook_url: '', problem: '' });
  const listId = await makeList(t, 'Returned');
  await addSubscribers(t, listId, ['ada@back.example', 'bob@back.example']);
  ({ id: campaignId } = await makeCampaign(t, { listIds: [listId] }));
  await t.call('POST', `${CAMPAIGNS}${campaignId}/send-now/`, { as: 'admin', body: {} });
  await waitForStatus(t, campaignId, 'sent');
  const senders = sink.received.map(({ sender }) => sender);
  expect(senders).toEqual([
    expect.stringMatching(/^bounces\+[0-9a-z]+-0-[0-9a-f]{32}@kiln\.example$/),
    expect.stringMatching(/^bounces\+/),
  ]);
  expect(sink.received[0]?.mail.from?.address).toBe('post@kiln.example');

  // Of these only the first one has a signature of ours.
  box.messages.push(
    createReport('ada@back.example'),
    createReport('bob@back.example', 'bounces@kiln.example'),
    createReport('bob@back.example', `bounces+1-0-${'0'.repeat(32)}@kiln.example`),
    'From: a@b.example\r\nSubject: Hello\r\n\r\nA letter\r\n',
  );
  const first = await check();
  expect(first.status, first.text).toBe(200);
  expect([first.body.read, first.body.found]).toEqual([4, 2]);
  const { body } = await t.call('GET', `${CAMPAIGNS}${campaignId}/metrics/`, { as: 'admin' });
  expect((body.results as CampaignMetrics).totals).toMatchObject({
    sent: 2,
    delivered: 1,
    bounces: 1,
  });
  const blocked = await t.database.asOwner<{ email: string }>(
    "select email from app.subscribers where status = 'suppressed' and email like '%@back.example'",
  );
  expect(blocked).toEqual([{ email: 'ada@back.example' }]);

  expect((await check()).body).toMatchObject({ read: 0, found: 0 });
  expect(box.fetched).toBe(4);

  // The job of every 15 minutes does the same.
  box.messages.push(createReport('bob@back.example'));
  const { id: tenantId } = t.world.alpha;
  await t.database.db.asTenant(tenantId, (tx) => ringMailbox(t.api.jobs.send, tx, tenantId));
  await vi.waitFor(
    async () =>
      expect(
        await t.database.asOwner(
          "select email from app.subscribers where status = 'suppressed' and email = 'bob@back.example'",
        ),
      ).toHaveLength(1),
    { timeout: 20_000, interval: 200 },
  );
});

it('says why the mailbox cannot be read, and keeps the reason', async () => {
  const settings = async () =>
    (await t.call('GET', SETTINGS, { as: 'admin' })).body.settings as BounceSettings;
  await save({ password: 'wrong' });
  const { status, body } = await check();
  expect([status, body.code]).toEqual([422, 'mail_failed']);
  expect((await settings()).problem).toMatch(/^The mailbox refused the username or password/);
  // Another server needs the password again.
  await save({ host: 'localhost' });
  expect(await settings()).toMatchObject({ password_set: false, problem: '', checked_at: null });
  await save({ port: 1, password: 'password' });
  await check();
  expect((await settings()).problem).toBe('The server does not accept connections on this port');
});

it('needs the server of a mailbox, and shows a conflict', async () => {
  const { status, body } = await save({ host: '' });
  expect([status, Object.keys(body.formErrors as object)]).toEqual([422, ['host']]);
  expect((await save({ version: 1 })).status).toBe(409);
  expect((await save({ address: 'a@b, c@d.example' })).status).toBe(422);
});
