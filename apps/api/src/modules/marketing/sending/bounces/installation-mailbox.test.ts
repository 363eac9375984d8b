import { afterAll, beforeAll, expect, it } from 'vitest';
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
import { TEST_SECRET } from '../../../../../test/support/test-constants.ts';
import { readConfig } from '../../../../kernel/config/config.ts';
import { derivedKey } from '../../../../kernel/crypto/secret.ts';
import { serverLog } from '../../../../kernel/process/server-log.ts';
import { EMAIL_TOKEN_KEY, emailTokens } from '../tracking/email-tokens.ts';
import { checkInstallationMailbox } from './installation-mailbox.ts';

let sink: MailSink;
let box: ImapMailbox;
let t: TestApi;
let environment: Record<string, string>;
beforeAll(async () => {
  [sink, box] = await Promise.all([mailSink(), imapMailbox()]);
  environment = {
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    MAIL_FROM: 'post@atrium.example',
    BOUNCE_ADDRESS: 'bounces@atrium.example',
  };
  const getUrl = (username: string) => `imap://${username}:password@127.0.0.1:${box.port}`;
  // Its housekeeping task, whose time may come during a test, does not read the mailbox of the test.
  t = await testApi({ ...environment, BOUNCE_IMAP_URL: getUrl('nobody') });
  environment.BOUNCE_IMAP_URL = getUrl('user');
  await t.api.jobs.start({ poll: 0.5, supervise: 1 });
});
afterAll(async () => {
  await t.close();
  await Promise.all([sink.close(), box.close()]);
});

/** Reads the mailbox as the housekeeping task does. */
async function check(over: Record<string, string> = {}) {
  const { bounceMailbox } = readConfig({ ...environment, ...over });
  if (!bounceMailbox) throw new Error('no mailbox is set');
  return checkInstallationMailbox(
    {
      db: t.database.db,
      tokens: emailTokens(derivedKey(TEST_SECRET, EMAIL_TOKEN_KEY)),
      mailbox: bounceMailbox,
    },
    { signal: new AbortController().signal, log: serverLog('silent') },
  );
}
const readState = async () =>
  (
    await t.database.asOwner<{ last_uid: string; problem: string }>(
      "select last_uid, problem from platform.bounce_mailboxes where username = 'user'",
    )
  ).at(-1);

/** Returns a report that an address does not exist. */
const createReport = (to: string, inner = ''): string =>
  [
    'From: MAILER-DAEMON@mx.example',
    `To: ${to}`,
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Action: failed',
    'Status: 5.1.1',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    inner,
    '--b--',
  ].join('\r\n');

it('applies returned emails in the tenant that sent them, once', async () => {
  const listId = await makeList(t, 'Shared');
  await addSubscribers(t, listId, [
    'ada@shared.example',
    'bob@shared.example',
    'cy@shared.example',
  ]);
  const { id } = await makeCampaign(t, { listIds: [listId] });
  await t.call('POST', `${CAMPAIGNS}${id}/send-now/`, { as: 'admin', body: {} });
  await waitForStatus(t, id, 'sent');
  const find = (email: string) => {
    const found = sink.received.find(({ recipients }) => recipients[0] === email);
    if (!found) throw new Error(`${email} got no email`);
    return found;
  };
  const ada = find('ada@shared.example');
  expect(ada.sender).toMatch(/^bounces\+[0-9a-z]+-[0-9a-z]+-0-[0-9a-f]{32}@atrium\.example$/);
  expect(ada.mail.from?.address).toBe('post@atrium.example');
  const { messageId = '' } = find('bob@shared.example').mail;
  expect(messageId).toMatch(new RegExp(`^<t${t.world.alpha.id}\\.c${id}\\.s`));

  box.messages.push(
    createReport(ada.sender),
    // By the Message-ID of the returned email.
    createReport('bounces@atrium.example', `Message-ID: ${messageId}`),
    // Forged: the signature is that of another tenant, and of none.
    createReport(ada.sender.replace(/\+[0-9a-z]+-/, `+${t.world.beta.id.toString(36)}-`)),
    createReport(`bounces+1-1-0-${'0'.repeat(32)}@atrium.example`),
    createReport(`bounces+zzzz-1-0-${'0'.repeat(32)}@atrium.example`),
    'From: a@b.example\r\nSubject: Hello\r\n\r\nA letter\r\n',
  );
  expect(await check()).toEqual({ read: 6, found: 5 });
  const blocked = await t.database.asOwner<{ email: string }>(
    "select email from app.subscribers where status = 'suppressed' and email like '%@shared.example' order by email",
  );
  expect(blocked.map(({ email }) => email)).toEqual(['ada@shared.example', 'bob@shared.example']);
  const { body } = await t.call('GET', `${CAMPAIGNS}${id}/metrics/`, { as: 'admin' });
  expect(body.results).toMatchObject({ totals: { sent: 3, delivered: 1, bounces: 2 } });
  expect(await readState()).toEqual({ last_uid: '6', problem: '' });

  expect(await check()).toEqual({ read: 0, found: 0 });
  expect(box.fetched).toBe(6);
});

it('stores why the mailbox cannot be read, and reads it again later', async () => {
  const wrong = environment.BOUNCE_IMAP_URL?.replace('password', 'wrong') ?? '';
  expect(await check({ BOUNCE_IMAP_URL: wrong })).toEqual({ read: 0, found: 0 });
  expect((await readState())?.problem).toMatch(/^The mailbox refused the username or password/);
  expect(await check()).toEqual({ read: 0, found: 0 });
  expect(await readState()).toEqual({ last_uid: '6', problem: '' });
});
